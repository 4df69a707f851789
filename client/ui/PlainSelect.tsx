import { ChevronDown } from 'lucide-react'
import { useHydrated } from './hydrated.ts'

type PlainSelectProps<Value extends string> = {
  'aria-label': string
  value: Value
  onChange: (value: Value) => void
  options: ReadonlyArray<{ value: Value; label: string }>
}

/** A native select, for pages that must not wait for Base UI. */
export function PlainSelect<Value extends string>({
  value,
  onChange,
  options,
  ...name
}: PlainSelectProps<Value>) {
  return (
    <span className="relative block">
      <select
        {...name}
        value={value}
        disabled={!useHydrated()}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
        className="h-tap w-full cursor-pointer appearance-none truncate rounded-md border border-line-strong bg-surface pr-11 pl-4 text-base text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-raised text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-ink-2"
      />
    </span>
  )
}
