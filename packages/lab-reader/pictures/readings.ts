/** Compares several readings of one page: what two of them agree on is surer than either. */

import { trimmed } from '../languages/vocabulary.ts'
import { findMarker } from '../markers/markers.ts'
import type { Box } from '../page/projection.ts'
import type { Word } from '../page/words.ts'
import { isUnit } from '../rows/cells.ts'
import { flagMeaning } from '../rows/flags.ts'
import { OF_LIMITS, type Recognised } from './recognise.ts'
import { spell } from './spelling.ts'

/** One reading of a number, and its confidence from 0 to 1. */
export type Reading = { text: string; confidence: number }

/** The number in a word, with its sign or range, without brackets and marks around it. */
const CORE = /[<>]?\d(?:[\d.,'’–—-]*\d)?/u
/** Figures and the signs that may surround them; no letters except those of a label. */
const FIGURES = /^(?:\p{L}{2,12}[:.])?[<>≤≥=([]{0,2}[.,–—-]?\d[\d.,'’–—-]*[%)\]*;:°!#¬¦]{0,3}$/u

/** Whether a word is a number or a range of numbers. */
export const isNumber = (text: string) => FIGURES.test(text)

/** A number normalised for comparing readings: one kind of dash, one decimal mark. */
export const numberOf = (text: string) => CORE.exec(text)?.[0].replaceAll(/[–—]/gu, '-') ?? null
const figuresOf = (text: string) => numberOf(text)?.replaceAll(',', '.') ?? null

/** A number with its figures replaced by others: equally many. */
export function withFigures(text: string, figures: string): string {
  const number = numberOf(text) ?? ''
  let at = 0
  return text.replace(
    CORE,
    number.replaceAll(/\d/g, () => figures.charAt(at++)),
  )
}

/** The confidence of figures with two different readings, and of figures on which two of three readings agree. */
export const DISPUTED = 0.5
const OUTVOTED = 0.75

/**
 * The reading on which most readings of a word agree, its confidence, and the reading that was rejected. The decimal
 * mark is that of the first reading: a single number does not distinguish a point from a comma as well as a whole line.
 */
export function agreedOn(readings: Reading[]): { text: string; confidence: number; other?: string } | null {
  const groups = new Map<string, Reading[]>()
  for (const reading of readings) {
    const figures = figuresOf(reading.text)
    if (figures !== null) groups.set(figures, [...(groups.get(figures) ?? []), reading])
  }
  // A point or a comparator is more often missed than invented.
  const points = ([first]: Reading[]) => first?.text.match(/[.,<>]/g)?.length ?? 0
  const sum = (group: Reading[]) =>
    group.length + (group.reduce((all, { confidence }) => all + confidence, 0) + points(group)) / 10
  const [first, second] = [...groups.values()].sort((one, other) => sum(other) - sum(one))
  const text = first?.[0]?.text
  if (!first || text === undefined) return null
  const sure = 1 - first.reduce((doubt, { confidence }) => doubt * (1 - confidence), 1)
  if (!second) return { text, confidence: sure }
  const other = second[0]?.text
  const most = first.length > second.length ? OUTVOTED : DISPUTED
  return { text, confidence: Math.min(sure, most), ...(other !== undefined && { other }) }
}

/** Which share of the shorter of two intervals is within the other. */
const shared = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom)) /
  Math.max(1, Math.min(to - from, otherTo - otherFrom))
const covers = (one: Box, other: Box) =>
  shared(one.x0, one.x1, other.x0, other.x1) > 0.5 && shared(one.y0, one.y1, other.y0, other.y1) > 0.5

/** A word with other readings of its number. */
export type Reread = Recognised & {
  readings?: Reading[]
  /** A number of which only the model of another script made one: a person should check it. */
  isGuessed?: boolean
}

const isMark = (text: string) => /^[*#]$/u.test(text)

/** Below this confidence a word was not recognised at all. */
const NOTHING = 0.15

/** Whether a word was surely recognised, in any language. */
const isSureWord = ({ text, confidence = 1 }: Word) => /^\p{L}{3,}[,:]?$/u.test(text) && confidence > 0.6

const named = (text: string) => findMarker(trimmed(text, '([', ')],;:'), null)

/** Letters of other scripts that are read for figures: зо8 is 308, «41 is <41. */
const NO_FIGURES = /^(?=.*[^A-Za-z\d.,])[^A-Za-z\s]{1,6}$/u

/** Signs of flags, which the model of another script takes for one or two letters: "як" for "++". */
const SIGNS = /^(?:[*#]{1,3}|\+{1,3}|-{2,3})$/
const isOfSign = (text: string) =>
  /^[«»]?[^\P{L}A-Za-z]{1,3}[-.]?$/u.test(text) && flagMeaning(text) === null && !isUnit(text)

const isComparator = (text: string) => /^[([]?[<>≤≥]$/u.test(text)

/**
 * Whether the model of another script took a sign for a letter or figure of its own: % for a number, a number for
 * letters, a comparator or a flag for another sign, and the Latin abbreviation of a test, which laboratories of all countries print.
 */
const isSurelyOther = (text: string, own: number, { text: other, confidence = 0 }: Word) =>
  (/^%[,.]?$/.test(other) && confidence > 0.6 && /^[\d%,.!]{1,3}$/u.test(text)) ||
  // The heading of values in SI units.
  (/^S[Ii]$/.test(other) && /^(?:5|\P{ASCII})[!|lI1\P{ASCII}]?$/u.test(text)) ||
  (SIGNS.test(other) && confidence > Math.max(0.6, own) && isOfSign(text)) ||
  (isComparator(other) && /^[^\p{L}\d<>≤≥]+$/u.test(text)) ||
  (isNumber(other) && confidence > Math.max(0.6, own) && !isNumber(text) && NO_FIGURES.test(text)) ||
  (/^[([]?[A-Za-z][A-Za-z\d-]{1,9}[)\],#%]{0,2}$/.test(other) &&
    /\p{L}/u.test(text) &&
    !/[A-Za-z]/.test(text) &&
    named(other) !== null &&
    named(text) === null)

/** The confidence with which a Latin word is one, and below which letters of another script may be that word. */
const LATIN_WORD = 0.85
const NO_WORD = 0.7

/** Whether a Latin word was taken for letters of another script, among which a capital may follow a small letter: HBsAg is "ΗΡΒεΑσ". */
const isLatinWord = (text: string, own: number, { text: other, confidence = 0 }: Word) =>
  /^[([]?(?:25-?OH|[A-Za-z]{3,})[)\],.:;]*$/.test(other) &&
  confidence > Math.max(LATIN_WORD, own) &&
  /^[^A-Za-z]*\p{L}[^A-Za-z]*$/u.test(text) &&
  named(text) === null &&
  (own < NO_WORD || /\p{Ll}\p{Lu}/u.test(text))

/** Whether a word is taken from the other reading: its own language cannot read it, or takes it for something else. */
const isReplacedBy = ({ text, confidence = 0 }: Word, other: Word) =>
  (confidence < NOTHING && (other.confidence ?? 0) > confidence) ||
  isSurelyOther(text, confidence, other) ||
  isLatinWord(text, confidence, other)

/** The confidence of a unit that another reading takes for another one. */
const UNIT_DISPUTED = 0.4
const plainUnit = (text: string) => text.toLowerCase().replaceAll(/[µμ]/gu, 'u')

/** The text and confidence of a unit that replaces another reading of it: it is unsure if that was another unit. */
export function unitFor(word: Word, { text, confidence = 0 }: Word): Pick<Word, 'text' | 'confidence'> {
  const isOther = isUnit(word.text) && plainUnit(word.text) !== plainUnit(text)
  return { text, confidence: isOther ? Math.min(confidence, UNIT_DISPUTED) : confidence }
}

/** The confidence of a number of another reading that parts a word of this one. */
const SURE_NUMBER = 0.9

/**
 * A word that the other reading parts at a sure number: a value that touches its unit ("2181079/л" is 218 and 10^9/л), or a
 * limit that touches its words ("от125до"). Null for any other word.
 */
function partedBy(mine: Recognised, twins: readonly Recognised[]): Reread[] | null {
  const { text } = mine.word
  const numbers = twins.filter(({ word }) => /^\d[\d.,]*\d$/.test(word.text))
  const [number, ...more] = numbers
  if (!number || more.length > 0 || (number.word.confidence ?? 0) < SURE_NUMBER) return null
  const at = text.indexOf(number.word.text)
  const [head, tail] = [text.slice(0, Math.max(0, at)), spell(text.slice(at + number.word.text.length)).text]
  const last = [...OF_LIMITS].find((word) => tail.endsWith(word))
  const end = tail === '' || isUnit(tail) ? tail : last
  if (at < 0 || !(head === '' || OF_LIMITS.has(head)) || end === undefined || (head === '' && tail === ''))
    return null
  const piece = (part: string, x0: number, x1: number): Reread[] =>
    part === ''
      ? []
      : [
          {
            word: { ...mine.word, text: part, x: x0, width: x1 - x0 },
            box: { ...mine.box, x0, x1 },
            symbols: [],
          },
        ]
  const { x0, x1 } = number.box
  return [...piece(head, mine.box.x0, x0), number, ...piece(end, x1, mine.box.x1)]
}

/** Flags that no word of another script looks like. A single H may be the Greek article. */
const FLAG = /^(?:HH|LL?)$/

/** Whether a text is printed in Latin signs on reports in all scripts: a number, a unit, a sign of a range or a flag. */
const isLatinPrint = (text: string) =>
  FLAG.test(text) ||
  isNumber(text) ||
  isUnit(text) ||
  isComparator(text) ||
  /^[([]?[-–—÷%][)\]]?$/u.test(text) ||
  SIGNS.test(text)

/** A word of the page's own script has this confidence; where it is long, no number or unit was misread as it. */
const SURE_WORD = 0.5
const LONG_WORD = 5

/** Whether a word is in letters of the page's own script: not the misread unit "ησ/αι." or the misread number "Ο,Ο2". */
const isOwnWord = ({ text, confidence = 0 }: Word, other: number) =>
  /^[([]?[^\P{L}A-Za-zµ]+[.,:;)\]]*$/u.test(text) &&
  confidence > SURE_WORD &&
  (confidence > other || text.length >= LONG_WORD)

/** The groups of words of two readings that are at the same places of the page, as parts of the first and of the second. */
function groupsOf(own: readonly Recognised[], other: readonly Recognised[]): [Recognised[], Recognised[]][] {
  const groups: [Recognised[], Recognised[]][] = own.map((mine) => [[mine], []])
  for (const twin of other) {
    const [first, ...more] = groups.filter(([mine]) => mine.some(({ box }) => covers(box, twin.box)))
    if (!first) continue
    first[1].push(twin)
    for (const group of more) {
      first[0].push(...group[0])
      first[1].push(...group[1])
      groups.splice(groups.indexOf(group), 1)
    }
  }
  return groups
}

/** Whether words are the Latin name of a marker that letters of another script were taken for: "ALT (SGPT)" for "ΑΙΤ(ΕΘΡΤ)". */
const isNameOf = (twins: readonly Recognised[], text: string) =>
  twins.length > 1 &&
  twins.every(({ word }) => /^[([]?[A-Z][A-Za-z\d-]{1,9}[)\]]?$/.test(word.text)) &&
  /^[^A-Za-z]*\p{L}[^A-Za-z]*$/u.test(text) &&
  named(text) === null &&
  named(twins.map(({ word }) => word.text).join(' ')) !== null

/** The abbreviation before the dash of a word in two scripts: "HDL-χοληστερόλη". */
const ABBREVIATED = /^([A-Za-z]{2,5}-)\p{L}/u

/**
 * A word in two scripts, of which each model reads its part: "ΗΡΙ-χοληστερόλη" and "HDL-xoAnotepoAn" are
 * "HDL-χοληστερόλη". Null for any other words.
 */
function inTwoScripts(mine: readonly Recognised[], twins: readonly Recognised[]): Reread | null {
  const [first] = mine
  const [twin, ...more] = twins
  const [, abbreviation = ''] = ABBREVIATED.exec(twin?.word.text ?? '') ?? []
  const text = mine.map(({ word }) => word.text).join('')
  const rest = /^[^-]{1,6}-(\p{L}{4,})$/u.exec(text)?.[1]
  if (!first || !twin || more.length > 0 || rest === undefined) return null
  if (named(abbreviation.slice(0, -1)) === null || named(text) !== null) return null
  const confidence = Math.min(...mine.slice(-1).map(({ word }) => word.confidence ?? 0))
  return { ...twin, word: { ...twin.word, text: abbreviation + rest, confidence }, symbols: [] }
}

/**
 * A page in another script with its numbers, units and signs as the Latin model read them, which knows them better: "20 8Η" is
 * "20,8 H", and "3,5/η0/α!." is "3,5 mg/dL". The second part are the words of the Latin reading that were not used.
 */
export function withLatinPrint(own: Recognised[], latin: Recognised[]): [Reread[], Recognised[]] {
  const used = new Set<Recognised>()
  const words = groupsOf(own, latin).flatMap(([mine, twins]): Reread[] => {
    const text = mine.map(({ word }) => word.text).join('')
    const sure = Math.min(...twins.map(({ word }) => word.confidence ?? 0))
    const both = inTwoScripts(mine, twins)
    if (both) {
      for (const twin of twins) used.add(twin)
      return [both]
    }
    const isPrint = twins.length > 0 && twins.every(({ word }) => isLatinPrint(word.text))
    if (isNameOf(twins, text)) {
      for (const twin of twins) used.add(twin)
      return twins
    }
    const isFlag = twins.every(({ word }) => FLAG.test(word.text)) && text.length <= 2
    if (!isPrint || (!isFlag && mine.some(({ word }) => isOwnWord(word, sure)))) return mine
    for (const twin of twins) used.add(twin)
    const confidence = Math.min(...mine.map(({ word }) => word.confidence ?? 0))
    const [twin, ...more] = twins
    return twin && more.length === 0 && isNumber(text) && isNumber(twin.word.text)
      ? [{ ...twin, readings: [{ text, confidence }] }]
      : twins
  })
  return [words, latin.filter((word) => !used.has(word))]
}

/**
 * The words of a page read in its own language, improved by a second reading: other readings of numbers, units, and
 * numbers and units that the first reading missed.
 */
export function mergeReadings(own: Reread[], other: Recognised[]): Reread[] {
  const matched = new Set<Recognised>()
  const merged = own.flatMap((mine): Reread[] => {
    const twins = other.filter(({ box }) => covers(mine.box, box))
    for (const twin of twins) matched.add(twin)
    const [twin, ...more] = twins
    if (!twin) return [mine]
    const { text, confidence = 0 } = mine.word
    const reading = { text: twin.word.text, confidence: twin.word.confidence ?? 0 }
    const parts = own.filter(({ box }) => covers(box, twin.box))
    if (more.length === 0 && parts.every(({ word }) => isReplacedBy(word, twin.word))) {
      const isNew = isNumber(reading.text) && confidence >= NOTHING
      return parts[0] === mine ? [isNew ? { ...twin, isGuessed: true } : twin] : []
    }
    const parted = more.length > 0 && parts.length === 1 ? partedBy(mine, twins) : null
    if (parted) return parted
    const isAlone = more.length === 0 && parts.length === 1
    if (isNumber(text)) return isAlone && isNumber(reading.text) ? [{ ...mine, readings: [reading] }] : [mine]
    const isSurer = !isUnit(text) || reading.confidence > confidence
    if (!isUnit(reading.text) || !isSurer || !more.every(({ word }) => isMark(word.text))) return [mine]
    if (parts.find((part) => !isNumber(part.word.text)) !== mine) return []
    return [{ ...twin, word: { ...twin.word, ...unitFor(mine.word, twin.word) } }, ...more]
  })
  const isTold = ({ word, box }: Recognised) =>
    own.some((mine) => mine.word.text.includes(word.text) && mine.box.y0 < box.y1 && box.y0 < mine.box.y1)
  const passedOver = other.filter(
    (each) =>
      !matched.has(each) &&
      (isUnit(each.word.text) ||
        isNumber(each.word.text) ||
        isComparator(each.word.text) ||
        (isSureWord(each.word) && !isTold(each))),
  )
  return [...merged, ...passedOver]
}
