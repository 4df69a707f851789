import { getRouteApi } from '@tanstack/react-router'
import { signUp } from '../../app/session.ts'
import chamomile from '../../art/chamomile.svg'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { clinicName } from '../../ui/clinic.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'

const route = getRouteApi('/entry/auth')

export function PatientAuth() {
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <AuthPage
      title="Your Portal"
      subtitle="Access your personalized treatment plans"
      art={chamomile}
      ground="honey"
    >
      <Tabs
        label="Sign in or sign up"
        value={tab ?? 'sign-in'}
        onChange={(chosen) =>
          navigate({
            search: ({ next }) => ({ next, ...(chosen === 'sign-up' && { tab: chosen }) }),
            replace: true,
          })
        }
        tabs={[
          { value: 'sign-in', title: 'Sign In', panel: <SignInForm /> },
          {
            value: 'sign-up',
            title: 'Sign Up',
            panel: (
              <SignUpForm
                action="Create Account"
                signUp={({ fullName, email, password }) => signUp(fullName, email, password)}
                welcome={`Welcome to ${clinicName}. Redirecting to your dashboard...`}
              />
            ),
          },
        ]}
      />
    </AuthPage>
  )
}
