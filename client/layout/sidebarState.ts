const WEEK_SECONDS = 7 * 24 * 60 * 60
const ROOMY = '(width >= 67.5rem)'

/** What the `sidebar_state` cookie says; without one, expanded only where there is room for it. */
export function readSidebar(): boolean {
  const stored = /(?:^|; )sidebar_state=(true|false)/.exec(document.cookie)?.[1]
  return stored ? stored === 'true' : matchMedia(ROOMY).matches
}

/** Remembers for 7 days whether the sidebar is expanded. */
export function writeSidebar(expanded: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `sidebar_state=${expanded}; path=/; max-age=${WEEK_SECONDS}; samesite=lax`
}
