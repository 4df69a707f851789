import { Outlet } from '@tanstack/react-router'
import { PanelLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSession } from '../app/session.ts'
import { useSignOut } from '../app/useSignOut.tsx'
import { useT } from '../locale/messages.tsx'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { AdminDrawer, AdminSidebar } from './AdminSidebar.tsx'
import { Bell } from './Bell.tsx'
import { FindButton } from './find/FindButton.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { TrpcProvider } from './TrpcProvider.tsx'

const PHONE = '(width < 48rem)'

export function AdminLayout() {
  const t = useT()
  const session = useSession()
  const { leave, question } = useSignOut()
  const [expanded, setExpanded] = useState(readSidebar)
  const [drawer, setDrawer] = useState(false)

  const toggle = () => {
    if (matchMedia(PHONE).matches) {
      setDrawer((open) => !open)
      return
    }
    writeSidebar(!expanded)
    setExpanded(!expanded)
  }

  useEffect(() => {
    const shortcut = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', shortcut)
    return () => removeEventListener('keydown', shortcut)
  })

  return (
    <TrpcProvider>
      <div className="flex min-h-dvh">
        {question}
        <AdminSidebar expanded={expanded} />
        <AdminDrawer open={drawer} onClose={() => setDrawer(false)} />
        <div className="flex min-w-0 flex-1 flex-col">
          <header className="sticky top-0 z-20 flex h-16 items-center justify-between gap-4 border-b border-line bg-surface px-5 md:px-7">
            <div className="flex items-center gap-3">
              <IconButton
                icon={PanelLeft}
                size={20}
                look="plain"
                className="-ml-2.5"
                label={t('app.toggleSidebar')}
                aria-keyshortcuts="Control+B Meta+B"
                onClick={toggle}
              />
              <kbd className="hidden font-sans text-xs text-ink-3 pointer-fine:md:inline">
                {t('app.sidebarShortcut')}
              </kbd>
            </div>
            <div className="flex min-w-0 items-center gap-3">
              <FindButton />
              <Bell />
              <span className="truncate text-sm text-ink-2">{session?.user.email}</span>
              <Button look="outline" size="dense" className="whitespace-nowrap" onClick={leave}>
                {t('app.signOut')}
              </Button>
            </div>
          </header>
          <OfflineBar />
          <main id="main" tabIndex={-1} className="flex-1 px-5 pt-7 pb-14 text-sm md:px-7">
            <Outlet />
          </main>
        </div>
      </div>
    </TrpcProvider>
  )
}

const WEEK_SECONDS = 7 * 24 * 60 * 60
const WIDE = '(width >= 67.5rem)'

/** Reads the `sidebar_state` cookie. Without it: expanded from 1080px. */
function readSidebar(): boolean {
  const stored = /(?:^|; )sidebar_state=(true|false)/.exec(document.cookie)?.[1]
  return stored ? stored === 'true' : matchMedia(WIDE).matches
}

/** Stores the state for 7 days. */
function writeSidebar(expanded: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `sidebar_state=${expanded}; path=/; max-age=${WEEK_SECONDS}; samesite=lax`
}
