/** The reader on drawn reports. REPORTS says how many PDFs are read (200), FIRST_SEED where to begin. */
import { describe, expect, it } from 'vitest'
import { criticalOf } from '../findings/critical.ts'
import { CRITICAL_LIMITS, type Limit } from '../findings/criticalLimits.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { knownMarker } from '../markers/knownMarkers.ts'
import { conversion, exactly } from '../markers/units.ts'
import { readPdfText } from '../pdf/pdf.ts'
import { readRows } from '../rows/rows.ts'
import { type Accuracy, expectAccuracy, type Judged, seedsWith } from './accuracy.ts'
import { ANALYTES, type Analyte, COUNTRIES, type Country, PANELS } from './analytes.data.ts'
import { judge } from './judge.ts'
import { LAYOUTS, type LayoutKey } from './layouts.ts'
import { type System, wayOf } from './patient.ts'
import { reportOf } from './report.ts'
import type { RowTruth } from './rows.ts'

const REPORTS = Number(process.env.REPORTS ?? 200)
const FIRST = Number(process.env.FIRST_SEED ?? 1)
/** Of one report, however busy the machine is. */
const PER_PDF = 2_000

/** What the reader must achieve on these reports. The figures may only be raised (`right`) or lowered (all others). */
const REQUIRED_OF_PDFS: Accuracy = { right: 0.99, lost: 0.002, harmful: 0.001, undoubted: 0.004 }

describe('readRows on generated reports', () => {
  it(
    `reads ${REPORTS} PDFs with the required accuracy, and every day right`,
    async () => {
      const judged: Judged[] = []
      const mixed: string[] = []
      for (let seed = FIRST; seed < FIRST + REPORTS; seed += 1) {
        const report = reportOf(seed)
        const reading = readRows(await readPdfText(await report.pdf(), TEXT_LIMITS))
        judged.push({ report, verdict: judge(report.truth, reading) })
        for (const { name, value, marker } of report.truth.rows) {
          const read = reading.markers.find(
            (row) => row.name === name && row.value === value && row.marker !== null,
          )
          const own = knownMarker(marker)?.specimen
          if (own && read && read.specimen !== own) mixed.push(`${seed}: ${name} as ${read.marker}`)
        }
      }
      expect(mixed, 'rows read as another specimen').toEqual([])
      expectAccuracy(judged, REQUIRED_OF_PDFS)
      expect(
        seedsWith(judged, ({ dateRight }) => Number(!dateRight)),
        'seeds with a wrong day',
      ).toBe('')
    },
    60_000 + REPORTS * PER_PDF,
  )
})

describe('minerals in whole blood on generated reports', () => {
  const MINERALS = PANELS.wholeBlood

  it('minerals in whole blood on generated reports are no minerals of serum, and no alarm, in any country', async () => {
    const read: string[] = []
    const mixed: string[] = []
    for (const [at, country] of (Object.keys(COUNTRIES) as Country[]).entries()) {
      const { system } = COUNTRIES[country]
      // Within their range, but far outside that of serum.
      const values = Object.fromEntries(
        MINERALS.map((key) => {
          const { low, high, digits } = wayOf(ANALYTES.get(key) as Analyte, system)
          return [key, Number((((low ?? 0) + (high ?? 0)) / 2).toFixed(digits))]
        }),
      )
      for (const layout of ['table', 'plain', 'cards', 'stacked'] as LayoutKey[]) {
        const report = reportOf(100 + at, { layout, country, values })
        const { markers } = readRows(await readPdfText(await report.pdf(), TEXT_LIMITS))
        for (const { name, value, marker } of report.truth.rows.filter((row) =>
          MINERALS.includes(row.marker as never),
        )) {
          const row = markers.find((one) => one.value === value && name.startsWith(one.name.slice(0, 5)))
          if (!row) continue
          read.push(name)
          const isSafe = row.specimen === 'wholeBlood' && criticalOf(row) === null
          if (!isSafe || (row.marker !== marker && row.marker !== null))
            mixed.push(`${layout} ${country}: ${name} as ${row.marker}`)
        }
      }
    }
    expect(mixed).toEqual([])
    expect(read.length).toBeGreaterThan(200)
  }, 120_000)
})

describe('critical values on generated reports', () => {
  type Side = 'low' | 'high'

  const sideOf = ({ limit: { is } }: Limit): Side => (is === 'below' || is === 'atMost' ? 'low' : 'high')

  /** A value well beyond a limit, in the unit of a system of units; null if it has no such unit. */
  function beyond(limit: Limit, marker: string, system: System): number | null {
    const analyte = ANALYTES.get(marker)
    if (!analyte) return null
    const way = wayOf(analyte, system)
    const into = conversion(marker, limit.unit, way.unit)
    if (!into) return null
    return Number(
      exactly(limit.limit.bound * (sideOf(limit) === 'low' ? 0.8 : 1.15), into).toFixed(way.digits),
    )
  }

  /** Generated reports print no levels of medicines, and few other markers of hospitals. */
  const MARKERS = [...new Set(CRITICAL_LIMITS.flatMap(({ markers }) => markers))].filter((marker) =>
    ANALYTES.has(marker),
  )

  /** A value that is critical for an adult, on the given side where the list has a limit there. */
  function criticalValue(marker: string, side: Side, system: System): number | null {
    const limits = CRITICAL_LIMITS.filter(
      ({ markers, under, isOfPregnancy }) =>
        markers.includes(marker) && under === undefined && !isOfPregnancy,
    )
    const wanted = limits.filter((limit) => sideOf(limit) === side)
    const values = [...wanted, ...limits].map((limit) => beyond(limit, marker, system))
    return values.find((value) => value !== null) ?? null
  }

  it('critical values on generated reports can be generated for every marker that they print and that has a critical limit', () => {
    expect(MARKERS.length).toBeGreaterThan(35)
    expect(MARKERS.filter((marker) => criticalValue(marker, 'high', 'usual') === null)).toEqual([])
  })

  /** Neighbours in the list depend on each other (hemoglobin, hematocrit), so they are never in the same report. */
  const GROUPS = 4

  const countries = Object.keys(COUNTRIES) as Country[]

  /** Each layout with each group once, in two countries, so that every country is covered; beyond one side in turn. */
  const WALK = (Object.keys(LAYOUTS) as LayoutKey[]).flatMap((layout, at) =>
    Array.from({ length: GROUPS }, (_, group) => {
      const turn = 2 * at + (group % 2)
      const country = countries[turn % countries.length] ?? 'us'
      const side: Side = at % 2 === 0 ? 'high' : 'low'
      return { layout, country, group, side, seed: 10 * turn + group }
    }),
  )

  /** The share of printed critical values that must be found; it may only be raised. */
  const REQUIRED_SHARE = 0.95

  it('critical values on generated reports are found by marker and unit in every layout, at least at the required share', async () => {
    let printed = 0
    const missed: string[] = []
    for (const { layout, country, group, side, seed } of WALK) {
      const { system } = COUNTRIES[country]
      const values: Record<string, number> = {}
      MARKERS.forEach((marker, at) => {
        const value = criticalValue(marker, side, system)
        if (at % GROUPS === group && value !== null) values[marker] = value
      })
      const report = reportOf(seed, { layout, country, values })
      const { markers } = readRows(await readPdfText(await report.pdf(), TEXT_LIMITS))
      const found = (row: RowTruth) =>
        markers.some(
          (one) => one.marker === row.marker && one.value === row.value && criticalOf(one) !== null,
        )
      const wanted = report.truth.rows.filter(
        (row) => row.marker !== null && row.marker in values && !row.optional,
      )
      printed += wanted.length
      missed.push(
        ...wanted
          .filter((row) => !found(row))
          .map(({ name, value, unit }) => `${layout} ${country} ${report.seed}: ${name} ${value} ${unit}`),
      )
    }
    expect(1 - missed.length / printed, missed.join(', ')).toBeGreaterThanOrEqual(REQUIRED_SHARE)
  }, 300_000)
})
