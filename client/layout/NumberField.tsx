import { Minus, Plus } from 'lucide-react'
import { useT } from '../locale/messages.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useTypedNumber } from './NumberInput.tsx'

type NumberFieldProps = {
  /** Null when empty, NaN when the text is no number. */
  value: number | null
  onChange: (value: number | null) => void
  /** Change per click. */
  step: number
  /** The smallest number that the buttons reach. */
  min: number
  /** The largest number that the form accepts. */
  max: number
  /** Whether the form accepts whole numbers only. */
  whole?: boolean
  /** Whether the minus button empties the field below the smallest number. */
  optional?: boolean
  /** The unit in the names of the buttons: "units". */
  counted: string
}

/** A number field with minus and plus buttons. */
export function NumberField({
  value,
  onChange,
  step,
  min,
  max,
  whole = false,
  optional = false,
  counted,
}: NumberFieldProps) {
  const t = useT()
  const { input, number, set, change, stepTo, question } = useTypedNumber({
    value,
    onChange,
    min: 0,
    max,
    whole,
  })
  const fewer = number === null || number - step < min ? (optional ? null : min) : number - step
  const more = number === null ? Math.max(1, min) : number + step
  return (
    <>
      <div className="flex h-tap items-center rounded-md border border-line-strong bg-surface has-[input:focus-visible]:focus-ring has-aria-invalid:border-2 has-aria-invalid:border-danger">
        <IconButton
          icon={Minus}
          size={16}
          look="plain"
          label={t('app.fewer', { counted })}
          onClick={() => set(fewer)}
        />
        <input
          {...input}
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => stepTo(event, { more, fewer })}
          className="h-full w-full min-w-0 bg-transparent text-center text-base outline-none! shadow-none!"
        />
        <IconButton
          icon={Plus}
          size={16}
          look="plain"
          label={t('app.moreOf', { counted })}
          onClick={() => set(more)}
        />
      </div>
      {question}
    </>
  )
}
