import { Menu } from '@base-ui/react/menu'
import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import type { RefObject } from 'react'
import { useT } from '../locale/messages.tsx'
import { LINK_ICONS } from './linkIcons.ts'
import type { NavLink } from './links.ts'

const ROW =
  'flex min-h-tap w-full items-center gap-3 rounded-sm px-3 pr-6 text-sm font-medium outline-none data-highlighted:bg-accent-soft data-highlighted:text-on-accent-soft aria-[current=page]:text-accent-text'

type MoreLinksProps = {
  open: boolean
  onClose: () => void
  /** The menu's anchor, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>
  links: NavLink[]
  onSignOut: () => void
}

/** Links without room in the top bar. */
export function MoreLinks({ open, onClose, button, links, onSignOut }: MoreLinksProps) {
  const t = useT()
  return (
    <Menu.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={button} sideOffset={6} align="end" className="z-30">
          <Menu.Popup
            finalFocus={button}
            aria-label={t('app.more')}
            className="lift-2 min-w-48 rounded-md border border-line bg-raised p-1.5 outline-none transition-opacity duration-(--dur-1) data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {links.map(({ to, label }) => {
              const Icon = LINK_ICONS[to]
              return (
                <Menu.LinkItem key={to} closeOnClick render={<Link to={to} />} className={ROW}>
                  {Icon && <Icon size={18} />}
                  {t(label)}
                </Menu.LinkItem>
              )
            })}
            <Menu.Item onClick={onSignOut} className={`${ROW} cursor-default`}>
              <LogOut size={18} />
              {t('app.signOut')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
