import { Dialog } from '../../ui/Dialog.tsx'
import { formatInstant } from '../../ui/format.ts'
import type { Ticks } from './MedicationList.tsx'
import { PaperButtons } from './PaperButtons.tsx'
import { PlanBody } from './PlanBody.tsx'
import type { OwnPlan } from './PlanCard.tsx'
import { PlanProducts } from './PlanProducts.tsx'
import { PlanSheet } from './PlanSheet.tsx'

type PlanDetailsProps = { plan: OwnPlan; ticks: Ticks; onClose: () => void }

/** All of a plan, for the patient. */
export function PlanDetails({ plan, ticks, onClose }: PlanDetailsProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={plan.title}
      description={`${plan.author}, ${formatInstant(plan.createdAt)}`}
      actions={<PaperButtons planId={plan.id} />}
    >
      <PlanBody plan={plan} ticks={ticks} />
      <PlanProducts medications={plan.medications} />
      <PlanSheet plan={plan} />
    </Dialog>
  )
}
