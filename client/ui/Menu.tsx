import { Menu as Base } from '@base-ui/react/menu'
import { Ellipsis, type LucideIcon } from 'lucide-react'

type MenuAction = {
  label: string
  icon: LucideIcon
  onSelect: () => void
  danger?: boolean
}

type MenuProps = {
  /** Accessible name: what the actions apply to. */
  label: string
  actions: readonly MenuAction[]
  onOpenChange?: (open: boolean) => void
}

/** Less frequent actions, behind a button with three dots. */
export function Menu({ label, actions, onOpenChange }: MenuProps) {
  return (
    <Base.Root onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger
        aria-label={label}
        className="flex size-tap shrink-0 items-center justify-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink data-popup-open:bg-sunken pointer-fine:size-dense"
      >
        <Ellipsis size={20} />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-30">
          <Base.Popup className="lift-2 rounded-md border border-line bg-raised p-1.5 outline-none transition-opacity duration-(--dur-1) data-ending-style:opacity-0 data-starting-style:opacity-0">
            {actions.map(({ label: verb, icon: Icon, onSelect, danger = false }) => (
              <Base.Item
                key={verb}
                onClick={onSelect}
                className={`flex min-h-tap cursor-default items-center gap-3 rounded-sm px-3 pr-6 text-sm outline-none ${
                  danger
                    ? 'text-danger data-highlighted:bg-danger-soft'
                    : 'data-highlighted:bg-accent-soft data-highlighted:text-on-accent-soft'
                }`}
              >
                <Icon size={18} />
                {verb}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
