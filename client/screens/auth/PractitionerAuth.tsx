import { getRouteApi } from '@tanstack/react-router'
import { sessionChanged } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import echinacea from '../../art/echinacea.svg'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { clinicName } from '../../ui/clinic.ts'
import { AuthTabs } from './AuthTabs.tsx'
import { SignUpForm } from './SignUpForm.tsx'

const route = getRouteApi('/entry/practitioner-auth')

export function PractitionerAuth() {
  const { tab } = route.useSearch()
  // Silent, because the form reports the error.
  const signUp = trpc.auth.signUpPractitioner.useMutation({ meta: { silent: true }, gcTime: 0 })
  return (
    <AuthPage
      title="Practitioner Portal"
      subtitle="Access AI-powered treatment planning tools"
      art={echinacea}
      ground="leaf"
    >
      <Alert tone="info" className="mb-5">
        Sign up to access the AI Wizard and create personalized treatment plans for your patients.
      </Alert>
      <AuthTabs
        page="/practitioner-auth"
        tab={tab}
        signUp={
          <SignUpForm
            action="Create Practitioner Account"
            signUp={async (values) => {
              await signUp.mutateAsync(values)
              await sessionChanged()
            }}
            welcome={`Welcome to ${clinicName}. You've been registered as a practitioner.`}
          />
        }
      />
    </AuthPage>
  )
}
