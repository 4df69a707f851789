import { Minus, Plus } from 'lucide-react'
import { useT } from '../locale/messages.tsx'
import { useFieldControl } from './Field.tsx'

type NumberFieldProps = {
  /** Null when empty, NaN when the text is no number. */
  value: number | null
  onChange: (value: number | null) => void
  /** Change per click. */
  step: number
  /** The smallest number that the buttons reach. */
  min: number
  /** Whether the minus button empties the field below the smallest number. */
  optional?: boolean
  /** What is counted, for the names of the buttons: "units". */
  counted: string
}

const BUTTON = 'flex size-tap shrink-0 items-center justify-center rounded-md text-ink-2 hover:text-ink'

/** A number field with minus and plus buttons. */
export function NumberField({ value, onChange, step, min, optional = false, counted }: NumberFieldProps) {
  const t = useT()
  const number = Number.isFinite(value) ? value : null
  const fewer = number === null || number - step < min ? (optional ? null : min) : number - step
  return (
    <div className="flex h-tap items-center rounded-md border border-line-strong bg-surface has-[input:focus-visible]:focus-ring has-aria-invalid:border-2 has-aria-invalid:border-danger">
      <button
        type="button"
        aria-label={t('app.fewer', { counted })}
        onClick={() => onChange(fewer)}
        className={BUTTON}
      >
        <Minus size={16} />
      </button>
      <input
        {...useFieldControl()}
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
        aria-label={t('app.moreOf', { counted })}
        onClick={() => onChange(number === null ? Math.max(1, min) : number + step)}
        className={BUTTON}
      >
        <Plus size={16} />
      </button>
    </div>
  )
}
