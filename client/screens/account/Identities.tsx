import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { ConfirmPasswordDialog } from '../../layout/ConfirmPasswordDialog.tsx'
import { ProviderProblem, useGoToProvider } from '../../layout/identityProvider.tsx'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatInstant } from '../../ui/format.ts'
import { ProfileSection } from './ProfileSection.tsx'

/** Linked identities that can sign in. Renders nothing if the clinic has no identity provider and none is linked. */
export function Identities() {
  const t = useT()
  const utils = trpc.useUtils()
  const identities = trpc.auth.identities.list.useQuery(undefined, { meta: { silent: true } })
  const link = useGoToProvider('link-social', { done: '/profile/security', failed: '/profile/security' })
  const unlink = trpc.auth.identities.unlink.useMutation({
    meta: { success: [t('account.identities.unlinked')] },
    onSettled: () => utils.auth.identities.invalidate(),
  })
  const [proving, setProving] = useState(false)
  const { provider, linked = [], waitsForProof, asksPassword } = identities.data ?? {}
  if (!provider && linked.length === 0) return null
  return (
    <ProfileSection title={t('account.identities.title')}>
      <ProviderProblem />
      <p className="max-w-measure text-sm text-ink-2">{t('account.identities.text')}</p>
      <ul className="mt-3">
        {linked.map(({ id, linkedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-line py-3">
            <Link2 size={22} className="shrink-0 text-ink-2" />
            <div className="min-w-52 flex-1">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base">
                <span className="font-strong">{provider ?? t('account.identities.unnamed')}</span>
                <Badge tone="success">{t('account.identities.linked')}</Badge>
              </p>
              <p className="text-xs text-ink-2">
                {t('account.identities.since', { day: formatInstant(linkedAt) })}
              </p>
            </div>
            <Button
              look="danger-plain"
              size="tight"
              className="-mx-3"
              busy={unlink.isPending}
              onClick={() => unlink.mutate({ id })}
            >
              {t('account.identities.unlink')}
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
          {t('account.identities.link', { provider })}
        </Button>
      )}
      {waitsForProof && linked.length === 0 && (
        <p className="mt-2 text-xs text-ink-2">{t('account.identities.confirmFirst')}</p>
      )}
      {proving && (
        <ConfirmPasswordDialog
          description={t('account.confirmPassword.text')}
          onClose={() => setProving(false)}
          onConfirmed={() => {
            setProving(false)
            link.mutate()
          }}
        />
      )}
    </ProfileSection>
  )
}
