import { useState } from 'react'
import { dollars } from '../../../shared/shop.ts'
import { trpc } from '../../app/trpc.ts'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { refuse } from '../../ui/failures.ts'
import { formatCount } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { usePackages } from './packages.ts'
import { useCreditsChanged } from './useCreditsChanged.ts'

type SaleDialogProps = { user: { id: string; fullName: string }; onClose: () => void }

const MISSING = 'Please select a package'

/** Records the sale of a credit package at the front desk. */
export function SaleDialog({ user, onClose }: SaleDialogProps) {
  const changed = useCreditsChanged()
  const [packageId, setPackageId] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const packages = usePackages()
  const sale = trpc.admin.credits.recordSale.useMutation({
    meta: { fallback: 'Failed to record the sale' },
    onSuccess: ({ balance }) => {
      toast.success('Sale recorded', `${user.fullName} now has ${formatCount(balance)} credits.`)
      onClose()
      return changed()
    },
  })
  const options = (packages.data ?? [])
    .filter(({ isActive }) => isActive)
    .map(({ id, name, credits, priceCents }) => ({
      value: id,
      label: `${name}: ${formatCount(credits)} credits, ${dollars(priceCents)}`,
    }))
  const record = () => {
    if (packageId) {
      sale.mutate({ userId: user.id, packageId })
      return
    }
    setMissing(true)
    refuse('Error', MISSING)
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Record a package sale"
      description={`${user.fullName} paid for it at the front desk`}
      action="Record sale"
      busy={sale.isPending}
      onSubmit={record}
    >
      <Field
        label="Package"
        hint={
          packages.data && options.length === 0 ? 'No package is active. See Credit Packages.' : undefined
        }
        error={missing && !packageId ? MISSING : undefined}
      >
        <Select
          placeholder={packages.isPending ? 'Loading' : 'Select package'}
          value={packageId}
          options={options}
          onChange={setPackageId}
        />
      </Field>
    </FormDialog>
  )
}
