import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { post } from '../app/session.ts'
import { Alert } from '../ui/Alert.tsx'

/** Messages for the error codes that better-auth adds to the address after a failed sign-in at the provider. */
const PROBLEMS: Record<string, string> = {
  signup_disabled:
    'This identity is not linked to any account yet. Sign in with your password, then link it on My Profile.',
  account_not_linked:
    'This identity is not linked to your account yet. Sign in with your password, then link it on My Profile.',
  account_already_linked_to_different_user: 'This identity is already linked to another account.',
  unable_to_link_account: 'The provider has not verified the e-mail address of this identity.',
  access_denied: 'The sign-in was cancelled.',
}

/** Explains why a sign-in at the identity provider failed; renders nothing otherwise. */
export function ProviderProblem() {
  const { error } = useSearch({ strict: false })
  if (!error) return null
  return (
    <Alert tone="warning" className="mb-4">
      {PROBLEMS[error] ?? 'The sign-in did not work. Please try again.'}
    </Alert>
  )
}

/** Opens the provider's page, which returns to one of these addresses. */
export function useGoToProvider(
  path: 'sign-in/social' | 'link-social',
  back: { done: string; failed: string },
) {
  return useMutation({
    mutationFn: () =>
      post<{ url: string }>(path, {
        provider: 'oidc',
        callbackURL: back.done,
        errorCallbackURL: back.failed,
      }),
    onSuccess: ({ url }) => location.assign(url),
    meta: { fallback: 'The sign-in could not be started' },
    gcTime: 0,
  })
}
