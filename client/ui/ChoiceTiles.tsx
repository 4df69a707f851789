import { Check } from 'lucide-react'
import { useId } from 'react'

type ChoiceTilesProps<Value extends string> = {
  value: Value
  onChange: (value: Value) => void
  /** `lang` where a label is in a language of its own. */
  options: ReadonlyArray<{ value: Value; label: string; lang?: string }>
}

/** One of a few choices, as tiles. Stands in a fieldset with a legend. */
export function ChoiceTiles<Value extends string>({ value, onChange, options }: ChoiceTilesProps<Value>) {
  const name = useId()
  return (
    <div className="flex flex-wrap gap-2">
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className="flex min-h-tap min-w-28 cursor-pointer items-center justify-center gap-2 rounded-md border border-line-strong px-4 text-sm font-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft has-focus-visible:focus-ring"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {value === option.value && <Check size={16} aria-hidden />}
          {option.label}
        </label>
      ))}
    </div>
  )
}
