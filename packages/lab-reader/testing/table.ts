/** Tables of results: columns as wide as their content, headings on each page, rows on one or several lines. */
import { type Flow, need, write } from './flow.ts'
import { placeRow } from './layouts/layout.ts'
import { fill, put, type Style, widthOf, wrap } from './paper.ts'
import type { Printed, Section } from './rows.ts'

export type Column = {
  heading: string
  align: 'left' | 'right' | 'center'
  /** The texts of a row's cell, one per line. */
  text(row: Printed): string[]
  /** The share of the table's width beyond which texts are wrapped. */
  most?: number
  style?(row: Printed): Style
  isName?: boolean
  /** A raised small sign behind the column's texts. */
  mark?: string
  /** The least width of the column, in points. */
  atLeast?: number
  /** Draws a bar with a mark at the position of the value. */
  gauge?: boolean
}

export type TableOptions = {
  headings: boolean
  repeatHeadings: boolean
  /** White letters on a dark field. */
  darkHeadings: boolean
  ruled: boolean
  striped: boolean
  upright: boolean
  /** Titles with a space between their letters. */
  wideTitles: boolean
  /** The position of section titles; `none` prints none, `row` gives each a line of its own. */
  titles: 'none' | 'left' | 'middle' | 'filled'
  boldAbnormal: boolean
  gap: number
  rowGap: number
  /** Lines below a row, in small print under its name. */
  under?(row: Printed): { text: string; size: number; indent: number; role?: 'row' | 'other' }[]
  /** Draws the lines between sections. */
  between?(index: number): void
}

/** Thrown if a table does not fit its space. */
export class NoRoom extends Error {}

type Placed = Column & { x: number; width: number }

/** The width of each column; null if the table does not fit in this font size. */
function placed(columns: Column[], rows: Printed[], flow: Flow, size: number, gap: number): Placed[] | null {
  const { face } = flow.paper
  const room = flow.right - flow.left
  const widths = columns.map((column) => {
    const cells = rows.flatMap((row) =>
      column.text(row).map((text) => widthOf(text, { face, size, bold: column.style?.(row).bold ?? false })),
    )
    const heading = column.heading.split('\n').map((text) => widthOf(text, { face, size, bold: true }))
    const widest = Math.max(4, column.atLeast ?? 0, ...cells, ...heading)
    return column.most ? Math.min(widest, Math.max(column.most * room, ...heading)) : widest
  })
  const free = room - widths.reduce((sum, width) => sum + width, 0) - gap * (columns.length - 1)
  if (free < 0) return null
  let x = flow.left
  return columns.map((column, index) => {
    const width = widths[index] ?? 0
    const at = { ...column, x, width }
    // The name gets most of the free space, as on most pages.
    x += width + gap + (column.isName ? free * 0.4 : (free * 0.5) / columns.length)
    return at
  })
}

const edgeOf = ({ align, x, width }: Placed) =>
  align === 'left' ? x : align === 'right' ? x + width : x + width / 2

/** A bar with a mark at the position of the value between its limits. */
function drawGauge(flow: Flow, { x, width }: Placed, { truth }: Printed, size: number) {
  if (!truth || truth.low === null || truth.high === null) return
  const share = (truth.value - truth.low) / Math.max(1e-9, truth.high - truth.low)
  const at = Math.max(0, Math.min(1, 0.25 + 0.5 * share))
  fill(flow.paper, x, flow.y + size * 0.5, width, size * 0.3, '#c9d6c4')
  fill(flow.paper, x + at * width, flow.y + size * 0.2, 2, size * 0.9, '#333333')
}

/** Draws a table into the flow, and records the page of each row in its truth. */
export function drawTable(flow: Flow, columns: Column[], sections: Section[], options: TableOptions) {
  const { paper } = flow
  const rows = sections.flatMap((section) => section.rows)
  let size = paper.size
  let places = placed(columns, rows, flow, size, options.gap)
  while (!places && size > 5.5) {
    size -= 0.5
    places = placed(columns, rows, flow, size, Math.max(5, options.gap - (paper.size - size) * 3))
  }
  if (!places) throw new NoRoom('The table is too wide for its page')
  const step = size * flow.leading

  const head = () => {
    if (!options.headings) return
    const lines = Math.max(...columns.map(({ heading }) => heading.split('\n').length))
    if (options.darkHeadings)
      fill(paper, flow.left - 3, flow.y - 1, flow.right - flow.left + 6, lines * step + 2, '#1f3a4d')
    else if (options.ruled) fill(paper, flow.left - 3, flow.y - 2, flow.right - flow.left + 6, 0.7)
    const colour = options.darkHeadings ? '#ffffff' : '#111111'
    for (const place of places) {
      place.heading.split('\n').forEach((text, index) => {
        put(paper, text, edgeOf(place), flow.y + size + index * step, {
          size,
          bold: true,
          colour,
          align: place.align,
        })
      })
    }
    flow.y += lines * step + 2
    fill(paper, flow.left - 3, flow.y - 2, flow.right - flow.left + 6, 0.7)
    flow.y += 3
  }

  head()
  sections.forEach((section, index) => {
    if (options.titles !== 'none') {
      if (need(flow, 4 * step) && options.repeatHeadings) head()
      if (options.titles === 'filled')
        fill(paper, flow.left - 3, flow.y, flow.right - flow.left + 6, step + 2, '#dde6ee')
      flow.y += 1
      write(flow, options.wideTitles ? [...section.title].join(' ') : section.title, {
        size,
        bold: true,
        align: options.titles === 'middle' ? 'center' : 'left',
      })
      flow.y += 2
    }
    section.rows.forEach((row, number) => {
      const cells = places.map((place) => {
        const bold = place.style?.(row).bold ?? false
        return place
          .text(row)
          .flatMap((text) => wrap(text, place.width + 0.5, { face: paper.face, size, bold }))
      })
      const under = options.under?.(row) ?? []
      const lines = Math.max(1, ...cells.map((cell) => cell.length))
      const height =
        lines * step + under.reduce((sum, line) => sum + line.size * flow.leading, 0) + options.rowGap
      if (need(flow, height) && options.repeatHeadings) head()
      if (options.striped && number % 2 === 1)
        fill(paper, flow.left - 3, flow.y - 1, flow.right - flow.left + 6, height, '#f1f4f6')
      places.forEach((place, at) => {
        cells[at]?.forEach((text, line) => {
          put(paper, text, edgeOf(place), flow.y + size + line * step, {
            size,
            align: place.align,
            role: 'row',
            ...place.style?.(row),
          })
        })
      })
      for (const [at, place] of places.entries()) {
        const last = cells[at]?.at(-1)
        if (!place.mark || !last) continue
        const bold = place.style?.(row).bold ?? false
        const x = place.x + widthOf(last, { face: paper.face, size, bold }) + 1.5
        const baseline = flow.y + size + ((cells[at]?.length ?? 1) - 1) * step - size * 0.35
        put(paper, place.mark, x, baseline, { size: size * 0.6, role: 'row' })
      }
      for (const place of places) if (place.gauge) drawGauge(flow, place, row, size)
      let y = flow.y + lines * step
      for (const line of under) {
        put(paper, line.text, flow.left + line.indent, y + line.size, {
          size: line.size,
          role: line.role ?? 'row',
        })
        y += line.size * flow.leading
      }
      placeRow(row, flow)
      flow.y += height
      if (options.ruled)
        fill(paper, flow.left - 3, flow.y - options.rowGap / 2, flow.right - flow.left + 6, 0.5, '#999999')
    })
    flow.y += step * 0.4
    options.between?.(index)
  })
  if (options.upright) {
    const sheet = paper.sheets.at(-1)
    const tops = sheet?.inks.filter(({ role }) => role === 'row').map(({ baseline }) => baseline) ?? []
    const top = Math.min(flow.y, ...tops) - size
    for (const place of places) fill(paper, place.x - options.gap / 2, top, 0.5, flow.y - top, '#999999')
  }
}
