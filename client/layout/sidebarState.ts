const WEEK_SECONDS = 7 * 24 * 60 * 60
const WIDE = '(width >= 67.5rem)'

/** Reads the `sidebar_state` cookie. Without it: expanded from 1080px. */
export function readSidebar(): boolean {
  const stored = /(?:^|; )sidebar_state=(true|false)/.exec(document.cookie)?.[1]
  return stored ? stored === 'true' : matchMedia(WIDE).matches
}

/** Stores the state for 7 days. */
export function writeSidebar(expanded: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `sidebar_state=${expanded}; path=/; max-age=${WEEK_SECONDS}; samesite=lax`
}
