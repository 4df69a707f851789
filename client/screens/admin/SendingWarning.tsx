import { trpc } from '../../app/trpc.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatInstant } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'

/** Warns that nothing is sent since a restore, and lets an admin resume sending; renders nothing otherwise. */
export function SendingWarning() {
  const utils = trpc.useUtils()
  const { data } = trpc.admin.sending.useQuery(undefined, { meta: { silent: true } })
  const release = trpc.admin.releaseSending.useMutation({
    onSuccess: async () => {
      toast.success('Mails and reminders are sent again')
      await utils.admin.sending.invalidate()
    },
    meta: { errorTitle: 'Error' },
  })
  if (!data?.heldSince) return null
  return (
    <Alert tone="warning" title="No mail and no reminder is sent" className="mb-5">
      <p className="mb-3">
        This portal was restored from a backup on {formatInstant(data.heldSince)}. If it is the clinic's real
        portal, start sending. If it is a trial on another machine, leave it: it would write to real people.
      </p>
      <Button look="outline" busy={release.isPending} onClick={() => release.mutate()}>
        Start sending
      </Button>
    </Alert>
  )
}
