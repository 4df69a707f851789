import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { isCancelled, signInWithPasskey, supportsPasskeys } from '../../app/passkeys.ts'
import { safeRedirect } from '../../app/redirect.ts'
import { trpc } from '../../app/trpc.ts'
import { useSignOut } from '../../app/useSignOut.tsx'
import valerian from '../../art/valerian.svg'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { report } from '../../ui/failures.ts'
import { Factors } from './Factors.tsx'

const route = getRouteApi('/entry/second-factor')

/** For staff of a clinic that requires a second factor. Opens the requested page once a factor is set up or used. */
export function SecondFactor() {
  const { next } = route.useSearch()
  const navigate = route.useNavigate()
  const resolve = () => navigate({ href: safeRedirect(next) ?? '/dashboard' })
  const factorsQuery = trpc.auth.factors.useQuery(undefined, {
    meta: { errorTitle: 'Failed to load your second factors' },
  })
  const there = factorsQuery.data?.factors ?? []
  const { leave, question } = useSignOut()
  return (
    <AuthPage
      title="Protect your account"
      subtitle="You work with other people’s health. Your clinic requires a second factor in addition to your password."
      art={valerian}
      ground="honey"
    >
      {there.length > 0 ? (
        <UseFactor passkey={there.some(({ type }) => type === 'webauthn')} onUsed={resolve} />
      ) : (
        <Factors onAdded={resolve} />
      )}
      <Button look="plain" className="mt-5 -ml-5 self-start" onClick={leave}>
        Sign Out
      </Button>
      {question}
    </AuthPage>
  )
}

/** For an account with a second factor whose session began without it. */
function UseFactor({ passkey, onUsed }: { passkey: boolean; onUsed: () => void }) {
  const prove = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess: onUsed,
    onError: (error) => {
      if (!isCancelled(error)) report(error, { fallback: 'Failed to sign in' })
    },
    meta: { silent: true },
    gcTime: 0,
  })
  if (!passkey || !supportsPasskeys) {
    return (
      <p className="text-base">
        Your account already has a second factor. Please sign out, then sign in with it.
      </p>
    )
  }
  return (
    <>
      <p className="text-base">Your account has a passkey, but you signed in without it.</p>
      <Button className="mt-4 self-start" busy={prove.isPending} onClick={() => prove.mutate()}>
        {!prove.isPending && <KeyRound size={18} />}
        Use your passkey
      </Button>
    </>
  )
}
