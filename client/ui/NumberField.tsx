import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
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

/** A number as it is typed in any language: "0,5" is "0.5". Null for nothing, NaN for no number. */
function numberIn(typed: string) {
  const text = typed.trim().replace(',', '.')
  return text === '' ? null : /^-?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN
}

const BUTTON = 'flex size-tap shrink-0 items-center justify-center rounded-md text-ink-2 hover:text-ink'

/** A number field with minus and plus buttons. */
export function NumberField({ value, onChange, step, min, optional = false, counted }: NumberFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(null)
  const number = Number.isFinite(value) ? value : null
  const fewer = number === null || number - step < min ? (optional ? null : min) : number - step
  const more = number === null ? Math.max(1, min) : number + step
  const set = (next: number | null) => {
    setTyped(null)
    onChange(next)
  }
  return (
    <div className="flex h-tap items-center rounded-md border border-line-strong bg-surface has-[input:focus-visible]:focus-ring has-aria-invalid:border-2 has-aria-invalid:border-danger">
      <button
        type="button"
        aria-label={t('app.fewer', { counted })}
        onClick={() => set(fewer)}
        className={BUTTON}
      >
        <Minus size={16} />
      </button>
      <input
        {...useFieldControl()}
        type="text"
        role="spinbutton"
        inputMode="decimal"
        aria-valuenow={number ?? undefined}
        aria-valuemin={0}
        autoComplete="off"
        value={typed ?? number ?? ''}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(numberIn(target.value))
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          set(event.key === 'ArrowUp' ? more : fewer)
        }}
        onBlur={() => Number.isFinite(value ?? 0) && setTyped(null)}
        className="h-full w-full min-w-0 bg-transparent text-center text-base outline-none! shadow-none!"
      />
      <button
        type="button"
        aria-label={t('app.moreOf', { counted })}
        onClick={() => set(more)}
        className={BUTTON}
      >
        <Plus size={16} />
      </button>
    </div>
  )
}
