import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { type PlanTemplate, planTemplateInput } from '../../../shared/planTemplates.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedForm } from '../../app/unsavedInput.ts'
import { useT } from '../../locale/messages.tsx'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { SuggestInput } from '../../ui/SuggestInput.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useShopProducts } from './ItemProduct.tsx'
import { MedicationsField } from './MedicationsField.tsx'
import type { PlanContent } from './planContent.ts'
import { isTimed, type ShopProduct } from './planText.ts'
import { type LibraryTemplate, type TemplateText, templateInputOf, templateText } from './templateText.ts'

/** Validates the form as the input of the procedure that saves a template. */
function resolverWith(products: ShopProduct[]): Resolver<TemplateText, unknown, PlanTemplate> {
  const check = zodResolver(planTemplateInput) as Resolver<object, unknown, PlanTemplate>
  return (form, context, options) =>
    check(templateInputOf(form, products), context, options as never) as never
}

type TemplateDialogProps = {
  /** Null for a new one. */
  saved: LibraryTemplate | null
  /** The plan that becomes a template. */
  plan?: PlanContent & { id: string }
  onClose: () => void
}

/** Creates a template, from scratch or from a plan, or edits one of the caller's. */
export function TemplateDialog({ saved, plan, onClose }: TemplateDialogProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const products = useShopProducts()
  const folders = trpc.plans.library.folders.useQuery(undefined, { meta: { silent: true } })
  const form = useForm<TemplateText, unknown, PlanTemplate>({
    resolver: resolverWith(products),
    defaultValues: templateText(saved ?? plan ?? null),
  })
  const record = saved ? `template ${saved.id}` : plan ? `template of ${plan.id}` : 'new template'
  const { restored, discard } = useUnsavedForm(form, record)
  const { errors, submitCount, isSubmitted } = form.formState
  const { items, shared } = useWatch({ control: form.control, compute: (fields: TemplateText) => fields })
  const save = trpc.plans.library.save.useMutation({
    onSuccess: async () => {
      discard()
      onClose()
      await utils.plans.library.invalidate()
    },
    meta: {
      errorTitle: t('plans.library.failed'),
      success: [t('plans.library.saved'), plan ? t('plans.library.savedText') : undefined],
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      restored={restored}
      title={t(saved ? 'plans.library.edit' : plan ? 'plans.library.fromPlan' : 'plans.library.new')}
      description={t(plan ? 'plans.library.fromPlanHint' : 'plans.library.formHint')}
      action={t('plans.library.save')}
      busy={save.isPending}
      wide
      onSubmit={form.handleSubmit(
        (fields) =>
          save.mutate({
            ...fields,
            items: fields.items?.filter(isTimed),
            ...(saved && { id: saved.id }),
            ...(plan && { fromPlan: plan.id }),
          }),
        (wrong) => toastFirstError(wrong, t('plans.library.wrong')),
      )}
    >
      <Field label={t('plans.library.name')} error={errors.name?.message}>
        <Input autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={t('plans.library.folder')} error={errors.folder?.message}>
        <SuggestInput
          suggestions={folders.data ?? []}
          placeholder={t('plans.form.optional')}
          {...form.register('folder')}
        />
      </Field>
      <div className="md:col-span-2">
        <Switch
          label={t('plans.library.share')}
          hint={t('plans.library.shareHint')}
          checked={shared}
          onChange={(next) => form.setValue('shared', next)}
        />
      </div>
      <Field label={t('plans.form.title')} className="md:col-span-2" error={errors.title?.message}>
        <Input autoComplete="off" {...form.register('title')} />
      </Field>
      <Field
        label={t('plans.form.description')}
        className="md:col-span-2"
        error={errors.description?.message}
      >
        <Textarea rows={2} {...form.register('description')} />
      </Field>
      <MedicationsField
        items={items}
        onChange={(next) => form.setValue('items', next, { shouldValidate: isSubmitted })}
        saved={null}
        toneOf={() => undefined}
        errors={errors}
        submitCount={submitCount}
      />
      <Field label={t('plans.form.dosageInstructions')} error={errors.dosageInstructions?.message}>
        <Input autoComplete="off" {...form.register('dosageInstructions')} />
      </Field>
      <Field label={t('plans.form.duration')} error={errors.duration?.message}>
        <Input autoComplete="off" {...form.register('duration')} />
      </Field>
      <Field label={t('plans.form.notes')} className="md:col-span-2" error={errors.notes?.message}>
        <Textarea rows={2} placeholder={t('plans.form.optional')} {...form.register('notes')} />
      </Field>
    </FormDialog>
  )
}
