import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import magnesium from '../../art/magnesium.svg'
import { safeRedirect } from '../../redirect.ts'
import { signOut } from '../../session.ts'
import { Button } from '../../ui/Button.tsx'
import { AuthPage } from './AuthPage.tsx'
import { Factors } from './Factors.tsx'

const route = getRouteApi('/entry/second-factor')

/** For staff of a clinic that asks for a second factor; leads on once it is set up. */
export function SecondFactor() {
  const { next } = route.useSearch()
  const navigate = route.useNavigate()
  const leave = useMutation({
    mutationFn: () => signOut(() => navigate({ to: '/' })),
    meta: { fallback: 'Failed to sign out' },
  })
  return (
    <AuthPage
      title="Protect your account"
      subtitle="You work with other people’s health. Your clinic asks for a second factor beside your password."
      art={magnesium}
      ground="honey"
    >
      <Factors onAdded={() => navigate({ href: safeRedirect(next) ?? '/dashboard' })} />
      <Button
        look="plain"
        className="mt-5 -ml-5 self-start"
        busy={leave.isPending}
        onClick={() => leave.mutate()}
      >
        Sign Out
      </Button>
    </AuthPage>
  )
}
