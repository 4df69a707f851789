import { Switch as Base } from '@base-ui/react/switch'

type SwitchProps = {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch whose whole line is clickable. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside contains its own input
    <label className="flex min-h-tap cursor-pointer items-center justify-between gap-4">
      <span>
        <span className="block text-sm font-strong">{label}</span>
        {hint && <span className="block text-xs text-ink-3">{hint}</span>}
      </span>
      <Base.Root
        checked={checked}
        onCheckedChange={onChange}
        className="flex h-7 w-12 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.75 transition-colors duration-(--dur-1) data-checked:border-accent data-checked:bg-accent"
      >
        <Base.Thumb className="size-5 rounded-full bg-line-strong transition-[translate] duration-(--dur-1) data-checked:translate-x-5 data-checked:bg-on-accent" />
      </Base.Root>
    </label>
  )
}
