import { CONDITIONS, type Condition } from '../../shared/auth.ts'
import { Rich, useT } from '../locale/messages.tsx'

type ConditionsFieldProps = {
  value: readonly Condition[]
  onChange: (value: Condition[]) => void
  /** What the conditions are used for, addressed to the reader. */
  hint: string
  className?: string
}

/** Checkboxes for the health conditions of the safety check. */
export function ConditionsField({ value, onChange, hint, className = '' }: ConditionsFieldProps) {
  const t = useT()
  return (
    <fieldset className={className}>
      <legend className="text-sm font-strong">
        <Rich
          id="auth.condition.title"
          values={{ aside: (text) => <span className="font-text text-ink-3">{text}</span> }}
        />
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
            {t(`auth.condition.${condition}`)}
          </label>
        ))}
      </div>
      <p className="mt-1 text-xs text-ink-3">{hint}</p>
    </fieldset>
  )
}
