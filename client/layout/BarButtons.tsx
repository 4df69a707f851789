import { Link } from '@tanstack/react-router'
import { Menu, MessageSquare } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '../app/session.ts'
import { trpc } from '../app/trpc.ts'
import { useOnline } from '../app/useOnline.ts'
import { Rich, useT } from '../locale/messages.tsx'
import { usePhone } from '../ui/breakpoints.ts'
import { Coin } from '../ui/Coin.tsx'
import { Bell } from './Bell.tsx'
import { FindButton } from './find/FindButton.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { TrpcProvider } from './TrpcProvider.tsx'
import { UnreadCount } from './UnreadCount.tsx'
import { useDrawer } from './useDrawer.tsx'

const BottomTabs = lazy(async () => ({ default: (await import('./BottomTabs.tsx')).BottomTabs }))

/**
 * `SessionWatch` keeps the balance up to date, so a purchase at the front desk shows at once. Shows 0 without data, but not
 * offline, where the balance is only unknown.
 */
function CreditsButton() {
  const t = useT()
  const online = useOnline()
  const balance = trpc.credits.balance.useQuery(undefined, { meta: { silent: true } })
  return (
    <Link
      to="/credits"
      className="flex min-h-tap items-center gap-2 rounded-full bg-warm-soft px-3.5 md:max-lg:px-2.5 text-sm font-strong whitespace-nowrap text-on-warm-soft lg:min-h-9"
    >
      <Coin />
      <span>
        {balance.data === undefined && !online ? (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">{t('app.credits.unknown')}</span>
          </>
        ) : (
          <Rich
            id="app.credits"
            values={{
              count: balance.data ?? 0,
              wide: (word) => <span className="max-[80rem]:sr-only">{word}</span>,
            }}
          />
        )}
      </span>
    </Link>
  )
}

/** The link to the messages, with the unread count. Phones have a tab instead. */
function MessagesLink() {
  const t = useT()
  const { data: unread = 0 } = trpc.messages.unread.useQuery(undefined, { meta: { silent: true } })
  return (
    <Link
      to="/messages"
      aria-label={t('app.messages.link', { count: unread })}
      className="relative hidden size-tap shrink-0 items-center justify-center rounded-md text-ink-2 hover:text-ink aria-[current=page]:text-accent-text md:flex"
    >
      <MessageSquare size={20} />
      <UnreadCount count={unread} />
    </Link>
  )
}

/** Below 768px an admin's menu, and everyone else's tabs. */
function PhoneNavigation() {
  const isPhone = usePhone()
  const role = useSession()?.role
  if (!isPhone) return null
  if (role === 'admin') return <MenuButton />
  return (
    <Suspense>
      <BottomTabs />
    </Suspense>
  )
}

export function BarButtons() {
  // The header's last child, loaded with these buttons: it costs the first page nothing.
  const header = document.querySelector('header')
  const role = useSession()?.role
  return (
    <TrpcProvider>
      <CreditsButton />
      {/* An admin's bar has no room for it on most screens; the Admin Panel has it. */}
      <FindButton shown={role === 'admin' ? 'min-[96rem]:flex' : 'md:flex'} />
      <MessagesLink />
      <Bell />
      <PhoneNavigation />
      {header && createPortal(<OfflineBar />, header)}
    </TrpcProvider>
  )
}

/** An admin's menu below 768px; everyone else has tabs there. */
function MenuButton() {
  const t = useT()
  const { button, drawer } = useDrawer()
  return (
    <>
      <button
        {...button}
        aria-label={t('app.menu')}
        className="-mr-2.5 flex size-tap items-center justify-center rounded-md"
      >
        <Menu size={22} />
      </button>
      {drawer}
    </>
  )
}
