import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export type ChipProps = {
  type: 'radio' | 'checkbox'
  /** Shared by the radio buttons of a question. */
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  isInvalid?: boolean
  /** A line of a long list, without an edge of its own. */
  isLine?: boolean
  children: ReactNode
}

const CHIP =
  'rounded-md border border-line-strong bg-surface px-4 hover:bg-sunken has-checked:border-accent has-aria-invalid:border-2 has-aria-invalid:border-danger'
const LINE = 'border-t border-line px-3 first:border-t-0 hover:bg-sunken'

/** An answer to choose, with a tint and a tick when it is chosen. */
export function Chip({ type, name, checked, onChange, isInvalid, isLine, children }: ChipProps) {
  return (
    <label
      className={`relative flex min-h-12 cursor-pointer items-center gap-2.5 py-2 text-base text-pretty has-checked:bg-accent-soft has-checked:font-strong has-checked:text-on-accent-soft has-focus-visible:focus-ring ${isLine ? LINE : CHIP}`}
    >
      <input
        type={type}
        name={name}
        className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
        aria-invalid={isInvalid || undefined}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Check size={18} aria-hidden className="hidden shrink-0 text-accent-text peer-checked:block" />
      <span className="min-w-0 break-words hyphens-auto">{children}</span>
    </label>
  )
}
