/**
 * Numbers as a document writes them. A whole report uses one decimal mark; it is inferred from all numbers that can be
 * read in one way only. Every number is then normalised ("1.024,5" becomes "1024.5").
 */
import { oneWord, type Word } from '../page/words.ts'

/** The decimal mark; null if the document's numbers do not decide, or contradict each other. */
export type DecimalMark = '.' | ',' | null

/** Digits with their separators: thin spaces and apostrophes are only thousands separators. */
const NUMBER = /\d[\d.,'’\u2009]*\d/g
/** A word that is one number or a range, with signs around it. */
const WHOLE = /^[<>≤≥=(["]{0,3}\d[\d.,'’\u2009]*\d(?:[-–—]\d[\d.,'’\u2009]*)?[)\]"%;*+-]{0,3}$/
/** The body surface of a clearance is written with a decimal point in every language. */
const BODY_SURFACE = /^1[.,]73$/

const GROUPED = /^\d{1,3}(?:[.,'’\u2009]\d{3})+$/
/** Indian grouping: 1,50,000. */
const LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}$/

const count = (text: string, sign: string) => text.split(sign).length - 1

/** The decimal mark that a number proves; null if it can be read in two ways. */
function proofOf(number: string): DecimalMark {
  const [points, commas] = [count(number, '.'), count(number, ',')]
  if (points > 0 && commas > 0) return number.lastIndexOf('.') > number.lastIndexOf(',') ? '.' : ','
  if (points + commas === 0) return null
  const mark = points > 0 ? '.' : ','
  if (points + commas > 1) return GROUPED.test(number) ? (mark === '.' ? ',' : '.') : null
  const [before = '', after = ''] = number.split(mark)
  return after.length !== 3 || before.length > 3 || before.startsWith('0') ? mark : null
}

/** How many times as often as the other mark a mark must be proved; misread signs and prose are rare. */
const CLEARLY = 5

/** The decimal mark of a document's words. */
export function decimalMarkOf(words: readonly Word[]): DecimalMark {
  let [points, commas] = [0, 0]
  for (const { text } of words) {
    if (text.length > 24 || !WHOLE.test(text)) continue
    const number = text.match(NUMBER)?.[0] ?? ''
    if (BODY_SURFACE.test(number)) continue
    const proof = proofOf(number)
    if (proof === '.') points += 1
    if (proof === ',') commas += 1
  }
  if (points > 0 && points >= CLEARLY * commas) return '.'
  return commas > 0 && commas >= CLEARLY * points ? ',' : null
}

const joined = (number: string) => number.replaceAll(/[.,'’\u2009]/g, '')

/** A number in normalised form, and its other reading where both are possible ("231.000": 231.000 or 231000). */
function plainNumber(number: string, mark: DecimalMark): { plain: string; other?: string } {
  const [points, commas] = [count(number, '.'), count(number, ',')]
  if (BODY_SURFACE.test(number)) return { plain: number }
  if (points + commas === 0) return { plain: joined(number) }
  if (points > 0 && commas > 0) {
    const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
    return { plain: `${joined(number.slice(0, last))}.${joined(number.slice(last + 1))}` }
  }
  if (points + commas > 1)
    return { plain: GROUPED.test(number) || LAKHS.test(number) ? joined(number) : number }
  const sign = points > 0 ? '.' : ','
  const decimal = number.replace(sign, '.').replaceAll(/['’\u2009]/g, '')
  if (proofOf(number) !== null) return { plain: decimal }
  const isDecimal = mark === null ? sign === '.' : sign === mark
  return isDecimal ? { plain: decimal, other: joined(number) } : { plain: joined(number), other: decimal }
}

/** Dates, times, units, and telephone or version numbers are not decimal numbers. */
const NO_NUMBER = /(?<![\d.,])\d{1,2}([./-])\d{1,2}\1\d{2,4}(?!\d)|\d:\d|\d[./]\d+[./]\d+[./]/u

/** A text with its numbers normalised, and in their other reading where they have one. */
function readings(text: string, mark: DecimalMark): { plain: string; other?: string } {
  if (!/\d[.,'’\u2009]\d/.test(text) || NO_NUMBER.test(text)) return { plain: text }
  // A text that begins with letters is a name or a unit, not a number.
  if (/\p{L}/u.test(text.slice(0, text.search(/\d/)))) return { plain: text }
  const plain = text.replaceAll(NUMBER, (number) => plainNumber(number, mark).plain)
  const isOpen = [...text.matchAll(NUMBER)].some(([number]) => plainNumber(number, mark).other !== undefined)
  if (!isOpen) return { plain }
  const other = text.replaceAll(NUMBER, (number) => {
    const reading = plainNumber(number, mark)
    return reading.other ?? reading.plain
  })
  return { plain, other }
}

/**
 * A word with its numbers normalised. `printed` is the original text; `other` is the word in its other reading: from a
 * second recognition of a picture, or with the other decimal mark.
 */
export function withPlainNumbers(word: Word, mark: DecimalMark): Word {
  const { plain, other } = readings(word.text, mark)
  const otherwise = word.other === undefined ? other : readings(word.other, mark).plain
  if (plain === word.text && otherwise === word.other) return word
  return {
    ...word,
    text: plain,
    ...(plain !== word.text && { printed: word.text }),
    ...(otherwise !== undefined && { other: otherwise }),
  }
}

/** The widest thousands-separating space, in font sizes (as wide as a figure where all signs have the same width). */
const GROUP_GAP = 0.42
/** A narrower space, in font sizes, is not a usual space between words. */
const THIN = 0.2
/** The start of a grouped number, alone or after the first limit of a range, and its continuation. */
const GROUP_START = /(?:^|[-–—([<>≤≥;])[1-9]\d{0,2}(?:\u2009\d{3})*$/u
const GROUP_REST = /^\d{3}(?![\d.])(?:,\d+)?(?:$|[)\]%;–—*!#•-]|[^\p{L}\p{N}\p{P}\p{Z}<>=]|>>|<<)/u

/** Joins "231 000": in documents with decimal commas, or where the space is narrower than between words. */
export function joinGroups(words: Word[], mark: DecimalMark): Word[] {
  const result: Word[] = []
  for (const word of words) {
    const last = result.at(-1)
    // "6 .0": some programs separate the decimal point.
    if (
      last &&
      /\d$/.test(last.text) &&
      /^[.,]\d+$/.test(word.text) &&
      word.x - last.x - last.width < GROUP_GAP * word.height
    ) {
      result[result.length - 1] = oneWord(last, word)
      continue
    }
    const gap = last ? (word.x - last.x - last.width) / word.height : 1
    const figure = word.width / Math.max(1, word.text.length)
    const isGroup =
      last &&
      gap > -0.1 &&
      gap < (mark === ',' ? Math.max(GROUP_GAP, (1.1 * figure) / word.height) : THIN) &&
      GROUP_START.test(last.text) &&
      GROUP_REST.test(word.text)
    if (!isGroup) result.push(word)
    else
      result[result.length - 1] = {
        ...last,
        text: `${last.text}\u2009${word.text}`,
        width: word.x + word.width - last.x,
        ...(last.confidence !== undefined && {
          confidence: Math.min(last.confidence, word.confidence ?? 1),
        }),
      }
  }
  return result
}
