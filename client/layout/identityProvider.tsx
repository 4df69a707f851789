import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { post } from '../app/session.ts'
import { Alert } from '../ui/Alert.tsx'

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

/** Goes to the provider's own page, and comes back to one of these two. */
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
    meta: { fallback: 'The sign-in could not be begun' },
    gcTime: 0,
  })
}
