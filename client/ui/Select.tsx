import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { type FieldControl, useFieldControl } from './Field.tsx'

type SelectProps<Value extends string> = Partial<FieldControl> & {
  /** Without a visible label. */
  'aria-label'?: string
  value: Value | null
  onChange: (value: Value) => void
  options: ReadonlyArray<{ value: Value; label: string }>
  placeholder: string
  disabled?: boolean
  dense?: boolean
  onOpenChange?: (open: boolean) => void
}

export function Select<Value extends string>({
  value,
  onChange,
  options,
  placeholder,
  disabled = false,
  dense = false,
  onOpenChange,
  ...control
}: SelectProps<Value>) {
  return (
    <Base.Root<Value>
      items={options}
      value={value}
      disabled={disabled}
      onOpenChange={(open) => onOpenChange?.(open)}
      onValueChange={(chosen) => chosen !== null && onChange(chosen)}
    >
      <Base.Trigger
        {...useFieldControl()}
        {...control}
        className={`flex w-full items-center justify-between gap-3 rounded-md border border-line-strong bg-surface px-4 text-left text-ink aria-invalid:border-2 aria-invalid:border-danger data-disabled:border-transparent data-disabled:bg-sunken data-disabled:text-ink-3 ${
          dense ? 'h-tap text-sm pointer-fine:h-dense' : 'h-tap text-base'
        }`}
      >
        <Base.Value placeholder={placeholder} className="truncate data-placeholder:text-ink-3" />
        <Base.Icon>
          <ChevronDown size={18} className="text-ink-2" />
        </Base.Icon>
      </Base.Trigger>
      {/* Base UI would add a style element for a scroll bar that is not used here; the content security policy refuses it. */}
      <CSPProvider disableStyleElements>
        <Base.Portal>
          <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50">
            <Base.Popup className="lift-2 max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-md border border-line bg-raised p-1.5 transition-opacity duration-(--dur-1) data-ending-style:opacity-0 data-starting-style:opacity-0">
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  className="flex min-h-tap cursor-default items-center justify-between gap-6 rounded-sm px-3 text-sm outline-none data-highlighted:bg-accent-soft data-highlighted:text-on-accent-soft"
                >
                  <Base.ItemText>{option.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Check size={18} />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </CSPProvider>
    </Base.Root>
  )
}
