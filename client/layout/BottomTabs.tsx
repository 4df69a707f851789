import { Link, useLocation } from '@tanstack/react-router'
import {
  Activity,
  Ellipsis,
  ListChecks,
  type LucideIcon,
  MessageSquare,
  Sun,
  TestTube,
  UsersRound,
} from 'lucide-react'
import { useSession } from '../app/session.ts'
import { trpc } from '../app/trpc.ts'
import { useT } from '../locale/messages.tsx'
import { shortCount } from '../ui/format.ts'
import type { NavLink } from './links.ts'
import { useNow } from './now/useNow.ts'
import { useDrawer } from './useDrawer.tsx'

/** Pages with a composer or buttons at the bottom. */
const WITHOUT_TABS = /^\/messages\/.|^\/practitioner\/patients\/[^/]+\/(?:messages|note|blood-tests)$/

/** Icon above word; beside it on a phone in landscape. */
const TAB =
  'group grid min-h-13 min-w-0 content-center justify-items-center text-xs font-medium text-ink-2 aria-[current=page]:font-strong aria-[current=page]:text-accent-text landscape:grid-flow-col landscape:items-center landscape:justify-center landscape:gap-2 max-[26rem]:text-2xs max-[26rem]:leading-tight max-[22rem]:text-[0.75rem] max-[22rem]:tracking-tight'
const PILL =
  'relative grid h-7 w-14 place-items-center landscape:w-9 rounded-full group-aria-[current=page]:bg-accent-soft group-aria-[current=page]:text-on-accent-soft group-aria-expanded:bg-accent-soft group-aria-expanded:text-on-accent-soft'

type ContentProps = { icon: LucideIcon; label: string; count?: number }

const Content = ({ icon: Icon, label, count = 0 }: ContentProps) => (
  <>
    <span className={PILL} aria-hidden>
      <Icon size={20} />
      {count > 0 && (
        // Drawn by CSS: the link's name has the count, and its visible words are the start of that name.
        <span
          data-count={shortCount(count)}
          className="absolute -top-0.5 left-8 landscape:left-5.5 min-w-4.5 rounded-full bg-accent px-1.25 text-center text-2xs font-strong text-on-accent ring-2 ring-surface before:content-[attr(data-count)]"
        />
      )}
    </span>
    <span className="max-w-full text-center break-words hyphens-auto">{label}</span>
  </>
)

type Tab = ContentProps & { to: NavLink['to']; name?: string }

/** The tabs with their unread counts. */
function useTabs(): Tab[] {
  const t = useT()
  const me = useSession()
  const { data: now, stored } = useNow()
  const { data: unread = 0 } = trpc.messages.unread.useQuery(undefined, { meta: { silent: true } })
  const messages: Tab = {
    to: '/messages',
    label: t('app.page.messages'),
    name: t('app.messages.link', { count: unread }),
    icon: MessageSquare,
    count: unread,
  }
  if (me?.role === 'practitioner') {
    const count = now?.attention?.count ?? stored?.attention ?? 0
    return [
      {
        to: '/dashboard',
        label: t('app.tabs.attention'),
        name: t('app.tabs.attention.count', { count }),
        icon: ListChecks,
        count,
      },
      { to: '/practitioner/patients', label: t('app.tabs.patients'), icon: UsersRound },
      messages,
    ]
  }
  const results = now?.results ?? stored?.results ?? []
  const count = results.filter(({ acknowledgedAt }) => acknowledgedAt === null).length
  return [
    { to: '/dashboard', label: t('app.tabs.today'), icon: Sun },
    { to: '/health-tracking', label: t('app.tabs.track'), icon: Activity },
    {
      to: '/blood-tests',
      label: t('app.page.results'),
      name: t('app.tabs.results.count', { count }),
      icon: TestTube,
      count,
    },
    messages,
  ]
}

function Tabs() {
  const t = useT()
  const tabs = useTabs()
  const { button, drawer } = useDrawer()
  return (
    <nav
      aria-label={t('app.tabs')}
      data-tabs
      className="fixed inset-x-0 bottom-0 grid auto-cols-fr grid-flow-col border-t border-line bg-surface px-1 pt-0.5 pb-[calc(0.125rem+env(safe-area-inset-bottom))]"
    >
      {tabs.map(({ to, name, ...content }) => (
        <Link key={to} to={to} aria-label={name} className={TAB}>
          <Content {...content} />
        </Link>
      ))}
      <button {...button} aria-label={t('app.tabs.more')} className={TAB}>
        <Content icon={Ellipsis} label={t('app.more')} />
      </button>
      {drawer}
    </nav>
  )
}

/**
 * A phone's navigation for patients and practitioners; "More" opens the drawer with all links. Hidden on pages with
 * their own buttons at the bottom.
 */
export function BottomTabs() {
  const { pathname } = useLocation()
  return WITHOUT_TABS.test(pathname) ? null : <Tabs />
}
