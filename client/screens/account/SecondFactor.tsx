import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { isCancelled, signInWithPasskey, supportsPasskeys } from '../../app/passkeys.ts'
import { safeRedirect } from '../../app/redirect.ts'
import { trpc } from '../../app/trpc.ts'
import { useSignOut } from '../../app/useSignOut.tsx'
import valerian from '../../art/valerian.svg'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { report } from '../../ui/failures.ts'
import { Factors } from './Factors.tsx'

const route = getRouteApi('/entry/second-factor')

/** For staff of a clinic that requires a second factor. Opens the requested page once a factor is set up or used. */
export function SecondFactor() {
  const t = useT()
  const { next } = route.useSearch()
  const navigate = route.useNavigate()
  const resolve = () => navigate({ href: safeRedirect(next) ?? '/dashboard' })
  const factorsQuery = trpc.auth.factors.useQuery(undefined, {
    meta: { errorTitle: t('account.factors.failed') },
  })
  const there = factorsQuery.data?.factors ?? []
  const { leave, question } = useSignOut()
  return (
    <AuthPage
      title={t('app.page.secondFactor')}
      subtitle={t('account.factors.required')}
      art={valerian}
      ground="honey"
    >
      {there.length > 0 ? (
        <UseFactor passkey={there.some(({ type }) => type === 'webauthn')} onUsed={resolve} />
      ) : (
        <Factors onAdded={resolve} />
      )}
      <Button look="plain" className="mt-5 -ml-5 self-start" onClick={leave}>
        {t('app.signOut')}
      </Button>
      {question}
    </AuthPage>
  )
}

/** For an account with a second factor whose session began without it. */
function UseFactor({ passkey, onUsed }: { passkey: boolean; onUsed: () => void }) {
  const t = useT()
  const prove = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess: onUsed,
    onError: (error) => {
      if (!isCancelled(error)) report(error, { fallback: t('auth.signIn.failed') })
    },
    meta: { silent: true },
    gcTime: 0,
  })
  if (!passkey || !supportsPasskeys) {
    return <p className="text-base">{t('account.factors.signInAgain')}</p>
  }
  return (
    <>
      <p className="text-base">{t('account.passkey.unused')}</p>
      <Button className="mt-4 self-start" busy={prove.isPending} onClick={() => prove.mutate()}>
        {!prove.isPending && <KeyRound size={18} />}
        {t('account.passkey.use')}
      </Button>
    </>
  )
}
