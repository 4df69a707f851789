import { Dialog } from '../../ui/Dialog.tsx'
import { formatInstant } from '../../ui/format.ts'
import { VersionsLink } from '../../ui/VersionsLink.tsx'
import type { TodaysDoses } from './MedicationList.tsx'
import { PlanBody } from './PlanBody.tsx'
import type { OwnPlan } from './PlanCard.tsx'
import { PlanProducts } from './PlanProducts.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import { PrintButtons } from './PrintButtons.tsx'

type PlanDetailsProps = { plan: OwnPlan; doses: TodaysDoses; onClose: () => void }

/** A dialog with the whole plan, for patients. */
export function PlanDetails({ plan, doses, onClose }: PlanDetailsProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={plan.title}
      description={`${plan.author}, ${formatInstant(plan.createdAt)}`}
      actions={<PrintButtons planId={plan.id} />}
    >
      <PlanBody plan={plan} doses={doses} />
      <p className="mt-3">
        <VersionsLink plan={plan} />
      </p>
      <PlanProducts medications={plan.medications} />
      <PlanSheet plan={plan} />
    </Dialog>
  )
}
