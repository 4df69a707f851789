/** Every printed result is a row or a line to check, in all layouts and countries, and whatever the reader knows. */
import { expect, it } from 'vitest'
import { TEXT_LIMITS } from '../limits.ts'
import { readPdfText } from '../pdf/pdf.ts'
import { accountOf } from '../rows/accounting.ts'
import { inCells, wordLinesOf } from '../rows/lines.ts'
import { readRows } from '../rows/rows.ts'
import { COUNTRIES, type Country } from './analytes.data.ts'
import { faultText, judge } from './judge.ts'
import { LAYOUTS, type LayoutKey } from './layouts.ts'
import { reportOf } from './report.ts'
import { unknown, withUnknownWords } from './unknown.ts'

/** One report of each layout, its country by turns; REPORTS_ACCOUNTED says how many of each. */
const TURNS = Number(process.env.REPORTS_ACCOUNTED ?? 1)
const countries = Object.keys(COUNTRIES) as Country[]
const reports = Array.from({ length: TURNS }, (_, turn) =>
  (Object.keys(LAYOUTS) as LayoutKey[]).map((layout, at) => {
    const seed = 4_000 + 100 * turn + at
    return reportOf(seed, {
      layout,
      country: countries[(at + turn) % countries.length] as Country,
      producer: { pieces: 'words', overprint: 1 },
    })
  }),
).flat()

it.each(reports.map((report) => [`${report.layout} ${report.country} ${report.seed}`, report] as const))(
  'accounts for every result of a report: %s',
  async (_name, report) => {
    const pages = await readPdfText(await report.pdf(), TEXT_LIMITS)
    const { faults } = judge(report.truth, readRows(pages))
    expect(faults.filter(({ kind }) => kind === 'lost').map(faultText)).toEqual([])

    // Without any row, name or heading, each number with a unit or a range is still a line to check.
    const strange = withUnknownWords(pages)
    const { markers, unread } = readRows(strange)
    const digits = (text: string) => text.replaceAll(/\D/g, '')
    const said = [
      ...markers.flatMap((row) => [row.printedValue ?? '', `${row.value}`]),
      // Without headings, a number beside it may be taken for its limit.
      ...markers.flatMap(({ doubtful, low, high }) => (doubtful ? [`${low}`, `${high}`] : [])),
      ...unread.map(({ text }) => text),
    ].map(digits)
    const lost = report.truth.rows.filter(
      ({ name, value, unit, low, high }) =>
        // Within sentences of no language, only a unit tells a result.
        (unit === null
          ? report.layout !== 'letter' && (low !== null || high !== null)
          : unit.split(' ').every((word) => unknown(word) === word)) &&
        // Under unknown headings, the number of another day may be read, but not without a doubt.
        !markers.some((row) => row.doubtful && row.name === name.split(' ').map(unknown).join(' ')) &&
        !said.some((one) => one.includes(digits(String(value).replace(/^0/, '')))),
    )
    expect(lost.map((row) => `${row.name} ${row.value}`)).toEqual([])

    // Each number has exactly one owner.
    const lines = strange.flatMap((page) => inCells(wordLinesOf(page), null))
    const { owners } = accountOf({ lines, drafts: [], qualitative: [], offered: [] })
    const numbers = lines
      .flatMap(({ cells }) => cells.flatMap(({ words }) => words))
      .filter(({ text }) => /^\d+(?:[.,]\d+)?$/.test(text))
    expect(numbers.filter((word) => !owners.has(word)).map(({ text }) => text)).toEqual([])
  },
  30_000,
)
