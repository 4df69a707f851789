import { Check, CircleAlert, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { textOf } from '../../locales/translate.ts'
import { useT } from '../locale/messages.tsx'

type Option<Value> = {
  value: Value
  label: string
  icon?: LucideIcon
  /** The full name of a short label. */
  name?: string
  disabled?: boolean
}

type CheckChipsProps<Value> = {
  label: ReactNode
  options: ReadonlyArray<Option<Value>>
  value: readonly Value[]
  /** Receives the chosen values in the order of the options. */
  onChange: (value: Value[]) => void
  hint?: string | undefined
  /** A text, or a `message` of a zod schema. */
  error?: string | undefined
  layout: string
}

/** A group of checkboxes drawn as chips. A chosen one has a tint, an edge and a tick. */
export function CheckChips<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  hint,
  error,
  layout,
}: CheckChipsProps<Value>) {
  const id = useId()
  const t = useT()
  const note = error === undefined ? hint : textOf(t, error)
  return (
    <fieldset aria-describedby={note ? id : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-strong">{label}</legend>
      <div className={layout}>
        {options.map(({ value: option, label: text, icon: Icon, name, disabled }) => (
          <label
            key={option}
            className="relative flex min-h-tap cursor-pointer items-center justify-center gap-1 rounded-md border border-line-strong bg-surface px-1 text-sm font-medium transition-colors duration-(--dur-1) hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:font-strong has-checked:text-on-accent-soft has-disabled:cursor-default has-disabled:border-transparent has-disabled:bg-sunken has-disabled:text-ink-3 has-focus-visible:focus-ring"
          >
            <input
              type="checkbox"
              className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
              aria-label={name}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              checked={value.includes(option)}
              onChange={({ target }) =>
                onChange(
                  options
                    .map((one) => one.value)
                    .filter((one) => (one === option ? target.checked : value.includes(one))),
                )
              }
            />
            {Icon && <Icon size={16} aria-hidden className="text-ink-3 peer-checked:hidden" />}
            <Check size={16} aria-hidden className="hidden text-accent-text peer-checked:block" />
            {text}
          </label>
        ))}
      </div>
      {note && (
        <p
          id={id}
          className={`mt-1.5 flex gap-1.5 text-xs ${error ? 'font-strong text-danger' : 'text-ink-3'}`}
        >
          {error && <CircleAlert size={16} aria-hidden className="mt-0.5" />}
          <span>{note}</span>
        </p>
      )}
    </fieldset>
  )
}
