import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { MAX_CREDITS, packageInput } from '../../../shared/credits.ts'
import { trpc } from '../../app/trpc.ts'
import { NumberInput } from '../../layout/NumberInput.tsx'
import { useT } from '../../locale/messages.tsx'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'
import { PriceField, typedPrice } from './PriceField.tsx'
import { type CreditPackage, usePackagesChanged } from './packages.ts'

/** The price is typed in dollars. */
const packageForm = packageInput.omit({ priceCents: true }).extend({
  price: typedPrice(packageInput.shape.priceCents),
})

const shown = (saved: CreditPackage | undefined) => ({
  name: saved?.name ?? '',
  credits: saved?.credits ?? Number.NaN,
  price: saved ? saved.priceCents / 100 : Number.NaN,
  description: saved?.description ?? '',
  isActive: saved?.isActive ?? true,
})

type PackageFormProps = {
  /** Absent for a new package. */
  saved?: CreditPackage
  onClose: () => void
}

export function PackageForm({ saved, onClose }: PackageFormProps) {
  const t = useT()
  const changed = usePackagesChanged()
  const form = useForm({ resolver: zodResolver(packageForm), defaultValues: shown(saved) })
  const { errors } = form.formState
  const done = async (news: string) => {
    toast.success(news)
    onClose()
    await changed()
  }
  const meta = { errorTitle: t('admin.packages.notSaved') }
  const create = trpc.admin.packages.create.useMutation({
    meta,
    onSuccess: () => done(t('admin.packages.created')),
  })
  const update = trpc.admin.packages.update.useMutation({
    meta,
    onSuccess: () => done(t('admin.packages.updated')),
  })
  const save = ({ price: priceCents, ...fields }: z.infer<typeof packageForm>) => {
    if (saved) update.mutate({ id: saved.id, ...fields, priceCents })
    else create.mutate({ ...fields, priceCents })
  }

  return (
    <FormDialog
      onClose={onClose}
      title={t(saved ? 'admin.packages.edit' : 'admin.packages.add')}
      description={saved?.name ?? t('admin.packages.newNote')}
      action={t(saved ? 'admin.saveChanges' : 'admin.packages.create')}
      busy={create.isPending || update.isPending}
      wide
      onSubmit={form.handleSubmit(save, toastFirstError)}
    >
      <Field label={t('admin.name')} error={errors.name?.message} className="md:col-span-2">
        <Input autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={t('admin.packages.credits')} error={errors.credits?.message}>
        <Controller
          control={form.control}
          name="credits"
          render={({ field }) => <NumberInput min={1} max={MAX_CREDITS} whole {...field} />}
        />
      </Field>
      <Controller
        control={form.control}
        name="price"
        render={({ field }) => <PriceField error={errors.price?.message} {...field} />}
      />
      <Field
        label={t('admin.description')}
        aside={t('admin.optional')}
        error={errors.description?.message}
        className="md:col-span-2"
      >
        <Textarea rows={2} {...form.register('description')} />
      </Field>
      <div className="md:col-span-2">
        <Switch
          label={t('admin.packages.active')}
          hint={t('admin.packages.activeHint')}
          checked={form.watch('isActive') ?? true}
          onChange={(active) => form.setValue('isActive', active)}
        />
      </div>
    </FormDialog>
  )
}
