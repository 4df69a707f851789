import { useState } from 'react'
import { scheduleOf } from '../../../shared/planItems.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedState } from '../../app/unsavedInput.ts'
import emptyPlans from '../../art/empty-plans.svg'
import { Rich, useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { Field } from '../../ui/Field.tsx'
import { refuse } from '../../ui/failures.ts'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { toast } from '../../ui/toast.ts'
import { firstNameOf, PatientSelect, usePatient } from './PatientSelect.tsx'
import { PlanBody } from './PlanBody.tsx'
import type { PlanContent } from './planContent.ts'
import { SafetyNote, SafetyPanel } from './SafetyPanel.tsx'
import { Schedule } from './Schedule.tsx'
import { useReason, useSafety } from './useSafety.ts'

type Template = Omit<PlanContent, 'notes'> & {
  id: string
  own: boolean
  /** On the last one: older plans are not shown. */
  more?: true
}

function AssignDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const t = useT()
  const utils = trpc.useUtils()
  const { values, set, restored, discard } = useUnsavedState(`template ${template.id}`, () => ({
    patientId: '',
    reason: '',
  }))
  const { patientId } = values
  const setPatientId = (next: string) => set({ patientId: next, reason: '' })
  const setReason = (next: string) => set({ patientId, reason: next })
  const [missing, setMissing] = useState(false)
  const safety = useSafety({ patientId, items: scheduleOf(template) })
  const reason = useReason(safety, patientId, values.reason, setReason)
  const patient = usePatient(patientId, null)
  const assign = trpc.plans.assign.useMutation({
    onSuccess: async () => {
      toast.success(t('plans.created'))
      discard()
      onClose()
      await utils.plans.invalidate()
    },
    meta: { errorTitle: t('plans.template.failed') },
  })
  const submit = () => {
    setMissing(!patientId)
    if (patientId) assign.mutate({ templateId: template.id, patientId, reason: reason.sent })
    else refuse(t('plans.template.noPatient'), t('plans.invalid.noPatient'))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      restored={restored && values.reason !== ''}
      title={template.title}
      description={t(template.own ? 'plans.template.own' : 'plans.template.others')}
      aside={
        <SafetyPanel
          safety={safety}
          firstName={firstNameOf(patient.fullName)}
          reason={reason.shown}
          onReason={reason.change}
          items={template.medications ?? []}
        />
      }
      actions={
        <>
          <div className="mr-auto empty:hidden max-md:basis-full">
            <SafetyNote check={safety.data} reason={reason.shown} />
          </div>
          <Button look="outline" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button busy={assign.isPending} onClick={submit}>
            {t('plans.template.assign')}
          </Button>
        </>
      }
    >
      <Field
        label={t('plans.template.patient')}
        hint={patient.born}
        error={missing && !patientId ? t('plans.invalid.noPatient') : undefined}
        className="mb-6"
      >
        <PatientSelect value={patientId} onChange={setPatientId} />
      </Field>
      <PlanBody plan={template} />
    </Dialog>
  )
}

/** The clinic's latest plans, without anything that identifies the patient. */
export function Templates() {
  const t = useT()
  const templates = trpc.plans.templates.useQuery(undefined, {
    meta: { errorTitle: t('plans.failed') },
  })
  const [chosen, setChosen] = useState<Template | null>(null)
  if (templates.isPending) {
    return (
      <Skeletons
        className="grid gap-5 md:grid-cols-2 lg:grid-cols-3"
        bars={['h-52 rounded-lg', 'h-52 rounded-lg']}
      />
    )
  }
  if (templates.data?.length === 0) {
    return (
      <EmptyCard art={emptyPlans} ground="leaf" title={t('plans.empty')}>
        {t('plans.template.empty')}
      </EmptyCard>
    )
  }
  return (
    <>
      <h2 className="sr-only">{t('plans.template.title')}</h2>
      <ul className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
        {templates.data?.map((template) => (
          <Card as="li" key={template.id} className="flex flex-col gap-3.5 p-5 md:p-6">
            <div className="flex items-start justify-between gap-3">
              <h3 className="min-w-0 text-lg font-strong">{template.title}</h3>
              <span className="flex shrink-0 flex-wrap justify-end gap-2">
                {template.own && <Badge tone="neutral">{t('plans.template.yours')}</Badge>}
                <Badge tone="success">{t('plans.active')}</Badge>
              </span>
            </div>
            {template.description && (
              <p className="line-clamp-3 text-sm text-ink-2">{template.description}</p>
            )}
            <Schedule plan={template} most={3} />
            <Button look="soft" className="self-start" onClick={() => setChosen(template)}>
              <Rich
                id="plans.template.use"
                values={{
                  title: template.title,
                  hidden: (text) => <span className="sr-only">{text}</span>,
                }}
              />
            </Button>
          </Card>
        ))}
      </ul>
      {templates.data?.at(-1)?.more && (
        <p className="mt-5 text-sm text-ink-2">{t('plans.template.latest')}</p>
      )}
      {chosen && <AssignDialog template={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
