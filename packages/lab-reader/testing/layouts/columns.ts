/** The columns of tables, in the orders and with the extras that laboratories use. */
import { writtenDay } from '../lab.ts'
import { widthOf } from '../paper.ts'
import type { Printed } from '../rows.ts'
import type { Column, TableOptions } from '../table.ts'
import {
  type Drawing,
  hasColumn,
  heading,
  nameText,
  previousHeading,
  rangeText,
  valueText,
  withUnit,
} from './layout.ts'

/** The lines below a row: a phrase about its range, a method, an explanation, or the result of another day. */
export function underOf(
  { dice, lab, flow, before }: Drawing,
  chances: { method: number; note: number; previous?: number },
): TableOptions['under'] {
  const { words } = lab
  const small = flow.paper.size * dice.between(0.72, 0.9)
  const methods = dice.chance(chances.method)
  const materials = methods && dice.chance(0.4)
  const notes = dice.chance(chances.note)
  const earlier = dice.chance(chances.previous ?? 0)
  const label = dice.pick(words.labels.method)
  const previous = dice.pick(words.labels.previous)
  const style = dice.int(0, 2)
  const phraseBelow = lab.flags === 'phrase'
  if (!methods && !notes && !phraseBelow && !earlier) return undefined
  return (row) => {
    const lines: { text: string; size: number; indent: number; role?: 'row' | 'other' }[] = []
    const indent = style === 2 ? 6 : 0
    if (phraseBelow && row.flag !== '') lines.push({ text: row.flag, size: flow.paper.size, indent: 0 })
    if (materials && row.material)
      lines.push({ text: `${dice.pick(words.labels.material)}: ${row.material}`, size: small, indent })
    if (methods && row.method)
      lines.push({
        text: style === 0 ? `(${row.method})` : style === 1 ? row.method : `${label}: ${row.method}`,
        size: small,
        indent,
      })
    if (notes && row.note && dice.chance(0.5)) lines.push({ text: row.note, size: small, indent })
    if (earlier && row.earlier && dice.chance(0.6))
      lines.push({
        text: `${previous}: ${withUnit(row.earlier, row.unit)} (${writtenDay(before, lab.dates, lab)})`,
        size: small,
        indent: 6,
        role: 'other',
      })
    return lines
  }
}

/** Random options for the lines and titles of a table. */
export function optionsOf(drawing: Drawing, more: Partial<TableOptions> = {}): TableOptions {
  const { dice } = drawing
  const ruled = dice.chance(0.35)
  return {
    headings: !dice.chance(0.12),
    repeatHeadings: dice.chance(0.7),
    darkHeadings: dice.chance(0.15),
    ruled,
    striped: !ruled && dice.chance(0.3),
    upright: ruled && dice.chance(0.5),
    titles: dice.pick(['left', 'left', 'middle', 'filled', 'none'] as const),
    wideTitles: dice.chance(0.04),
    boldAbnormal: dice.chance(0.4),
    gap: dice.between(10, 20),
    rowGap: dice.between(0, 6),
    between: drawing.between,
    ...more,
  }
}

/** A range on two lines, broken after its dash. */
function brokenRange(text: string): string[] {
  const [, first, second] = /^(.*\d\s?[-–])\s(.*)$/u.exec(text) ?? []
  return first && second ? [first, second] : [text]
}

/** A bar of signs with a mark at the position of the value, as some laboratories print it. */
function barOf(row: Printed, signs: readonly [string, string, string, string]): string {
  const { truth } = row
  if (!truth || truth.low === null || truth.high === null) return ''
  const share = (truth.value - truth.low) / Math.max(1e-9, truth.high - truth.low)
  const at = Math.max(0, Math.min(8, Math.round(2 + 4 * share)))
  const [open, line, mark, close] = signs
  return open + line.repeat(at) + mark + line.repeat(8 - at) + close
}

/** The usual columns in an order that laboratories use. */
export function columnsOf(drawing: Drawing, options: TableOptions): Column[] {
  const { dice, lab, flow, collectedOn } = drawing
  const bold = (row: Printed) => ({ bold: options.boldAbnormal && row.abnormal })
  const flagFirst = dice.chance(0.25)
  const unitWithValue = dice.chance(0.15)
  const glued = dice.chance(0.2)
  const limits = lab.shows.range && !lab.bySex && dice.chance(0.12)
  const rangeWithUnit = !unitWithValue && !limits && dice.chance(0.06)
  const broken = dice.chance(0.06)
  const status = dice.pick(['01', 'EN', 'Final', '02'])
  const signs = dice.pick([
    ['[', '-', '*', ']'],
    ['(', '-', 'o', ')'],
    ['|', '·', '•', '|'],
    ['', '_', '|', ''],
  ] as const)
  const day = writtenDay(collectedOn, lab.dates, lab)
  let number = 0
  const numbers = new Map<Printed, string>()
  const codes = new Map<Printed, string>()
  const numbered = (row: Printed) => {
    if (!numbers.has(row)) {
      number += 1
      numbers.set(row, `${number}${dotted}`)
    }
    return numbers.get(row) ?? ''
  }
  const dotted = dice.pick(['', '.', ')'])
  const coded = (row: Printed) => {
    const known = codes.get(row) ?? `${dice.int(1000, 89999)}-${dice.int(0, 9)}`
    codes.set(row, known)
    return known
  }
  const withRangeUnit = (row: Printed) => {
    const texts = row.range === '' && row.lines.length === 0 ? [''] : rangeText(row)
    return texts.map((text) => (row.qualitative ? text : `${text} ${row.unit}`.trim()))
  }
  const columns: Record<string, Column> = {
    name: {
      heading: heading(dice, lab, 'name'),
      align: 'left',
      most: dice.between(0.26, 0.4),
      isName: true,
      text: (row) => [nameText(row, lab)],
      ...(lab.siteMarks && { mark: '01' }),
      ...(dice.chance(0.1) && { style: () => ({ bold: true }) }),
    },
    value: {
      heading: heading(dice, lab, 'value'),
      align: dice.pick(['left', 'left', 'right', 'center'] as const),
      text: (row) => [
        unitWithValue ? withUnit(valueText(row, lab), row.unit, glued) : valueText(row, lab),
        ...(row.other?.below
          ? [unitWithValue ? withUnit(row.other.value, row.other.unit) : row.other.value]
          : []),
      ],
      style: bold,
    },
    flag: {
      heading: heading(dice, lab, 'flag'),
      align: dice.pick(['left', 'center'] as const),
      text: (row) => [row.flag],
    },
    unit: {
      heading: heading(dice, lab, 'unit'),
      align: 'left',
      text: (row) => [row.unit, ...(row.other?.below ? [row.other.unit] : [])],
    },
    range: {
      heading: heading(dice, lab, 'range'),
      align: dice.pick(['left', 'left', 'center'] as const),
      most: dice.chance(0.1) ? 0.12 : 0.34,
      text: (row) => {
        if (rangeWithUnit) return withRangeUnit(row)
        if (row.other?.below) return [row.range, row.other.range]
        return broken && row.lines.length === 0 ? brokenRange(row.range) : rangeText(row)
      },
    },
    low: { heading: heading(dice, lab, 'low'), align: 'right', text: (row) => [row.low] },
    high: { heading: heading(dice, lab, 'high'), align: 'right', text: (row) => [row.high] },
    previous: { heading: previousHeading(drawing), align: 'left', text: (row) => [row.previous] },
    method: { heading: heading(dice, lab, 'method'), align: 'left', most: 0.18, text: (row) => [row.method] },
    material: {
      heading: heading(dice, lab, 'material'),
      align: 'left',
      most: 0.14,
      text: (row) => [row.material],
    },
    status: { heading: heading(dice, lab, 'status'), align: 'left', text: () => [status] },
    number: { heading: dice.pick(['#', 'No', 'Nr.', '']), align: 'left', text: (row) => [numbered(row)] },
    code: { heading: dice.pick(['LOINC', 'Code']), align: 'left', text: (row) => [coded(row)] },
    day: { heading: lab.collectedOn, align: 'left', text: () => [day] },
    bar: {
      heading: '',
      align: 'left',
      text: (row) => [barOf(row, signs)],
    },
    drawn: {
      heading: '',
      align: 'left',
      text: () => [],
      atLeast: widthOf('0000000000', { face: flow.paper.face, size: flow.paper.size, bold: false }),
      gauge: true,
    },
  }
  const withFlag = hasColumn(lab) ? ['flag'] : []
  const unit = lab.shows.unit && !unitWithValue && !rangeWithUnit ? ['unit'] : []
  const range = !lab.shows.range && !rangeWithUnit ? [] : limits ? ['low', 'high'] : ['range']
  const value = flagFirst ? [...withFlag, 'value'] : ['value', ...withFlag]
  const previous = lab.shows.previous ? ['previous'] : []
  const orders = [
    ['name', ...value, ...unit, ...range, ...previous],
    ['name', ...value, ...unit, ...range, ...previous],
    ['name', ...value, ...unit, ...range],
    ['name', ...value, ...range, ...unit, ...previous],
    ['name', 'value', ...unit, ...range, ...withFlag, ...previous],
    ['name', 'value', ...range, ...unit, ...withFlag],
    ['name', ...value, ...previous, ...unit, ...range],
    ['name', ...range, ...unit, ...value],
    ['name', ...unit, ...value, ...range],
    ['name', ...unit, ...range, ...value],
    ['name', 'method', ...value, ...unit, ...range],
    ['name', 'material', ...value, ...unit, ...range],
    ['name', ...value, ...unit, ...range, 'method'],
    ['name', ...value, ...unit, ...range, 'status'],
    ['number', 'name', ...value, ...unit, ...range],
    ['name', 'code', ...value, ...unit, ...range],
    ['name', ...value, ...unit, ...range, 'day'],
    ['name', ...value, ...unit, 'bar', ...range],
    ['name', ...value, ...unit, ...range, 'bar'],
    ['name', ...value, ...unit, 'drawn', ...range],
  ]
  const order = dice.pick(orders)
  // Without headings nothing distinguishes a previous result, a code or a number from the current value.
  if (order.some((key) => ['previous', 'code', 'number', 'day'].includes(key))) options.headings = true
  return order.flatMap((key) => columns[key] ?? [])
}
