import { useSearch } from '@tanstack/react-router'
import { trpc } from '../../app/trpc.ts'
import { useGoToProvider } from '../../layout/identityProvider.tsx'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'

/** Renders nothing unless the clinic has an identity provider. */
export function ContinueWithProvider() {
  const t = useT()
  const provider = trpc.auth.identities.provider.useQuery(undefined, { meta: { silent: true } })
  const { next } = useSearch({ strict: false })
  const go = useGoToProvider('sign-in/social', { done: next ?? '/dashboard', failed: '/auth' })
  if (!provider.data) return null
  return (
    <div className="mt-4 border-t border-line pt-5">
      <Button look="outline" className="w-full" busy={go.isPending} onClick={() => go.mutate()}>
        {t('auth.provider.continue', { provider: provider.data })}
      </Button>
    </div>
  )
}
