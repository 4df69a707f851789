import { Link } from '@tanstack/react-router'
import { LogOut, Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../session.ts'
import { useAlive } from '../ui/alive.ts'
import { LinkButton } from '../ui/Button.tsx'
import { useSignOut } from '../useSignOut.tsx'
import { Logo } from './Logo.tsx'
import { navLinks } from './links.ts'

const CreditsButton = lazy(async () => ({ default: (await import('./CreditsButton.tsx')).CreditsButton }))
const loadDrawer = () => import('./NavDrawer.tsx')
const NavDrawer = lazy(async () => ({ default: (await loadDrawer()).NavDrawer }))

/** The top bar: written out from 1080px, a drawer below; the credits stay in sight. */
export function NavBar() {
  const session = useSession()
  const alive = useAlive()
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused')
  const { leave, question } = useSignOut('You have been logged out of your account.')

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface print:hidden">
      {/* An admin has nine things here: below 1280px the bar takes some of the margins. */}
      <div className="content flex h-16 items-center justify-between gap-4 lg:max-[80rem]:[--margin:2.5rem]">
        <Logo />
        {session && (
          <div className="flex h-full shrink-0 items-center gap-2">
            <Suspense fallback={<span className="w-26" />}>
              <CreditsButton />
            </Suspense>
            <nav aria-label="Main" className="hidden h-full items-center min-[80rem]:gap-1 lg:flex">
              {navLinks(session.role).map(({ to, label }) => (
                <Link
                  key={to}
                  to={to}
                  className="-mb-px flex h-[calc(100%+1px)] items-center border-b-2 border-transparent px-1 text-sm min-[80rem]:px-2.5 font-strong whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-accent-text aria-[current=page]:text-accent-text"
                >
                  {label}
                </Link>
              ))}
              <button
                type="button"
                disabled={!alive}
                onClick={leave}
                className="flex min-h-tap items-center gap-2 rounded-sm px-1 text-sm min-[80rem]:-mr-2.5 min-[80rem]:px-2.5 font-strong whitespace-nowrap text-ink-2 hover:text-ink"
              >
                <LogOut size={18} />
                Sign Out
              </button>
            </nav>
            <button
              type="button"
              disabled={!alive}
              aria-label="Menu"
              aria-haspopup="dialog"
              aria-expanded={menu === 'open'}
              onPointerEnter={loadDrawer}
              onFocus={loadDrawer}
              onClick={() => setMenu('open')}
              className="-mr-2.5 flex size-tap items-center justify-center rounded-md lg:hidden"
            >
              <Menu size={22} />
            </button>
            {menu !== 'unused' && (
              <Suspense>
                <NavDrawer
                  open={menu === 'open'}
                  onClose={() => setMenu('closed')}
                  links={navLinks(session.role)}
                  onSignOut={leave}
                />
              </Suspense>
            )}
          </div>
        )}
        {session === null && (
          <LinkButton to="/auth" look="outline">
            Login
          </LinkButton>
        )}
      </div>
      {question}
    </header>
  )
}
