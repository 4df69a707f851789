import { useRef, useState } from 'react'
import { unitText } from '../../../shared/planItemText.ts'
import { MAX_UNITS_LEFT, unitsLeftInput } from '../../../shared/supplyInputs.ts'
import { trpc } from '../../app/trpc.ts'
import { NumberInput } from '../../layout/NumberInput.tsx'
import { useT } from '../../locale/messages.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import type { OwnSupply } from './ownSupply.ts'

/** Asks how much of a product is left; the count restarts there. */
export function SupplyDialog({ supply, onClose }: { supply: OwnSupply; onClose: () => void }) {
  const { productId, name, unitName } = supply
  const t = useT()
  const utils = trpc.useUtils()
  const [unitsLeft, setUnitsLeft] = useState<number | null>(supply.unitsLeft ?? null)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const save = trpc.shop.setUnitsLeft.useMutation({
    meta: { errorTitle: t('plans.supply.failedTitle') },
    onSuccess: async () => {
      await utils.shop.supply.invalidate()
      onClose()
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title={name}
      action={t('plans.save')}
      initialFocus={field}
      busy={save.isPending}
      onSubmit={() => {
        const input = unitsLeftInput.safeParse({ productId, unitsLeft })
        if (input.success) save.mutate(input.data)
        else setError(input.error.issues[0]?.message)
      }}
    >
      <Field
        label={t('plans.supply.ask', {
          units: unitName ? unitText(2, unitName, t) : t('plans.supply.unit'),
        })}
        hint={t('plans.supply.hint')}
        error={error}
      >
        <NumberInput
          ref={field}
          min={0}
          max={MAX_UNITS_LEFT}
          value={unitsLeft}
          onChange={(units) => {
            setUnitsLeft(units)
            setError(undefined)
          }}
        />
      </Field>
    </FormDialog>
  )
}
