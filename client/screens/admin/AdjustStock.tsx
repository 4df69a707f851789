import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { message } from '../../../locales/translate.ts'
import { MAX_STOCK } from '../../../shared/shop.ts'
import { adjustStockInput } from '../../../shared/shopInputs.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedForm } from '../../app/unsavedInput.ts'
import { NumberInput } from '../../layout/NumberInput.tsx'
import { useT } from '../../locale/messages.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { formatCount } from '../../ui/format.ts'
import { toastFirstError } from '../../ui/formErrors.ts'
import { type Product, useInventoryChanged } from './products.ts'

const adjustment = adjustStockInput
  .omit({ productId: true })
  .refine(({ delta }) => delta !== 0, { path: ['delta'], message: message('admin.invalid.adjustment') })

export function AdjustStock({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useT()
  const changed = useInventoryChanged()
  const form = useForm({
    resolver: zodResolver(adjustment),
    defaultValues: { delta: Number.NaN, reason: '' },
  })
  const { restored, discard } = useUnsavedForm(form, `stock of ${product.id}`)
  const adjust = trpc.admin.products.adjustStock.useMutation({
    meta: { success: [t('admin.adjustStock.done')] },
    onSuccess: async () => {
      await changed()
      discard()
      onClose()
    },
  })
  const { errors } = form.formState
  const delta = useWatch({ control: form.control, name: 'delta' })
  const known = Number.isInteger(delta)
  const after = Math.max(0, product.stock + (known ? delta : 0))

  return (
    <FormDialog
      onClose={onClose}
      restored={restored}
      title={t('admin.adjustStock.title')}
      description={product.name}
      action={t('admin.adjustStock.title')}
      busy={adjust.isPending}
      onSubmit={form.handleSubmit(
        (fields) => adjust.mutate({ productId: product.id, ...fields }),
        toastFirstError,
      )}
    >
      <Field
        label={t('admin.adjustStock.adjustment')}
        hint={t('admin.adjustStock.hint')}
        error={errors.delta?.message}
      >
        <Controller
          control={form.control}
          name="delta"
          render={({ field }) => <NumberInput min={-MAX_STOCK} max={MAX_STOCK} whole {...field} />}
        />
      </Field>
      <dl className="grid grid-cols-2 rounded-md border border-line">
        <div className="px-4 py-3">
          <dt className="text-xs text-ink-2">{t('admin.adjustStock.current')}</dt>
          <dd className="text-xl font-figure">{formatCount(product.stock)}</dd>
        </div>
        <div className="border-l border-line px-4 py-3">
          <dt className="text-xs text-ink-2">{t('admin.adjustStock.new')}</dt>
          <dd className="text-xl font-figure">
            <output>{known ? formatCount(after) : '–'}</output>
          </dd>
        </div>
      </dl>
      {known && product.stock + delta < 0 && (
        <p className="-mt-2 text-xs text-warning">
          {t('admin.adjustStock.tooMany', { stock: product.stock })}
        </p>
      )}
      <Field label={t('admin.reason')} aside={t('admin.optional')} error={errors.reason?.message}>
        <Input
          autoComplete="off"
          maxLength={200}
          placeholder={t('admin.adjustStock.reasonExample')}
          {...form.register('reason')}
        />
      </Field>
    </FormDialog>
  )
}
