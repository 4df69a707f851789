import { Link, useLocation } from '@tanstack/react-router'
import { ChevronDown, LogOut } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useSession } from '../app/session.ts'
import { useT } from '../locale/messages.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { useHydrated } from '../ui/hydrated.ts'
import { Logo } from './Logo.tsx'
import { FIRST_LINKS, navLinks } from './links.ts'

const BarButtons = lazy(async () => ({ default: (await import('./BarButtons.tsx')).BarButtons }))
const SignOut = lazy(async () => ({ default: (await import('./SignOut.tsx')).SignOut }))
const loadMore = () => import('./MoreLinks.tsx')
const MoreLinks = lazy(async () => ({ default: (await loadMore()).MoreLinks }))

const LINK =
  '-mb-px h-[calc(100%+1px)] items-center border-b-2 border-transparent px-1 text-sm font-strong whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-accent-text aria-[current=page]:text-accent-text min-[52rem]:px-1.5 lg:px-1 min-[80rem]:px-2'

/** All links from 1080px, the last ones behind "More" from 768px; below, tabs. The credits are always visible. */
export function NavBar() {
  const t = useT()
  const session = useSession()
  const hydrated = useHydrated()
  // Loaded when it is first opened, and then stays mounted.
  const [more, setMore] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const moreButton = useRef<HTMLButtonElement>(null)
  const [leaving, setLeaving] = useState(0)
  const leave = () => setLeaving(leaving + 1)
  const { pathname } = useLocation()
  const links = session ? navLinks(session.role) : []
  const last = links.slice(FIRST_LINKS)

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface print:hidden">
      {/* An admin has nine items here: below 832px and 1280px the bar uses some of the margins. */}
      <div className="content flex h-16 items-center justify-between gap-4 max-[52rem]:[--margin:1.25rem] lg:max-[80rem]:[--margin:2.5rem]">
        <Logo />
        {session && (
          <div className="flex h-full shrink-0 items-center gap-2">
            <Suspense fallback={<span className="w-31 md:w-57 min-[80rem]:w-65" />}>
              <BarButtons />
            </Suspense>
            <nav aria-label={t('app.main')} className="hidden h-full items-center md:flex">
              {links.map(({ to, label }, index) => (
                <Link
                  key={to}
                  to={to}
                  className={`${LINK} ${index < FIRST_LINKS ? 'flex' : 'hidden lg:flex'}`}
                >
                  {t(label)}
                </Link>
              ))}
              <button
                type="button"
                disabled={!hydrated}
                onClick={leave}
                className="hidden min-h-tap items-center gap-2 rounded-sm px-1 text-sm min-[80rem]:-mr-2 min-[80rem]:px-2 font-strong whitespace-nowrap text-ink-2 hover:text-ink lg:flex"
              >
                <LogOut size={18} />
                {t('app.signOut')}
              </button>
              <button
                ref={moreButton}
                type="button"
                disabled={!hydrated}
                aria-haspopup="menu"
                aria-expanded={more === 'open'}
                aria-current={last.some(({ to }) => to === pathname) ? 'page' : undefined}
                onPointerEnter={loadMore}
                onFocus={loadMore}
                onClick={() => setMore(more === 'open' ? 'closed' : 'open')}
                className={`${LINK} flex gap-1 lg:hidden`}
              >
                {t('app.more')}
                <ChevronDown size={16} />
              </button>
              {more !== 'unopened' && (
                <Suspense>
                  <MoreLinks
                    open={more === 'open'}
                    onClose={() => setMore('closed')}
                    button={moreButton}
                    links={last}
                    onSignOut={leave}
                  />
                </Suspense>
              )}
            </nav>
          </div>
        )}
        {session === null && (
          <LinkButton to="/auth" look="outline">
            {t('app.login')}
          </LinkButton>
        )}
      </div>
      {leaving > 0 && (
        <Suspense>
          <SignOut key={leaving} />
        </Suspense>
      )}
    </header>
  )
}
