import { zodResolver } from '@hookform/resolvers/zod'
import { FilePen } from 'lucide-react'
import { useState } from 'react'
import { type Resolver, useController, useForm, useWatch } from 'react-hook-form'
import { commas } from '../../../shared/listText.ts'
import { type NewPlan, newPlanInput } from '../../../shared/plans.ts'
import { useUnsavedForm } from '../../app/unsavedInput.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { toast } from '../../ui/toast.ts'
import { useShopProducts } from './ItemProduct.tsx'
import { MedicationsField } from './MedicationsField.tsx'
import { PatientFacts } from './PatientFacts.tsx'
import { firstNameOf, PatientSelect, usePatient } from './PatientSelect.tsx'
import { isChanged } from './planChanges.ts'
import {
  activeItems,
  isTimed,
  type Move,
  type PlanText,
  planInputOf,
  planText,
  type ShopProduct,
  type WrittenPlan,
  withMoved,
  without,
} from './planText.ts'
import { SafetyNote, SafetyPanel } from './SafetyPanel.tsx'
import { isChecked, toneOf, useReason, useSafety } from './useSafety.ts'
import { type PlanScope, useSavePlan } from './useSavePlan.ts'
import { WhatChanges } from './WhatChanges.tsx'

type PlanDialogProps = {
  scope: PlanScope
  /** Null for a new plan. */
  saved: WrittenPlan | null
  onClose: () => void
  /** Called with the id of the new plan when a plan was moved to another patient. */
  onRewritten?: (id: string) => Promise<void>
}

/** The record in `unsavedInput.ts` for a new plan. */
export const NEW_PLAN = 'new plan'

/** The fields that are folded while a saved plan is edited. */
const ABOUT = ['patientId', 'title', 'description', 'notes'] as const

/** Validates the form as the input of the procedures that save a plan. */
function resolverWith(products: ShopProduct[]): Resolver<PlanText, unknown, NewPlan> {
  const check = zodResolver(newPlanInput) as Resolver<object, unknown, NewPlan>
  return (form, context, options) => check(planInputOf(form, products), context, options as never) as never
}

/** Creates or edits a plan, for practitioners and admins. */
export function PlanDialog({ scope, saved, onClose, onRewritten }: PlanDialogProps) {
  const t = useT()
  const products = useShopProducts()
  const form = useForm<PlanText, unknown, NewPlan>({
    resolver: resolverWith(products),
    defaultValues: planText(saved),
  })
  // Before the other fields are registered: the first registered field with an error gets the focus.
  const { field: patient } = useController({ control: form.control, name: 'patientId' })
  const { restored, discard } = useUnsavedForm(form, saved ? `plan ${saved.id}` : NEW_PLAN)
  const { errors, submitCount } = form.formState
  const { create, update } = useSavePlan(scope, async (id) => {
    discard()
    onClose()
    if (saved && id !== saved.id) await onRewritten?.(id)
  })
  const values = useWatch({ control: form.control, compute: (fields: PlanText) => fields })
  const { patientId, items } = values
  const listed = [...new Set(activeItems(items).map(({ text }) => text))]
  const safety = useSafety({ patientId, items: activeItems(items), exceptPlan: saved?.id })
  const reason = useReason(safety, patientId, values.reason, (text) => form.setValue('reason', text))
  const { fullName: patientName, born } = usePatient(patientId, saved)
  const [isAboutOpen, setAboutOpen] = useState(false)
  const unchanged = saved !== null && !isChanged(saved, values)
  const setItems = (next: PlanText['items']) =>
    form.setValue('items', next, { shouldValidate: form.formState.isSubmitted })

  const move = (proposed: Move) => {
    setItems(withMoved(items, proposed))
    const times = new Map(
      items.filter(({ text }) => text === proposed.item).map(({ text, slots }) => [text, slots]),
    )
    const to = t(`plans.slot.${proposed.to}`)
    toast.success(t('plans.safety.moved', { item: proposed.item, to }), undefined, {
      label: t('plans.safety.undo'),
      onClick: () =>
        setItems(
          form.getValues('items').map((item) => ({ ...item, slots: times.get(item.text) ?? item.slots })),
        ),
    })
  }

  const about = (
    <>
      <Field label={t('plans.form.patient')} hint={born} error={errors.patientId?.message}>
        <PatientSelect value={patient.value} onChange={patient.onChange} known={patientName} />
      </Field>
      <Field label={t('plans.form.title')} error={errors.title?.message}>
        <Input autoComplete="off" {...form.register('title')} />
      </Field>
      <Field
        label={t('plans.form.description')}
        className="md:col-span-2"
        error={errors.description?.message}
      >
        <Textarea rows={2} {...form.register('description')} />
      </Field>
    </>
  )
  const notes = (
    <Field label={t('plans.form.notes')} className="md:col-span-2" error={errors.notes?.message}>
      <Textarea rows={2} placeholder={t('plans.form.optional')} {...form.register('notes')} />
    </Field>
  )
  return (
    <FormDialog
      onClose={onClose}
      restored={restored}
      band={
        patientId !== '' && (
          <PatientFacts profile={safety.data?.profile} conditions={safety.data?.conditions ?? []} />
        )
      }
      title={t(saved ? 'plans.form.edit' : 'plans.form.new')}
      description={
        saved
          ? t('plans.form.editHint', {
              ...{ title: saved.title, version: saved.version },
              patient: commas(
                t,
                [patientName, born].filter((part) => part !== undefined),
              ),
            })
          : t('plans.form.newHint')
      }
      aside={
        <>
          {saved && (
            <WhatChanges
              saved={saved}
              form={values}
              firstName={firstNameOf(patientName)}
              onUndo={(name) =>
                setItems(items.map((item) => (item.text === name ? { ...item, stopped: false } : item)))
              }
            />
          )}
          <SafetyPanel
            safety={safety}
            firstName={firstNameOf(patientName)}
            reason={reason.shown}
            onReason={reason.change}
            onRemove={(item) => setItems(without(items, ({ text }) => text === item, saved))}
            onMove={move}
            items={listed}
          />
        </>
      }
      note={
        <div className="mr-auto grid gap-0.5 empty:hidden max-lg:basis-full">
          <SafetyNote check={safety.data} reason={reason.shown} />
          {unchanged && <p className="text-sm text-ink-2">{t('plans.form.unchanged')}</p>}
        </div>
      }
      action={t(saved ? 'plans.form.save' : 'plans.form.create')}
      disabled={unchanged}
      busy={create.isPending || update.isPending}
      wide
      onSubmit={form.handleSubmit(
        (fields) => {
          const plan = { ...fields, items: fields.items?.filter(isTimed), reason: reason.sent }
          if (saved) update.mutate({ ...plan, id: saved.id })
          else create.mutate(plan)
        },
        (wrong) => {
          if (ABOUT.some((name) => wrong[name])) setAboutOpen(true)
          toastFirstError(
            wrong,
            t(wrong.patientId || wrong.title ? 'plans.form.missing' : 'plans.form.wrong'),
          )
        },
      )}
    >
      {!saved && about}
      {saved && patientId && patientId !== saved.patientId && (
        <Alert tone="warning" className="md:col-span-2">
          {t('plans.form.moves', { from: saved.patient.fullName, to: patientName })}
        </Alert>
      )}
      <MedicationsField
        items={items}
        onChange={setItems}
        saved={saved}
        toneOf={(medication) =>
          isChecked(safety.data, medication) ? toneOf(safety.data, medication) : undefined
        }
        errors={errors}
        submitCount={submitCount}
      />
      <Field label={t('plans.form.dosageInstructions')} error={errors.dosageInstructions?.message}>
        <Input autoComplete="off" {...form.register('dosageInstructions')} />
      </Field>
      <Field label={t('plans.form.duration')} error={errors.duration?.message}>
        <Input autoComplete="off" {...form.register('duration')} />
      </Field>
      {saved ? (
        <div className="md:col-span-2">
          <Fold
            icon={FilePen}
            title={t('plans.form.about')}
            hint={values.description}
            open={isAboutOpen}
            onToggle={() => setAboutOpen(!isAboutOpen)}
          >
            <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
              {about}
              {notes}
            </div>
          </Fold>
        </div>
      ) : (
        notes
      )}
    </FormDialog>
  )
}
