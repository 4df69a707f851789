/** Reads pictures of generated reports: one for 25 REPORTS (6 by default), from FIRST_SEED. */
import { it } from 'vitest'
import { readWords } from '../process/readReport.ts'
import { readRows } from '../rows/rows.ts'
import { type Accuracy, expectAccuracy, type Judged } from './accuracy.ts'
import { judge } from './judge.ts'
import { reportOf } from './report.ts'

const PICTURES = process.env.REPORTS ? Math.ceil(Number(process.env.REPORTS) / 25) : 6
const FIRST = Number(process.env.FIRST_SEED ?? 1)
/** Of one picture, however busy the machine is; milliseconds. */
const PER_PICTURE = 60_000

/** What the reader must achieve on these reports. The figures may only be raised (`right`) or lowered (all others). */
const REQUIRED_OF_PICTURES: Accuracy = { right: 0.91, lost: 0.03, harmful: 0.005, undoubted: 0.02 }

it(
  `readRows reads ${PICTURES} pictures of generated reports with the required accuracy`,
  async () => {
    const judged: Judged[] = []
    for (let seed = FIRST; seed < FIRST + PICTURES; seed += 1) {
      const report = reportOf(seed, { onePage: true })
      const reading = readRows(await readWords(await report.picture(), 'image/jpeg'))
      judged.push({ report, verdict: judge(report.truth, reading, 1) })
    }
    expectAccuracy(judged, REQUIRED_OF_PICTURES)
  },
  60_000 + PICTURES * PER_PICTURE,
)
