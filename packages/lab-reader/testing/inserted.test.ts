/** No line with a name and a result is dropped in silence, wherever it stands. */
import { expect, it } from 'vitest'
import { TEXT_LIMITS } from '../limits.ts'
import { readPdfText } from '../pdf/pdf.ts'
import { readRows } from '../rows/rows.ts'
import { isAccounted, withLine } from './inserted.ts'
import { diceOf } from './random.ts'
import { reportOf } from './report.ts'

const REPORTS = Number(process.env.REPORTS_WITH_LINES ?? 16)
/** Different lines of each report. */
const LINES = 3
/** The share of lines that may be lost, and of reports that may gain a further line to check; only to be lowered. */
const LOST = 0.02
const FLOODED = 0.02

it(
  'readRows accounts for a further line with a name and a result at any place of a report',
  async () => {
    const lost: string[] = []
    let [tried, flooded] = [0, 0]
    for (let seed = 1; seed <= REPORTS; seed += 1) {
      const report = reportOf(seed)
      const pages = await readPdfText(await report.pdf(), TEXT_LIMITS)
      const before = readRows(pages)
      for (let turn = 0; turn < LINES; turn += 1) {
        const inserted = withLine(pages, before, report.country, diceOf(100 * seed + turn))
        if (!inserted) continue
        const { name, value, where, form } = inserted
        const reading = readRows(inserted.pages)
        tried += 1
        if (reading.unread.length > before.unread.length + 1) flooded += 1
        if (!isAccounted(inserted, reading)) lost.push(`${seed}/${turn} ${name} ${value}, ${where}, ${form}`)
      }
    }
    expect(tried).toBeGreaterThan(2 * REPORTS)
    expect(lost.length / tried, lost.join('; ')).toBeLessThanOrEqual(LOST)
    expect(flooded / tried).toBeLessThanOrEqual(FLOODED)
  },
  60_000 + 5_000 * REPORTS,
)
