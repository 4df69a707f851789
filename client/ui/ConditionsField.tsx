import { COMMON_CONDITIONS, CONDITIONS, type Condition } from '../../shared/conditions.ts'
import { Rich, useT } from '../locale/messages.tsx'
import { textOrder } from './format.ts'
import { PlainSelect } from './PlainSelect.tsx'

type ConditionsFieldProps = {
  value: readonly Condition[]
  onChange: (value: Condition[]) => void
  /** Why the conditions are asked for, addressed to the reader. */
  hint: string
  className?: string
}

/** Checkboxes for the health conditions of the safety check: the common ones and those that were added. */
export function ConditionsField({ value, onChange, hint, className = '' }: ConditionsFieldProps) {
  const t = useT()
  const change = (condition: Condition, checked: boolean) =>
    onChange(CONDITIONS.filter((one) => (one === condition ? checked : value.includes(one))))
  const common: readonly Condition[] = COMMON_CONDITIONS
  const shown = [...common, ...value.filter((one) => !common.includes(one))]
  const order = textOrder()
  const others = CONDITIONS.filter((one) => !shown.includes(one))
    .map((condition) => ({ value: condition, label: t(`auth.condition.${condition}`) }))
    .sort((a, b) => order(a.label, b.label))
  const add = t('auth.condition.add')
  return (
    <fieldset className={className}>
      <legend className="text-sm font-strong">
        <Rich
          id="auth.condition.title"
          values={{ aside: (text) => <span className="font-text text-ink-3">{text}</span> }}
        />
      </legend>
      <div className="grid gap-x-5 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((condition) => (
          <label key={condition} className="flex min-h-tap cursor-pointer items-center gap-3 text-base">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-accent"
              checked={value.includes(condition)}
              onChange={({ target }) => change(condition, target.checked)}
            />
            {t(`auth.condition.${condition}`)}
          </label>
        ))}
      </div>
      <PlainSelect<Condition | ''>
        aria-label={add}
        value=""
        options={[{ value: '', label: add }, ...others]}
        onChange={(added) => added && change(added, true)}
      />
      <p className="mt-1 text-xs text-ink-3">{hint}</p>
    </fieldset>
  )
}
