import { type ReactNode, useState } from 'react'
import { NumberInput } from '../../layout/NumberInput.tsx'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'

type NumberField<Name extends string> = { name: Name; label: string; unit?: string; value: number | null }

type NumbersFormProps<Name extends string> = {
  fields: readonly NumberField<Name>[]
  save: string
  busy: boolean
  /** Why the server refused. */
  error: string | undefined
  /** Null where a field is empty. */
  onSave: (numbers: Record<Name, number | null>) => void
  onCancel: () => void
  /** Buttons between Save and Cancel. */
  children?: ReactNode
}

/** A few numbers, typed in the reader's language. */
export function NumbersForm<Name extends string>(props: NumbersFormProps<Name>) {
  const { fields, save, busy, error, onSave, onCancel, children } = props
  const t = useT()
  const [numbers, setNumbers] = useState(
    () => Object.fromEntries(fields.map(({ name, value }) => [name, value])) as Record<Name, number | null>,
  )
  const isReadable = fields.every(({ name }) => !Number.isNaN(numbers[name]))
  return (
    <form
      className="mt-2 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReadable && !busy) onSave(numbers)
      }}
    >
      <div className="flex flex-wrap gap-3">
        {fields.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            {...(field.unit && { aside: field.unit })}
            className="min-w-24 flex-1"
          >
            <NumberInput
              min={0}
              value={numbers[field.name]}
              onChange={(number) => setNumbers({ ...numbers, [field.name]: number })}
            />
          </Field>
        ))}
      </div>
      {(error !== undefined || !isReadable) && (
        <p role="alert" className="text-xs font-strong text-danger">
          {error ?? t('measurements.invalid.number')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="outline" size="tight" busy={busy}>
          {save}
        </Button>
        {children}
        <Button look="plain" size="tight" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  )
}
