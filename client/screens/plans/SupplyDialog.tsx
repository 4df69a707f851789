import { useRef, useState } from 'react'
import { unitWord } from '../../../shared/planItems.ts'
import { unitsLeftInput } from '../../../shared/supplyInputs.ts'
import { trpc } from '../../app/trpc.ts'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import type { OwnSupply } from './ownSupply.ts'

/** Asks how much of a product is left; the count restarts there. */
export function SupplyDialog({ supply, onClose }: { supply: OwnSupply; onClose: () => void }) {
  const { productId, name, unitName } = supply
  const utils = trpc.useUtils()
  const [typed, setTyped] = useState(`${supply.unitsLeft ?? ''}`)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const save = trpc.shop.setUnitsLeft.useMutation({
    meta: { errorTitle: 'Error saving what is left' },
    onSuccess: async () => {
      await utils.shop.supply.invalidate()
      onClose()
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title={name}
      action="Save"
      initialFocus={field}
      busy={save.isPending}
      onSubmit={() => {
        const input = unitsLeftInput.safeParse({ productId, unitsLeft: field.current?.valueAsNumber })
        if (input.success) save.mutate(input.data)
        else setError(input.error.issues[0]?.message)
      }}
    >
      <Field
        label={`How many ${unitWord(2, unitName ?? 'unit')} do you have left?`}
        hint="From now on, what you take is subtracted and what you receive is added."
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
