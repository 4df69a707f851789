/**
 * The reader on drawn reports. REPORTS says how many PDFs are read (200, and 6 pictures; with REPORTS a picture for 25
 * PDFs), FIRST_SEED where to begin. A failure names its seeds: `show.ts SEED` writes the report, `measure.ts 1 SEED -v`
 * lists what is wrong.
 */
import { describe, expect, it } from 'vitest'
import { CRITICAL_BANDS, criticalOf } from '../critical.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { simpleUnit } from '../markers.ts'
import { readPdfText } from '../pdf.ts'
import { readRows } from '../rows.ts'
import { readWords } from '../words.ts'
import { ANALYTES, COUNTRIES, type Country } from './analytes.data.ts'
import { judge, type Verdict } from './judge.ts'
import { LAYOUTS, type LayoutKey } from './layouts.ts'
import { wayOf } from './patient.ts'
import { type Report, reportOf } from './report.ts'

const REPORTS = Number(process.env.REPORTS ?? 200)
const PICTURES = process.env.REPORTS ? Math.ceil(REPORTS / 25) : 6
const FIRST = Number(process.env.FIRST_SEED ?? 1)
/** Of one report, however busy the machine is. */
const [PER_PDF, PER_PICTURE] = [2_000, 60_000]

type Judged = { report: Report; verdict: Verdict }

const sum = (judged: Judged[], of: (each: Judged) => number) =>
  judged.reduce((all, each) => all + of(each), 0)

/** Seeds whose reports have a fault, worst first. */
function seedsWith(judged: Judged[], of: (verdict: Verdict) => number): string {
  return judged
    .filter(({ verdict }) => of(verdict) > 0)
    .sort((one, other) => of(other.verdict) - of(one.verdict))
    .slice(0, 20)
    .map(({ report, verdict }) => `${report.seed} (${of(verdict)}, ${report.layout} ${report.country})`)
    .join(', ')
}

function expectHonest(judged: Judged[], rightShare: number) {
  const rows = sum(judged, ({ verdict }) => verdict.rows)
  const right = sum(judged, ({ verdict }) => verdict.right)
  const others = sum(judged, ({ report }) => report.truth.notResults)
  const offered = sum(judged, ({ verdict }) => verdict.wronglyUnread)
  expect
    .soft(
      seedsWith(judged, ({ lost }) => lost),
      'seeds with rows lost in silence',
    )
    .toBe('')
  expect
    .soft(
      seedsWith(judged, ({ harmful }) => harmful),
      'seeds with wrong rows without doubt',
    )
    .toBe('')
  expect
    .soft(
      seedsWith(judged, ({ undoubted }) => undoubted),
      'seeds with unknown signs without doubt',
    )
    .toBe('')
  expect
    .soft(
      seedsWith(judged, ({ dateRight }) => Number(!dateRight)),
      'seeds with a wrong day',
    )
    .toBe('')
  const missing = seedsWith(judged, (verdict) => verdict.rows - verdict.right)
  expect
    .soft(right / rows, `rows read right; seeds with others: ${missing}`)
    .toBeGreaterThanOrEqual(rightShare)
  const spare = seedsWith(judged, ({ wronglyUnread }) => wronglyUnread)
  expect.soft(offered / others, `lines offered that are no results: ${spare}`).toBeLessThanOrEqual(0.02)
}

describe('drawn reports', () => {
  it(
    `as PDFs: of ${REPORTS}, no row is lost or wrong without doubt, 98 % are right, and every day is`,
    async () => {
      const judged: Judged[] = []
      for (let seed = FIRST; seed < FIRST + REPORTS; seed += 1) {
        const report = reportOf(seed)
        const reading = readRows(await readPdfText(await report.pdf(), TEXT_LIMITS))
        judged.push({ report, verdict: judge(report.truth, reading) })
      }
      expectHonest(judged, 0.98)
    },
    60_000 + REPORTS * PER_PDF,
  )

  it(
    `as pictures: of ${PICTURES}, no row is lost or wrong without doubt, and 90 % are right`,
    async () => {
      const judged: Judged[] = []
      for (let seed = FIRST; seed < FIRST + PICTURES; seed += 1) {
        const report = reportOf(seed, { onePage: true })
        const reading = readRows(await readWords(await report.picture(), 'image/jpeg'))
        judged.push({ report, verdict: judge(report.truth, reading, 1) })
      }
      expectHonest(judged, 0.9)
    },
    60_000 + PICTURES * PER_PICTURE,
  )
})

describe('critical values', () => {
  /** A value beyond a band's bound, in the usual unit of the analyte; null where the band's unit is none of its own. */
  function beyond(band: (typeof CRITICAL_BANDS)[number], key: string): number | null {
    const { ways } = ANALYTES.get(key) ?? {}
    const way = Object.values(ways ?? {}).find(({ unit }) => band.units.includes(simpleUnit(unit)))
    if (!way) return null
    const low = band.below ?? band.atMost
    const high = band.above ?? band.atLeast
    const bound = high !== undefined ? high * 1.15 : (low ?? 0) * 0.8
    return bound / way.factor
  }

  const cases = CRITICAL_BANDS.flatMap((band) =>
    band.markers.flatMap((key) => {
      const value = beyond(band, key)
      return value === null ? [] : [{ key, value }]
    }),
  )
  const first = cases.filter(({ key }, at) => cases.findIndex((other) => other.key === key) === at)

  it('can be drawn for every marker of the list', () => {
    const drawn = new Set(cases.map(({ key }) => key))
    expect(CRITICAL_BANDS.flatMap(({ markers }) => markers).filter((marker) => !drawn.has(marker))).toEqual(
      [],
    )
  })

  /** Neighbours in the list follow from one another (hemoglobin, hematocrit), so they never share a report. */
  const GROUPS = 4

  it.each(
    (Object.keys(LAYOUTS) as LayoutKey[]).flatMap((layout) =>
      (['us', 'gb', 'fr', 'de', 'in'] as Country[]).map((country) => [layout, country] as const),
    ),
  )('are found in the layout %s of %s', async (layout, country) => {
    const { system } = COUNTRIES[country]
    for (let group = 0; group < GROUPS; group += 1) {
      const values: Record<string, number> = {}
      first.forEach(({ key, value }, at) => {
        const analyte = ANALYTES.get(key)
        if (at % GROUPS !== group || !analyte) return
        const way = wayOf(analyte, system)
        values[key] = Number((value * way.factor).toFixed(way.digits))
      })
      const report = reportOf(group + 1, { layout, country, values })
      const { markers } = readRows(await readPdfText(await report.pdf(), TEXT_LIMITS))
      const missed = report.truth.rows
        .filter(({ marker }) => marker !== null && marker in values)
        .filter(
          (printed) =>
            !markers.some(
              (row) =>
                row.marker === printed.marker && row.value === printed.value && criticalOf(row) !== null,
            ),
        )
        .map(({ name, value, unit }) => `${name} ${value} ${unit}`)
      expect(missed, `seed ${report.seed}: ${report.describe}`).toEqual([])
    }
  })
})
