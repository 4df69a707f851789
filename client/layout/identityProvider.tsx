import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { PlainId } from '../../locales/translate.ts'
import { post } from '../app/session.ts'
import { useT } from '../locale/messages.tsx'
import { Alert } from '../ui/Alert.tsx'

/** Messages for the error codes that better-auth adds to the address after a failed sign-in at the provider. */
const PROBLEMS: Record<string, PlainId> = {
  signup_disabled: 'auth.provider.notLinkedToAny',
  account_not_linked: 'auth.provider.notLinked',
  account_already_linked_to_different_user: 'auth.provider.linkedToOther',
  unable_to_link_account: 'auth.provider.unverified',
  access_denied: 'auth.provider.cancelled',
}

/** Explains why a sign-in at the identity provider failed; renders nothing otherwise. */
export function ProviderProblem() {
  const t = useT()
  const { error } = useSearch({ strict: false })
  if (!error) return null
  return (
    <Alert tone="warning" className="mb-4">
      {t(PROBLEMS[error] ?? 'auth.provider.failed')}
    </Alert>
  )
}

/** Opens the provider's page, which returns to one of these addresses. */
export function useGoToProvider(
  path: 'sign-in/social' | 'link-social',
  back: { done: string; failed: string },
) {
  const t = useT()
  return useMutation({
    mutationFn: () =>
      post<{ url: string }>(path, {
        provider: 'oidc',
        callbackURL: back.done,
        errorCallbackURL: back.failed,
      }),
    onSuccess: ({ url }) => location.assign(url),
    meta: { fallback: t('auth.provider.notStarted') },
    gcTime: 0,
  })
}
