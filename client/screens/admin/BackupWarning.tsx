import { trpc } from '../../app/trpc.ts'
import { Alert } from '../../ui/Alert.tsx'
import { formatInstant } from '../../ui/format.ts'

/** Warns when the nightly backup is overdue; renders nothing otherwise. */
export function BackupWarning() {
  const { data } = trpc.admin.backup.useQuery(undefined, { meta: { silent: true } })
  if (!data?.overdue) return null
  const title = data.lastAt
    ? `The last successful backup was made on ${formatInstant(data.lastAt)}`
    : 'No backup has been made yet'
  return (
    <Alert tone="warning" title={title} className="mb-5">
      <p>
        A backup is due every night. Please ask whoever runs this server to look into it: run{' '}
        <code>make backup</code>, and read docs/backup.md.
      </p>
    </Alert>
  )
}
