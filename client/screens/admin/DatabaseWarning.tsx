import { trpc } from '../../app/trpc.ts'
import { Alert } from '../../ui/Alert.tsx'

/** Warns when the portal connects as the owner of the tables; renders nothing otherwise. */
export function DatabaseWarning() {
  const { data: ownsTables } = trpc.admin.ownsTables.useQuery(undefined, { meta: { silent: true } })
  if (!ownsTables) return null
  return (
    <Alert tone="warning" title="The portal connects as the owner of its database" className="mb-5">
      <p>
        A security flaw could then disable the protection of the ledgers and the audit log. Please ask whoever
        runs this server to set <code>DATABASE_OWNER_URL</code>, and to read docs/operate.md.
      </p>
    </Alert>
  )
}
