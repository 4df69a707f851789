import { useT } from '../../locale/messages.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatInstant } from '../../ui/format.ts'
import { VersionsLink } from '../../ui/VersionsLink.tsx'
import { PlanBody } from './PlanBody.tsx'
import type { OwnPlan } from './PlanCard.tsx'
import { PlanProducts } from './PlanProducts.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import { PrintButtons } from './PrintButtons.tsx'
import type { PlanDoses } from './useDosesOfDay.ts'

type PlanDetailsProps = { plan: OwnPlan; today: PlanDoses; onClose: () => void }

/** The whole plan, for patients. */
export function PlanDetails({ plan, today, onClose }: PlanDetailsProps) {
  const t = useT()
  return (
    <Dialog
      open
      onClose={onClose}
      title={plan.title}
      description={t('plans.details.by', { author: plan.author, day: formatInstant(plan.createdAt) })}
      actions={<PrintButtons planId={plan.id} />}
    >
      <PlanBody plan={plan} today={today} />
      <p className="mt-3">
        <VersionsLink plan={plan} />
      </p>
      <PlanProducts plan={plan} />
      <PlanSheet plan={plan} />
    </Dialog>
  )
}
