import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { type NumberLimits, numberIn, numberText, type Readings } from '../../shared/typedNumber.ts'
import { intl, useT } from '../locale/messages.tsx'
import { Button } from '../ui/Button.tsx'
import { Input, useFieldControl } from '../ui/Field.tsx'

export type TypedNumberProps = NumberLimits & {
  /** Null when empty, NaN while the text is no number or has two readings. */
  value: number | null | undefined
  onChange: (value: number | null) => void
  onBlur?: (() => void) | undefined
  /** Decimals that are shown at least. */
  decimals?: number
  ref?: Ref<HTMLInputElement>
}

type Stepping = {
  /** The number after a step up or down. */
  more: number | null
  fewer: number | null
}

type Typed = { text: string; value: number | null; readings: Readings | null }

/**
 * A number as typed in any language: the attributes of its text field, and the question below it while the text has two
 * readings. Blocks submitting until it is answered.
 */
export function useTypedNumber({
  value = null,
  onChange,
  onBlur,
  decimals,
  ref,
  ...limits
}: TypedNumberProps) {
  const control = useFieldControl()
  const questionId = useId()
  const [typed, setTyped] = useState<Typed | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const number = Number.isFinite(value) ? value : null
  // A value that the form sets later replaces the text.
  const own = typed && Object.is(typed.value, value) ? typed : null
  const readings = own?.readings ?? null
  const isAsked = readings !== null
  useEffect(() => {
    const form = field.current?.form
    if (!isAsked || !form) return
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setIsRefused(true)
      field.current?.focus()
    }
    form.addEventListener('submit', refuse, true)
    return () => form.removeEventListener('submit', refuse, true)
  }, [isAsked])
  useEffect(() => {
    if (typeof ref === 'function') ref(field.current)
    else if (ref) ref.current = field.current
    return () => {
      if (typeof ref === 'function') ref(null)
    }
  }, [ref])

  /** Sets a number, which the field shows in the language's format. */
  const set = (next: number | null) => {
    setTyped(null)
    onChange(next)
  }
  const change = (text: string) => {
    const read = numberIn(text, intl.locale, limits)
    const next = typeof read === 'number' || read === null ? read : Number.NaN
    setIsRefused(false)
    setTyped({ text, value: next, readings: Array.isArray(read) ? read : null })
    if (!Object.is(next, value)) onChange(next)
  }
  const stepTo = (event: KeyboardEvent, { more, fewer }: Stepping) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    set(event.key === 'ArrowUp' ? more : fewer)
  }
  const isSigned = limits.min === undefined || limits.min < 0
  return {
    number,
    set,
    stepTo,
    input: {
      ...control,
      ref: field,
      type: 'text',
      role: 'spinbutton',
      // Number pads of phones, `decimal` included, have no minus.
      inputMode: isSigned ? undefined : limits.whole ? ('numeric' as const) : ('decimal' as const),
      autoComplete: 'off',
      'aria-valuenow': number ?? undefined,
      'aria-valuemin': limits.min,
      'aria-valuemax': limits.max,
      ...(readings && {
        'aria-invalid': isRefused || control['aria-invalid'],
        'aria-describedby': [control['aria-describedby'], questionId].filter(Boolean).join(' '),
      }),
      value: own?.text ?? (number === null ? '' : numberText(number, intl.locale, decimals)),
      onBlur: () => {
        if (own && !Number.isNaN(own.value)) setTyped(null)
        onBlur?.()
      },
    },
    change,
    question: (
      <Question
        id={questionId}
        readings={readings}
        isRefused={isRefused}
        onChoose={(chosen) => {
          set(chosen)
          field.current?.focus()
        }}
      />
    ),
  }
}

type QuestionProps = {
  id: string
  readings: Readings | null
  isRefused: boolean
  onChoose: (reading: number) => void
}

/** Asks which of two readings is right. */
function Question({ id, readings, isRefused, onChoose }: QuestionProps) {
  const t = useT()
  return (
    <div aria-live="polite">
      {readings && (
        <fieldset aria-labelledby={id} className="mt-1.5">
          <p
            id={id}
            className={`flex gap-1.5 text-xs ${isRefused ? 'font-strong text-danger' : 'text-ink-2'}`}
          >
            {isRefused && <CircleAlert size={16} className="mt-0.5 shrink-0" />}
            {t('app.number.which', { first: readings[0], second: readings[1] })}
          </p>
          <div className="mt-1.5 flex flex-wrap gap-2">
            {readings.map((reading) => (
              <Button key={reading} look="outline" size="tight" onClick={() => onChoose(reading)}>
                {numberText(reading, intl.locale)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}

type NumberInputProps = TypedNumberProps & {
  name?: string
  placeholder?: string
  className?: string
  /** Change per arrow key. */
  step?: number
}

/** A number field that accepts "1,5" and "1.5", and asks about a text with two readings. */
export function NumberInput({ name, placeholder, className, step = 1, ...typed }: NumberInputProps) {
  const { input, number, change, stepTo, question } = useTypedNumber(typed)
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = typed
  const limited = (next: number) => Math.min(max, Math.max(min, next))
  return (
    <>
      <Input
        {...input}
        name={name}
        placeholder={placeholder}
        className={className}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) =>
          stepTo(event, { more: limited((number ?? 0) + step), fewer: limited((number ?? 0) - step) })
        }
      />
      {question}
    </>
  )
}
