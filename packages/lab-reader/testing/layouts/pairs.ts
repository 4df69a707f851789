/** Two results on a line: in two systems of units, or a percentage and a count. */
import type { Printed, Section } from '../rows.ts'
import { type Column, drawTable } from '../table.ts'
import { columnsOf, optionsOf } from './columns.ts'
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

/** Each result in two units, side by side or in a second line. */
export const dualUnits: Layout = {
  mostRows: 34,
  withoutPrevious: true,
  draw(drawing) {
    const { dice, lab, flow, sections } = drawing
    const options = optionsOf(drawing, { headings: true })
    const below = dice.chance(0.4)
    for (const row of sections.flatMap(({ rows }) => rows)) {
      if (!row.other) continue
      // Ranges by sex leave no room for a second result.
      if (row.lines.length > 0) continue
      row.other.shown = true
      row.other.below = below
      if (below) row.other.truth.optional = true
    }
    if (below) return drawTable(flow, columnsOf(drawing, options), sections, options)
    const value = heading(dice, lab, 'value')
    const range = heading(dice, lab, 'range')
    const ranges = lab.shows.range && dice.chance(0.7)
    if (!ranges)
      for (const row of sections.flatMap(({ rows }) => rows)) if (row.other) row.other.truth.openRange = true
    const other = (row: Printed) => (row.other?.shown ? row.other : null)
    const columns: Column[] = [
      {
        heading: heading(dice, lab, 'name'),
        align: 'left',
        most: 0.28,
        isName: true,
        text: (row) => [nameText(row, lab)],
      },
      { heading: value, align: 'left', text: (row) => [withUnit(valueText(row, lab), row.unit)] },
    ]
    if (hasColumn(lab))
      columns.push({ heading: heading(dice, lab, 'flag'), align: 'left', text: (row) => [row.flag] })
    if (lab.shows.range) columns.push({ heading: range, align: 'left', most: 0.2, text: rangeText })
    columns.push({
      heading: `${value} SI`,
      align: 'left',
      text: (row) => [withUnit(other(row)?.value ?? '', other(row)?.unit ?? '')],
    })
    if (ranges)
      columns.push({
        heading: `${range} SI`,
        align: 'left',
        most: 0.2,
        text: (row) => [other(row)?.range ?? ''],
      })
    drawTable(flow, columns, sections, options)
  },
}

const isShare = ({ truth }: Printed) => truth?.unit === '%'

/** White cells with their percentage and their count on one line. */
export const leukogram: Layout = {
  mostRows: 30,
  withoutPrevious: true,
  panels: ['count', 'differential'],
  draw(drawing) {
    const { dice, lab, flow, sections } = drawing
    const [differential] = sections.filter(({ key }) => key === 'differential')
    const options = optionsOf(drawing)
    const columns = columnsOf(drawing, options)
    if (differential) {
      const pairs = pairsOf(differential)
      const others = sections.filter((section) => section !== differential)
      if (others.length > 0) drawTable(flow, columns, others, options)
      drawPairs(drawing, differential.title, pairs)
    } else drawTable(flow, columns, sections, options)

    function drawPairs(of: Drawing, title: string, rows: [Printed, Printed][]) {
      const counts = new Map(rows)
      const inHeading = dice.chance(0.5)
      const share = (text: string, row: Printed) => (inHeading ? text : withUnit(text, row.unit))
      const unit = rows[0]?.[1].unit ?? ''
      const named: Column[] = [
        { heading: heading(dice, lab, 'name'), align: 'left', isName: true, text: (row) => [row.name] },
        {
          heading: inHeading ? '%' : heading(dice, lab, 'value'),
          align: 'right',
          text: (row) => [share(row.value, row)],
        },
        {
          heading: inHeading ? unit : heading(dice, lab, 'value'),
          align: 'right',
          text: (row) => {
            const count = counts.get(row)
            return [count ? share(count.value, count) : '']
          },
        },
      ]
      const range = heading(dice, lab, 'range').replaceAll('\n', ' ')
      if (lab.shows.range)
        named.push(
          { heading: `${range} %`, align: 'left', text: (row) => [row.range] },
          { heading: `${range} ${unit}`, align: 'left', text: (row) => [counts.get(row)?.range ?? ''] },
        )
      flow.y += 6
      const section: Section = { title, key: 'differential', rows: rows.map(([first]) => first) }
      drawTable(of.flow, named, [section], { ...options, headings: true, titles: 'left' })
      for (const [first, second] of rows)
        if (first.truth && second.truth) second.truth.page = first.truth.page
    }
  },
}

/** Percentages with their counts; the section keeps nothing else, and both results have the same name. */
function pairsOf(section: Section): [Printed, Printed][] {
  const pairs = section.rows.filter(isShare).flatMap((share): [Printed, Printed][] => {
    const count = section.rows.find(
      ({ truth }) => truth?.marker === `Absolute ${share.truth?.marker?.toLowerCase() ?? ''}`,
    )
    return count ? [[share, count]] : []
  })
  for (const pair of pairs) {
    const name = pair[0].name.replace(/\s?%$/, '')
    for (const row of pair) {
      row.name = name
      row.flag = ''
      if (!row.truth) continue
      row.truth.name = name
      row.truth.flag = null
      delete row.truth.mustDoubt
      if (row.lines.length > 0) {
        // Two ranges by sex would not fit side by side.
        row.lines = []
        row.truth.low = null
        row.truth.high = null
      }
    }
  }
  section.rows = pairs.flat()
  return pairs
}
