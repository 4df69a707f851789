import { getRouteApi } from '@tanstack/react-router'
import { signUp } from '../../app/session.ts'
import chamomile from '../../art/chamomile.svg'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { clinicName } from '../../ui/clinic.ts'
import { AuthTabs } from './AuthTabs.tsx'
import { SignUpForm } from './SignUpForm.tsx'

const route = getRouteApi('/entry/auth')

export function PatientAuth() {
  const { tab } = route.useSearch()
  return (
    <AuthPage
      title="Your Portal"
      subtitle="Access your personalized treatment plans"
      art={chamomile}
      ground="honey"
    >
      <AuthTabs
        page="/auth"
        tab={tab}
        signUp={
          <SignUpForm
            action="Create Account"
            signUp={({ fullName, email, password }) => signUp(fullName, email, password)}
            welcome={`Welcome to ${clinicName}. Redirecting to your dashboard...`}
          />
        }
      />
    </AuthPage>
  )
}
