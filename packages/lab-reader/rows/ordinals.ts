/** Numbers that count the rows of a table. */

import { isUnit } from './cells.ts'
import { type Cell, type Line, toCell } from './lines.ts'

/** How many rows must be counted one after the other. */
const LEAST_COUNTED = 3

type Run = { page: Line['page']; x: number; right: number; last: number; cells: Cell[] }

/** Whether a cell begins with a number and continues with a text that is not the number's unit: "2 Citramalic". */
function ordinalOf({ words: [first, next] }: Cell): number | null {
  if (!first || !next || !/^\d{1,3}$/.test(first.text) || isUnit(next.text)) return null
  return /^(?:\d{1,2}[-,])*\p{L}{2}/u.test(next.text) ? Number(first.text) : null
}

/**
 * The lines with each ordinal in a cell of its own where the texts of a column are counted: "1 Citramalic" over
 * "2 Furandicarboxylic" over "3 Arabinose". A single number may belong to its name: "17 Hydroxyprogesterone".
 */
export function withOrdinalsApart(lines: readonly Line[]): Line[] {
  const runs: Run[] = []
  for (const { page, height, cells } of lines)
    for (const cell of cells) {
      const ordinal = ordinalOf(cell)
      const [first] = cell.words
      if (ordinal === null || !first) continue
      const [x, right] = [first.x, first.x + first.width]
      const isBelow = (run: Run) =>
        run.page === page &&
        run.last + 1 === ordinal &&
        (Math.abs(run.x - x) < height / 2 || Math.abs(run.right - right) < height / 2)
      const run = runs.find(isBelow)
      if (run) {
        run.cells.push(cell)
        Object.assign(run, { x, right, last: ordinal })
      } else runs.push({ page, x, right, last: ordinal, cells: [cell] })
    }
  const counted = new Set(runs.flatMap(({ cells }) => (cells.length < LEAST_COUNTED ? [] : cells)))
  if (counted.size === 0) return [...lines]
  const apart = (cell: Cell) =>
    counted.has(cell) ? [toCell(cell.words.slice(0, 1)), toCell(cell.words.slice(1))] : [cell]
  return lines.map((line) => ({ ...line, cells: line.cells.flatMap(apart) }))
}
