/** Different kinds of tables. */
import type { Flow } from '../flow.ts'
import { writtenDay, writtenNumber } from '../lab.ts'
import type { Printed } from '../rows.ts'
import { type Column, drawTable, NoRoom, type TableOptions } from '../table.ts'
import { columnsOf, optionsOf, underOf } from './columns.ts'
import {
  type Drawing,
  hasColumn,
  heading,
  type Layout,
  nameText,
  rangeText,
  valueText,
  withUnit,
} from './layout.ts'

function drawWith(drawing: Drawing, columns: Column[], options: TableOptions, under: TableOptions['under']) {
  drawTable(drawing.flow, columns, drawing.sections, under ? { ...options, under } : options)
}

export const table: Layout = {
  mostRows: 60,
  draw(drawing) {
    const options = optionsOf(drawing)
    const columns = columnsOf(drawing, options)
    drawWith(drawing, columns, options, underOf(drawing, { method: 0.12, note: 0.1, previous: 0.08 }))
  },
}

/** Two columns of values: in range and out of range. */
export const inAndOut: Layout = {
  mostRows: 45,
  draw(drawing) {
    const { dice, lab } = drawing
    const { inside, outside } = lab.words.columns
    if (!inside || !outside) return table.draw(drawing)
    const options = optionsOf(drawing, { headings: true, boldAbnormal: dice.chance(0.6) })
    const flagged = (row: Printed) =>
      row.flag && lab.flags !== 'phrase' ? `${row.value} ${row.flag}` : row.value
    const columns: Column[] = [
      {
        heading: heading(dice, lab, 'name'),
        align: 'left',
        most: 0.36,
        isName: true,
        text: (row) => [row.name],
      },
      { heading: dice.pick(inside), align: 'left', text: (row) => [row.abnormal ? '' : flagged(row)] },
      {
        heading: dice.pick(outside),
        align: 'left',
        text: (row) => [row.abnormal ? flagged(row) : ''],
        style: (row) => ({ bold: options.boldAbnormal && row.abnormal }),
      },
    ]
    const unit: Column = { heading: heading(dice, lab, 'unit'), align: 'left', text: (row) => [row.unit] }
    const range: Column = { heading: heading(dice, lab, 'range'), align: 'left', most: 0.3, text: rangeText }
    const both: Column = {
      ...range,
      // Ranges by sex and rows without one still need their unit.
      text: (row) => rangeText(row).map((text) => `${text} ${row.unit}`.trim()),
    }
    if (!lab.shows.range) columns.push(unit)
    else columns.push(...(dice.chance(0.5) ? [both] : [range, unit]))
    if (dice.chance(0.5))
      columns.push({ heading: heading(dice, lab, 'status'), align: 'left', text: () => ['EN'] })
    drawWith(drawing, columns, options, underOf(drawing, { method: 0, note: 0.1 }))
  },
}

/** No headings: name, value with its unit, the range in brackets, a phrase behind or below. */
export const plain: Layout = {
  mostRows: 45,
  draw(drawing) {
    const { dice, lab, flow } = drawing
    const below = lab.flags === 'phrase' && dice.chance(0.5)
    const [open, close] = dice.pick([
      ['[', ']'],
      ['(', ')'],
      ['', ''],
    ])
    const glued = dice.chance(0.15)
    const range = ({ lines, range: text }: Printed) =>
      lines.length > 0 ? lines : [text === '' || /^[[(]/.test(text) ? text : `${open}${text}${close}`]
    const options = optionsOf(drawing, { headings: false, titles: 'left' })
    const columns: Column[] = [
      { heading: '', align: 'left', most: 0.4, isName: true, text: (row) => [nameText(row, lab)] },
      {
        heading: '',
        align: dice.pick(['left', 'right']),
        text: (row) => [withUnit(valueText(row, lab), row.unit, glued)],
      },
    ]
    if (lab.shows.range) columns.push({ heading: '', align: 'left', text: range })
    if (!below && (lab.flags === 'phrase' || hasColumn(lab)))
      columns.push({ heading: '', align: 'left', text: (row) => [row.flag] })
    const under = (row: Printed) =>
      row.flag === '' ? [] : [{ text: row.flag, size: flow.paper.size, indent: 0 }]
    drawWith(drawing, columns, options, below ? under : undefined)
  },
}

/** Two tables side by side; one below the other where there is no room. */
export const twoPanels: Layout = {
  mostRows: 34,
  withoutPrevious: true,
  draw(drawing) {
    const sheet = drawing.flow.paper.sheets.at(-1)
    const { y } = drawing.flow
    const [inks, fields] = [sheet?.inks.length ?? 0, sheet?.fields.length ?? 0]
    try {
      drawPanels(drawing)
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error
      sheet?.inks.splice(inks)
      sheet?.fields.splice(fields)
      drawing.flow.y = y
      table.draw(drawing)
    }
  },
}

function drawPanels(drawing: Drawing) {
  const { dice, lab, flow, sections } = drawing
  const options = optionsOf(drawing, { titles: 'left', gap: 7, upright: false, between: () => {} })
  const middle = (flow.left + flow.right) / 2
  const half = Math.ceil(sections.length / 2)
  const paper = { ...flow.paper, size: Math.min(flow.paper.size, 7.5) }
  const columns: Column[] = [
    {
      heading: heading(dice, lab, 'name'),
      align: 'left',
      most: 0.4,
      isName: true,
      text: (row) => [nameText(row, lab)],
    },
    { heading: heading(dice, lab, 'value'), align: 'left', text: (row) => [valueText(row, lab)] },
  ]
  if (hasColumn(lab)) columns.push({ heading: '', align: 'left', text: (row) => [row.flag] })
  columns.push({ heading: heading(dice, lab, 'unit'), align: 'left', text: (row) => [row.unit] })
  if (lab.shows.range)
    columns.push({ heading: heading(dice, lab, 'range'), align: 'left', most: 0.32, text: rangeText })
  const top = flow.y
  let lowest = top
  for (const [side, part] of [sections.slice(0, half), sections.slice(half)].entries()) {
    const column: Flow = {
      ...flow,
      paper,
      y: top,
      left: side === 0 ? flow.left : middle + 9,
      right: side === 0 ? middle - 9 : flow.right,
      turn: () => {
        throw new NoRoom('A column of a pair has more rows than a page')
      },
    }
    if (part.length > 0) drawTable(column, columns, part, options)
    lowest = Math.max(lowest, column.y)
  }
  flow.y = lowest
}

/** Methods in small print under the names, as in India. */
export const methodBelow: Layout = {
  mostRows: 40,
  draw(drawing) {
    const options = optionsOf(drawing, { headings: true })
    drawWith(drawing, columnsOf(drawing, options), options, underOf(drawing, { method: 1, note: 0 }))
  },
}

/** An explanation beside or below each row. */
export const annotated: Layout = {
  mostRows: 30,
  withoutPrevious: true,
  draw(drawing) {
    const { dice, lab, sections } = drawing
    const options = optionsOf(drawing, { headings: true })
    if (dice.chance(0.5)) {
      const under = underOf(drawing, { method: 0.2, note: 1, previous: 0.3 })
      return drawWith(drawing, columnsOf(drawing, options), options, under)
    }
    const columns: Column[] = [
      {
        heading: heading(dice, lab, 'name'),
        align: 'left',
        most: 0.24,
        isName: true,
        text: (row) => [nameText(row, lab)],
      },
      { heading: heading(dice, lab, 'value'), align: 'left', text: (row) => [valueText(row, lab)] },
    ]
    if (hasColumn(lab))
      columns.push({ heading: heading(dice, lab, 'flag'), align: 'left', text: (row) => [row.flag] })
    columns.push({ heading: heading(dice, lab, 'unit'), align: 'left', text: (row) => [row.unit] })
    if (lab.shows.range)
      columns.push({ heading: heading(dice, lab, 'range'), align: 'left', most: 0.2, text: rangeText })
    const noted = new Map<Printed, string>()
    for (const { rows } of sections) for (const row of rows) if (dice.chance(0.7)) noted.set(row, row.note)
    columns.push({ heading: '', align: 'left', most: 0.28, text: (row) => [noted.get(row) ?? ''] })
    drawWith(drawing, columns, options, undefined)
  },
}

/** Several days in columns, newest first or last; only the newest is the current result. */
export const cumulative: Layout = {
  mostRows: 40,
  withoutPrevious: true,
  draw(drawing) {
    const { dice, lab, sections, collectedOn, before } = drawing
    const older = `${Number(before.slice(0, 4)) - 1}${before.slice(4, 8)}15`
    const days = [collectedOn, before, older].slice(0, dice.int(2, 3))
    const newestFirst = dice.chance(0.6)
    const earlier = new Map<Printed, string[]>()
    for (const { rows } of sections) {
      for (const row of rows) {
        const { truth } = row
        const digits = (row.value.split(lab.decimal)[1] ?? '').replace(/\D/g, '').length
        const past = () =>
          truth === null || dice.chance(0.3)
            ? ''
            : writtenNumber(truth.value * dice.between(0.8, 1.2), digits, lab)
        earlier.set(row, [past(), past()])
      }
    }
    const options = optionsOf(drawing, { headings: true, repeatHeadings: true })
    const [today, ...others] = days.map(
      (day, index): Column => ({
        heading: writtenDay(day, lab.dates, lab),
        align: 'right',
        text: (row) => [index === 0 ? valueText(row, lab) : (earlier.get(row)?.[index - 1] ?? '')],
      }),
    )
    if (!today) return
    const name: Column = {
      heading: heading(dice, lab, 'name'),
      align: 'left',
      most: 0.3,
      isName: true,
      text: (row) => [nameText(row, lab)],
    }
    const unit: Column = { heading: heading(dice, lab, 'unit'), align: 'left', text: (row) => [row.unit] }
    const range: Column = { heading: heading(dice, lab, 'range'), align: 'left', most: 0.24, text: rangeText }
    const flag: Column = { heading: heading(dice, lab, 'flag'), align: 'left', text: (row) => [row.flag] }
    const flags = hasColumn(lab) ? [flag] : []
    const facts = lab.shows.range ? dice.shuffle([unit, range]) : [unit]
    const values = newestFirst ? [today, ...flags, ...others] : [...others.toReversed(), today, ...flags]
    const columns = dice.chance(0.5) ? [name, ...facts, ...values] : [name, ...values, ...facts]
    drawWith(drawing, columns, options, underOf(drawing, { method: 0, note: 0 }))
  },
}

/** Classes of risk instead of one range: in its column, or in small print below. */
export const risks: Layout = {
  mostRows: 30,
  panels: ['lipids', 'sugar'],
  draw(drawing) {
    const { dice, lab, flow, sections } = drawing
    const below = dice.chance(0.5)
    const classes = new Map<Printed, string[]>()
    for (const row of sections.flatMap(({ rows }) => rows)) {
      const { truth } = row
      if (!truth || truth.high === null || !lab.shows.range || row.lines.length > 0 || dice.chance(0.3))
        continue
      const digits = (row.high.split(lab.decimal)[1] ?? '').length
      const number = (value: number) => writtenNumber(value, digits, lab)
      const [good = '', middle = '', bad = ''] = lab.words.risks
      const top = Number((truth.high * 1.2).toFixed(digits))
      classes.set(row, [
        `${good}: < ${number(truth.high)}`,
        `${middle}: ${number(truth.high)} - ${number(top)}`,
        `${bad}: >= ${number(top)}`,
      ])
      truth.openRange = true
      row.range = ''
      row.low = ''
      row.high = ''
      if (!below) row.lines = classes.get(row) ?? []
    }
    const options = optionsOf(drawing, { headings: true })
    const columns = columnsOf(drawing, options)
    const size = flow.paper.size * 0.85
    const under = (row: Printed) =>
      (classes.get(row) ?? []).map((text) => ({ text, size, indent: 10, role: 'other' as const }))
    drawWith(drawing, columns, options, below ? under : underOf(drawing, { method: 0.2, note: 0 }))
  },
}
