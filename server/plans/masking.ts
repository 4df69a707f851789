/** Stands where a patient's name, e-mail or id stood. */
export const MASK = '[patient]'

/** Letters of scripts that put no space between words: a name in them needs no edge. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const EMAIL = /[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[\p{L}\p{N}-]+/gu
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Text without its accents, in lower case. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Text without accents and case, and for each of its code units the place in the original where it began. */
function fold(text: string) {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    // Most letters carry nothing that could be taken off.
    const simple = letter < '\u0080' ? letter.toLowerCase() : plain(letter)
    folded += simple
    for (let i = 0; i < simple.length; i++) places.push(at)
    at += letter.length
  }
  places.push(text.length)
  return { folded, places }
}

const partsOf = (name: string) =>
  plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A pattern of a name's parts in their order; nothing but other letters around them keeps it from matching. */
function pattern(parts: string[]) {
  const text = parts.join('')
  const before = UNSPACED.test(text.charAt(0)) ? '' : String.raw`(?<!\p{L})`
  // A genitive may follow without an apostrophe: "Mayas".
  const after = UNSPACED.test(text.charAt(text.length - 1)) ? '' : String.raw`(?=s?(?!\p{L}))`
  return `${before}${parts.map(escaped).join(String.raw`[^\p{L}]*`)}${after}`
}

/** Particles ("de", "van") are words of the language too; as parts of a whole name they are masked with it. */
const isParticle = (word: string, name: string) =>
  word.length <= 3 &&
  word === word.toLowerCase() &&
  word !== word.toUpperCase() &&
  name !== name.toLowerCase()

function patternsOf(name: string, alsoParts: boolean) {
  const parts = partsOf(name)
  const whole = parts.length > 1 ? [pattern(parts), pattern([...parts].reverse())] : []
  if (!alsoParts) return whole
  const single = name
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => !isParticle(word, name))
    .flatMap(partsOf)
    .filter((part) => part.length > 1 || UNSPACED.test(part))
  return [...whole, ...single.map((part) => pattern([part]))]
}

/**
 * Masks whom a text is about: the patient's name and each part of it, the whole names of others (a part of those may be
 * a herb: "Rose", "Ginger"), and every e-mail address and id. Accents, case, order and genitives do not matter.
 */
export function maskPeople(text: string, patient: string, others: readonly string[] = []) {
  let masked = text.normalize('NFC').replace(EMAIL, MASK).replace(ID, MASK)
  const patterns = [...patternsOf(patient, true), ...others.flatMap((name) => patternsOf(name, false))]
  let { folded, places } = fold(masked)
  for (const source of patterns) {
    let result = ''
    let copied = 0
    for (const found of folded.matchAll(new RegExp(source, 'gu'))) {
      const from = places[found.index] ?? 0
      const to = places[found.index + found[0].length] ?? masked.length
      // The mask's own word is no name, even where somebody is called Patient.
      if (from > 0 && masked.slice(from - 1, to + 1) === MASK) continue
      result += masked.slice(copied, from) + MASK
      copied = to
    }
    if (copied === 0) continue
    masked = result + masked.slice(copied)
    ;({ folded, places } = fold(masked))
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
