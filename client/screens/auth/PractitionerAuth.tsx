import { getRouteApi } from '@tanstack/react-router'
import { sessionChanged } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import echinacea from '../../art/echinacea.svg'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { clinicName } from '../../ui/clinic.ts'
import { AuthTabs } from './AuthTabs.tsx'
import { SignUpForm } from './SignUpForm.tsx'

const route = getRouteApi('/entry/practitioner-auth')

export function PractitionerAuth() {
  const t = useT()
  const { tab } = route.useSearch()
  // Silent, because the form reports the error.
  const signUp = trpc.auth.signUpPractitioner.useMutation({ meta: { silent: true }, gcTime: 0 })
  return (
    <AuthPage
      title={t('app.page.practitionerAuth')}
      subtitle={t('auth.practitioner.subtitle')}
      art={echinacea}
      ground="leaf"
    >
      <Alert tone="info" className="mb-5">
        {t('auth.practitioner.intro')}
      </Alert>
      <AuthTabs
        page="/practitioner-auth"
        tab={tab}
        signUp={
          <SignUpForm
            action={t('auth.practitioner.create')}
            signUp={async (values) => {
              await signUp.mutateAsync(values)
              await sessionChanged()
            }}
            welcome={t('auth.practitioner.welcome', { clinic: clinicName })}
          />
        }
      />
    </AuthPage>
  )
}
