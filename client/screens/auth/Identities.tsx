import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { post } from '../../session.ts'
import { trpc } from '../../trpc.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatInstant } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { ProveFirst } from './Proof.tsx'

/** Why the way to the provider did not end where it should, by the codes that the address brings back. */
const PROBLEMS: Record<string, string> = {
  signup_disabled:
    'Nobody here has linked this identity yet. Sign in with your password, and link it on My Profile.',
  account_not_linked:
    'This identity is not linked to your account yet. Sign in with your password, and link it on My Profile.',
  account_already_linked_to_different_user: 'This identity is linked to another account already.',
  unable_to_link_account: 'The provider has not verified the e-mail address of this identity.',
  access_denied: 'The sign-in was cancelled.',
}

/** What became of a way to the provider, where it failed; nothing otherwise. Stands where the page begins. */
export function ProviderProblem() {
  const { error } = useSearch({ strict: false })
  if (!error) return null
  return (
    <Alert tone="warning" className="mb-4">
      {PROBLEMS[error] ?? 'The sign-in did not work. Please try again.'}
    </Alert>
  )
}

/** Leaves for the provider's own page. */
function useGoElsewhere(path: 'sign-in/social' | 'link-social', back: { done: string; failed: string }) {
  return useMutation({
    mutationFn: () =>
      post<{ url: string }>(path, {
        provider: 'oidc',
        callbackURL: back.done,
        errorCallbackURL: back.failed,
      }),
    onSuccess: ({ url }) => location.assign(url),
    meta: { fallback: 'The sign-in could not be begun' },
    gcTime: 0,
  })
}

/** "Continue with …" below the password, where the clinic has a provider. */
export function ContinueElsewhere() {
  const provider = trpc.auth.identities.provider.useQuery(undefined, { meta: { silent: true } })
  const { next } = useSearch({ strict: false })
  const go = useGoElsewhere('sign-in/social', { done: next ?? '/dashboard', failed: '/auth' })
  if (!provider.data) return null
  return (
    <div className="mt-4 border-t border-line pt-5">
      <Button look="outline" className="w-full" busy={go.isPending} onClick={() => go.mutate()}>
        Continue with {provider.data}
      </Button>
    </div>
  )
}

/** The identities elsewhere that open this account; nothing where the clinic has no provider and none is linked. */
export function Identities() {
  const utils = trpc.useUtils()
  const mine = trpc.auth.identities.list.useQuery(undefined, { meta: { silent: true } })
  const link = useGoElsewhere('link-social', { done: '/profile', failed: '/profile' })
  const unlink = trpc.auth.identities.unlink.useMutation({
    onSuccess: () => toast.success('Identity unlinked'),
    onSettled: () => utils.auth.identities.invalidate(),
  })
  const [proving, setProving] = useState(false)
  const { provider, linked = [], waitsForProof, asksPassword } = mine.data ?? {}
  if (!provider && linked.length === 0) return null
  return (
    <ProfileSection title="Linked identities">
      <ProviderProblem />
      <p className="max-w-measure text-sm text-ink-2">
        A linked identity opens your account without its password and code: its provider asks for what it
        asks.
      </p>
      <ul className="mt-3">
        {linked.map(({ id, linkedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-line py-3">
            <Link2 size={22} className="shrink-0 text-ink-2" />
            <div className="min-w-52 flex-1">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base">
                <span className="font-strong">{provider ?? 'OpenID Connect'}</span>
                <Badge tone="success">Linked</Badge>
              </p>
              <p className="text-xs text-ink-2">Since {formatInstant(linkedAt)}</p>
            </div>
            <Button
              look="danger-plain"
              size="tight"
              className="-mx-3"
              busy={unlink.isPending}
              onClick={() => unlink.mutate({ id })}
            >
              Unlink
            </Button>
          </li>
        ))}
      </ul>
      {provider && linked.length === 0 && (
        <Button
          look="outline"
          disabled={waitsForProof ?? false}
          busy={link.isPending}
          onClick={() => (asksPassword ? setProving(true) : link.mutate())}
        >
          {!link.isPending && <Link2 size={18} />}
          Link {provider}
        </Button>
      )}
      {waitsForProof && linked.length === 0 && (
        <p className="mt-2 text-xs text-ink-2">Confirm your e-mail address first: see Second factors.</p>
      )}
      {proving && (
        <ProveFirst
          onClose={() => setProving(false)}
          onProved={() => {
            setProving(false)
            link.mutate()
          }}
        />
      )}
    </ProfileSection>
  )
}
