/** Results in lines of text: with leaders, in prose, or each on lines of its own. */
import { need, write } from '../flow.ts'
import { writtenDay } from '../lab.ts'
import { put, widthOf } from '../paper.ts'
import { hasColumn, type Layout, nameText, placeRow, valueText, withUnit } from './layout.ts'

/** Name, then dots up to the value, unit and range, and perhaps a column of results of another day. */
export const leaders: Layout = {
  mostRows: 45,
  draw({ dice, lab, flow, sections, between, before }) {
    const { paper } = flow
    const dot = dice.pick(['.', '.', '. ', '_'])
    const width = flow.right - flow.left
    const valueAt = flow.left + width * dice.between(0.38, 0.46)
    const colon = dice.chance(0.5) ? ':' : ''
    const rangeAt = flow.left + width * dice.between(0.66, 0.7)
    const brackets = dice.chance(0.4)
    const earlier = lab.shows.previous
    sections.forEach((section, index) => {
      need(flow, 4 * paper.size)
      if (earlier && index === 0)
        put(paper, writtenDay(before, lab.dates, lab), flow.right, flow.y + paper.size, { align: 'right' })
      write(flow, section.title, { bold: true })
      for (const row of section.rows) {
        need(flow, paper.size * flow.leading * Math.max(1, row.lines.length))
        const baseline = flow.y + paper.size
        const name = nameText(row, lab)
        const style = { face: paper.face, size: paper.size, bold: false }
        const dotWidth = widthOf(dot.repeat(10), style) / 10
        const space = valueAt - 6 - flow.left - widthOf(`${name} ${colon}`, style)
        // A separate mark precedes the value where the name leaves room for it; nothing is printed over it.
        const mark = hasColumn(lab) ? row.flag : ''
        const markWidth = mark === '' ? 0 : widthOf(mark, { ...style, bold: true }) + 4
        const isBefore = markWidth <= space
        const room = space - (isBefore ? markWidth : 0)
        const dots = dot.repeat(Math.max(0, Math.floor(room / dotWidth))).trim()
        put(paper, `${name} ${dots}${colon}`, flow.left, baseline, { role: 'row' })
        const value = withUnit(valueText(row, lab), row.unit)
        put(paper, isBefore ? value : `${value} ${mark}`, valueAt, baseline, { role: 'row' })
        const range = brackets && row.range && !/^[[(]/.test(row.range) ? `(${row.range})` : row.range
        const lines = row.lines.length > 0 ? row.lines : [range]
        lines.forEach((line, at) => {
          put(paper, line, rangeAt, baseline + at * paper.size * flow.leading, { role: 'row' })
        })
        if (earlier) put(paper, row.previous, flow.right, baseline, { align: 'right', role: 'row' })
        if (isBefore) put(paper, mark, valueAt - 4, baseline, { align: 'right', role: 'row', bold: true })
        placeRow(row, flow)
        flow.y += paper.size * flow.leading * Math.max(1, lines.length)
        // A phrase follows the range.
        if (lab.flags === 'phrase' && row.flag !== '') write(flow, row.flag, { role: 'row', indent: 8 })
      }
      flow.y += paper.size * 0.6
      between(index)
    })
  },
}

/** Lines of prose: "Label: value unit (range)". */
export const prose: Layout = {
  mostRows: 40,
  draw({ dice, lab, flow, sections, between }) {
    const { words } = lab
    const reference = dice.pick(words.labels.reference)
    const kind = dice.int(0, 5)
    const bullet = dice.pick(['', '', '- ', '• ', '#. '])
    let number = 0
    const bare = (text: string) => text.replace(/^[[(]\s*|\s*[\])]$/g, '')
    sections.forEach((section, index) => {
      need(flow, 4 * flow.paper.size)
      write(flow, section.title, { bold: true })
      for (const row of section.rows) {
        const flag = row.flag === '' ? '' : kind === 1 ? ` (${row.flag})` : ` ${row.flag}`
        const range = bare(row.range) || row.lines.join(' / ')
        const behind =
          range === ''
            ? ''
            : kind === 0 || kind === 1
              ? ` (${reference}: ${range})`
              : kind === 2
                ? ` [${range}]`
                : kind === 3
                  ? `, ${reference.toLowerCase()} ${range}`
                  : kind === 4
                    ? ` | ${reference}: ${range}`
                    : ` (${range})`
        need(flow, flow.paper.size * flow.leading)
        placeRow(row, flow)
        number += 1
        const before = bullet.replace('#', String(number))
        const sign = kind === 4 ? ' = ' : kind === 5 ? ' - ' : ': '
        write(flow, `${before}${row.name}${sign}${withUnit(row.value, row.unit)}${flag}${behind}`, {
          role: 'row',
        })
      }
      flow.y += flow.paper.size * 0.6
      between(index)
    })
  },
}

/** Each result on lines of its own: the name, then its value, then its range. */
export const stacked: Layout = {
  mostRows: 20,
  draw({ dice, lab, flow, sections, between }) {
    const { paper } = flow
    const reference = dice.pick(lab.words.labels.reference)
    const label = dice.chance(0.3) ? `${dice.pick(lab.words.labels.result)}: ` : ''
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
        const printed = ranges.filter((text) => text !== '')
        need(flow, step * (2.6 + ranges.length))
        placeRow(row, flow)
        const flag = row.flag === '' ? '' : `   ${row.flag}`
        const value = `${label}${withUnit(row.value, row.unit)}${flag}`
        write(flow, row.name, { bold: true, role: 'row' })
        if (kind === 0) {
          write(flow, value, { indent, role: 'row' })
          for (const text of printed) write(flow, text, { indent, role: 'row' })
        } else if (kind === 1) {
          put(paper, value, flow.left + indent, flow.y + paper.size, { role: 'row' })
          ranges.forEach((text, at) => {
            put(paper, text, flow.left + 200, flow.y + paper.size + at * step, { role: 'row' })
          })
          flow.y += step * ranges.length
        } else {
          for (const text of printed) write(flow, text, { indent, role: 'row', colour: '#555555' })
          write(flow, value, { indent, role: 'row' })
        }
        flow.y += step * 0.5
      }
      between(index)
    })
  },
}

/** A portal's print-out: the name, its range, the ends of a drawn scale, and the value beside its label. */
export const printOut: Layout = {
  mostRows: 18,
  withoutPrevious: true,
  rare: true,
  draw({ dice, lab, flow, sections, between }) {
    const { paper } = flow
    const reference = dice.pick(lab.words.labels.reference)
    const label = dice.pick(lab.words.labels.result)
    const small = { size: paper.size * 0.85, role: 'row', colour: '#555555' } as const
    const valueAt = flow.left + widthOf(label, { face: paper.face, size: paper.size, bold: false }) + 14
    const step = paper.size * flow.leading
    sections.forEach((section, index) => {
      need(flow, 8 * step)
      write(flow, section.title, { bold: true, size: paper.size + 2 })
      for (const row of section.rows) {
        need(flow, step * (4 + row.lines.length))
        placeRow(row, flow)
        write(flow, row.name, { bold: true, role: 'row' })
        for (const line of row.lines) write(flow, line, small)
        if (row.range !== '') write(flow, withUnit(`${reference}: ${row.range}`, row.unit), small)
        if (row.range !== '' && (row.low !== '' || row.high !== '')) {
          put(paper, row.low, flow.left, flow.y + small.size, small)
          put(paper, row.high, flow.left + 76, flow.y + small.size, { ...small, align: 'right' })
          flow.y += small.size * flow.leading
        }
        put(paper, label, flow.left, flow.y + paper.size, { role: 'row' })
        const flag = hasColumn(lab) && row.flag !== '' ? ` ${row.flag}` : ''
        const value = row.range === '' ? withUnit(valueText(row, lab), row.unit) : valueText(row, lab)
        put(paper, value + flag, valueAt, flow.y + paper.size, { role: 'row' })
        flow.y += step * 1.6
      }
      between(index)
    })
  },
}

/** Each result under its name as a title: lines about the specimen and the method, then "Result: 60 U/L 28 - 100". */
export const titled: Layout = {
  mostRows: 18,
  withoutPrevious: true,
  rare: true,
  draw({ dice, lab, flow, sections, between }) {
    const { labels } = lab.words
    const label = dice.pick(labels.result)
    const about = [dice.pick(labels.material), dice.pick(labels.method)]
    const step = flow.paper.size * flow.leading
    sections.forEach((section, index) => {
      need(flow, 8 * step)
      write(flow, section.title, { bold: true, size: flow.paper.size + 2 })
      flow.y += step * 0.5
      for (const row of section.rows) {
        need(flow, step * (5 + row.lines.length))
        placeRow(row, flow)
        write(flow, row.name, { bold: true, role: 'row' })
        ;[row.material, row.method].forEach((text, at) => {
          if (text !== '') write(flow, `${about[at]}: ${text}`, { role: 'row' })
        })
        const flag = hasColumn(lab) && row.flag !== '' ? ` ${row.flag}` : ''
        const value = withUnit(valueText(row, lab), row.unit)
        write(flow, `${label}: ${value}${flag}${row.range === '' ? '' : `   ${row.range}`}`, { role: 'row' })
        for (const line of row.lines) write(flow, line, { role: 'row' })
        flow.y += step * 0.7
      }
      between(index)
    })
  },
}
