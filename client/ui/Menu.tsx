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
  /** Those that are false or undefined are left out. */
  actions: readonly (MenuAction | false | undefined)[]
  icon?: LucideIcon
  /** `outline` has a border, beside another button; `field` also opens above, at the foot of a page. */
  look?: 'plain' | 'outline' | 'field'
  onOpenChange?: (open: boolean) => void
}

const BORDERED = 'border border-line-strong bg-surface'

/** Less frequent actions, behind a button with three dots or another icon. */
export function Menu({ label, actions, icon: Icon = Ellipsis, look = 'plain', onOpenChange }: MenuProps) {
  const shown = actions.flatMap((action) => action || [])
  return (
    <Base.Root onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger
        aria-label={label}
        className={`flex size-tap shrink-0 items-center justify-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink data-popup-open:bg-sunken ${look === 'plain' ? 'pointer-fine:size-dense' : BORDERED}`}
      >
        <Icon size={20} />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          sideOffset={6}
          side={look === 'field' ? 'top' : 'bottom'}
          align={look === 'field' ? 'start' : 'end'}
          className="z-30"
        >
          <Base.Popup className="lift-2 rounded-md border border-line bg-raised p-1.5 outline-none transition-opacity duration-(--dur-1) data-ending-style:opacity-0 data-starting-style:opacity-0">
            {shown.map(({ label: verb, icon: ActionIcon, onSelect, danger = false }) => (
              <Base.Item
                key={verb}
                onClick={onSelect}
                className={`flex min-h-tap cursor-default items-center gap-3 rounded-sm px-3 pr-6 text-sm outline-none ${
                  danger
                    ? 'text-danger data-highlighted:bg-danger-soft'
                    : 'data-highlighted:bg-accent-soft data-highlighted:text-on-accent-soft'
                }`}
              >
                <ActionIcon size={18} />
                {verb}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
