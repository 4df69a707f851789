import { BookmarkPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../app/session.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { AlertDialog, Dialog } from '../../ui/Dialog.tsx'
import { formatInstant } from '../../ui/format.ts'
import { VersionsLink } from '../../ui/VersionsLink.tsx'
import { PlanBody } from './PlanBody.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import { PrintButtons } from './PrintButtons.tsx'
import type { WrittenPlan } from './planText.ts'
import { TemplateDialog } from './TemplateDialog.tsx'
import { type PlanScope, useRemovePlan } from './useSavePlan.ts'

type WrittenPlanDetailsProps = {
  plan: WrittenPlan
  scope: PlanScope
  onEdit: () => void
  onClose: () => void
}

/** The whole plan, for people who may edit, print, download or delete it. */
export function WrittenPlanDetails({ plan, scope, onEdit, onClose }: WrittenPlanDetailsProps) {
  const t = useT()
  const day = formatInstant(plan.createdAt)
  const patient = plan.patient.fullName
  const verified = useSession()?.verified
  const [saving, setSaving] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const remove = useRemovePlan(scope, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={plan.title}
      description={t('plans.details.of', { patient, day })}
      actions={
        <>
          <Button
            look="danger-plain"
            size="tight"
            className="mr-auto -ml-3"
            onClick={() => setConfirming(true)}
          >
            <Trash2 size={18} />
            {t('plans.details.delete')}
          </Button>
          {scope === 'own' && verified && (
            <Button look="outline" onClick={() => setSaving(true)}>
              <BookmarkPlus size={18} />
              {t('plans.library.fromPlan')}
            </Button>
          )}
          <PrintButtons planId={plan.id} />
          <Button onClick={onEdit}>
            <Pencil size={18} />
            {t('plans.editShort')}
          </Button>
        </>
      }
    >
      <PlanBody plan={plan} />
      <p className="mt-3">
        <VersionsLink plan={plan} />
      </p>
      <PlanSheet plan={{ ...plan, patient }} />
      {saving && <TemplateDialog saved={null} plan={plan} onClose={() => setSaving(false)} />}
      <AlertDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('plans.details.deleteTitle')}
        description={t('plans.details.deleteText', { patient, title: plan.title })}
        action={t('plans.details.delete')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: plan.id })}
      />
    </Dialog>
  )
}
