/**
 * For developers: reads generated reports and prints by layout and country what is right, lost and harmful, with the
 * worst seeds. `node packages/lab-reader/testing/measure.ts [COUNT] [FIRST SEED] [--layout x] [--country x]
 * [--pictures] [-v]`; -v lists every fault.
 */
import { parseArgs } from 'node:util'
import { TEXT_LIMITS } from '../limits.ts'
import { readPdfText } from '../pdf/pdf.ts'
import { readWords } from '../process/readReport.ts'
import { readRows } from '../rows/rows.ts'
import type { Country } from './analytes.data.ts'
import { faultText, judge, type Verdict } from './judge.ts'
import type { LayoutKey } from './layouts.ts'
import { type Report, reportOf } from './report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    layout: { type: 'string' },
    country: { type: 'string' },
    pictures: { type: 'boolean', default: false },
    verbose: { type: 'boolean', short: 'v', default: false },
  },
})
const count = Number(positionals[0] ?? 200)
const first = Number(positionals[1] ?? 1)

async function read(report: Report) {
  if (values.pictures) return readRows(await readWords(await report.picture(), 'image/jpeg'))
  return readRows(await readPdfText(await report.pdf(), TEXT_LIMITS))
}

type Sum = Omit<Verdict, 'dateRight' | 'faults'> & {
  reports: number
  dates: number
  others: number
  worst: [number, number][]
}
const sums = new Map<string, Sum>()
const COUNTED = [
  'rows',
  'right',
  'doubtful',
  'incomplete',
  'unread',
  'lost',
  'harmful',
  'undoubted',
  'needless',
  'wronglyUnread',
  'inventedWords',
] as const

function addTo(key: string, report: Report, verdict: Verdict) {
  const sum = sums.get(key) ?? {
    ...(Object.fromEntries(COUNTED.map((name) => [name, 0])) as Record<(typeof COUNTED)[number], number>),
    reports: 0,
    dates: 0,
    others: 0,
    worst: [],
  }
  for (const name of COUNTED) sum[name] += verdict[name]
  sum.reports += 1
  sum.dates += Number(verdict.dateRight)
  sum.others += report.truth.notResults
  sum.worst.push([report.seed, verdict.lost + 2 * verdict.harmful + (verdict.rows - verdict.right) * 0.5])
  sums.set(key, sum)
}

const began = performance.now()
for (let seed = first; seed < first + count; seed += 1) {
  const report = reportOf(seed, {
    ...(values.layout && { layout: values.layout as LayoutKey }),
    ...(values.country && { country: values.country as Country }),
    ...(values.pictures && { onePage: true }),
  })
  let verdict: Verdict
  try {
    verdict = judge(report.truth, await read(report), values.pictures ? 1 : null)
  } catch (error) {
    console.log(`seed ${seed} failed: ${report.describe}`)
    throw error
  }
  addTo(`layout ${report.layout}`, report, verdict)
  addTo(`country ${report.country}`, report, verdict)
  addTo('all', report, verdict)
  if (values.verbose && verdict.faults.length > 0) {
    console.log(`\nseed ${seed}: ${report.describe}`)
    for (const fault of verdict.faults) console.log(`   ${faultText(fault)}`)
  }
}

console.log(
  `${''.padEnd(22)}files  rows  right     % doubt. incomp. unread   lost harmful undoubted needless notres.%  words  dates  worst seeds`,
)
for (const [key, sum] of [...sums].sort(([one], [other]) => (one < other ? 1 : -1))) {
  const cell = (value: number | string, width: number) => String(value).padStart(width)
  const worst = sum.worst
    .filter(([, badness]) => badness > 0)
    .sort((one, other) => other[1] - one[1])
    .slice(0, 5)
    .map(([seed]) => seed)
  console.log(
    key.padEnd(22),
    cell(sum.reports, 4),
    cell(sum.rows, 5),
    cell(sum.right, 6),
    cell(((100 * sum.right) / Math.max(1, sum.rows)).toFixed(1), 5),
    cell(sum.doubtful, 6),
    cell(sum.incomplete, 7),
    cell(sum.unread, 6),
    cell(sum.lost, 6),
    cell(sum.harmful, 7),
    cell(sum.undoubted, 9),
    cell(sum.needless, 8),
    cell(((100 * sum.wronglyUnread) / Math.max(1, sum.others)).toFixed(1), 8),
    cell(sum.inventedWords, 6),
    cell(`${sum.dates}/${sum.reports}`, 8),
    ` ${worst.join(' ')}`,
  )
}
console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`)
