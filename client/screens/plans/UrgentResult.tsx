import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/Button.tsx'

/** Says first on the dashboard that a result needs a doctor today, until a practitioner has reviewed it. */
export function UrgentResult() {
  const t = useT()
  const list = trpc.bloodTests.list.useQuery({ limit: 1 })
  const first = list.data?.rows[0]
  if (!first || first.urgency === 'none' || first.reviewed) return null
  return (
    <Alert tone="danger">
      <span className="flex flex-wrap items-center justify-between gap-3">
        {t('plans.dashboard.urgent')}
        <LinkButton to="/blood-tests" look="outline" size="tight">
          {t('plans.dashboard.urgentStep')}
        </LinkButton>
      </span>
    </Alert>
  )
}
