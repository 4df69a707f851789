import { MOST_LINES } from '../../shared/imports.ts'
import { Refusal } from '../platform/refusal.ts'

const MOST_COLUMNS = 200
/** Characters of a cell. */
const LONGEST_CELL = 5_000

/** A line of a table with its number in the file, as a spreadsheet counts; the first line is 1. */
export type Line = { line: number; cells: string[] }

const isEmpty = ({ cells }: Line) => cells.every((cell) => cell === '')

/** Collects a table's non-empty lines. Refuses a table that is larger than any clinic's list. */
export class TableLines {
  readonly lines: Line[] = []

  add(line: number, cells: string[]) {
    TableLines.checkWidth(cells.length)
    const trimmed = { line, cells: cells.map((cell) => cell.trim()) }
    if (isEmpty(trimmed)) return
    if (trimmed.cells.some((cell) => cell.length > LONGEST_CELL)) {
      throw new Refusal('BAD_INPUT', 'imports.refused.longCell', { line, most: LONGEST_CELL })
    }
    this.lines.push(trimmed)
    // One more is the line of names.
    if (this.lines.length > MOST_LINES + 1) {
      throw new Refusal('BAD_INPUT', 'imports.refused.tooManyLines', { most: MOST_LINES })
    }
  }

  static checkWidth(columns: number) {
    if (columns > MOST_COLUMNS) {
      throw new Refusal('BAD_INPUT', 'imports.refused.tooManyColumns', { most: MOST_COLUMNS })
    }
  }
}
