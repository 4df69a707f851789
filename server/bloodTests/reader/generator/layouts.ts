/** The ways in which laboratories lay out the same results. Each draws the sections into the flow. */
import type { Dice } from './dice.ts'
import { type Flow, need, pageOf, write } from './flow.ts'
import { type Lab, writtenDay, writtenNumber } from './lab.ts'
import { fill, put, widthOf, wrap } from './paper.ts'
import type { Printed, Section } from './rows.ts'
import { type Column, drawTable, type TableOptions } from './table.ts'

export type Drawing = {
  dice: Dice
  lab: Lab
  flow: Flow
  sections: Section[]
  /** The days of the draw and of one before, yyyy-MM-dd. */
  collectedOn: string
  before: string
  /** Prints what no result is between two sections; does nothing where a report has no such lines. */
  between(index: number): void
}
export type Layout = { draw(drawing: Drawing): void; mostRows: number; without?: 'previous' | 'sexes' }

/** The value with its flag, where the flag has no column of its own. */
function valueText({ value, flag }: Printed, { flagAt, flags }: Lab): string {
  if (flag === '' || flagAt === 'column' || flags === 'phrase' || flagAt === 'beforeName') return value
  if (flagAt === 'before') return `${flag} ${value}`
  return flagAt === 'after' ? `${value} ${flag}` : `${value}${flag}`
}

const nameText = ({ name, flag }: Printed, { flagAt, flags }: Lab) =>
  flag !== '' && flagAt === 'beforeName' && flags !== 'phrase' ? `${flag} ${name}` : name

const hasColumn = ({ flags, flagAt }: Lab) => flags !== 'none' && flags !== 'phrase' && flagAt === 'column'

const heading = (dice: Dice, { words }: Lab, key: keyof Lab['words']['columns']) =>
  dice.pick(words.columns[key] ?? [''])

const rangeText = (row: Printed) => (row.lines.length > 0 ? row.lines : [row.range])

/** What stands below a row: a phrase about its range, a method, an explanation. */
function underOf(
  { dice, lab, flow }: Drawing,
  chances: { method: number; note: number },
): TableOptions['under'] {
  const { words } = lab
  const small = flow.paper.size * dice.between(0.72, 0.9)
  const methods = dice.chance(chances.method)
  const materials = methods && dice.chance(0.4)
  const notes = dice.chance(chances.note)
  const label = dice.pick(words.labels.method)
  const style = dice.int(0, 2)
  const phraseBelow = lab.flags === 'phrase'
  if (!methods && !notes && !phraseBelow) return undefined
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
    return lines
  }
}

/** How a table is ruled and titled, by chance. */
function optionsOf(drawing: Drawing, more: Partial<TableOptions> = {}): TableOptions {
  const { dice } = drawing
  const ruled = dice.chance(0.35)
  return {
    headings: !dice.chance(0.12),
    repeatHeadings: dice.chance(0.7),
    ruled,
    striped: !ruled && dice.chance(0.3),
    upright: ruled && dice.chance(0.5),
    titles: dice.pick(['left', 'left', 'middle', 'filled', 'none'] as const),
    boldAbnormal: dice.chance(0.4),
    gap: dice.between(10, 20),
    rowGap: dice.between(0, 6),
    between: drawing.between,
    ...more,
  }
}

/** The usual columns in an order that laboratories use. */
function columnsOf(drawing: Drawing, options: TableOptions): Column[] {
  const { dice, lab } = drawing
  const bold = (row: Printed) => ({ bold: options.boldAbnormal && row.abnormal })
  const flagFirst = dice.chance(0.25)
  const unitWithValue = dice.chance(0.15)
  const limits = lab.shows.range && !lab.bySex && dice.chance(0.12)
  const rangeWithUnit = !unitWithValue && !limits && dice.chance(0.06)
  const columns: Record<string, Column> = {
    name: {
      heading: heading(dice, lab, 'name'),
      align: 'left',
      most: dice.between(0.26, 0.4),
      isName: true,
      text: (row) => [nameText(row, lab)],
    },
    value: {
      heading: heading(dice, lab, 'value'),
      align: dice.pick(['left', 'left', 'right', 'center'] as const),
      text: (row) => [unitWithValue ? `${valueText(row, lab)} ${row.unit}`.trim() : valueText(row, lab)],
      style: bold,
    },
    flag: {
      heading: heading(dice, lab, 'flag'),
      align: dice.pick(['left', 'center'] as const),
      text: (row) => [row.flag],
    },
    unit: { heading: heading(dice, lab, 'unit'), align: 'left', text: (row) => [row.unit] },
    range: {
      heading: heading(dice, lab, 'range'),
      align: dice.pick(['left', 'left', 'center'] as const),
      most: dice.chance(0.1) ? 0.12 : 0.34,
      text: (row) => (rangeWithUnit && row.range ? [`${row.range} ${row.unit}`] : rangeText(row)),
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
  }
  const status = dice.pick(['01', 'EN', 'A', 'F'])
  const withFlag = hasColumn(lab) ? ['flag'] : []
  const unit = lab.shows.unit && !unitWithValue && !rangeWithUnit ? ['unit'] : []
  const range = !lab.shows.range ? [] : limits ? ['low', 'high'] : ['range']
  const value = flagFirst ? [...withFlag, 'value'] : ['value', ...withFlag]
  const previous = lab.shows.previous ? ['previous'] : []
  const order = dice.pick([
    ['name', ...value, ...unit, ...range, ...previous],
    ['name', ...value, ...unit, ...range, ...previous],
    ['name', ...value, ...range, ...unit, ...previous],
    ['name', 'value', ...unit, ...range, ...withFlag, ...previous],
    ['name', 'value', ...range, ...unit, ...withFlag],
    ['name', ...value, ...previous, ...unit, ...range],
    ['name', ...range, ...unit, ...value],
    ['name', ...unit, ...value, ...range],
    ['name', 'method', ...value, ...unit, ...range],
    ['name', 'material', ...value, ...unit, ...range],
    ['name', ...value, ...unit, ...range, 'status'],
  ])
  return order.flatMap((key) => columns[key] ?? [])
}

/** A heading for previous results: a word, or the day. */
function previousHeading({ dice, lab, before }: Drawing): string {
  const word = dice.pick(lab.words.columns.previous ?? lab.words.labels.previous)
  return dice.pick([word, word, `${word.split('\n')[0]}\n${writtenDay(before, lab.dates, lab)}`])
}

const table: Layout = {
  mostRows: 60,
  draw(drawing) {
    const options = optionsOf(drawing)
    const columns = columnsOf(drawing, options)
    // Without headings nothing would tell a previous result from today's.
    if (drawing.lab.shows.previous) options.headings = true
    const under = underOf(drawing, { method: 0.12, note: 0.1 })
    drawTable(drawing.flow, columns, drawing.sections, under ? { ...options, under } : options)
  },
}

/** Two columns of values: in range and out of range. */
const inAndOut: Layout = {
  mostRows: 45,
  draw(drawing) {
    const { dice, lab, flow, sections } = drawing
    const { words } = lab
    const out = words.columns.outside
    const inside = words.columns.inside
    if (!out || !inside) return table.draw(drawing)
    const options = optionsOf(drawing, { headings: true, boldAbnormal: dice.chance(0.6) })
    const bold = (row: Printed) => ({ bold: options.boldAbnormal && row.abnormal })
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
        heading: dice.pick(out),
        align: 'left',
        text: (row) => [row.abnormal ? flagged(row) : ''],
        style: bold,
      },
    ]
    const unit: Column = { heading: heading(dice, lab, 'unit'), align: 'left', text: (row) => [row.unit] }
    const range: Column = { heading: heading(dice, lab, 'range'), align: 'left', most: 0.3, text: rangeText }
    if (!lab.shows.range) columns.push(unit)
    else if (dice.chance(0.5))
      columns.push({ ...range, text: (row) => (row.range ? [`${row.range} ${row.unit}`] : rangeText(row)) })
    else columns.push(range, unit)
    if (columns.every((column) => column !== unit) && lab.shows.range)
      // Ranges by sex and rows without one still need their unit.
      columns[columns.length - 1] = {
        ...range,
        text: (row) =>
          row.range
            ? [`${row.range} ${row.unit}`]
            : row.lines.length > 0
              ? row.lines.map((line) => `${line} ${row.unit}`)
              : [row.unit],
      }
    if (dice.chance(0.5))
      columns.push({ heading: heading(dice, lab, 'status'), align: 'left', text: () => ['EN'] })
    const under = underOf(drawing, { method: 0, note: 0.1 })
    drawTable(flow, columns, sections, under ? { ...options, under } : options)
  },
}

/** No headings: name, value with its unit, the range in brackets, a phrase behind or below. */
const plain: Layout = {
  mostRows: 45,
  draw(drawing) {
    const { dice, lab, flow, sections } = drawing
    const below = lab.flags === 'phrase' && dice.chance(0.5)
    const [open, close] = dice.pick([
      ['[', ']'],
      ['(', ')'],
      ['', ''],
    ])
    const range = (row: Printed) =>
      row.lines.length > 0
        ? row.lines
        : [row.range === '' ? '' : /^[[(]/.test(row.range) ? row.range : `${open}${row.range}${close}`]
    const options = optionsOf(drawing, { headings: false, titles: 'left' })
    const columns: Column[] = [
      { heading: '', align: 'left', most: 0.4, isName: true, text: (row) => [nameText(row, lab)] },
      {
        heading: '',
        align: dice.pick(['left', 'right']),
        text: (row) => [`${valueText(row, lab)} ${row.unit}`.trim()],
      },
    ]
    if (lab.shows.range) columns.push({ heading: '', align: 'left', text: range })
    if (!below && (lab.flags === 'phrase' || hasColumn(lab)))
      columns.push({ heading: '', align: 'left', text: (row) => [row.flag] })
    const under = below
      ? (row: Printed) => (row.flag === '' ? [] : [{ text: row.flag, size: flow.paper.size, indent: 0 }])
      : undefined
    drawTable(flow, columns, sections, under ? { ...options, under } : options)
  },
}

/** Name, then dots up to the value, unit and range behind. */
const leaders: Layout = {
  mostRows: 45,
  draw({ dice, lab, flow, sections, between }) {
    const { paper } = flow
    const dot = dice.pick(['.', '.', '. ', '_'])
    const valueAt = flow.left + (flow.right - flow.left) * dice.between(0.38, 0.5)
    const colon = dice.chance(0.5) ? ':' : ''
    const rangeAt = flow.left + (flow.right - flow.left) * dice.between(0.72, 0.76)
    const brackets = dice.chance(0.4)
    sections.forEach((section, index) => {
      need(flow, 4 * paper.size)
      write(flow, section.title, { bold: true })
      for (const row of section.rows) {
        need(flow, paper.size * flow.leading * Math.max(1, row.lines.length))
        const baseline = flow.y + paper.size
        const name = nameText(row, lab)
        const style = { face: paper.face, size: paper.size, bold: false }
        const width = widthOf(dot.repeat(10), style) / 10
        const room = valueAt - 6 - flow.left - widthOf(`${name} ${colon}`, style)
        const dots = dot.repeat(Math.max(0, Math.floor(room / width))).trim()
        put(paper, `${name} ${dots}${colon}`, flow.left, baseline, { role: 'row' })
        put(paper, `${valueText(row, lab)} ${row.unit}`.trim(), valueAt, baseline, { role: 'row' })
        const range = brackets && row.range && !/^[[(]/.test(row.range) ? `(${row.range})` : row.range
        const lines = row.lines.length > 0 ? row.lines : [range]
        lines.forEach((line, at) => {
          put(paper, line, rangeAt, baseline + at * paper.size * flow.leading, { role: 'row' })
        })
        const flag = lab.flags === 'phrase' || hasColumn(lab) ? row.flag : ''
        put(paper, flag, valueAt - 6, baseline, { align: 'right', role: 'row', bold: true })
        if (row.truth) row.truth.page = pageOf(flow)
        if (row.qualitative) row.qualitative.page = pageOf(flow)
        flow.y += paper.size * flow.leading * Math.max(1, lines.length)
      }
      flow.y += paper.size * 0.6
      between(index)
    })
  },
}

/** Lines of prose: "Label: value unit (range)". */
const prose: Layout = {
  mostRows: 40,
  draw({ dice, lab, flow, sections, between }) {
    const { words } = lab
    const reference = dice.pick(words.labels.reference)
    const kind = dice.int(0, 4)
    const bullet = dice.pick(['', '', '- ', '• '])
    const bare = (text: string) => text.replace(/^[[(]\s*|\s*[\])]$/g, '')
    sections.forEach((section, index) => {
      need(flow, 4 * flow.paper.size)
      write(flow, section.title, { bold: true })
      for (const row of section.rows) {
        const unit = row.unit === '' ? '' : ` ${row.unit}`
        const flag = row.flag === '' ? '' : kind === 1 ? ` (${row.flag})` : ` ${row.flag}`
        const lines = row.lines.join(' / ')
        const range = bare(row.range) || lines
        const behind =
          range === ''
            ? ''
            : kind === 0 || kind === 1
              ? ` (${reference}: ${range})`
              : kind === 2
                ? ` [${range}]`
                : kind === 3
                  ? `, ${reference.toLowerCase()} ${range}`
                  : ` | ${reference}: ${range}`
        need(flow, flow.paper.size * flow.leading)
        if (row.truth) row.truth.page = pageOf(flow)
        if (row.qualitative) row.qualitative.page = pageOf(flow)
        const sign = kind === 4 ? ' = ' : ': '
        write(flow, `${bullet}${row.name}${sign}${row.value}${unit}${flag}${behind}`, { role: 'row' })
      }
      flow.y += flow.paper.size * 0.6
      between(index)
    })
  },
}

/** Boxes in two or three columns, a result in each. */
const cards: Layout = {
  mostRows: 24,
  draw({ dice, lab, flow, sections, between }) {
    const { paper } = flow
    const across = dice.int(2, 3)
    const gap = 12
    const width = (flow.right - flow.left - gap * (across - 1)) / across
    const big = dice.between(1.1, 1.5)
    const reference = dice.pick(lab.words.labels.reference)
    const statusRight = dice.chance(0.5)
    const apart = dice.chance(0.3)
    sections.forEach((section, index) => {
      need(flow, 8 * paper.size)
      write(flow, section.title, { bold: true, size: paper.size + 1 })
      flow.y += 3
      const rows = section.rows
      for (let at = 0; at < rows.length; at += across) {
        const line = rows.slice(at, at + across)
        const names = line.map(({ name }) =>
          wrap(name, width - 16, { face: paper.face, size: paper.size, bold: true }),
        )
        const most = Math.max(...names.map(({ length }) => length))
        const flags = line.some(({ flag }) => flag !== '')
        const lines = Math.max(1, ...line.map((row) => row.lines.length))
        const below = flags && !statusRight ? 1 : 0
        const height = paper.size * (1.3 * most + 1.5 * big + 1.3 * lines + 1.3 * below) + 14
        need(flow, height)
        line.forEach((row, column) => {
          const x = flow.left + column * (width + gap)
          fill(paper, x, flow.y, width, height, '#f3f5f7')
          let y = flow.y + 6
          names[column]?.forEach((text) => {
            put(paper, text, x + 8, y + paper.size, { bold: true, role: 'row' })
            y += paper.size * 1.3
          })
          y += paper.size * 1.3 * (most - (names[column]?.length ?? 0))
          const size = paper.size * big
          const value = put(paper, row.value, x + 8, y + size, { size, role: 'row', bold: row.abnormal })
          if (value && row.unit) {
            const right = value.x + widthOf(value.text, value)
            put(paper, row.unit, right + (apart ? 5 : size * 0.3), y + size, {
              size: apart ? paper.size : size,
              role: 'row',
            })
          }
          if (statusRight)
            put(paper, row.flag, x + width - 8, y + size, { align: 'right', role: 'row', bold: true })
          y += size * 1.5
          const ranges =
            row.lines.length > 0 ? row.lines : [row.range === '' ? '' : `${reference}: ${row.range}`]
          for (const text of ranges) {
            put(paper, text, x + 8, y + paper.size * 0.9, {
              size: paper.size * 0.9,
              role: 'row',
              colour: '#444444',
            })
            y += paper.size * 1.3
          }
          if (!statusRight) put(paper, row.flag, x + 8, y + paper.size, { role: 'row', bold: true })
          if (row.truth) row.truth.page = pageOf(flow)
          if (row.qualitative) row.qualitative.page = pageOf(flow)
        })
        flow.y += height + 8
      }
      between(index)
    })
  },
}

/** Two tables beside each other. */
const twoPanels: Layout = {
  mostRows: 34,
  without: 'previous',
  draw(drawing) {
    const { dice, lab, flow, sections } = drawing
    const options = optionsOf(drawing, { titles: 'left', gap: 7, upright: false, between: () => {} })
    const middle = (flow.left + flow.right) / 2
    const half = Math.ceil(sections.length / 2)
    const wide = { ...flow.paper, size: Math.min(flow.paper.size, 7.5) }
    const columns = (): Column[] => {
      const all: Column[] = [
        { heading: heads.name, align: 'left', most: 0.4, isName: true, text: (row) => [nameText(row, lab)] },
        { heading: heads.value, align: 'left', text: (row) => [valueText(row, lab)] },
      ]
      if (hasColumn(lab)) all.push({ heading: '', align: 'left', text: (row) => [row.flag] })
      all.push({ heading: heads.unit, align: 'left', text: (row) => [row.unit] })
      if (lab.shows.range) all.push({ heading: heads.range, align: 'left', most: 0.32, text: rangeText })
      return all
    }
    const heads = {
      name: heading(dice, lab, 'name'),
      value: heading(dice, lab, 'value'),
      unit: heading(dice, lab, 'unit'),
      range: heading(dice, lab, 'range'),
    }
    const top = flow.y
    let lowest = top
    for (const [side, part] of [sections.slice(0, half), sections.slice(half)].entries()) {
      const column: Flow = {
        ...flow,
        paper: wide,
        y: top,
        left: side === 0 ? flow.left : middle + 9,
        right: side === 0 ? middle - 9 : flow.right,
        turn: () => {
          throw new Error('A column of a pair has more rows than a page')
        },
      }
      if (part.length > 0) drawTable(column, columns(), part, options)
      lowest = Math.max(lowest, column.y)
    }
    flow.y = lowest
  },
}

/** Each result on lines of its own: the name, then its value, then its range. */
const stacked: Layout = {
  mostRows: 20,
  draw({ dice, lab, flow, sections, between }) {
    const { paper } = flow
    const { words } = lab
    const reference = dice.pick(words.labels.reference)
    const kind = dice.int(0, 2)
    const indent = dice.pick([0, 0, 12])
    const step = paper.size * flow.leading
    sections.forEach((section, index) => {
      need(flow, 6 * paper.size)
      write(flow, section.title, { bold: true, size: paper.size + 2 })
      flow.y += 2
      for (const row of section.rows) {
        const ranges =
          row.lines.length > 0 ? row.lines : [row.range === '' ? '' : `${reference}: ${row.range}`]
        need(flow, step * (2.6 + ranges.length))
        if (row.truth) row.truth.page = pageOf(flow)
        if (row.qualitative) row.qualitative.page = pageOf(flow)
        const flag = row.flag === '' ? '' : `   ${row.flag}`
        write(flow, row.name, { bold: true, role: 'row' })
        const value = `${row.value} ${row.unit}`.trim()
        if (kind === 0) {
          write(flow, `${value}${flag}`, { indent, role: 'row' })
          for (const text of ranges.filter((each) => each !== '')) write(flow, text, { indent, role: 'row' })
        } else if (kind === 1) {
          put(paper, `${value}${flag}`, flow.left + indent, flow.y + paper.size, { role: 'row' })
          ranges.forEach((text, at) => {
            put(paper, text, flow.left + 190, flow.y + paper.size + at * step, { role: 'row' })
          })
          flow.y += step * ranges.length
        } else {
          for (const text of ranges.filter((each) => each !== ''))
            write(flow, text, { indent, role: 'row', colour: '#555555' })
          write(flow, `${value}${flag}`, { indent, role: 'row' })
        }
        flow.y += step * 0.5
      }
      between(index)
    })
  },
}

/** Methods in small print under the names, ruled: as in India. */
const methodBelow: Layout = {
  mostRows: 40,
  draw(drawing) {
    const options = optionsOf(drawing, { headings: true })
    const under = underOf(drawing, { method: 1, note: 0 })
    drawTable(
      drawing.flow,
      columnsOf(drawing, options),
      drawing.sections,
      under ? { ...options, under } : options,
    )
  },
}

/** An explanation beside or below each row. */
const annotated: Layout = {
  mostRows: 30,
  without: 'previous',
  draw(drawing) {
    const { dice, lab, flow, sections } = drawing
    const options = optionsOf(drawing, { headings: true })
    if (dice.chance(0.5)) {
      const columns = columnsOf(drawing, options)
      const under = underOf(drawing, { method: 0.2, note: 1 })
      return drawTable(flow, columns, sections, under ? { ...options, under } : options)
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
    drawTable(flow, columns, sections, options)
  },
}

/** Several days in columns, newest first or last; only the newest is today's. */
const cumulative: Layout = {
  mostRows: 40,
  draw(drawing) {
    const { dice, lab, flow, sections, collectedOn, before } = drawing
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
    const dated = days.map(
      (day, index): Column => ({
        heading: writtenDay(day, lab.dates, lab),
        align: 'right',
        text: (row) => [index === 0 ? valueText(row, lab) : (earlier.get(row)?.[index - 1] ?? '')],
      }),
    )
    const columns: Column[] = [
      {
        heading: heading(dice, lab, 'name'),
        align: 'left',
        most: 0.3,
        isName: true,
        text: (row) => [nameText(row, lab)],
      },
    ]
    const unit: Column = { heading: heading(dice, lab, 'unit'), align: 'left', text: (row) => [row.unit] }
    const range: Column = { heading: heading(dice, lab, 'range'), align: 'left', most: 0.24, text: rangeText }
    const flag: Column[] = hasColumn(lab)
      ? [{ heading: heading(dice, lab, 'flag'), align: 'left', text: (row) => [row.flag] }]
      : []
    const facts = lab.shows.range ? dice.shuffle([unit, range]) : [unit]
    const values = newestFirst
      ? [dated[0] as Column, ...flag, ...dated.slice(1)]
      : [...dated.toReversed(), ...flag]
    columns.push(...(dice.chance(0.5) ? [...facts, ...values] : [...values, ...facts]))
    const under = underOf(drawing, { method: 0, note: 0 })
    drawTable(flow, columns, sections, under ? { ...options, under } : options)
  },
}

export const LAYOUTS = {
  table,
  plain,
  leaders,
  prose,
  cards,
  twoPanels,
  stacked,
  methodBelow,
  annotated,
  inAndOut,
  cumulative,
} satisfies Record<string, Layout>
export type LayoutKey = keyof typeof LAYOUTS
