/** From placed words to lines and cells: the page's geometry, before anything is understood. */
import { type DecimalMark, joinGroups, withPlainNumbers } from './numbers.ts'
import type { Page, Word } from './words.ts'

/** Words without a wide gap between them. */
export type Cell = { text: string; x: number; right: number; words: Word[] }

/** What stands on one baseline, from left to right. `height` is the tallest font size on it. */
export type Line = { page: Page; baseline: number; height: number; cells: Cell[] }

/** In font sizes: a space is about 0.3, the gap between two columns rarely under 1. */
const CELL_GAP = 0.8
/** In font sizes: how far the baselines of one line may lie apart. */
const BASELINE_SLACK = 0.35
/** A word this many times taller than the page's usual text is a watermark or a poster, never a result. */
const POSTER = 4

/** Joins placed words into a cell. */
export function toCell(words: Word[]): Cell {
  const right = Math.max(...words.map((word) => word.x + word.width))
  return { text: words.map((word) => word.text).join(' '), x: words[0]?.x ?? 0, right, words }
}

function cellsOf(words: Word[]): Cell[] {
  const groups: Word[][] = []
  let right = Number.NEGATIVE_INFINITY
  for (const word of words) {
    const group = groups.at(-1)
    if (group && word.x - right <= CELL_GAP * word.height) group.push(word)
    else groups.push([word])
    right = word.x + word.width
  }
  return groups.map(toCell)
}

function medianHeight(words: Word[]): number {
  const heights = words.map((word) => word.height).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

/** In widths of itself: the same word printed twice so closely is bold print. */
const OVERPRINT = 0.3
/** In font sizes: letters so close belong to one word, in whatever order they were drawn. */
const TOUCHING = 0.08

/** The words of a line without those that were printed over themselves to look bold. */
function withoutOverprint(words: Word[]): Word[] {
  const kept: Word[] = []
  for (const word of words) {
    const near = OVERPRINT * Math.min(word.width, word.height)
    const twin = kept.slice(-8).some((other) => other.text === word.text && Math.abs(other.x - word.x) < near)
    if (!twin) kept.push(word)
  }
  return kept
}

/** Puts the letters of drawn words together; recognised words stand as they were recognised. */
function joinTouching(words: Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const touches =
      last &&
      word.confidence === undefined &&
      Math.abs(word.x - last.x - last.width) < TOUCHING * word.height &&
      Math.abs(word.height - last.height) < 0.2 * word.height
    if (!touches) joined.push(word)
    else
      joined[joined.length - 1] = {
        ...last,
        text: last.text + word.text,
        width: word.x + word.width - last.x,
      }
  }
  return joined
}

/** Dots, dashes or lines that lead from a name to its value. */
const LEADER = /^[._…·‥-]{3,}:?/u

/** The words of a line without leaders and the points of a list. */
function withoutLeaders(words: Word[]): Word[] {
  const isDot = (word: Word | undefined) => word !== undefined && /^[._·‥-]$/u.test(word.text)
  return words.flatMap((word, at): Word[] => {
    // Leaders may be set with spaces between their dots.
    if (isDot(word) && (isDot(words[at - 1]) || isDot(words[at + 1]))) return []
    if (at === 0 && /^[•·▪◦‣*–-]$/u.test(word.text)) return []
    const leader = LEADER.exec(word.text)?.[0] ?? ''
    if (leader === '') return [word]
    if (leader.length === word.text.length) return []
    const share = (word.width * leader.length) / word.text.length
    return [{ ...word, text: word.text.slice(leader.length), x: word.x + share, width: word.width - share }]
  })
}

/**
 * The lines of a page from top to bottom, with plain numbers. Turned and poster-sized words (watermarks, stamps, marginal
 * notes) are dropped before the lines are formed.
 */
export function linesOf(page: Page, mark: DecimalMark = null): Line[] {
  const poster = POSTER * medianHeight(page.words)
  const upright = page.words.filter((word) => word.angle === 0 && word.height <= poster && word.text !== '')
  const byBaseline = upright.toSorted((a, b) => a.y + a.height - (b.y + b.height) || a.x - b.x)
  const groups: { baseline: number; words: Word[] }[] = []
  for (const word of byBaseline) {
    const group = groups.at(-1)
    const baseline = word.y + word.height
    if (group && baseline - group.baseline <= BASELINE_SLACK * word.height) group.words.push(word)
    else groups.push({ baseline, words: [word] })
  }
  return groups
    .filter(({ words }) => withoutLeaders(words).length > 0)
    .map(({ baseline, words }) => ({
      page,
      baseline,
      height: Math.max(...words.map((word) => word.height)),
      cells: cellsOf(
        joinGroups(
          withoutLeaders(joinTouching(withoutOverprint(words.toSorted((a, b) => a.x - b.x)))),
          mark,
        ).map((word) => withPlainNumbers(word, mark)),
      ),
    }))
}
