import { foldText } from '../../shared/text.ts'

/** Placeholder for a patient's name, e-mail or id. */
export const MASK = '[patient]'

/** Scripts without spaces between words: there a name need not begin or end a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** A run of characters that may hold an e-mail address. */
const CHUNK = /[^\s<>(),;:"]+/g
const LETTER = /\p{L}/u
const WORD_END = /[\p{L}\p{N}-]/u
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/**
 * Folds accents and case. For each code unit of the result, `places` has its index in the original, and `nextLetter`
 * the index of the next letter.
 */
function fold(original: string): Folded {
  let text = ''
  const places: number[] = []
  let at = 0
  for (const letter of original) {
    // ASCII has no accents.
    const simple = letter < '\u0080' ? letter.toLowerCase() : foldText(letter)
    text += simple
    for (let i = 0; i < simple.length; i++) places.push(at)
    at += letter.length
  }
  places.push(original.length)
  const nextLetter = new Array<number>(text.length + 1).fill(text.length)
  for (let i = text.length - 1; i >= 0; i--) nextLetter[i] = letterAt(text, i) ? i : (nextLetter[i + 1] ?? i)
  return { text, places, nextLetter }
}

const partsOf = (name: string) =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
/** A folded text. Names are searched by index, never by regular expressions made of names. */
type Folded = { text: string; places: number[]; nextLetter: number[] }

/** True for a letter at this index; in the middle of a surrogate pair, for the pair's letter. */
function letterAt(text: string, at: number) {
  const point = text.codePointAt(at)
  return point !== undefined && LETTER.test(String.fromCodePoint(point))
}

function letterBefore(text: string, at: number) {
  const pair = at > 1 && /^[\uDC00-\uDFFF]$/.test(text.charAt(at - 1))
  return at > 0 && letterAt(text, at - (pair ? 2 : 1))
}

/** The end of a name whose parts begin at `from`; -1 where they do not follow each other there. */
function endOf(parts: readonly string[], { text, nextLetter }: Folded, from: number) {
  let end = from
  for (const [index, part] of parts.entries()) {
    // Between two parts there may be no letter.
    const start = index === 0 ? from : text.indexOf(part, end)
    if (start < 0 || start > (nextLetter[end] ?? text.length)) return -1
    end = start + part.length
  }
  if (UNSPACED.test(text.charAt(end - 1))) return end
  // A genitive without an apostrophe may follow: "Mayas".
  const after = text.charAt(end) === 's' ? end + 1 : end
  return letterAt(text, after) && letterAt(text, end) ? -1 : end
}

/** Every occurrence of a name's parts in order, from left to right. */
function* placesOf(parts: readonly string[], folded: Folded): Generator<[from: number, to: number]> {
  const { text } = folded
  const [first = ''] = parts
  let from = text.indexOf(first)
  while (from >= 0) {
    const begins = UNSPACED.test(first.charAt(0)) || !letterBefore(text, from)
    const end = begins ? endOf(parts, folded, from) : -1
    if (end >= 0) yield [from, end]
    from = text.indexOf(first, end >= 0 ? end : from + 1)
  }
}

/** Masks e-mail addresses. Punctuation at the end of one stays. */
const maskAddresses = (text: string) =>
  text.replace(CHUNK, (chunk) => {
    const at = chunk.indexOf('@')
    let end = chunk.length
    while (end > 0 && !WORD_END.test(chunk.charAt(end - 1))) end -= 1
    const host = chunk.slice(at + 1, end)
    return at > 0 && host.includes('.', 1) ? MASK + chunk.slice(end) : chunk
  })

/** Particles ("de", "van") are also common words: they are masked only as part of a whole name. */
const isParticle = (word: string, name: string) =>
  word.length <= 3 &&
  word === word.toLowerCase() &&
  word !== word.toUpperCase() &&
  name !== name.toLowerCase()

/** The sequences to search for: a name's parts in both orders and, with `alsoParts`, each part by itself. */
function wantedOf(name: string, alsoParts: boolean): string[][] {
  const parts = partsOf(name)
  const whole = parts.length > 1 ? [parts, parts.toReversed()] : []
  if (!alsoParts) return whole
  const single = name
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => !isParticle(word, name))
    .flatMap(partsOf)
    .filter((part) => part.length > 1 || UNSPACED.test(part))
  return [...whole, ...[...new Set(single)].map((part) => [part])]
}

/**
 * Masks the patient's name and each part of it, the whole names of other people (one part alone may be a herb: "Rose",
 * "Ginger"), and every e-mail address and id. Ignores accents, case, order and genitives.
 */
export function maskPeople(text: string, patient: string, others: readonly string[] = []) {
  let masked = maskAddresses(text.normalize('NFC')).replace(ID, MASK)
  const wanted = [...wantedOf(patient, true), ...others.flatMap((name) => wantedOf(name, false))]
  let folded = fold(masked)
  for (const parts of wanted) {
    let result = ''
    let copied = 0
    for (const [start, end] of placesOf(parts, folded)) {
      const from = folded.places[start] ?? 0
      const to = folded.places[end] ?? masked.length
      // The mask itself is not a name, even if a person is called Patient.
      if (from > 0 && masked.slice(from - 1, to + 1) === MASK) continue
      result += masked.slice(copied, from) + MASK
      copied = to
    }
    if (copied === 0) continue
    masked = result + masked.slice(copied)
    folded = fold(masked)
  }
  return masked
}

/** The words of a text, in lower case, and a quick test for which names it may contain. */
export function namesAround(text: string) {
  const unmasked = text.normalize('NFC').replaceAll(MASK, ' ')
  const folded = foldText(unmasked)
  return {
    words: [...new Set(unmasked.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])],
    /** Fast. May be true for a name that is not in the text, never false for one that is. */
    mayHold: (name: string) => partsOf(name).every((part) => folded.includes(part)),
  }
}
