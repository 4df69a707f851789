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

/** In font sizes: the same word twice, no farther apart, is bold print. */
const OVERPRINT = 0.25

/** The words of a line without those that were printed over themselves to look bold. */
function withoutOverprint(words: Word[]): Word[] {
  const kept: Word[] = []
  for (const word of words) {
    const twin = kept
      .slice(-4)
      .some((other) => other.text === word.text && Math.abs(other.x - word.x) < OVERPRINT * word.height)
    if (!twin) kept.push(word)
  }
  return kept
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
  return groups.map(({ baseline, words }) => ({
    page,
    baseline,
    height: Math.max(...words.map((word) => word.height)),
    cells: cellsOf(
      joinGroups(withoutOverprint(words.toSorted((a, b) => a.x - b.x)), mark).map((word) =>
        withPlainNumbers(word, mark),
      ),
    ),
  }))
}
