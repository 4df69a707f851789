import { Minus, Plus } from 'lucide-react'
import type { FieldControl } from './Field.tsx'

type NumberFieldProps = FieldControl & {
  /** Null when the field is empty, NaN when it holds no number. */
  value: number | null
  onChange: (value: number | null) => void
  /** What one step of the buttons adds or takes away. */
  step: number
  /** The smallest number; below it the minus button empties the field. */
  min: number
}

const BUTTON = 'flex size-tap shrink-0 items-center justify-center rounded-md text-ink-2 hover:text-ink'

/** A number that is typed or counted with two buttons; it may stay empty. */
export function NumberField({ value, onChange, step, min, ...control }: NumberFieldProps) {
  const number = Number.isFinite(value) ? value : null
  return (
    <div className="flex h-tap items-center rounded-md border border-line-strong bg-surface has-[input:focus-visible]:focus-ring has-aria-invalid:border-2 has-aria-invalid:border-danger">
      <button
        type="button"
        aria-label="Fewer"
        onClick={() => onChange(number !== null && number - step >= min ? number - step : null)}
        className={BUTTON}
      >
        <Minus size={16} />
      </button>
      <input
        {...control}
        type="number"
        inputMode="decimal"
        step="any"
        min={0}
        value={number ?? ''}
        onChange={({ target }) =>
          onChange(target.validity.badInput ? Number.NaN : target.value === '' ? null : target.valueAsNumber)
        }
        className="h-full w-full min-w-0 bg-transparent text-center text-base [appearance:textfield] outline-none! shadow-none! [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        aria-label="More"
        onClick={() => onChange(number === null ? Math.max(1, min) : number + step)}
        className={BUTTON}
      >
        <Plus size={16} />
      </button>
    </div>
  )
}
