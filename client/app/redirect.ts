const PLACEHOLDER_ORIGIN = 'https://portal.invalid'

/**
 * Returns a safe path of this portal to open after signing in, or null. Refuses whatever a browser could read as
 * another site, and the sign-in pages, which would loop.
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
