import { Dialog } from '@base-ui/react/dialog'
import { Link } from '@tanstack/react-router'
import {
  CalendarDays,
  ClipboardList,
  FileUp,
  LayoutDashboard,
  Link2,
  type LucideIcon,
  Package,
  ScrollText,
  Search,
  Settings,
  Sprout,
  Stethoscope,
  UsersRound,
  X,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { useT } from '../locale/messages.tsx'
import { Coin } from '../ui/Coin.tsx'
import { openFind } from './find/openFind.ts'
import { Mark } from './Logo.tsx'
import type { NavLink } from './links.ts'

type AdminLink = NavLink & { icon: LucideIcon | ComponentType<{ size?: number }> }

/** In sidebar order. Only the dashboard must match exactly. */
const LINKS: AdminLink[] = [
  { to: '/admin', label: 'app.page.dashboard', icon: LayoutDashboard },
  { to: '/admin/users', label: 'app.page.users', icon: UsersRound },
  { to: '/admin/practitioner-patients', label: 'app.page.assignments', icon: Link2 },
  { to: '/admin/credit-packages', label: 'app.page.packages', icon: Coin },
  { to: '/admin/products', label: 'app.page.products', icon: Sprout },
  { to: '/admin/orders', label: 'app.page.orders', icon: Package },
  { to: '/admin/appointments', label: 'app.page.appointments', icon: CalendarDays },
  { to: '/admin/treatments', label: 'app.page.treatments', icon: ClipboardList },
  { to: '/admin/import', label: 'app.page.import', icon: FileUp },
  { to: '/admin/audit', label: 'app.page.audit', icon: ScrollText },
  { to: '/admin/clinic', label: 'app.page.clinic', icon: Stethoscope },
  { to: '/admin/settings', label: 'app.page.settings', icon: Settings },
]

const ROW =
  'flex min-h-tap items-center gap-3 rounded-md text-sm font-strong text-ink-2 hover:bg-sunken hover:text-ink'

function Links({ expanded, onFollow }: { expanded: boolean; onFollow?: () => void }) {
  const t = useT()
  return (
    <nav aria-label={t('app.admin')} className={`grid gap-1 ${expanded ? 'p-3.5' : 'px-0.5 py-3.5'}`}>
      <button
        type="button"
        title={expanded ? undefined : t('app.find')}
        onClick={() => {
          onFollow?.()
          openFind()
        }}
        className={`${ROW} ${expanded ? 'px-3' : 'justify-center'}`}
      >
        <Search size={20} />
        <span className={expanded ? '' : 'sr-only'}>{t('app.find')}</span>
      </button>
      {LINKS.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: to === '/admin' }}
          title={expanded ? undefined : t(label)}
          {...(onFollow && { onClick: onFollow })}
          className={`${ROW} aria-[current=page]:bg-accent-soft aria-[current=page]:text-on-accent-soft ${expanded ? 'px-3' : 'justify-center'}`}
        >
          <Icon size={20} />
          <span className={expanded ? '' : 'sr-only'}>{t(label)}</span>
        </Link>
      ))}
    </nav>
  )
}

function Head({ expanded }: { expanded: boolean }) {
  const t = useT()
  return (
    <>
      <Link
        to="/"
        aria-label={t('app.home')}
        className={`flex min-h-tap min-w-0 items-center rounded-sm ${expanded ? '' : 'max-w-8'}`}
      >
        <Mark />
      </Link>
      <span className={expanded ? 'font-display text-xl font-title whitespace-nowrap' : 'sr-only'}>
        {t('app.adminPanel')}
      </span>
    </>
  )
}

/** 16rem wide, or 3rem with icons only. Phones have the drawer instead. */
export function AdminSidebar({ expanded }: { expanded: boolean }) {
  const t = useT()
  return (
    <aside
      aria-label={t('app.adminPanel')}
      className={`sticky top-0 hidden h-dvh shrink-0 overflow-x-hidden overflow-y-auto border-r border-line bg-surface transition-[width] duration-(--dur-2) ease-out md:block ${expanded ? 'w-64' : 'w-12'}`}
    >
      <div
        className={`flex h-16 items-center gap-3 border-b border-line ${expanded ? 'px-5' : 'justify-center'}`}
      >
        <Head expanded={expanded} />
      </div>
      <Links expanded={expanded} />
    </aside>
  )
}

export function AdminDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--dur-2) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="lift-3 fixed inset-y-0 left-0 z-40 w-64 max-w-[85vw] overflow-y-auto bg-surface transition-[opacity,translate] duration-(--dur-2) ease-out data-ending-style:-translate-x-4 data-ending-style:opacity-0 data-starting-style:-translate-x-4 data-starting-style:opacity-0">
          <Dialog.Title className="sr-only">{t('app.adminPanel')}</Dialog.Title>
          <div className="flex h-16 items-center justify-between border-b border-line pr-2 pl-5">
            <div aria-hidden className="flex items-center gap-3">
              <Mark />
              <span className="font-display text-xl font-title">{t('app.adminPanel')}</span>
            </div>
            <Dialog.Close
              aria-label={t('app.closeMenu')}
              className="flex size-tap items-center justify-center rounded-md"
            >
              <X size={20} />
            </Dialog.Close>
          </div>
          <Links expanded onFollow={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
