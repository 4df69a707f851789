/** The last look at lines without a result: a name with a number or a result word is never dropped in silence. */

import { meaningOf } from '../findings/meaning.ts'
import { isTelephoned } from '../findings/positive.ts'
import { trimmed } from '../languages/vocabulary.ts'
import { findMarker } from '../markers/markers.ts'
import { textOf, type Word } from '../page/words.ts'
import type { UnreadLine } from '../types.ts'
import { isRange, isUnit, readLoose, readParts, readValue } from './cells.ts'
import type { Draft } from './draft.ts'
import { isFlag } from './flags.ts'
import type { Cell, Line } from './lines.ts'
import { isName, isOtherContent, isProse, isUnitless, nameOf } from './names.ts'
import { isInWords, type Qualitative, qualitativeRow, unreadLine } from './unread.ts'

/** A line with more words than this is prose, in which only names of telephoned results count. */
const MOST_WORDS = 14
/** The most words of a name, and of a result in words. */
const MOST_NAME = 8
const MOST_RESULT = 4
/** The most words behind a number that are neither unit, range nor flag. */
const MOST_LEFT = 3
/** The most words of a result in words that stands alone, without a label. */
const MOST_ALONE = 7
/** How far from the first and the last result a number without a unit counts, in font sizes. */
const NEAR = 4
/** How far its left edge may differ from those of the names, in font sizes. */
const ALIGNED = 1

const ORDINAL = /^\d{1,3}[.)]$/u
/** Whole numbers of up to four figures, and decimals; longer ones are those of rooms, samples and postcodes. */
const SHORT = /^[<>≤≥]?\s?(?:\d{1,4}|\d{1,4}[.,]\d{1,3})$/u
const YEAR = /^(?:19|20)\d\d$/u
/** Names of limits, doses and days, which are followed by a number as a result is. */
const NO_RESULT =
  /(?:cut[\s-]?off|limit|grenz|seuil|limite|soglia|drempel|prog|eşik|dose|dosis|dosi[sn]g|dawk|doz|volume|volumen|factor of|formula|since|seit|depuis|desde|dal|sinds|od dnia)\b/iu

/** What laboratories print before the name of what they looked for: "Taux de prothrombine", "Recherche de …". */
const SEARCHED =
  /^(?:taux|temps|dosage|recherche|niveau|activité|b[uú]squeda|detecci[oó]n|investigaci[oó]n|tiempo|nivel|determinaci[oó]n|ricerca|tempo|livello|dosaggio|attività|pesquisa|determinação|nível|nachweis|bestimmung|poziom|oznaczenie|badanie|wykrywanie|bepaling|spiegel|level|detection|screening|search|test)\s(?:(?:de|des|du|di|da|do|del|della|of|for|von|van|la|le)\s)?/iu

/** Whether a text may be the name of a test, also behind the word for its search. */
function mayBeName(text: string): boolean {
  if (isOtherContent(text) || !isName(text)) {
    const bare = text.replace(SEARCHED, '')
    return bare !== text && isName(bare) && !isOtherContent(bare)
  }
  const { value, unit } = readLoose(text)
  return value === null || unit === null
}

const isKnown = (name: string, unit: string | null) =>
  findMarker(name, unit) !== null ||
  findMarker(name, null) !== null ||
  isTelephoned(name) ||
  isUnitless(name, null)

/** Where on each page the results are: their first and last baselines, and the left edges of their names. */
function fieldsOf(drafts: readonly Draft[]) {
  const fields = new Map<number, { first: number; last: number; lefts: number[] }>()
  for (const { line, name } of drafts) {
    const { number } = line.page
    const field = fields.get(number) ?? { first: line.baseline, last: line.baseline, lefts: [] }
    field.first = Math.min(field.first, line.baseline)
    field.last = Math.max(field.last, line.baseline)
    if (name[0]) field.lefts.push(name[0].x)
    fields.set(number, field)
  }
  return ({ page, baseline, height }: Line, [first]: readonly Word[]): boolean => {
    const field = fields.get(page.number)
    if (!field || !first) return false
    const isNear = baseline > field.first - NEAR * height && baseline < field.last + NEAR * height
    return isNear && field.lefts.some((left) => Math.abs(left - first.x) < ALIGNED * height)
  }
}

/** Whether words are a name followed by a number that may be its result. `isInField` says that they stand among results. */
function holdsNumber(words: readonly Word[], isInField: boolean): boolean {
  const at = words.findIndex(({ text }, index) => index > 0 && readValue(text) !== null)
  if (at < 1 || at > MOST_NAME || words.length > MOST_WORDS) return false
  const name = nameOf(words.slice(0, at))
  const rest = words.slice(at)
  const { value, unit, comparator, left, range } = readLoose(textOf(rest))
  if (value === null || isRange(textOf(rest)) || left.length > MOST_LEFT) return false
  if (left.some((word) => /\d/.test(word)) || NO_RESULT.test(name)) return false
  const known = isKnown(name, unit)
  if (known ? !isName(name) : !mayBeName(name) || isProse(name)) return false
  const isPlain = unit === null && range === null
  if (isPlain && (!SHORT.test(rest[0]?.text ?? '') || YEAR.test(rest[0]?.text ?? ''))) return false
  // A limit of a guideline: "Optimal < 100".
  if (comparator !== null && isPlain && !known) return false
  if (unit !== null) return known || left.length === 0 || isInField
  return (known || isInField) && left.length === 0
}

/** The name and the words of a result in words printed with single spaces: "HIV-Suchtest reaktiv". */
function inWords(all: readonly Word[], isInField: boolean): { name: Word[]; value: Word[] } | null {
  const words = all.filter(({ text }) => !/^[-–—:=|]$/u.test(text))
  // The usual result may follow in brackets.
  const isBracketed = /[)\]]$/u.test(words.at(-1)?.text ?? '')
  const bracket = isBracketed ? words.findLastIndex(({ text }) => /^[([]/u.test(text)) : -1
  const said = bracket > 1 && words.length - bracket < 6 ? words.slice(0, bracket) : words
  for (let at = Math.max(1, said.length - MOST_RESULT); at < said.length; at += 1) {
    const [name, value] = [said.slice(0, at), said.slice(at)]
    const text = textOf(value)
    const printed = nameOf(name)
    if (name.length > MOST_NAME || !isInWords(text) || meaningOf(text) === null || isFlag(text)) continue
    const known = isKnown(printed, null)
    if (!(known ? isName(printed) : mayBeName(printed))) return null
    if (isInWords(printed) || isUnit(printed)) return null
    // "1/2" is a titre in a name's line, and else a page.
    if (!known && !/\p{L}/u.test(text) && !isInField) return null
    const isLabelled = all.some(({ text: one }) => /[:=]$/u.test(one))
    const isShort = words.length <= MOST_ALONE && meaningOf(text) !== 'pending'
    return known || isInField || isLabelled || isShort ? { name, value } : null
  }
  return null
}

/** A telephoned name within prose that is directly followed by a number with its unit: "… fanden sich Blasten 35 %". */
function inProse(words: readonly Word[]): Word[] | null {
  for (const [at, { text }] of words.entries()) {
    const behind = words[at + 1]
    const unit = behind && isUnit(trimmed(behind.text, '', ',;.')) ? behind : null
    if (at === 0 || !unit || !/^\d/.test(text) || readValue(text) === null) continue
    const name = words.slice(Math.max(0, at - 3), at)
    const from = name.findIndex((_, index) => isTelephoned(nameOf(name.slice(index))))
    if (from >= 0) return [...name.slice(from), words[at] as Word, unit]
  }
  return null
}

/** Whether words hold a result of their own: they are not the rest of the name above. */
export const isOwnResult = (words: readonly Word[]) =>
  findMarker(nameOf(words), null) === null && (holdsNumber(words, true) || inWords(words, true) !== null)

/** How far a card's value is below its name, in font sizes. */
const BELOW = 2.4

/** Values with their unit that stand alone below a name, in cells that no result uses. */
function belowNames(lines: readonly Line[], isFree: (words: readonly Word[]) => boolean): UnreadLine[] {
  return lines.flatMap((line, at) => {
    const above = lines[at - 1]
    if (above?.page !== line.page || line.baseline - above.baseline > BELOW * line.height) return []
    return line.cells.flatMap((cell) => {
      const parts = readParts(cell.text)
      if (!parts || parts.value === null || parts.unit === null || !isFree(cell.words)) return []
      const name = above.cells.find(({ x }) => Math.abs(x - cell.x) < ALIGNED * line.height)
      if (!name || !isFree(name.words) || !mayBeName(nameOf(name.words)) || isProse(name.text)) return []
      return [unreadLine([...name.words, ...cell.words], line)]
    })
  })
}

/** Whether the cells of a line are a name, a range or limit, and a number: "1  Citramalic  ≤ 5.3  H 6.2". */
function isRanged({ cells }: Line): boolean {
  const [first, ...rest] = /^\d{1,3}$/.test(cells[0]?.text ?? '') ? cells.slice(1) : cells
  if (!first || rest.length < 2 || rest.length > 5 || !mayBeName(nameOf(first.words))) return false
  const isNumber = ({ text }: Cell) => !isRange(text) && (readParts(text)?.value ?? null) !== null
  const isMore = ({ text }: Cell) => isUnit(text) || isFlag(text)
  const [ranges, numbers, others] = [
    rest.filter(({ text }) => isRange(text)).length,
    rest.filter(isNumber).length,
    rest.filter(isMore).length,
  ]
  return ranges === 1 && numbers === 1 && others === rest.length - 2
}

/**
 * The results in words and the lines to check among `lines`, none of which has a result, and in the free cells of `all`
 * lines. `isAccounted` says which lines are listed elsewhere.
 */
export function overlooked(
  lines: readonly Line[],
  all: readonly Line[],
  drafts: readonly Draft[],
  isAccounted: (line: Line) => boolean,
) {
  const isInField = fieldsOf(drafts)
  const found: { qualitative: Qualitative[]; unread: UnreadLine[] } = { qualitative: [], unread: [] }
  for (const line of lines) {
    const printed = line.cells.flatMap((cell) => cell.words)
    const words = ORDINAL.test(printed[0]?.text ?? '') ? printed.slice(1) : printed
    if (words.length < 2) continue
    const isHere = isInField(line, words)
    const said = words.length <= MOST_WORDS ? inWords(words, isHere) : null
    if (said) found.qualitative.push(qualitativeRow(said.name, said.value, line))
    else if (holdsNumber(words, isHere) || isRanged(line)) found.unread.push(unreadLine(words, line))
    else {
      const piece = inProse(words)
      if (piece) found.unread.push(unreadLine(piece, line))
    }
  }
  const used = new Set(drafts.flatMap((draft) => draft.words))
  const listed = new Set(lines.filter((line) => found.qualitative.some((one) => one.line === line)))
  const rest = all.filter((line) => !isAccounted(line) && !listed.has(line))
  const isFree = (words: readonly Word[]) => words.every((word) => !used.has(word))
  found.unread.push(...belowNames(rest, isFree))
  return found
}
