import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { PersonSelect } from '../../layout/PersonSelect.tsx'
import { useT } from '../../locale/messages.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { refuse } from '../../ui/failures.ts'
import type { Found } from '../../ui/SearchSelect.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { usePackages } from './packages.ts'
import { useCreditsChanged } from './useCreditsChanged.ts'

type SaleDialogProps = {
  /** Without one, the buyer is chosen in the dialog. */
  user?: { id: string; fullName: string }
  onClose: () => void
}

/** Records the sale of a credit package at the front desk. */
export function SaleDialog({ user, onClose }: SaleDialogProps) {
  const [buyer, setBuyer] = useState<Found | null>(null)
  const person = user ?? (buyer && { id: buyer.id, fullName: buyer.title })
  const t = useT()
  const changed = useCreditsChanged()
  const [packageId, setPackageId] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const packages = usePackages()
  const sale = trpc.admin.credits.recordSale.useMutation({
    meta: { fallback: t('admin.sale.failed') },
    onSuccess: ({ balance }) => {
      toast.success(t('admin.sale.done'), t('admin.creditsNow', { name: person?.fullName ?? '', balance }))
      onClose()
      return changed()
    },
  })
  const options = (packages.data ?? [])
    .filter(({ isActive }) => isActive)
    .map(({ id, name, credits, priceCents }) => ({
      value: id,
      label: t('admin.sale.option', { name, credits, price: priceCents / 100 }),
    }))
  const record = () => {
    if (packageId && person) {
      sale.mutate({ userId: person.id, packageId })
      return
    }
    setMissing(true)
    refuse(t('app.failed.title'), t(person ? 'admin.sale.missing' : 'admin.sale.noBuyer'))
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('admin.sale.title')}
      {...(user && { description: t('admin.sale.whose', { name: user.fullName }) })}
      action={t('admin.sale.action')}
      busy={sale.isPending}
      onSubmit={record}
    >
      {!user && (
        <Field label={t('admin.sale.buyer')} error={missing && !person ? t('admin.sale.noBuyer') : undefined}>
          <PersonSelect of="patient" value={buyer} onChange={setBuyer} />
        </Field>
      )}
      <Field
        label={t('admin.sale.package')}
        hint={packages.data && options.length === 0 ? t('admin.sale.noneActive') : undefined}
        error={missing && !packageId ? t('admin.sale.missing') : undefined}
      >
        <Select
          placeholder={t(packages.isPending ? 'app.loading' : 'admin.sale.select')}
          value={packageId}
          options={options}
          onChange={setPackageId}
        />
      </Field>
    </FormDialog>
  )
}
