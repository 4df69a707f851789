/** From positioned words to lines and cells: the geometry of a page, before anything is interpreted. */

import { median } from '../page/median.ts'
import { oneWord, type Page, textOf, type Word } from '../page/words.ts'
import { type DecimalMark, joinGroups, withPlainNumbers } from './numbers.ts'

/** A sequence of words without a wide gap. */
export type Cell = { text: string; x: number; right: number; words: Word[] }

/** All cells on one baseline, from left to right. `height` is the largest font size on it. */
export type Line = { page: Page; baseline: number; height: number; cells: Cell[] }

/** Whether a line is printed larger than another, as a title is. */
export const isLarger = (one: Line, other: Line) => one.height > 1.1 * other.height

/** The gap between two cells, in font sizes: a space is about 0.3, the gap between two columns rarely under 1. */
const CELL_GAP = 0.8
/**
 * On a page with wide spaces, a gap between cells is this many times its usual space; the second is the upper limit in
 * font sizes.
 */
const WIDE_SPACES = 1.8
const WIDEST_GAP = 1.4
/** The same where most narrow gaps are one space of a fixed width, as of a typewriter. */
const FIXED_SPACES = 1.4
const MOST_FIXED = 0.6
const SAME_SPACE = 0.03
/** How far the baselines of the words in one line may differ, in font sizes. */
const BASELINE_SLACK = 0.35
/** A word this many times taller than the page's usual text is a watermark or a poster, never a result. */
const POSTER = 4

/** The largest gap between the words of a name, in font sizes, however wide the page sets its spaces. */
export const NAME_GAP = 1.7

/** Joins positioned words into a cell. */
export function toCell(words: Word[]): Cell {
  const right = Math.max(...words.map((word) => word.x + word.width))
  return { text: words.map((word) => word.text).join(' '), x: words[0]?.x ?? 0, right, words }
}

/** The largest gap between words of one cell on a page with these lines, in font sizes. */
function cellGapOf(lines: Word[][]): number {
  const gaps = lines
    .flatMap((words) =>
      words.slice(1).map((word, at) => {
        const before = words[at]
        return before ? (word.x - before.x - before.width) / word.height : 0
      }),
    )
    .filter((gap) => gap > 0.1 && gap < WIDEST_GAP)
  // Where texts are short, half of the narrow gaps of a drawn page are between columns. In a picture gaps vary.
  const isDrawn = lines[0]?.[0]?.confidence === undefined
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / (isDrawn ? 4 : 2))] ?? 0
  const same = gaps.filter((gap) => Math.abs(gap - usual) < SAME_SPACE * usual)
  const spaces = isDrawn && same.length > MOST_FIXED * gaps.length ? FIXED_SPACES : WIDE_SPACES
  return Math.max(CELL_GAP, Math.min(WIDEST_GAP, spaces * usual))
}

function cellsOf(words: Word[], gap: number): Cell[] {
  const groups: Word[][] = []
  let right = Number.NEGATIVE_INFINITY
  for (const word of words) {
    const group = groups.at(-1)
    if (group && word.x - right <= gap * word.height) group.push(word)
    else groups.push([word])
    right = word.x + word.width
  }
  return groups.map(toCell)
}

/** The same word printed again within this distance is bold print; in widths of the word. */
const OVERPRINT = 0.3
/** Letters this close belong to one word, in whatever order they were drawn; in font sizes. */
const TOUCHING = 0.15
/** How far a single figure may overlap the word before it, in font sizes. */
const OVERLAP = 0.35
/** In how many words to either side an overprinted word is searched. */
const NEIGHBOURS = 24

/** The longest piece of a word that is printed in pieces, in characters. */
const LONGEST_PIECE = 12
/**
 * How far a letter printed again may be from its first print, in font sizes; and in widths of a letter drawn alone, because
 * "ll" is no letter printed twice.
 */
const LETTER_OFF = 0.35
const NARROW_OFF = 0.6

/** The positions of a word's letters, estimated from its width, and how far from them the same letter is a repeated print. */
const lettersOf = ({ text, x, width, height }: Word) =>
  [...text].map((letter, at, all) => ({
    letter,
    middle: x + (width * (at + 0.5)) / all.length,
    off: Math.min(LETTER_OFF * height, all.length === 1 ? NARROW_OFF * width : Number.POSITIVE_INFINITY),
  }))

/** Whether each letter of a piece is at the position of the same letter in other words. */
function isPieceOver(word: Word, others: readonly Word[]): boolean {
  if (word.text.length > LONGEST_PIECE) return false
  const printed = others
    .filter(({ x, width, text }) => x < word.x + word.width && word.x < x + width && text.length < 40)
    .flatMap(lettersOf)
  return lettersOf(word).every(({ letter, middle }) =>
    printed.some((one) => one.letter === letter && Math.abs(one.middle - middle) < one.off),
  )
}

/** Whether one text is printed twice at nearly the same position; the space behind it may count as part of it. */
const isTwice = (one: Word, other: Word) =>
  one.text === other.text &&
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) >
    0.5 * Math.min(one.width, other.width)

/** The largest gap between the words of one print of a text, in font sizes. */
const PRINT_GAP = 1.2

/** The ends of words in a text without its spaces. */
function endsIn({ words }: Cell): Set<number> {
  let end = 0
  return new Set(words.map(({ text }) => (end += text.length)))
}

/** The words of a text that was printed several times: only a space that all of its prints have is one. */
function onePrint([first, ...others]: Cell[]): Word[] {
  const ends = others.map(endsIn)
  const whole: Word[] = []
  let length = 0
  for (const word of first?.words ?? []) {
    const last = whole.at(-1)
    if (last && ends.some((some) => !some.has(length))) whole[whole.length - 1] = oneWord(last, word)
    else whole.push(word)
    length += word.text.length
  }
  return whole
}

/**
 * The words of a line without a text that is printed over itself, of which each print has its own baseline and may be torn
 * elsewhere: "K etonen" and "Keton en".
 */
function withoutPrints(words: Word[]): Word[] {
  const byBaseline = Map.groupBy(words, ({ y, height }) => (y + height).toFixed(2))
  if (byBaseline.size < 2 || words[0]?.confidence !== undefined) return words
  const bare = (print: Cell) => print.text.replaceAll(' ', '')
  const texts: Cell[][] = []
  for (const print of [...byBaseline.values()].flatMap((some) => cellsOf(some, PRINT_GAP))) {
    const [word] = print.words
    const near = OVERPRINT * (word?.height ?? 0)
    const isOver = ([kept]: Cell[]) =>
      kept !== undefined &&
      bare(kept).length > 1 &&
      bare(kept) === bare(print) &&
      Math.abs(kept.x - print.x) < near &&
      Math.abs((kept.words[0]?.y ?? 0) - (word?.y ?? 0)) < near
    const over = texts.find(isOver)
    if (over) over.push(print)
    else texts.push([print])
  }
  return texts.flatMap(onePrint).sort((one, other) => one.x - other.x)
}

/** The words of a line, from left to right, without repeated prints that make them look bold, whole or in pieces. */
function withoutOverprint(printed: Word[]): Word[] {
  const words = withoutPrints(printed)
  const kept = new Set<Word>()
  const byLength = words
    .map((word, at) => ({ word, at }))
    .sort((a, b) => b.word.text.length - a.word.text.length || a.word.width - b.word.width)
  for (const { word, at } of byLength) {
    const near = OVERPRINT * Math.min(word.width, word.height)
    const around = words.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)
    const isOver = (other: Word) =>
      kept.has(other) &&
      (isTwice(word, other) ||
        (word.x > other.x - near &&
          word.x + word.width < other.x + other.width + near &&
          other.text.includes(word.text)))
    if (around.some(isOver)) continue
    const printed = around.filter((other) => kept.has(other))
    const isDrawn = word.confidence === undefined
    if (!isDrawn || !isPieceOver(word, printed)) kept.add(word)
  }
  return words.filter((word) => kept.has(word))
}

/** Whether a value was drawn over a name. */
const isOver = (value: Word, name: Word) =>
  /^[<>≤≥]?\d/u.test(value.text) &&
  /^\(?\p{L}{3}/u.test(name.text) &&
  value.confidence === undefined &&
  Math.min(value.x + value.width, name.x + name.width) - Math.max(value.x, name.x) > OVERLAP * value.height

/** The most texts that lie over each other at one place. */
const MOST_TORN = 4
/** The usual space between words, in font sizes, where no gap shows it. */
const USUAL_SPACE = 0.28

/**
 * The words of a line in which a value was drawn over the end of its name: first the whole name, then the value. Each text is
 * found by its spaces, because a program may draw word by word.
 */
function textByText(words: Word[]): Word[] {
  const isTorn = words.some((value, at) =>
    words.slice(Math.max(0, at - 2), at + 3).some((name) => isOver(value, name)),
  )
  if (!isTorn) return words
  const gapOf = (last: Word, word: Word) => (word.x - last.x - last.width) / word.height
  const isSpace = (gap: number) => gap > 0.1 && gap < CELL_GAP
  const gaps = words
    .flatMap((word, at) => words.slice(Math.max(0, at - MOST_TORN), at).map((last) => gapOf(last, word)))
    .filter(isSpace)
  const space = median(gaps) ?? USUAL_SPACE
  const texts: Word[][] = []
  for (const [at, word] of words.entries()) {
    const isNext = (some: Word[]) => {
      const last = some.at(-1) as Word
      const gap = gapOf(last, word)
      const off = Math.abs(last.y + last.height - word.y - word.height)
      return gap > -TOUCHING && gap < CELL_GAP && off < 0.01 * word.height
    }
    const offOf = (some: Word[], next = word) => Math.abs(gapOf(some.at(-1) as Word, next) - space)
    // A value may begin in the space before a word of its name, which continues the name better.
    const isBetter = (some: Word[]) =>
      words
        .slice(at + 1, at + 1 + MOST_TORN)
        .some((next) => next.x < word.x + word.width && offOf(some, next) < offOf(some))
    const [nearest] = texts
      .slice(-MOST_TORN)
      .filter((some) => isNext(some) && !isBetter(some))
      .toSorted((one, other) => offOf(one) - offOf(other))
    if (nearest) nearest.push(word)
    else texts.push([word])
  }
  return texts.flat()
}

/** A part of a number, or of the range in a bracket that begins with it. */
const FIGURES = /^[([]?[\d.,:/-]+$/

/** Whether a word directly continues another one; the width of a single figure is not always reported exactly. */
function isTouching(one: Word, next: Word): boolean {
  const gap = (next.x - one.x - one.width) / next.height
  const isFigure =
    (one.text.length === 1 || next.text.length === 1) && FIGURES.test(one.text) && FIGURES.test(next.text)
  return gap < TOUCHING && gap > (isFigure ? -OVERLAP : -TOUCHING) && next.x > one.x
}

/** The rest of a word whose first letters are the last ones of the word before it: "ay" printed over the end of "Ma". */
function withoutRepeatedStart(word: Word, last: Word | undefined): Word {
  const share = word.width / word.text.length
  if (!last || last.x + last.width - word.x < 0.5 * share) return word
  const isRepeated = (count: number) =>
    last.text.endsWith(word.text.slice(0, count)) &&
    isPieceOver({ ...word, text: word.text.slice(0, count), width: count * share }, [last])
  const counts = Array.from({ length: Math.min(LONGEST_PIECE, word.text.length - 1) }, (_, at) => at + 1)
  const count = counts.findLast(isRepeated) ?? 0
  // A dot is narrower than a figure: what follows the repeated letters touches them.
  const x = count === 0 ? word.x : Math.min(word.x + count * share, last.x + last.width)
  return { ...word, text: word.text.slice(count), x, width: word.x + word.width - x }
}

/** Joins the letters of drawn words; recognised words stay as recognised. */
function joinTouching(words: Word[]): Word[] {
  const joined: Word[] = []
  for (const printed of words) {
    const last = joined.at(-1)
    const word = printed.confidence === undefined ? withoutRepeatedStart(printed, last) : printed
    const touches =
      last &&
      word.confidence === undefined &&
      isTouching(last, word) &&
      Math.abs(word.height - last.height) < 0.2 * word.height
    if (!touches) joined.push(word)
    else joined[joined.length - 1] = oneWord(last, word)
  }
  // An accent that was drawn separately is joined to its letter.
  return joined.map((word) => ({ ...word, text: word.text.normalize('NFC') }))
}

/** A label ("ALT/GPT:", "B12:") with a number or its comparator directly behind it, or the last bracket of a long name that its value touches. */
const LABELLED = /^(\p{L}[\p{L}\d()./-]{1,40}[:=]|\(\p{L}[\p{L}-]{1,10}\))([<>≤≥]?\d[\d.,]*|[<>≤≥])$/u

/** A value that was printed over the end of a name, and touches its last bracket: "49.7(aPTT)". */
const OVER_NAME = /^([<>≤≥]?\d[\d.,]*)(\(\p{L}[\p{L}-]{1,10}\))$/u

/** The colon behind a long name that its value touches. */
const COLON = /^(:)([<>≤≥]?\d[\d.,]*)$/u

/**
 * Splits a label or its colon from the number directly behind it, "CREATININE:0.75", and a number from a bracket directly
 * behind it.
 */
function withoutLabel(word: Word): Word[] {
  const [, first = '', second = ''] =
    LABELLED.exec(word.text) ?? OVER_NAME.exec(word.text) ?? COLON.exec(word.text) ?? []
  if (first === '') return [word]
  const share = (word.width * first.length) / word.text.length
  return [
    { ...word, text: first, width: share },
    { ...word, text: second, x: word.x + share, width: word.width - share },
  ]
}

/** Dots, dashes or lines that lead from a name to its value, alone or behind a word. */
const LEADER = /^[._…·‥-]{3,}:?/u
const LEADER_BEHIND = /(?<=\p{L}[\p{L})]{2})[._…‥]{3,}:?$/u

function withoutLeaderBehind(word: Word): Word {
  const [leader] = LEADER_BEHIND.exec(word.text) ?? []
  if (leader === undefined) return word
  const text = word.text.slice(0, -leader.length) + (leader.endsWith(':') ? ':' : '')
  return { ...word, text, width: (word.width * text.length) / word.text.length }
}

/** The words of a line without leaders and bullets. */
function withoutLeaders(words: Word[]): Word[] {
  const isDot = (word: Word | undefined) => word !== undefined && /^[._·‥-]$/u.test(word.text)
  return words.flatMap((word, at): Word[] => {
    // Leaders may be printed with spaces between their dots.
    if (isDot(word) && (isDot(words[at - 1]) || isDot(words[at + 1]))) return []
    if (at === 0 && /^[•·▪◦‣*–-]$/u.test(word.text) && /^\p{L}/u.test(words[1]?.text ?? '')) return []
    const leader = LEADER.exec(word.text)?.[0] ?? ''
    if (leader === '') return [withoutLeaderBehind(word)]
    if (leader.length === word.text.length) return []
    const share = (word.width * leader.length) / word.text.length
    return [{ ...word, text: word.text.slice(leader.length), x: word.x + share, width: word.width - share }]
  })
}

/** The largest exponent, and its largest height above the baseline, in font sizes of its line. */
const EXPONENT = 0.8
const RAISED = 0.8

/** The small raised figure behind each "10" that it belongs to: "10", "3", "/uL". */
function exponentsIn(words: readonly Word[]): Map<Word, Word> {
  const exponents = new Map<Word, Word>()
  for (const small of words) {
    if (!/^[-−]?\d{1,2}$/u.test(small.text)) continue
    const base = words.find(
      (word) =>
        /(?:^|\D)10$/.test(word.text) &&
        small.height <= EXPONENT * word.height &&
        Math.abs(small.x - word.x - word.width) < 0.3 * word.height &&
        word.y + word.height - small.y - small.height > 0.1 * word.height &&
        word.y + word.height - small.y - small.height < RAISED * word.height,
    )
    if (base) exponents.set(base, small)
  }
  return exponents
}

/** The words with their exponents, which are no words of their own then. */
function withExponents(words: Word[], exponents = exponentsIn(words)): Word[] {
  if (exponents.size === 0) return words
  const used = new Set(exponents.values())
  return words.flatMap((word) => {
    const small = exponents.get(word)
    if (used.has(word)) return []
    return small
      ? { ...word, text: `${word.text}^${small.text}`, width: small.x + small.width - word.x }
      : word
  })
}

const POWER = String.raw`(?:\d[\d.,]{0,11}\s?[x×*·]\s?)?10(?:\^\d{1,2}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})(?![\d/]|\s\/)`
/** A limit that is a power of ten: "10^6 - 10^7", "< 5 x 10^4". */
const LIMIT_IN_POWERS = new RegExp(`${POWER}\\s?[-–—]\\s?${POWER}|[<>≤≥]=?\\s?${POWER}`, 'u')
const POWERS = new RegExp(POWER, 'gu')
const RAISED_FIGURES = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * Writes powers of ten with an e where the limits of a line are powers of ten: "8 x 10^6" is 8e6. Elsewhere they belong
 * to the unit.
 */
function withPowers(words: Word[]): Word[] {
  if (!LIMIT_IN_POWERS.test(textOf(words))) return words
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const isFactor = last && /\d[x×*·]?$/u.test(last.text) && !/10[x×*·]?$/u.test(last.text)
    const continues =
      isFactor &&
      (/^[x×*·](?:10\D|$)/u.test(word.text) || (/[x×*·]$/u.test(last.text) && /^10\D/u.test(word.text)))
    if (!continues) joined.push(word)
    else joined[joined.length - 1] = oneWord(last, word)
  }
  const plain = (text: string) =>
    text.replaceAll(POWERS, (power) => {
      const [factor = ''] = /^.*[x×*·]/u.exec(power) ?? []
      const exponent = [...power.slice(factor.length + 2).replace('^', '')]
        .map((figure) => (/\d/.test(figure) ? figure : RAISED_FIGURES.indexOf(figure)))
        .join('')
      return `${factor === '' ? '1' : factor.slice(0, -1)}e${exponent}`
    })
  return joined.map((word) => ({ ...word, text: plain(word.text) }))
}

/** The largest figure of a note, and its largest height above the baseline of its text, in font sizes. */
const NOTE = 0.7
const NOTE_SLACK = 0.1

/** All words on one baseline of a page, from left to right. */
export type WordLine = Omit<Line, 'cells'> & { words: Word[] }

/**
 * The lines of a page from top to bottom, as whole words. Turned and poster-sized words (watermarks, stamps, marginal
 * notes) are removed before the lines are formed.
 */
export function wordLinesOf(page: Page): WordLine[] {
  const poster = POSTER * (median(page.words.map(({ height }) => height)) ?? 0)
  const upright = withExponents(
    page.words.filter((word) => word.angle === 0 && word.height <= poster && word.text !== ''),
  )
  const byBaseline = upright.toSorted((a, b) => a.y + a.height - (b.y + b.height) || a.x - b.x)
  const groups: { baseline: number; words: Word[] }[] = []
  for (const word of byBaseline) {
    const group = groups.at(-1)
    const baseline = word.y + word.height
    // The small figures of notes above a line of text are none of its words.
    const isNotes = group?.words.every(
      (one) => /^\d{1,2}$/u.test(one.text) && one.height < NOTE * word.height,
    )
    const slack = isNotes ? NOTE_SLACK : BASELINE_SLACK
    if (group && baseline - group.baseline <= slack * word.height) group.words.push(word)
    else groups.push({ baseline, words: [word] })
  }
  const lines = groups.map(({ baseline, words }) => ({
    page,
    baseline,
    height: Math.max(...words.map((word) => word.height)),
    words: joinTouching(textByText(withoutOverprint(words.toSorted((a, b) => a.x - b.x)))),
  }))
  // Of a page drawn letter by letter, a "10" is one word only now.
  const exponents = exponentsIn(lines.flatMap(({ words }) => words))
  return lines
    .map((line) => ({
      ...line,
      words: withoutLeaders(withExponents(line.words, exponents).flatMap(withoutLabel)),
    }))
    .filter(({ words }) => words.length > 0)
}

/** The lines of a page in cells, with numbers normalised by the document's decimal mark. */
export function inCells(lines: WordLine[], mark: DecimalMark): Line[] {
  const gap = cellGapOf(lines.map(({ words }) => words))
  return lines.map(({ words, ...line }) => ({
    ...line,
    cells: cellsOf(
      joinGroups(withPowers(words), mark).map((word) => withPlainNumbers(word, mark)),
      gap,
    ),
  }))
}

/** Whether two lines of a page are within this distance, in font sizes. */
export const isNear = (one: Line, other: Line, sizes: number) =>
  one.page === other.page &&
  Math.abs(one.baseline - other.baseline) <= sizes * Math.max(one.height, other.height)
