import { trpc } from '../../app/trpc.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'

/** Warns when the portal connects as the owner of the tables; renders nothing otherwise. */
export function DatabaseWarning() {
  const t = useT()
  const { data: ownsTables } = trpc.admin.ownsTables.useQuery(undefined, { meta: { silent: true } })
  if (!ownsTables) return null
  return (
    <Alert tone="warning" title={t('admin.database.title')} className="mb-5">
      <p>
        <Rich id="admin.database.text" values={{ code: (text) => <code>{text}</code> }} />
      </p>
    </Alert>
  )
}
