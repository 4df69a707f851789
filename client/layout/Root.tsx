import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useSession } from '../app/session.ts'
import { useT } from '../locale/messages.tsx'
import { clinicName } from '../ui/clinic.ts'

const SessionWatch = lazy(async () => ({ default: (await import('./SessionWatch.tsx')).SessionWatch }))

/**
 * Subscribes to changes for the signed-in person. A new key starts a new stream when the role or verification changes,
 * because the server ends the old one.
 */
function Watching() {
  const session = useSession()
  if (!session) return null
  return (
    <Suspense>
      <SessionWatch key={`${session.user.id} ${session.role} ${session.verified}`} />
    </Suspense>
  )
}

/** The skip link, the document's title, and the focus after a navigation. */
export function Root() {
  const t = useT()
  const router = useRouter()
  const title = useMatches({
    select: (matches) => {
      const page = matches.at(-1)
      if (!page) return null
      // Without a title no page has this address: at most a layout matched.
      const { title = 'app.notFound.name' } = page.staticData
      return title
    },
  })

  useEffect(() => {
    document.title = title ? `${t(title)} · ${clinicName}` : clinicName
  }, [title, t])

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // Not at the first load, where a screen reader starts at the top of the document.
        if (fromLocation && pathChanged) document.querySelector('main')?.focus({ preventScroll: true })
      }),
    [router],
  )

  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-accent focus:px-5 focus:py-3 focus:text-sm focus:font-strong focus:text-on-accent"
      >
        {t('app.skipToContent')}
      </a>
      <Outlet />
      <Watching />
    </>
  )
}
