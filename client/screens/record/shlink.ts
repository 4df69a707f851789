import { SHLINK } from '../../../shared/shares.ts'

/** The payload of a SMART Health Link. */
type ShlPayload = { url: string; key: string; exp?: number; flag: string; label?: string }

/** A parsed link, or why this page does not open it. */
export type ShlLink =
  | { kind: 'open'; payload: ShlPayload; path: string }
  | { kind: 'foreign'; host: string }
  | { kind: 'none' | 'unreadable' | 'newer' | 'expired' }

const KEY = /^[\w-]{43}$/
const PATH = /^\/api\/shares\/[\w-]{43}$/

function decoded(text: string): unknown {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

/**
 * Reads a SMART Health Link from the fragment of an address. Only links of the portal at `origin` are opened: the page's
 * policy lets it send to no other host. `now` is in milliseconds.
 */
export function readLink(fragment: string, origin: string, now: number): ShlLink {
  if (fragment.replace('#', '') === '') return { kind: 'none' }
  const at = fragment.indexOf(SHLINK)
  if (at < 0) return { kind: 'unreadable' }
  try {
    const payload = decoded(fragment.slice(at + SHLINK.length)) as Record<string, unknown>
    const { url, key, exp, flag = '', label, v = 1 } = payload
    if (v !== 1) return { kind: 'newer' }
    if (typeof url !== 'string' || typeof key !== 'string' || typeof flag !== 'string' || !KEY.test(key)) {
      return { kind: 'unreadable' }
    }
    const { pathname, host, origin: site } = new URL(url)
    if (site !== origin) return { kind: 'foreign', host }
    if (!PATH.test(pathname)) return { kind: 'unreadable' }
    if (typeof exp === 'number' && exp * 1000 <= now) return { kind: 'expired' }
    return {
      kind: 'open',
      path: pathname,
      payload: {
        ...{ url, key, flag },
        ...(typeof exp === 'number' && { exp }),
        ...(typeof label === 'string' && { label }),
      },
    }
  } catch {
    return { kind: 'unreadable' }
  }
}
