import { Menu } from '@base-ui/react/menu'
import { CircleMinus, ClipboardList, Clock, Undo2 } from 'lucide-react'
import { useT } from '../../locale/messages.tsx'
import type { Dose } from './dosesOfDay.ts'

type DoseMenuProps = {
  dose: Dose
  /** The menu's anchor, which regains the focus. */
  button: HTMLButtonElement
  onClose: () => void
  onSkip: () => void
  onNotSkipped: () => void
  onTakenAt: () => void
  /** Absent if the plan is unknown. */
  onRead: (() => void) | undefined
}

/** A dose's actions besides "taken now". */
export function DoseMenu({ dose, button, onClose, onSkip, onNotSkipped, onTakenAt, onRead }: DoseMenuProps) {
  const t = useT()
  const skipped = dose.state === 'skipped'
  const actions = [
    skipped
      ? { label: t('plans.menu.notSkipped'), icon: Undo2, onSelect: onNotSkipped }
      : { label: t('plans.menu.skip'), icon: CircleMinus, onSelect: onSkip },
    { label: t('plans.menu.takenAt'), icon: Clock, onSelect: onTakenAt },
    ...(onRead ? [{ label: t('plans.menu.read'), icon: ClipboardList, onSelect: onRead }] : []),
  ]
  return (
    <Menu.Root open onOpenChange={(next) => next || onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={button} sideOffset={6} align="end" className="z-30">
          <Menu.Popup
            finalFocus={{ current: button }}
            aria-label={t('plans.today.more', { medication: dose.medication })}
            className="lift-2 rounded-md border border-line bg-raised p-1.5 outline-none transition-opacity duration-(--dur-1) data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {actions.map(({ label, icon: Icon, onSelect }) => (
              <Menu.Item
                key={label}
                onClick={onSelect}
                className="flex min-h-tap cursor-default items-center gap-3 rounded-sm px-3 pr-6 text-sm outline-none data-highlighted:bg-accent-soft data-highlighted:text-on-accent-soft"
              >
                <Icon size={18} />
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
