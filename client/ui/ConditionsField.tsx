import { CONDITION_LABELS, CONDITIONS, type Condition } from '../../shared/auth.ts'

type ConditionsFieldProps = {
  value: readonly Condition[]
  onChange: (value: Condition[]) => void
  /** What the conditions are used for, addressed to the reader. */
  hint: string
  className?: string
}

/** Checkboxes for the health conditions of the safety check. */
export function ConditionsField({ value, onChange, hint, className = '' }: ConditionsFieldProps) {
  return (
    <fieldset className={className}>
      <legend className="text-sm font-strong">
        Conditions <span className="font-text text-ink-3">optional</span>
      </legend>
      <div className="grid gap-x-5 md:grid-cols-2 lg:grid-cols-3">
        {CONDITIONS.map((condition) => (
          <label key={condition} className="flex min-h-tap cursor-pointer items-center gap-3 text-base">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-accent"
              checked={value.includes(condition)}
              onChange={({ target }) =>
                onChange(
                  CONDITIONS.filter((one) => (one === condition ? target.checked : value.includes(one))),
                )
              }
            />
            {CONDITION_LABELS[condition]}
          </label>
        ))}
      </div>
      <p className="mt-1 text-xs text-ink-3">{hint}</p>
    </fieldset>
  )
}
