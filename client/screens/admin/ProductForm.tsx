import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { UNIT_NAMES } from '../../../shared/planItems.ts'
import { MAX_STOCK } from '../../../shared/shop.ts'
import { MAX_UNITS_PER_PACK, productInput } from '../../../shared/shopInputs.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedForm } from '../../app/unsavedInput.ts'
import { NumberInput } from '../../layout/NumberInput.tsx'
import { useT } from '../../locale/messages.tsx'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { SuggestInput } from '../../ui/SuggestInput.tsx'
import { toast } from '../../ui/toast.ts'
import { ImageField } from './ImageField.tsx'
import { PriceField, typedPrice } from './PriceField.tsx'
import { type Product, useInventoryChanged } from './products.ts'

/** The price is typed in dollars. */
const productForm = productInput.omit({ priceCents: true }).extend({
  price: typedPrice(productInput.shape.priceCents),
})

const shown = (product: Product | undefined) => ({
  name: product?.name ?? '',
  price: product ? product.priceCents / 100 : Number.NaN,
  stock: product?.stock ?? Number.NaN,
  description: product?.description ?? '',
  category: product?.category ?? '',
  imageUrl: product?.imageUrl ?? '',
  isActive: product?.isActive ?? true,
  unitsPerPack: product?.unitsPerPack ?? null,
  unitName: product?.unitName ?? '',
})

type ProductFormProps = {
  /** Absent for a new product. */
  product?: Product
  categories: string[]
  onClose: () => void
}

export function ProductForm({ product, categories, onClose }: ProductFormProps) {
  const t = useT()
  const changed = useInventoryChanged()
  const form = useForm({ resolver: zodResolver(productForm), defaultValues: shown(product) })
  const { restored, discard } = useUnsavedForm(form, product ? `product ${product.id}` : 'new product')
  const { errors, dirtyFields } = form.formState
  const saved = async (news: string) => {
    toast.success(news)
    await changed()
    discard()
    onClose()
  }
  const create = trpc.admin.products.create.useMutation({
    onSuccess: () => saved(t('admin.product.created')),
  })
  const update = trpc.admin.products.update.useMutation({
    onSuccess: () => saved(t('admin.product.updated')),
  })
  const name = useWatch({ control: form.control, name: 'name' })
  const imageUrl = useWatch({ control: form.control, name: 'imageUrl' })

  const save = ({ price: priceCents, ...fields }: z.infer<typeof productForm>) => {
    if (!product) {
      create.mutate({ ...fields, priceCents })
      return
    }
    // An unchanged stock is left out, because someone may have bought the product while the form was open.
    const { stock, ...rest } = fields
    update.mutate({ id: product.id, ...rest, ...(dirtyFields.stock && { stock }), priceCents })
  }

  return (
    <FormDialog
      onClose={onClose}
      restored={restored}
      title={t(product ? 'admin.product.edit' : 'admin.products.add')}
      description={product ? product.name : t('admin.product.newNote')}
      action={t(product ? 'admin.saveChanges' : 'admin.product.create')}
      busy={form.formState.isSubmitting || create.isPending || update.isPending}
      wide
      onSubmit={form.handleSubmit(save, toastFirstError)}
    >
      <Field label={t('admin.name')} error={errors.name?.message} className="md:col-span-2">
        <Input autoComplete="off" {...form.register('name')} />
      </Field>
      <Controller
        control={form.control}
        name="price"
        render={({ field }) => <PriceField error={errors.price?.message} {...field} />}
      />
      <Field label={t('admin.product.stock')} aside={t('admin.product.pieces')} error={errors.stock?.message}>
        <Controller
          control={form.control}
          name="stock"
          render={({ field }) => <NumberInput min={0} max={MAX_STOCK} whole {...field} />}
        />
      </Field>
      <Field
        label={t('admin.product.unitsPerPack')}
        aside={t('admin.optional')}
        hint={t('admin.product.unitsPerPackHint')}
        error={errors.unitsPerPack?.message}
      >
        <Controller
          control={form.control}
          name="unitsPerPack"
          render={({ field }) => <NumberInput min={1} max={MAX_UNITS_PER_PACK} whole {...field} />}
        />
      </Field>
      <Field
        label={t('admin.product.unit')}
        aside={t('admin.optional')}
        hint={t('admin.product.unitHint')}
        error={errors.unitName?.message}
      >
        <SuggestInput suggestions={UNIT_NAMES} {...form.register('unitName')} />
      </Field>
      <Field
        label={t('admin.description')}
        aside={t('admin.optional')}
        error={errors.description?.message}
        className="md:col-span-2"
      >
        <Textarea {...form.register('description')} />
      </Field>
      <Field
        label={t('admin.product.category')}
        aside={t('admin.optional')}
        error={errors.category?.message}
        className="md:col-span-2"
      >
        <SuggestInput suggestions={categories} {...form.register('category')} />
      </Field>
      <ImageField
        product={{
          name,
          imageUrl: imageUrl || null,
          // The downloaded picture belongs to the saved URL.
          pictureUrl: product && imageUrl === product.imageUrl ? product.pictureUrl : null,
        }}
        problem={product && imageUrl === product.imageUrl ? product.pictureProblem : null}
        error={errors.imageUrl?.message}
        register={form.register('imageUrl')}
        onUploaded={(url) => form.setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true })}
      />
      <label className="flex min-h-tap items-center gap-3 text-sm font-strong md:col-span-2">
        <input type="checkbox" className="size-5 accent-accent" {...form.register('isActive')} />
        {t('admin.product.active')}
        <span className="font-text text-ink-3">{t('admin.product.activeHint')}</span>
      </label>
    </FormDialog>
  )
}
