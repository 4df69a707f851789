/** The reader on pictures of drawn reports. REPORTS says of how many: one for 25 (6 where it is not set), FIRST_SEED where to begin. */
import { it } from 'vitest'
import { readWords } from '../process/readReport.ts'
import { readRows } from '../rows/rows.ts'
import { expectHeld, type Held, type Judged } from './held.ts'
import { judge } from './judge.ts'
import { reportOf } from './report.ts'

const PICTURES = process.env.REPORTS ? Math.ceil(Number(process.env.REPORTS) / 25) : 6
const FIRST = Number(process.env.FIRST_SEED ?? 1)
/** Of one picture, however busy the machine is; milliseconds. */
const PER_PICTURE = 60_000

/** What the reader holds over these drawn reports. The figures may only be raised (`right`) or lowered (all others). */
const HELD_PICTURES: Held = { right: 0.91, lost: 0.03, harmful: 0.005, undoubted: 0.02 }

it(
  `drawn reports as pictures: of ${PICTURES}, rows are read as well as before`,
  async () => {
    const judged: Judged[] = []
    for (let seed = FIRST; seed < FIRST + PICTURES; seed += 1) {
      const report = reportOf(seed, { onePage: true })
      const reading = readRows(await readWords(await report.picture(), 'image/jpeg'))
      judged.push({ report, verdict: judge(report.truth, reading, 1) })
    }
    expectHeld(judged, HELD_PICTURES)
  },
  60_000 + PICTURES * PER_PICTURE,
)
