import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { AlertDialog, Dialog } from '../../ui/Dialog.tsx'
import { formatInstant } from '../../ui/format.ts'
import { PaperButtons } from './PaperButtons.tsx'
import { PlanBody } from './PlanBody.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import type { WrittenPlan } from './planText.ts'
import { type Door, useRemovePlan } from './useSavePlan.ts'

type WrittenPlanDetailsProps = {
  plan: WrittenPlan
  door: Door
  onEdit: () => void
  onClose: () => void
}

/** All of a plan, for who may change it: edit, print, save, delete. */
export function WrittenPlanDetails({ plan, door, onEdit, onClose }: WrittenPlanDetailsProps) {
  const [asking, setAsking] = useState(false)
  const remove = useRemovePlan(door, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={plan.title}
      description={`For ${plan.patient.fullName}, ${formatInstant(plan.createdAt)}`}
      actions={
        <>
          <Button look="danger-plain" size="tight" className="mr-auto -ml-3" onClick={() => setAsking(true)}>
            <Trash2 size={18} />
            Delete
          </Button>
          <PaperButtons planId={plan.id} />
          <Button onClick={onEdit}>
            <Pencil size={18} />
            Edit
          </Button>
        </>
      }
    >
      <PlanBody plan={plan} />
      <PlanSheet plan={{ ...plan, patient: plan.patient.fullName }} />
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete Treatment Plan"
        description={`"${plan.title}" disappears for you and for ${plan.patient.fullName}. The clinic keeps it in its records.`}
        action="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: plan.id })}
      />
    </Dialog>
  )
}
