import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { refuse } from '../../ui/failures.ts'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { usePackages } from './packages.ts'
import { useCreditsChanged } from './useCreditsChanged.ts'

type SaleDialogProps = { user: { id: string; fullName: string }; onClose: () => void }

/** Records the sale of a credit package at the front desk. */
export function SaleDialog({ user, onClose }: SaleDialogProps) {
  const t = useT()
  const changed = useCreditsChanged()
  const [packageId, setPackageId] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const packages = usePackages()
  const sale = trpc.admin.credits.recordSale.useMutation({
    meta: { fallback: t('admin.sale.failed') },
    onSuccess: ({ balance }) => {
      toast.success(t('admin.sale.done'), t('admin.creditsNow', { name: user.fullName, balance }))
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
    if (packageId) {
      sale.mutate({ userId: user.id, packageId })
      return
    }
    setMissing(true)
    refuse(t('app.failed.title'), t('admin.sale.missing'))
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('admin.sale.title')}
      description={t('admin.sale.whose', { name: user.fullName })}
      action={t('admin.sale.action')}
      busy={sale.isPending}
      onSubmit={record}
    >
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
