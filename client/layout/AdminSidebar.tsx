import { Dialog } from '@base-ui/react/dialog'
import { Link } from '@tanstack/react-router'
import {
  ClipboardList,
  LayoutDashboard,
  Link2,
  type LucideIcon,
  Package,
  ScrollText,
  Settings,
  Sprout,
  UsersRound,
  X,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { Coin } from '../ui/Coin.tsx'
import { Mark } from './Logo.tsx'
import type { NavLink } from './links.ts'

type AdminLink = NavLink & { icon: LucideIcon | ComponentType<{ size?: number }> }

/** In sidebar order. Only the dashboard must match exactly. */
const LINKS: AdminLink[] = [
  { to: '/admin', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/admin/users', label: 'User Management', icon: UsersRound },
  { to: '/admin/practitioner-patients', label: 'Practitioner-Patients', icon: Link2 },
  { to: '/admin/credit-packages', label: 'Credit Packages', icon: Coin },
  { to: '/admin/products', label: 'Products', icon: Sprout },
  { to: '/admin/orders', label: 'Orders', icon: Package },
  { to: '/admin/treatments', label: 'Treatments', icon: ClipboardList },
  { to: '/admin/audit', label: 'Audit Log', icon: ScrollText },
  { to: '/admin/settings', label: 'Settings', icon: Settings },
]

function Links({ expanded, onFollow }: { expanded: boolean; onFollow?: () => void }) {
  return (
    <nav aria-label="Admin" className={`grid gap-1 ${expanded ? 'p-3.5' : 'px-0.5 py-3.5'}`}>
      {LINKS.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: to === '/admin' }}
          title={expanded ? undefined : label}
          {...(onFollow && { onClick: onFollow })}
          className={`flex min-h-tap items-center gap-3 rounded-md text-sm font-strong text-ink-2 hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-on-accent-soft ${expanded ? 'px-3' : 'justify-center'}`}
        >
          <Icon size={20} />
          <span className={expanded ? '' : 'sr-only'}>{label}</span>
        </Link>
      ))}
    </nav>
  )
}

function Head({ expanded }: { expanded: boolean }) {
  return (
    <>
      <Link to="/" aria-label="Home" className="flex min-h-tap items-center rounded-sm">
        <Mark />
      </Link>
      <span className={expanded ? 'font-display text-xl font-title whitespace-nowrap' : 'sr-only'}>
        Admin Panel
      </span>
    </>
  )
}

/** 16rem wide, or 3rem with icons only. Phones have the drawer instead. */
export function AdminSidebar({ expanded }: { expanded: boolean }) {
  return (
    <aside
      aria-label="Admin Panel"
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
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--dur-2) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="lift-3 fixed inset-y-0 left-0 z-40 w-64 max-w-[85vw] overflow-y-auto bg-surface transition-[opacity,translate] duration-(--dur-2) ease-out data-ending-style:-translate-x-4 data-ending-style:opacity-0 data-starting-style:-translate-x-4 data-starting-style:opacity-0">
          <Dialog.Title className="sr-only">Admin Panel</Dialog.Title>
          <div className="flex h-16 items-center justify-between border-b border-line pr-2 pl-5">
            <div aria-hidden className="flex items-center gap-3">
              <Mark />
              <span className="font-display text-xl font-title">Admin Panel</span>
            </div>
            <Dialog.Close
              aria-label="Close menu"
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
