/** Layouts with a box for each result. */
import { need, write } from '../flow.ts'
import { fill, put, widthOf, wrap } from '../paper.ts'
import { type Layout, placeRow } from './layout.ts'

/** Boxes in two or three columns. */
export const cards: Layout = {
  mostRows: 24,
  withoutPrevious: true,
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
        const bold = { face: paper.face, size: paper.size, bold: true }
        const names = line.map(({ name }) => wrap(name, width - 16, bold))
        const most = Math.max(...names.map(({ length }) => length))
        // A long phrase does not fit beside the value.
        const flagRight = statusRight && lab.flags !== 'phrase'
        const below = line.some(({ flag }) => flag !== '') && !flagRight ? 1 : 0
        const lines = Math.max(1, ...line.map((row) => row.lines.length))
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
            const unitAt = right + (apart ? 5 : size * 0.3)
            put(paper, row.unit, unitAt, y + size, { size: apart ? paper.size : size, role: 'row' })
          }
          if (flagRight)
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
          if (!flagRight) put(paper, row.flag, x + 8, y + paper.size, { role: 'row', bold: true })
          placeRow(row, flow)
        })
        flow.y += height + 8
      }
      between(index)
    })
  },
}
