import { useId } from 'react'

type SegmentsProps<Value> = {
  /** Accessible name. */
  label: string
  value: Value
  onChange: (value: Value) => void
  options: ReadonlyArray<{ value: Value; title: string }>
}

/** Radio buttons side by side, on several lines if needed. */
export function Segments<Value>({ label, value, onChange, options }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="max-w-full rounded-md bg-sunken p-0.75">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap">
        {options.map((option) => (
          <label
            key={option.title}
            className="flex min-h-tap min-w-tap cursor-pointer items-center justify-center rounded-sm px-2.5 text-sm font-medium text-ink-2 has-checked:lift-1 has-checked:bg-raised has-checked:text-ink has-focus-visible:focus-ring md:px-3.5"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
