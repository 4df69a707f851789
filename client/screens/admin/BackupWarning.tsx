import { trpc } from '../../app/trpc.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { formatInstant } from '../../ui/format.ts'

/** Warns when the nightly backup is overdue; renders nothing otherwise. */
export function BackupWarning() {
  const t = useT()
  const { data } = trpc.admin.backup.useQuery(undefined, { meta: { silent: true } })
  if (!data?.overdue) return null
  const title = data.lastAt
    ? t('admin.backup.last', { day: formatInstant(data.lastAt) })
    : t('admin.backup.none')
  return (
    <Alert tone="warning" title={title} className="mb-5">
      <p>
        <Rich id="admin.backup.text" values={{ code: (text) => <code>{text}</code> }} />
      </p>
    </Alert>
  )
}
