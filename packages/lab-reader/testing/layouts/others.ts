/** Rarer layouts: results side by side under one line of headings, a transposed table, a doctor's letter. */
import { need, write } from '../flow.ts'
import { writtenDay } from '../lab.ts'
import { fill, put, widthOf, wrap } from '../paper.ts'
import type { Printed } from '../rows.ts'
import { hasColumn, heading, type Layout, nameText, placeRow, valueText, withUnit } from './layout.ts'

/** Two results on each line of one table, under repeated headings. */
export const paired: Layout = {
  mostRows: 50,
  withoutPrevious: true,
  draw({ dice, lab, flow, sections }) {
    const paper = { ...flow.paper, size: Math.min(flow.paper.size, 7.5) }
    const step = paper.size * flow.leading
    const flags = hasColumn(lab)
    const half = (flow.right - flow.left + 12) / 2
    // Shares of half a line: name, value, flag, unit, range.
    const at = [0, 0.36, 0.5, 0.57, 0.76].map((share) => share * half)
    const texts = [
      heading(dice, lab, 'name'),
      heading(dice, lab, 'value'),
      '',
      heading(dice, lab, 'unit'),
      lab.shows.range ? heading(dice, lab, 'range') : '',
    ].map((text) => text.split('\n'))
    const room = (index: number) => (at[index + 1] ?? half - 12) - (at[index] ?? 0) - 3
    /** A text that is too wide for its column is set in smaller type: no laboratory prints texts over each other. */
    const sizeIn = (text: string, index: number, bold: boolean) => {
      const width = widthOf(text, { face: paper.face, size: paper.size, bold })
      return width > room(index) ? (paper.size * room(index)) / width : paper.size
    }
    for (const left of [flow.left, flow.left + half]) {
      texts.forEach((lines, index) => {
        const size = Math.min(...lines.map((text) => sizeIn(text, index, true)))
        lines.forEach((text, line) => {
          const baseline = flow.y + paper.size + line * step
          put(paper, text, left + (at[index] ?? 0), baseline, { bold: true, size })
        })
      })
    }
    flow.y += Math.max(...texts.map(({ length }) => length)) * step + 1
    fill(paper, flow.left, flow.y, flow.right - flow.left, 0.7)
    flow.y += 3
    const cellsOf = (row: Printed) =>
      [
        nameText(row, lab),
        flags ? row.value : valueText(row, lab),
        flags ? row.flag : '',
        row.unit,
        row.lines.length > 0 ? row.lines.join('\n') : row.range,
      ].map((text, index) => wrap(text, room(index), { face: paper.face, size: paper.size, bold: false }))
    for (const section of sections) {
      need(flow, 3 * step)
      write({ ...flow, paper }, section.title, { bold: true })
      flow.y += step
      for (let from = 0; from < section.rows.length; from += 2) {
        const pair = section.rows.slice(from, from + 2).map((row) => ({ row, cells: cellsOf(row) }))
        const lines = Math.max(...pair.flatMap(({ cells }) => cells.map(({ length }) => length)))
        need(flow, (lines + 0.3) * step)
        pair.forEach(({ row, cells }, side) => {
          cells.forEach((cell, index) => {
            cell.forEach((text, line) => {
              const x = flow.left + side * half + (at[index] ?? 0)
              const size = sizeIn(text, index, false)
              put(paper, text, x, flow.y + paper.size + line * step, { role: 'row', size })
            })
          })
          placeRow(row, flow)
        })
        flow.y += (lines + 0.3) * step
      }
      flow.y += step * 0.4
    }
  },
}

/** Analytes as columns: names, units, values and ranges in lines below each other. */
export const sideways: Layout = {
  mostRows: 24,
  rare: true,
  withoutPrevious: true,
  draw({ dice, lab, flow, sections, collectedOn }) {
    const { paper } = flow
    const step = paper.size * flow.leading
    const across = dice.int(4, 5)
    const labels = {
      name: heading(dice, lab, 'name').replaceAll('\n', ' '),
      value: dice.chance(0.5)
        ? writtenDay(collectedOn, lab.dates, lab)
        : heading(dice, lab, 'value').replaceAll('\n', ' '),
      unit: heading(dice, lab, 'unit').replaceAll('\n', ' '),
      range: heading(dice, lab, 'range').replaceAll('\n', ' '),
    }
    const labelSize = Math.min(paper.size, 8)
    const labelStyle = { face: paper.face, size: labelSize, bold: true }
    const first = Math.max(
      90,
      ...Object.values(labels).map((label) => widthOf(label, labelStyle) + labelSize),
    )
    const width = (flow.right - flow.left - first) / across
    for (const section of sections) {
      need(flow, 6 * step)
      write(flow, section.title, { bold: true })
      const rows = section.rows
      for (let from = 0; from < rows.length; from += across) {
        const part = rows.slice(from, from + across)
        need(flow, 6 * step)
        const line = (label: string, text: (row: Printed) => string, bold = false) => {
          put(paper, label, flow.left, flow.y + paper.size, {
            bold: true,
            size: labelSize,
            role: 'row',
          })
          part.forEach((row, column) => {
            const cell = text(row)
            const wide = widthOf(cell, { face: paper.face, size: paper.size, bold })
            const size = wide > width - 8 ? (paper.size * (width - 8)) / wide : paper.size
            put(paper, cell, flow.left + first + column * width, flow.y + paper.size, {
              bold,
              size,
              role: 'row',
            })
            placeRow(row, flow)
          })
          flow.y += step
        }
        line(labels.name, (row) => row.name, true)
        line(labels.value, (row) =>
          row.flag && lab.flags !== 'phrase' ? `${row.value} ${row.flag}` : row.value,
        )
        line(labels.unit, (row) => row.unit)
        if (lab.shows.range) line(labels.range, (row) => row.lines.join(' ') || row.range)
        fill(paper, flow.left, flow.y, flow.right - flow.left, 0.5)
        flow.y += step * 0.6
      }
    }
  },
}

/** A doctor's letter: the results of a section one after the other in running text. */
export const letter: Layout = {
  mostRows: 30,
  rare: true,
  withoutPrevious: true,
  draw({ dice, lab, flow, sections, between }) {
    const stop = dice.pick([', ', '; ', '; ', ' / '])
    const bare = (text: string) => text.replace(/^[[(]\s*|\s*[\])]$/g, '')
    sections.forEach((section, index) => {
      const texts = section.rows.map((row) => {
        const range = bare(row.range) || row.lines.join(', ')
        const flag = row.flag === '' || lab.flags === 'phrase' ? '' : ` ${row.flag}`
        return `${row.name} ${withUnit(row.value, row.unit)}${flag}${range === '' ? '' : ` (${range})`}`
      })
      need(flow, 5 * flow.paper.size * flow.leading)
      for (const row of section.rows) placeRow(row, flow)
      write(flow, `${section.title}: ${texts.join(stop)}.`, { role: 'row' })
      flow.y += flow.paper.size
      between(index)
    })
  },
}
