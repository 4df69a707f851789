/**
 * A second reader that knows no tables, languages or markers: on each line it takes a text, the number behind it, and a
 * unit, a range or a mark behind that. Nothing becomes a row by it; it only watches the first reader, and shares no rule
 * with it.
 */
import type { Word } from '../page/words.ts'
import type { Line } from './lines.ts'

/** What looks like a result. Each of `values` may be its value, or of `limits` if there is none; `words` are all of it. */
export type Seen = {
  line: Line
  name: Word[]
  values: Word[]
  limits: Word[]
  hasUnit: boolean
  hasRange: boolean
  /** How many ranges have both limits. */
  ranges: number
  isMarked: boolean
  words: Word[]
}

const FIGURES = String.raw`[-+−]?(?:\d+(?:[.,'’\u2009]\d+)*|[.,]\d+)(?:e[+-]?\d{1,3})?`
const MARKS = '[*#!†‡¹²³↑↓↗↘▲▼+]{1,3}|h{1,2}|l{1,2}'
const NUMBER = new RegExp(`^[(["'†‡]?([<>≤≥=~]{0,2})(${FIGURES})(.{0,24})$`, 'iu')
const BETWEEN = new RegExp(`^[(\\[]?${FIGURES}(?:[-–—~÷;]|\\.\\.+)${FIGURES}[)\\],;.]*$`, 'iu')
const DASH = /^(?:[-–—~÷]|\.\.+|to|bis|à|a|al|ad|até|tot|do|e|до|έως)$/iu
const COMPARATOR = /^[(["']?(?:[<>≤≥]=?|=[<>])$/u
const MARK = new RegExp(`^(?:${MARKS}|[-–(+)]{1,3}|low|high|abnormal)$`, 'iu')
/** What a unit looks like: a power of ten, a fraction, or one of the commonest. */
const POWER = String.raw`[x×*]10|[x×*]?10[\^*e°'’]?\*?\d{1,2}(?:\/\S+)?|(?:10|[x×*])\S{0,3}\/\S+`
const FRACTION = String.raw`[\p{L}µμ][\p{L}µμ\d^.]{0,8}\/\S{1,14}|\/\S{1,12}`
const LATIN =
  '[mµμunpfkcd]?(?:g|l|mol|iu|ui|ie|u|eq|kat|osm)|mcg|mm|fl|pg|se[ck]|s|min|mmhg|kpa|ratio|index|titer|copies'
const CYRILLIC = '(?:мк?|н|п)?г|д?л|фл|(?:мк?|н|п)?моль?|(?:мк?)?(?:ме|мо|ед|од)|мм|с|сек|мин|индекс'
const UNIT = new RegExp(
  `^[([]?(?:[%‰]|${POWER}|${FRACTION}|${LATIN}|${CYRILLIC}|δευτ|δείκτης)[)\\],;.:]*$`,
  'iu',
)
/** A decimal directly before its power of ten: "0.2710^3/mmc". */
const GLUED = /^[<>≤≥]?\d{1,4}[.,]\d{1,4}(?=[x×*]?10[\^*°'’]\*?\d{1,2}\/)/u
const TIME_OR_DATE = /\d[:/]\d|\d\.\d{1,2}\.\d|\d-\d+-\d|\d[./-]\p{L}{3,9}[./-]\d/u
/** What a program prints in place of a value that it cannot print. */
const GARBLED = /^(?=.*[?□\uFFFD]|.*#{3}|.*\*{4})[^\p{L}\d]+$/u
/** The sign of a footnote behind a name, whose bracket nothing opens. */
const FOOTNOTE = /^\d{1,2}\)$/u
/** The widest space within a name or a range, in font sizes. */
const CLOSE = 0.8

type Kind =
  | 'garbled'
  | 'number'
  | 'limit'
  | 'range'
  | 'dash'
  | 'comparator'
  | 'unit'
  | 'mark'
  | 'text'
  | 'none'

/** What a word looks like by its letters alone. */
function kindOf({ text }: Word): Kind {
  if (COMPARATOR.test(text)) return 'comparator'
  if (BETWEEN.test(text)) return 'range'
  if (isGarbled({ text })) return 'garbled'
  if (GLUED.test(text)) return 'number'
  if (UNIT.test(text) && !/^[([]?\d+[)\],;.:]*$/u.test(text)) return 'unit'
  if (TIME_OR_DATE.test(text)) return 'none'
  const [all, sign = '', figures = '', tail = ''] = NUMBER.exec(text) ?? []
  if (all !== undefined) {
    const end = tail.replace(/(?<![)\]"',;:.])[)\]"',;:.]+$/u, '')
    if (end === '' || MARK.test(end) || UNIT.test(end)) return sign === '' ? 'number' : 'limit'
    // A decimal with a letter that the recogniser saw: "2.9x".
    if (/^\p{L}$/u.test(end) && /\d[.,]\d/.test(figures)) return 'number'
    return /^[-–—]$/u.test(end) ? 'limit' : 'text'
  }
  if (DASH.test(text)) return 'dash'
  if (MARK.test(text)) return 'mark'
  return /\p{L}/u.test(text) ? 'text' : 'none'
}

/** The unit that is printed without a space behind its number: "5.1mmol/L". */
const hasOwnUnit = ({ text }: Word) => GLUED.test(text) || UNIT.test(NUMBER.exec(text)?.[3] ?? '')

const isClose = (one: Word | undefined, next: Word | undefined) =>
  one !== undefined && next !== undefined && next.x - one.x - one.width < CLOSE * next.height

/** Whether a value was printed that cannot be read: "#?#". */
export const isGarbled = ({ text }: Pick<Word, 'text'>) => GARBLED.test(text)

/** Each number with the unit behind it, where one is printed. */
export const measuresOf = ({ words }: Seen): [Word, Word][] =>
  words.flatMap((word, at): [Word, Word][] => {
    const unit = words[at + 1]
    return kindOf(word) === 'number' && unit && kindOf(unit) === 'unit' ? [[word, unit]] : []
  })

/** Everything on a line that looks like a result, from left to right. */
export function seenIn(line: Line): Seen[] {
  const words = line.cells.flatMap((cell) => cell.words)
  const kinds = words.map(kindOf)
  // "< or = 5"
  kinds.forEach((kind, at) => {
    if (kind === 'text' && kinds[at - 1] === 'comparator' && /^or$/iu.test(words[at]?.text ?? ''))
      kinds[at] = 'comparator'
    if (words[at]?.text === '=' && kinds[at - 1] === 'comparator') kinds[at] = 'comparator'
  })
  const found: Seen[] = []
  let name: Word[] = []
  let open: Seen | null = null
  const close = () => {
    // A limit before the value is its range: "≤ 5.3   6.2".
    if (open) {
      open.hasRange ||= open.limits.length > 0 && open.values.length > 0
      // "< 84 UI/mL   < 115": the first of two limits has the unit, and the second is its range.
      const [first, second] = open.limits
      const unit = first && open.words[open.words.indexOf(first) + 1]
      const isBounded =
        open.values.length === 0 &&
        open.limits.length === 2 &&
        second === open.words.at(-1) &&
        (hasOwnUnit(first as Word) || (unit !== undefined && kindOf(unit) === 'unit'))
      if (isBounded) {
        open.values = open.limits.splice(0, 1)
        open.hasRange = true
      }
      if (open.values.length === 0) open.values = open.limits
      found.push(open)
    }
    ;[open, name] = [null, []]
  }
  for (const [at, word] of words.entries()) {
    const kind = kinds[at]
    const next = kinds[at + 1]
    // A recognised page may have lost the value before a unit and its range: "U/mL (up to 14)", "fl 80 - 98".
    const isLimit = /number|limit|range/.test(kinds[next === 'dash' ? at + 2 : at + 1] ?? '')
    const isWithoutValue: boolean =
      open === null &&
      kinds[at - 1] === 'unit' &&
      name.length > 1 &&
      word.confidence !== undefined &&
      (/limit|range/.test(kind ?? '') || (isLimit && (kind === 'text' || next === 'dash')))
    if (
      (kind === 'text' && !isWithoutValue) ||
      (open === null && (kind === 'mark' || (kind === 'unit' && name.length === 0)))
    ) {
      if (open) close()
      name.push(word)
      continue
    }
    // "Factor 8 activity", "2. Glucose": a figure within a name, or before it; "255 q" behind a name is none.
    const isSigned =
      name.length > 0 && words.length === at + 2 && /^\p{L}{1,2}$/u.test(words[at + 1]?.text ?? '')
    // "CRP 1)   4.6": the sign of a footnote.
    const isFootnote =
      open === null && name.length > 0 && FOOTNOTE.test(word.text) && isClose(words[at - 1], word)
    if (isFootnote) {
      name.push(word)
      continue
    }
    const isOfName =
      kind === 'number' &&
      open === null &&
      !isSigned &&
      (next === 'text' ||
        (next === 'unit' &&
          name.length === 0 &&
          kinds[at + 2] === 'number' &&
          !words[at + 1]?.text.includes('/'))) &&
      /^[([]?\d{1,3}[.)]?$/u.test(word.text) &&
      isClose(word, words[at + 1])
    if (isOfName) {
      name.push(word)
      continue
    }
    const isLost = kind === 'garbled' && open === null && (name.length > 0 || next === 'unit')
    const before: Word | undefined = isWithoutValue ? name.pop() : undefined
    if (isLost || isWithoutValue || kind === 'number' || kind === 'limit' || kind === 'range')
      open ??= {
        line,
        name,
        values: [],
        limits: [],
        hasUnit: before !== undefined,
        hasRange: false,
        ranges: 0,
        isMarked: false,
        words: before ? [...name, before] : [...name],
      }
    if (!open) {
      if (!/none|comparator|garbled/.test(kind ?? '')) name.push(word)
      continue
    }
    open.words.push(word)
    const isNumber = (index: number) => /number|limit/.test(kinds[index] ?? '')
    const isDashed = (dash: number) =>
      kinds[dash] === 'dash' &&
      isNumber(dash - 1) &&
      isNumber(dash + 1) &&
      isClose(words[dash - 1], words[dash]) &&
      isClose(words[dash], words[dash + 1])
    const isBound = isDashed(at + 1) || isDashed(at - 1)
    if (kind === 'range' || isDashed(at)) open.ranges += 1
    if (kind === 'range' || (kind === 'number' && isBound)) open.hasRange = true
    else if (kind === 'limit' || (kind === 'number' && kinds[at - 1] === 'comparator')) open.limits.push(word)
    else if (kind === 'number' || isLost) open.values.push(word)
    if (kind === 'unit' || (kind === 'number' && hasOwnUnit(word))) open.hasUnit = true
    if (kind === 'mark') open.isMarked = true
  }
  close()
  return found
}
