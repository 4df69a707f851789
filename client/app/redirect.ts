const NOWHERE = 'https://portal.invalid'

/**
 * Where to go after signing in: a path of this portal, or null. Refuses everything that a browser could read as
 * another site, and the sign-in pages themselves, which would lead in a circle.
 */
export function safeRedirect(next: unknown): string | null {
  if (typeof next !== 'string' || !next.startsWith('/')) return null
  const url = URL.parse(next, NOWHERE)
  if (!url || url.origin !== NOWHERE) return null
  // What is left of "/.//host" once its dots are resolved.
  if (url.pathname.startsWith('//')) return null
  if (/^\/(practitioner-auth|auth|reset-password)\/?$/.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
