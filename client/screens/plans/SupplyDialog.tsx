import { useRef, useState } from 'react'
import { unitText } from '../../../shared/planItemText.ts'
import { unitsLeftInput } from '../../../shared/supplyInputs.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import type { OwnSupply } from './ownSupply.ts'

/** Asks how much of a product is left; the count restarts there. */
export function SupplyDialog({ supply, onClose }: { supply: OwnSupply; onClose: () => void }) {
  const { productId, name, unitName } = supply
  const t = useT()
  const utils = trpc.useUtils()
  const [typed, setTyped] = useState(`${supply.unitsLeft ?? ''}`)
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
        const input = unitsLeftInput.safeParse({ productId, unitsLeft: field.current?.valueAsNumber })
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
        <Input
          ref={field}
          type="number"
          inputMode="decimal"
          step="any"
          min={0}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(undefined)
          }}
        />
      </Field>
    </FormDialog>
  )
}
