/** The reader on pictures of generated reports in Cyrillic and Greek letters, which are recognised less surely. */
import { PDFDocument } from 'pdf-lib'
import { expect, it } from 'vitest'
import { readWords } from '../process/readReport.ts'
import { readRows } from '../rows/rows.ts'
import { judge } from './judge.ts'
import { reportOf } from './report.ts'

const SEEDS = [4, 5]
/** Shares of rows: `right` may only be raised, `lost` only lowered. */
const REQUIRED = { right: 0.65, lost: 0.1 }
/** Of one picture, however busy the machine is; milliseconds. */
const PER_PICTURE = 60_000

it(
  'readRows reads pictures in Cyrillic and Greek letters with the required accuracy, and harms by no row',
  async () => {
    const sum = { rows: 0, right: 0, lost: 0 }
    const faults: string[] = []
    for (const country of ['ru', 'gr'] as const)
      for (const seed of SEEDS) {
        const report = reportOf(seed, { onePage: true, country })
        const pages = await readWords(await report.picture(), 'image/jpeg')
        expect(pages.every((page) => page.isLessSure)).toBe(true)
        const verdict = judge(report.truth, readRows(pages), 1)
        for (const what of ['rows', 'right', 'lost'] as const) sum[what] += verdict[what]
        if (verdict.harmful > 0) faults.push(`${country} ${seed}`)
      }
    expect(faults, 'pictures with a wrong row that is not marked as doubtful').toEqual([])
    expect.soft(sum.right / sum.rows, 'rows read right').toBeGreaterThanOrEqual(REQUIRED.right)
    expect.soft(sum.lost / sum.rows, 'rows lost in silence').toBeLessThanOrEqual(REQUIRED.lost)
  },
  2 * SEEDS.length * PER_PICTURE,
)

it(
  'readRows reads a later page of a scan in Greek letters as well as its first',
  async () => {
    const report = reportOf(6100002, { onePage: true, country: 'gr' })
    const document = await PDFDocument.create()
    const scan = await document.embedJpg(await report.picture())
    for (let page = 0; page < 2; page += 1)
      document.addPage([595, 842]).drawImage(scan, { x: 0, y: 0, width: 595, height: 842 })
    const pages = await readWords(await document.save(), 'application/pdf')
    const [first, later] = pages.map((page) => judge(report.truth, readRows([page]), 1))
    expect(first?.right).toBeGreaterThan(0)
    expect(later?.right).toBe(first?.right)
  },
  2 * PER_PICTURE,
)
