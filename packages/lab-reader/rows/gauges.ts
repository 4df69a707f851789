/**
 * Results drawn on scales: a name above its unit, grades with their ranges beside it, and the value above its grade.
 */
import { isUnit, readRange, readValue, type Sex } from './cells.ts'
import type { Draft } from './draft.ts'
import { isFlag } from './flags.ts'
import type { Cell, Line } from './lines.ts'
import { isName, nameOf } from './names.ts'

/** The fewest grades of a scale. */
const LEAST_GRADES = 3
/**
 * Distances in font sizes: of the name above its unit, of the ranges below their grades, of the value above the grades.
 */
const NAME = 2.2
const RANGES = 1.6
const VALUE = 7
/** How far beyond the first or the last grade a value may be, in font sizes. */
const BEYOND = 3

const GOOD = /^(?:optim(?:al|um)|normal|standard|desirable|in range)$/iu
const isGrade = ({ text }: Cell) =>
  GOOD.test(text) || (isFlag(text) && text.length > 3) || /^(?:below|above)\s\p{L}+$/iu.test(text)

/** The scales of a line: their grades, and the unit before the first. */
function scalesOf(line: Line): { unit: Cell; grades: Cell[] }[] {
  const scales: { unit: Cell; grades: Cell[] }[] = []
  for (const cell of line.cells) {
    const open = scales.at(-1)
    if (isUnit(cell.text) && !isGrade(cell)) scales.push({ unit: cell, grades: [] })
    else if (isGrade(cell) && open) open.grades.push(cell)
  }
  return scales.filter(({ grades }) => grades.length >= LEAST_GRADES)
}

const middle = ({ x, right }: Cell) => (x + right) / 2

/** The results on scales, and the lines that they occupy. */
export function gaugesIn(lines: readonly Line[], sex: Sex): { drafts: Draft[]; lines: Set<Line> } {
  const drafts: Draft[] = []
  const used = new Set<Line>()
  lines.forEach((line, at) => {
    const scales = scalesOf(line)
    if (scales.length === 0) return
    const near = (other: Line | undefined, sizes: number): other is Line =>
      other?.page === line.page && Math.abs(other.baseline - line.baseline) <= sizes * line.height
    const above = lines.slice(Math.max(0, at - 8), at).reverse()
    const below = lines[at + 1]
    for (const { unit, grades } of scales) {
      const [first, last] = [grades[0] as Cell, grades.at(-1) as Cell]
      const isOver = ({ x }: Cell) => Math.abs(x - unit.x) < line.height
      const names = above.find((other) => near(other, NAME) && other.cells.some(isOver))
      const name = names?.cells.find(isOver)
      const isOnScale = (cell: Cell) =>
        middle(cell) > first.x - BEYOND * line.height &&
        middle(cell) < last.right + BEYOND * line.height &&
        readValue(cell.text)?.rest === ''
      const values = above.find((other) => near(other, VALUE) && other.cells.some(isOnScale))
      const value = values?.cells.find(isOnScale)
      if (!names || !name || !values || !value || !isName(nameOf(name.words))) continue
      const good = grades.find(({ text }) => GOOD.test(text))
      const range =
        good && near(below, RANGES)
          ? below.cells.find((cell) => Math.abs(middle(cell) - middle(good)) < 2 * line.height)
          : undefined
      const printed = readValue(value.text)
      drafts.push({
        name: name.words,
        value,
        words: [name, value, unit, range].flatMap((cell) => cell?.words ?? []),
        parts: {
          value: printed?.value ?? null,
          comparator: printed?.comparator ?? null,
          unit: unit.text,
          range: (range && readRange(range.text, sex)?.range) ?? null,
          flag: null,
        },
        line: values,
        said: null,
        inTable: true,
        range: range ?? null,
        rivals: [],
      })
      for (const one of [line, names, values, ...(range && below ? [below] : [])]) used.add(one)
    }
  })
  return { drafts, lines: used }
}
