import { Refusal } from '../platform/refusal.ts'

const MOST_ENTRIES = 100_000
/** Nesting depth, including the bundle's own. */
const MOST_DEPTH = 64
/** Bytes of a bundle outside its entries. */
const MOST_AROUND = 256_000

const broken = () => new Refusal('BAD_INPUT', 'record.refused.broken')

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a]
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d]

/** The end of the string that begins at `start`; refuses one without an end. */
function endOfText(bytes: Buffer, start: number) {
  let at = start
  for (;;) {
    at = bytes.indexOf(QUOTE, at + 1)
    if (at < 0) throw broken()
    let escapes = 0
    while (bytes[at - 1 - escapes] === BACKSLASH) escapes += 1
    if (escapes % 2 === 0) return at
  }
}

/**
 * Byte positions of a bundle's entries, without parsing them: a large or nested file costs one look at each byte.
 * Refuses a file that is not a Bundle.
 */
export function entrySlices(bytes: Buffer): (readonly [from: number, until: number])[] {
  const slices: (readonly [number, number])[] = []
  let depth = 0
  let key = ''
  let text: readonly [from: number, until: number] = [0, 0]
  let list: { from: number; until: number } | null = null
  let begins = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    const inList = list?.until === 0
    if (byte === QUOTE) {
      const end = endOfText(bytes, at)
      text = [at + 1, end]
      at = end
    } else if (byte === COLON && depth === 1) {
      key = bytes.toString('utf8', text[0], Math.min(text[1], text[0] + 20))
    } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      depth += 1
      if (depth > MOST_DEPTH) throw new Refusal('BAD_INPUT', 'record.refused.deep')
      if (depth === 2 && byte === OPEN_LIST && key === 'entry') {
        if (list) throw broken()
        list = { from: at, until: 0 }
      }
      if (inList && depth === 3 && byte === OPEN_OBJECT) begins = at
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      if (list && inList && depth === 2) list.until = at + 1
      if (inList && depth === 3 && byte === CLOSE_OBJECT) {
        slices.push([begins, at + 1])
        if (slices.length > MOST_ENTRIES) {
          throw new Refusal('TOO_LARGE', 'record.refused.entries', { most: MOST_ENTRIES })
        }
      }
      depth -= 1
      if (depth < 0) throw broken()
    }
  }
  const [from, until] = list ? [list.from, list.until || bytes.length] : [0, 0]
  if (depth !== 0 || from + bytes.length - until > MOST_AROUND) throw broken()
  const around = `${bytes.toString('utf8', 0, from)}${list ? '[]' : ''}${bytes.toString('utf8', until)}`
  let bundle: unknown
  try {
    bundle = JSON.parse(around.replace(/^\uFEFF/, ''))
  } catch {
    throw broken()
  }
  const isBundle =
    typeof bundle === 'object' &&
    bundle !== null &&
    'resourceType' in bundle &&
    bundle.resourceType === 'Bundle'
  if (!isBundle) throw new Refusal('UNSUPPORTED_TYPE', 'record.refused.bundle')
  return slices
}
