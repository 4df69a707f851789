import { describe, expect, it } from 'vitest'
import { TEXT_LIMITS } from '../limits.ts'
import { readPdfText } from '../pdf/pdf.ts'
import { draw, ROWS, row } from '../testing/labReport.ts'
import { REPORT_LAYOUTS } from '../testing/sample.ts'
import { readRows } from './rows.ts'

const LAST = [
  ['Taux de prothrombine', 9],
  ['Blasten', 35],
  ['Parasitemie', 2],
] as const

describe('the last row of a report', () => {
  it.each(REPORT_LAYOUTS.flatMap((layout) => LAST.map(([name, value]) => [name, value, layout] as const)))(
    '%s %d %% as the last row of a report "%s" is a row or a line to check',
    async (name, value, layout) => {
      const last = { ...row(name, value, '%', null, null, ''), printedFlag: null }
      const pages = await readPdfText(await draw(layout, [...ROWS, last]), TEXT_LIMITS)
      const { markers, unread } = readRows(pages)
      expect([
        ...markers.filter((one) => one.value === value).map((one) => one.name),
        ...unread.map(({ text }) => text),
      ]).toContainEqual(expect.stringContaining(name))
    },
  )
})

describe('a value that was printed as signs', () => {
  it.each(REPORT_LAYOUTS.flatMap((layout) => ['#?#', '□□', '####'].map((signs) => [signs, layout] as const)))(
    '"%s" with a unit and a range in a report "%s" is a line to check',
    async (signs, layout) => {
      const garbled = row('Harnstoff', 877, 'mg/dl', 17, 43, 'H')
      const pages = await readPdfText(await draw(layout, [...ROWS, garbled]), TEXT_LIMITS)
      for (const word of pages.flatMap(({ words }) => words)) word.text = word.text.replace('877', signs)
      const { markers, unread } = readRows(pages)
      expect(markers.map(({ name }) => name)).not.toContain('Harnstoff')
      expect(unread.map(({ text }) => text)).toContainEqual(expect.stringContaining('Harnstoff'))
    },
  )
})
