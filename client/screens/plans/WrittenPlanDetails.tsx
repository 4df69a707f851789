import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { AlertDialog, Dialog } from '../../ui/Dialog.tsx'
import { formatInstant } from '../../ui/format.ts'
import { VersionsLink } from '../../ui/VersionsLink.tsx'
import { PlanBody } from './PlanBody.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import { PrintButtons } from './PrintButtons.tsx'
import type { WrittenPlan } from './planText.ts'
import { type PlanScope, useRemovePlan } from './useSavePlan.ts'

type WrittenPlanDetailsProps = {
  plan: WrittenPlan
  scope: PlanScope
  onEdit: () => void
  onClose: () => void
}

/** The whole plan, for people who may edit, print, download or delete it. */
export function WrittenPlanDetails({ plan, scope, onEdit, onClose }: WrittenPlanDetailsProps) {
  const [confirming, setConfirming] = useState(false)
  const remove = useRemovePlan(scope, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={plan.title}
      description={`For ${plan.patient.fullName}, ${formatInstant(plan.createdAt)}`}
      actions={
        <>
          <Button
            look="danger-plain"
            size="tight"
            className="mr-auto -ml-3"
            onClick={() => setConfirming(true)}
          >
            <Trash2 size={18} />
            Delete
          </Button>
          <PrintButtons planId={plan.id} />
          <Button onClick={onEdit}>
            <Pencil size={18} />
            Edit
          </Button>
        </>
      }
    >
      <PlanBody plan={plan} />
      <p className="mt-3">
        <VersionsLink plan={plan} />
      </p>
      <PlanSheet plan={{ ...plan, patient: plan.patient.fullName }} />
      <AlertDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title="Delete Treatment Plan"
        description={`You and ${plan.patient.fullName} will no longer see "${plan.title}". The clinic keeps it in its records.`}
        action="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: plan.id })}
      />
    </Dialog>
  )
}
