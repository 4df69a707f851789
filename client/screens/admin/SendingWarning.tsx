import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatInstant } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'

/** Warns that nothing is sent since a restore, and lets an admin resume sending; renders nothing otherwise. */
export function SendingWarning() {
  const t = useT()
  const utils = trpc.useUtils()
  const { data } = trpc.admin.sending.useQuery(undefined, { meta: { silent: true } })
  const release = trpc.admin.releaseSending.useMutation({
    onSuccess: async () => {
      toast.success(t('admin.sending.resumed'))
      await utils.admin.sending.invalidate()
    },
  })
  if (!data?.heldSince) return null
  return (
    <Alert tone="warning" title={t('admin.sending.title')} className="mb-5">
      <p className="mb-3">{t('admin.sending.text', { day: formatInstant(data.heldSince) })}</p>
      <Button look="outline" busy={release.isPending} onClick={() => release.mutate()}>
        {t('admin.sending.start')}
      </Button>
    </Alert>
  )
}
