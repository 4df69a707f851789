/** A marker's name of which recognition took one character for another that looks like it. */
import { type Around, findMarker } from './markers.ts'

/** What a recognised character may be in print. A small l among capitals is never printed: it is a capital I. */
const MEANT: Record<string, string> = {
  ...{ A: '4', 4: 'A', D: 'O0b', O: 'D0Q', 0: 'ODo', Q: 'O', o: '0', B: '8', 8: 'B', S: '5', 5: 'S' },
  ...{ G: '6C', C: 'G', 6: 'G', Z: '2', 2: 'Z', g: '9', q: '9', 9: 'g', U: 'V', V: 'U', E: 'F', F: 'E' },
  ...{ H: 'N', N: 'H', I: '1T', T: 'I1', 1: 'ITl', l: 'I1', '|': 'I1l', '!': 'I1l', e: 'c', c: 'e' },
}

/** What two characters may be in print, and which two a character may be. */
const PAIRS: Record<string, string> = { '96': '%', rn: 'm', cl: 'd' }
const TWO: Record<string, string[]> = { u: ['ti', 'ii'], m: ['rn'], d: ['cl'], n: ['ri'] }

const isStroke = (sign: string) => /^[Il1|!]$/.test(sign)

/** What a character, or two of them, may be in print, and how many characters that replaces. */
const meantBy = (sign: string, next: string) => [
  ...[...(MEANT[sign] ?? ''), ...(TWO[sign] ?? [])].map((text) => ({ text, length: 1 })),
  ...[...(isStroke(sign) && isStroke(next) ? 'I1l' : (PAIRS[sign + next] ?? ''))].map((text) => ({
    text,
    length: 2,
  })),
]

/** A shorter name is one character away from too many others. */
const SHORTEST = 3
/** A longer name is known by its other characters. */
const LONGEST = 32

/**
 * The known name that a recognised name probably is in print: "RDW" for "ROW". One character, or a pair of them, was taken
 * for another that looks like it, and only one marker fits. Null for all other names, and for known ones.
 */
export function nameBehind(seen: string, unit: string | null, said: Around | null): string | null {
  if (seen.length < SHORTEST || seen.length > LONGEST) return null
  if (findMarker(seen, null) ?? findMarker(seen, unit, said)) return null
  const known = [...seen].flatMap((sign, at) =>
    meantBy(sign, seen.charAt(at + 1)).flatMap((meant) => {
      const name = seen.slice(0, at) + meant.text + seen.slice(at + meant.length)
      const marker = findMarker(name, unit, said)
      return marker ? [{ name, marker }] : []
    }),
  )
  return new Set(known.map(({ marker }) => marker)).size === 1 ? (known[0]?.name ?? null) : null
}
