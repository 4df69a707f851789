/** Stands where a patient's name, e-mail or id stood. */
export const MASK = '[patient]'

/** Letters of scripts that put no space between words: a name in them needs no edge. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** What e-mail addresses are made of, with what may stand around them. */
const CHUNK = /[^\s<>(),;:"]+/g
const LETTER = /\p{L}/u
const WORD_END = /[\p{L}\p{N}-]/u
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Text without its accents, in lower case. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Text without accents and case; for each of its code units the place in the original, and the next letter's place. */
function fold(original: string): Folded {
  let text = ''
  const places: number[] = []
  let at = 0
  for (const letter of original) {
    // Most letters carry nothing that could be taken off.
    const simple = letter < '\u0080' ? letter.toLowerCase() : plain(letter)
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
  plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
/** A folded text, read letter by letter: its tokens are found by their places, never by patterns of names. */
type Folded = { text: string; places: number[]; nextLetter: number[] }

/** True for a letter at this place; half a surrogate pair counts with its other half. */
function letterAt(text: string, at: number) {
  const point = text.codePointAt(at)
  return point !== undefined && LETTER.test(String.fromCodePoint(point))
}

function letterBefore(text: string, at: number) {
  const pair = at > 1 && /^[\uDC00-\uDFFF]$/.test(text.charAt(at - 1))
  return at > 0 && letterAt(text, at - (pair ? 2 : 1))
}

/** Where the parts of a name that begins here end; -1 where they do not stand here. */
function endOf(parts: readonly string[], { text, nextLetter }: Folded, from: number) {
  let end = from
  for (const [index, part] of parts.entries()) {
    // Nothing but other characters than letters stands between two parts.
    const start = index === 0 ? from : text.indexOf(part, end)
    if (start < 0 || start > (nextLetter[end] ?? text.length)) return -1
    end = start + part.length
  }
  if (UNSPACED.test(text.charAt(end - 1))) return end
  // A genitive may follow without an apostrophe: "Mayas".
  const after = text.charAt(end) === 's' ? end + 1 : end
  return letterAt(text, after) && letterAt(text, end) ? -1 : end
}

/** Every place of a name's parts in their order, from left to right. */
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

/** Masks e-mail addresses. What ends a sentence behind one stays. */
const maskAddresses = (text: string) =>
  text.replace(CHUNK, (chunk) => {
    const at = chunk.indexOf('@')
    let end = chunk.length
    while (end > 0 && !WORD_END.test(chunk.charAt(end - 1))) end -= 1
    const host = chunk.slice(at + 1, end)
    return at > 0 && host.includes('.', 1) ? MASK + chunk.slice(end) : chunk
  })

/** Particles ("de", "van") are words of the language too; as parts of a whole name they are masked with it. */
const isParticle = (word: string, name: string) =>
  word.length <= 3 &&
  word === word.toLowerCase() &&
  word !== word.toUpperCase() &&
  name !== name.toLowerCase()

/** What is looked for of a name: its parts in both orders, and each of them where the text is about this person. */
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
 * Masks whom a text is about: the patient's name and each part of it, the whole names of others (a part of those may be
 * a herb: "Rose", "Ginger"), and every e-mail address and id. Accents, case, order and genitives do not matter.
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
      // The mask's own word is no name, even where somebody is called Patient.
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

/** What may stand in a text: its words, without case, and which whole names could be made of them. */
export function namesAround(text: string) {
  const unmasked = text.normalize('NFC').replaceAll(MASK, ' ')
  const folded = plain(unmasked)
  return {
    words: [...new Set(unmasked.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])],
    /** Quick, and true more often than a name really stands there. */
    mayHold: (name: string) => partsOf(name).every((part) => folded.includes(part)),
  }
}
