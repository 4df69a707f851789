import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { Email } from '../../ui/Email.tsx'
import { formatInstant } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'

/** The unused invitations. Renders nothing without one. */
export function OpenInvites() {
  const t = useT()
  const utils = trpc.useUtils()
  const invites = trpc.admin.invites.list.useQuery(undefined, {
    meta: { errorTitle: t('admin.invite.listFailed') },
  })
  const [ending, setEnding] = useState<{ id: string; name: string } | null>(null)
  const close = () => setEnding(null)
  const revoke = trpc.admin.invites.revoke.useMutation({
    meta: {
      errorTitle: t('admin.invite.notRevoked'),
      success: [t('admin.invite.revoked.title'), t('admin.invite.revoked.text')],
    },
    onSettled: () => utils.admin.invites.invalidate(),
  })
  const list = invites.data ?? []
  return (
    <>
      <LoadState query={invites} error={t('admin.invite.listFailed')} loading={null} />
      {list.length > 0 && (
        <SectionCard title={t('admin.invite.open')} className="mt-8 px-5 pt-4 pb-1.5">
          <ul className="mt-3">
            {list.map(({ id, role, fullName, email, practitioner, createdBy, expiresAt }) => {
              const name = fullName ?? email ?? t('admin.invite.nameless')
              return (
                <li
                  key={id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5 text-sm"
                >
                  <div className="min-w-0 flex-1 basis-64">
                    <p className="font-strong break-words">{name}</p>
                    {fullName && email && (
                      <p className="text-ink-2">
                        <Email>{email}</Email>
                      </p>
                    )}
                    <p className="text-ink-2">
                      {practitioner
                        ? t('admin.invite.for', {
                            role: t(`admin.role.${role}`),
                            practitioner: practitioner.fullName,
                          })
                        : t(`admin.role.${role}`)}
                    </p>
                  </div>
                  <p className="text-ink-2">
                    {t('admin.invite.until', { by: createdBy.fullName, day: formatInstant(expiresAt) })}
                  </p>
                  <Button
                    look="danger-plain"
                    size="dense"
                    aria-label={t('admin.invite.revokeNamed', { name })}
                    onClick={() => setEnding({ id, name })}
                  >
                    {t('admin.invite.revoke')}
                  </Button>
                </li>
              )
            })}
          </ul>
        </SectionCard>
      )}
      <AlertDialog
        open={ending !== null}
        onClose={close}
        title={t('admin.invite.revoke.title')}
        description={ending && t('admin.invite.revoke.text', { name: ending.name })}
        action={t('admin.invite.revoke')}
        busy={revoke.isPending}
        onConfirm={() => ending && revoke.mutate({ id: ending.id }, { onSettled: close })}
      />
    </>
  )
}
