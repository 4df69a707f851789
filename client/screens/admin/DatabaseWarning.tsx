import { trpc } from '../../app/trpc.ts'
import { Alert } from '../../ui/Alert.tsx'

/** Nothing while the portal has a role of its own in the database. */
export function DatabaseWarning() {
  const { data: ownsTables } = trpc.admin.ownsTables.useQuery(undefined, { meta: { silent: true } })
  if (!ownsTables) return null
  return (
    <Alert tone="warning" title="The portal works as the owner of its database" className="mb-5">
      <p>
        A flaw in it could switch off what protects the ledgers and the audit log. Please ask whoever runs
        this server to set <code>DATABASE_OWNER_URL</code>, and to read docs/operate.md.
      </p>
    </Alert>
  )
}
