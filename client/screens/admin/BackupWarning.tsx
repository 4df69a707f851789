import { trpc } from '../../app/trpc.ts'
import { Alert } from '../../ui/Alert.tsx'
import { formatInstant } from '../../ui/format.ts'

/** Nothing while backups are made; otherwise since when none was. */
export function BackupWarning() {
  const { data } = trpc.admin.backup.useQuery(undefined, { meta: { silent: true } })
  if (!data?.overdue) return null
  const title = data.lastAt
    ? `The last good backup is of ${formatInstant(data.lastAt)}`
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
