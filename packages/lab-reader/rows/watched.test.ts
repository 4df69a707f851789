import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { urgencyOf } from '../findings/conclusions.ts'
import { KEPT } from '../limits.ts'
import { typeset } from '../testing/typeset.ts'
import type { SeenRow } from '../types.ts'
import { readLines } from './rows.ts'
import { watchedBy } from './watched.ts'

const { reading, lines } = readLines([
  typeset(
    `
    Patient: Rosa Marten        Born: 09.03.1984     Tel. 030 1234567
    Test            Result    Unit      Range
    Glucose         95.4      mg/dL     70 - 99
    Ferritin        41        ng/mL     15 - 150
    Potassium       6.9       mmol/L    3.5 - 5.2
    ALT             1200      U/L       0 - 50
    Zinc            88        ug/dL     60 - 120
    Quotient        7.5
    Measured on 30.06.2025 by Dr. Anna Winter for Rosa Marten`,
    { width: 600 },
  ),
])
/** The rows that become doubtful and the lines to check that are added when a model answers with these rows. */
function watched(...rows: [name: string, value: string][]) {
  const seen = rows.map(([name, value]): SeenRow => ({ page: 1, name, value }))
  const after = watchedBy(reading, lines, seen, {})
  const isNew = (text: string) => !reading.unread.some((line) => line.text === text)
  return {
    doubtful: after.markers.filter((row) => row.doubtful).map(({ name }) => name),
    added: after.unread.map(({ text }) => text).filter(isNew),
  }
}
const NOTHING = { doubtful: [], added: [] }

it('the lines that a further reader is shown have every result, and no person, day or telephone', () => {
  const text = lines.flatMap((page) => page.lines.flat().map((word) => word.text)).join(' ')
  for (const { name, value } of reading.markers) expect(text).toContain(`${name} ${value}`)
  expect(text).not.toMatch(/Rosa|Marten|Anna|Winter|1984|2025|1234567/)
})

describe('watchedBy', () => {
  it('watchedBy changes nothing where the further reader agrees, in its own spelling of names and numbers', () => {
    expect(watched(['Glucose', '95.4'], ['FERRITIN', '41 ng/mL'], ['Potassium', '6,9'])).toEqual(NOTHING)
    expect(watched(['S-Ferritin', '41'])).toEqual(NOTHING)
  })

  it('a row that the reading lacks becomes a line to check, worded by the page', () => {
    const without = { ...reading, markers: reading.markers.filter(({ name }) => name !== 'Zinc') }
    const { unread } = watchedBy(without, lines, [{ page: 1, name: 'Zn: all is well', value: '88' }], {})
    const added = unread.filter((line) => !reading.unread.includes(line))
    expect(added).toMatchObject([{ text: expect.stringMatching(/^Zinc 88 ug\/dL 60/), page: 1 }])
    expect(added[0]?.place.height).toBeGreaterThan(0)
  })

  it('a row becomes doubtful where the further reader reads another printed number', () => {
    expect(watched(['Ferritin', '150'])).toEqual({ doubtful: ['Ferritin'], added: [] })
    expect(watched(['Zinc', '41'], ['Ferritin', '41'])).toEqual({ doubtful: ['Zinc'], added: [] })
  })

  it('a row becomes doubtful where its number is that of another printed test', () => {
    expect(watched(['Zinc', '88'], ['Glucose', '41'])).toEqual({ doubtful: ['Glucose'], added: [] })
  })

  it('a number that the page does not print counts for nothing', () => {
    expect(watched(['Ferritin', '14'], ['Selenium', '123.4'], ['Zinc', 'normal'])).toEqual(NOTHING)
  })

  it('a name that the page does not print changes no row', () => {
    expect(watched(['Selenium', '88'])).toEqual(NOTHING)
  })

  it('an urgent value stays certain, and its line is checked beside it', () => {
    for (const [name, other] of [
      ['Potassium', '5.2'],
      ['ALT', '50'],
    ] as const) {
      const { doubtful, added } = watched([name, other])
      expect(doubtful).toEqual([])
      expect(added).toEqual([expect.stringContaining(name)])
    }
  })

  it('another page’s number counts for nothing', () => {
    expect(watchedBy(reading, lines, [{ page: 2, name: 'Ferritin', value: '150' }], {})).toEqual(reading)
  })

  it('watchedBy adds no more lines than are kept', () => {
    const line = reading.unread[0] ?? {
      text: 'Line',
      page: 1,
      place: { page: 1, x: 0, y: 0, width: 1, height: 0.1 },
    }
    const full = { ...reading, markers: [], unread: Array.from({ length: KEPT.unread }, () => line) }
    expect(watchedBy(full, lines, [{ page: 1, name: 'Zinc', value: '88' }], {}).unread).toHaveLength(
      KEPT.unread,
    )
  })

  it('whatever a further reader says, no row goes or changes its values, and nothing becomes less urgent or less doubtful', () => {
    const words = lines.flatMap((page) => page.lines.flat().map(({ text }) => text))
    const text = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 20 }))
    const rows = fc.array(fc.record({ page: fc.constantFrom(1, 2), name: text, value: text }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(rows, (seen) => {
        const after = watchedBy(reading, lines, seen, {})
        const bare = ({ markers }: typeof after) =>
          markers.map(({ doubtful: _doubtful, doubt: _doubt, ...row }) => row)
        expect(bare(after)).toEqual(bare(reading))
        expect(after.markers.filter((row, at) => reading.markers[at]?.doubtful && !row.doubtful)).toEqual([])
        expect(after.unread.slice(0, reading.unread.length)).toEqual(reading.unread)
        expect(urgencyOf({ ...after, corrections: [] }, { today: '2025-07-01' })).toBe('today')
        // Each added line has only words that the page prints.
        for (const line of after.unread.slice(reading.unread.length))
          for (const word of line.text.split(' ')) expect(words).toContain(word)
      }),
      { numRuns: 300 },
    )
  })
})
