/**
 * For developers: writes the report of a seed as PDF and JPEG and prints its truth. `show.ts SEED [FOLDER] [--layout x]
 * [--country x]`
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Country } from './analytes.data.ts'
import type { LayoutKey } from './layouts.ts'
import { reportOf } from './report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { layout: { type: 'string' }, country: { type: 'string' } },
})
const seed = Number(positionals[0] ?? 1)
const folder = positionals[1] ?? '/tmp/drawn-reports'
const report = reportOf(seed, {
  ...(values.layout && { layout: values.layout as LayoutKey }),
  ...(values.country && { country: values.country as Country }),
})
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/${seed}.pdf`, await report.pdf())
writeFileSync(`${folder}/${seed}.jpg`, await report.picture())
console.log(report.describe)
console.log(JSON.stringify(report.truth, null, 1))
