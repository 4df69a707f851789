import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { clinicName } from '../ui/clinic.ts'

/** What every page shares: the skip link, the document's title, and the focus that follows a navigation. */
export function Root() {
  const router = useRouter()
  const title = useMatches({
    // Only the root matches: no route has this address.
    select: (matches) =>
      matches.length === 1
        ? 'Page not found'
        : matches.findLast((match) => match.staticData.title)?.staticData.title,
  })

  useEffect(() => {
    document.title = title ? `${title} · ${clinicName}` : clinicName
  }, [title])

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // Not at the first load: there the reader starts at the top of the document.
        if (fromLocation && pathChanged) document.querySelector('main')?.focus({ preventScroll: true })
      }),
    [router],
  )

  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-5 py-3 text-sm font-strong text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <Outlet />
    </>
  )
}
