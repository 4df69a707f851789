const WEEK_SECONDS = 7 * 24 * 60 * 60
const WIDE = '(width >= 67.5rem)'

/** Whether the sidebar is expanded, from the `sidebar_state` cookie. Without the cookie: expanded from 1080px. */
export function readSidebar(): boolean {
  const stored = /(?:^|; )sidebar_state=(true|false)/.exec(document.cookie)?.[1]
  return stored ? stored === 'true' : matchMedia(WIDE).matches
}

/** Remembers for 7 days whether the sidebar is expanded. */
export function writeSidebar(expanded: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `sidebar_state=${expanded}; path=/; max-age=${WEEK_SECONDS}; samesite=lax`
}
