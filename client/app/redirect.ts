const PLACEHOLDER_ORIGIN = 'https://portal.invalid'

/**
 * Returns a safe address to open after signing in: a path of this portal, or null. Refuses everything that a browser
 * could read as another site, and the sign-in pages themselves, which would cause a redirect loop.
 */
export function safeRedirect(next: unknown): string | null {
  if (typeof next !== 'string' || !next.startsWith('/')) return null
  const url = URL.parse(next, PLACEHOLDER_ORIGIN)
  if (!url || url.origin !== PLACEHOLDER_ORIGIN) return null
  // The path of "/.//host" after its dot segments are resolved (RFC 3986, section 5.2.4).
  if (url.pathname.startsWith('//')) return null
  if (/^\/(practitioner-auth|auth|reset-password)\/?$/.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
