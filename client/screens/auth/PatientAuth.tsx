import { getRouteApi } from '@tanstack/react-router'
import { signUp } from '../../app/session.ts'
import chamomile from '../../art/chamomile.svg'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { useT } from '../../locale/messages.tsx'
import { clinicName } from '../../ui/clinic.ts'
import { AuthTabs } from './AuthTabs.tsx'
import { SignUpForm } from './SignUpForm.tsx'

const route = getRouteApi('/entry/auth')

export function PatientAuth() {
  const t = useT()
  const { tab } = route.useSearch()
  return (
    <AuthPage title={t('app.page.auth')} subtitle={t('auth.patient.subtitle')} art={chamomile} ground="honey">
      <AuthTabs
        page="/auth"
        tab={tab}
        signUp={
          <SignUpForm
            action={t('auth.patient.create')}
            signUp={({ fullName, email, password }) => signUp(fullName, email, password)}
            welcome={t('auth.patient.welcome', { clinic: clinicName })}
          />
        }
      />
    </AuthPage>
  )
}
