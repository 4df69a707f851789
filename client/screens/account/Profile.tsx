import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Bell, Database, Lock, UserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'

/** Each part is an address of its own. */
const PARTS = [
  { to: '/profile', name: 'profile', Icon: UserRound },
  { to: '/profile/reminders', name: 'reminders', Icon: Bell },
  { to: '/profile/security', name: 'security', Icon: Lock },
  { to: '/profile/data', name: 'data', Icon: Database },
] as const

const PART =
  'flex min-h-tap items-center gap-4 whitespace-nowrap transition-colors duration-(--dur-1) max-lg:-mb-px max-lg:border-b-2 max-lg:border-transparent max-lg:px-3.5 max-lg:text-ink-2 max-lg:hover:text-ink max-lg:aria-[current=page]:border-accent-text max-lg:aria-[current=page]:text-accent-text lg:rounded-md lg:px-4 lg:py-2.5 lg:hover:bg-raised lg:aria-[current=page]:bg-accent-soft lg:aria-[current=page]:text-accent-text'

/** The frame of the profile's four parts. */
export function Profile() {
  const t = useT()
  return (
    <Page
      title={t('app.page.profile')}
      subtitle={t('account.profile.subtitle')}
      action={
        <LinkButton to="/record" look="outline">
          {t('app.page.myRecord')}
        </LinkButton>
      }
    >
      <div className="gap-x-7 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
        <Parts />
        <div className="grid gap-6 max-lg:mt-6">
          <Outlet />
        </div>
      </div>
    </Page>
  )
}

/** A column, or a strip that scrolls where the page is narrow. */
function Parts() {
  const t = useT()
  const strip = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another chosen part
  useEffect(() => {
    strip.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav
      ref={strip}
      aria-label={t('app.page.profile')}
      className="flex gap-1 max-lg:-mx-(--margin) max-lg:overflow-x-auto max-lg:border-b max-lg:border-line max-lg:px-(--margin) lg:sticky lg:top-24 lg:grid"
    >
      {PARTS.map(({ to, name, Icon }) => (
        <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} className={PART}>
          <Icon size={20} aria-hidden className="shrink-0 max-lg:hidden" />
          <span>
            <span className="block text-sm font-strong">{t(`account.part.${name}`)}</span>
            <span className="block text-xs text-ink-2 max-lg:hidden">{t(`account.part.${name}.text`)}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}
