import { describe, expect, it } from 'vitest'
import { TEXT_LIMITS } from '../limits.ts'
import { MARKERS } from '../markers/knownMarkers.ts'
import { readPdfText } from '../pdf/pdf.ts'
import { ANALYTES, COUNTRIES, type Country, PANELS } from './analytes.data.ts'
import { judge } from './judge.ts'
import { LAYOUTS, type LayoutKey } from './layouts.ts'
import { markerRow } from './markerRow.ts'
import { patientOf } from './patient.ts'
import { diceOf } from './random.ts'
import { reportOf } from './report.ts'

const layouts = Object.keys(LAYOUTS) as LayoutKey[]
const countries = Object.keys(COUNTRIES) as Country[]

/** All letters and digits of a page, however they are positioned. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('μ', 'µ')

describe('reportOf', () => {
  it('reportOf generates the same report for the same seed, and a different one for another seed', async () => {
    const [one, again, other] = [reportOf(11), reportOf(11), reportOf(12)]
    expect(again.truth).toEqual(one.truth)
    expect(again.describe).toBe(one.describe)
    expect(Buffer.compare(Buffer.from(await one.pdf()), Buffer.from(await again.pdf()))).toBe(0)
    expect(other.truth).not.toEqual(one.truth)
  })

  it.each(layouts)('reportOf prints each name and number of its truth in the layout %s', async (layout) => {
    // Every third country, starting with a different one for each layout.
    const at = layouts.indexOf(layout)
    for (const [index, country] of countries.entries()) {
      if ((index + at) % 3 > 0) continue
      const {
        truth,
        pdf,
        describe: what,
      } = reportOf(700 + index, {
        layout,
        country,
        producer: { pieces: 'texts', order: 'written', overprint: 1 },
      })
      expect(truth.rows.length, what).toBeGreaterThan(0)
      const pages = await readPdfText(await pdf(), TEXT_LIMITS)
      const words = pages.map((page) => page.words.map(({ text }) => bare(text)))
      expect(words.flat().length, what).toBeLessThan(TEXT_LIMITS.words)
      for (const row of truth.rows) {
        const printed = words[row.page - 1] ?? []
        const page = printed.join('')
        const has = (text: string) => page.includes(bare(text))
        const isPrinted = has(String(row.value)) || has(row.value.toExponential(2).replace('+', ''))
        expect(isPrinted, `${what}: ${row.name} ${row.value}`).toBe(true)
        for (const word of row.name.split(/[\s-]/u)) expect(has(word), `${what}: ${row.name}`).toBe(true)
      }
    }
  })

  it('reportOf prints the analytes of a country, each once', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const { truth } = reportOf(seed)
      const keys = truth.rows.map(({ name, unit }) => `${name} ${unit}`)
      expect(new Set(keys).size, `seed ${seed}`).toBe(keys.length)
    }
  })
})

describe('patientOf', () => {
  it('patientOf generates values that are consistent with each other', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      for (const system of ['usual', 'si', 'grams'] as const) {
        const measure = patientOf(diceOf(seed), system, { sex: 'female', age: 40 })
        const usual = (key: string) => measure(key).value / measure(key).way.factor
        const near = (one: number, other: number, slack: number) =>
          expect(Math.abs(one - other)).toBeLessThan(slack)
        near((usual('Hematocrit') * 10) / usual('Red blood cells'), usual('MCV'), 0.8)
        near((usual('Hemoglobin') * 10) / usual('Red blood cells'), usual('MCH'), 0.2)
        const shares = ['Neutrophils', 'Lymphocytes', 'Monocytes', 'Eosinophils', 'Basophils']
        near(
          shares.reduce((sum, key) => sum + usual(key), 0),
          100,
          0.06,
        )
        near((usual('White blood cells') * usual('Lymphocytes')) / 100, usual('Absolute lymphocytes'), 0.02)
        near(
          usual('Total cholesterol') - usual('HDL cholesterol') - usual('Triglycerides') / 5,
          usual('LDL cholesterol'),
          2,
        )
        near(usual('Total protein') - usual('Albumin'), usual('Globulin'), 0.11)
      }
    }
  })

  it('patientOf keeps given values', () => {
    const measure = patientOf(diceOf(3), 'si', { sex: 'male', age: 50 }, { Potassium: 7.2, Hemoglobin: 61 })
    expect(measure('Potassium')).toMatchObject({ value: 7.2, side: 'high' })
    expect(measure('Hemoglobin')).toMatchObject({ value: 61, side: 'low' })
    expect(measure('MCHC').value).toBeGreaterThan(300)
  })
})

describe('the analytes', () => {
  it('the analytes have names of existing markers, and every panel has existing analytes', () => {
    const known = new Set(MARKERS.map(({ name }) => name))
    for (const { marker } of ANALYTES.values()) if (marker !== null) expect(known).toContain(marker)
    for (const keys of Object.values(PANELS))
      for (const key of keys) expect(ANALYTES.has(key), key).toBe(true)
  })
})

describe('judge', () => {
  const row = {
    name: 'Kalium',
    marker: 'Potassium',
    value: 4.1,
    comparator: null,
    unit: 'mmol/l',
    low: 3.5,
    high: 5.1,
    flag: null,
    side: 'normal' as const,
    page: 1,
  }
  const truth = {
    rows: [row],
    qualitative: [],
    collectedOn: '2026-05-03',
    dateAmbiguous: true,
    notResults: 10,
  }
  const read = markerRow({
    ...{ name: 'Kalium', marker: 'Potassium', value: 4.1, unit: 'mmol/L' },
    ...{ low: 3.5, high: 5.1, flag: null },
  })
  const reading = {
    collectedOn: '2026-05-03',
    possibleDays: [],
    markers: [read],
    unread: [],
    qualitative: [],
    language: 'de',
  }

  it('judge distinguishes right from wrong rows, lost from unread ones, and finds an invented row', () => {
    expect(judge(truth, reading)).toMatchObject({ right: 1, lost: 0, harmful: 0, dateRight: true })
    const with_ = (change: object) => judge(truth, { ...reading, markers: [{ ...read, ...change }] })
    expect(with_({ value: 41 })).toMatchObject({ right: 0, harmful: 1 })
    expect(with_({ value: 41, doubtful: true })).toMatchObject({ right: 0, harmful: 0, doubtful: 1 })
    expect(with_({ unit: null })).toMatchObject({ right: 0, harmful: 0, incomplete: 1 })
    expect(judge(truth, { ...reading, markers: [] })).toMatchObject({ lost: 1, unread: 0 })
    const line = { text: 'Kalium 4,1 mmol/l', page: 1, place: read.place }
    expect(judge(truth, { ...reading, markers: [], unread: [line] })).toMatchObject({
      lost: 0,
      unread: 1,
      wronglyUnread: 0,
    })
    expect(judge(truth, { ...reading, unread: [line] })).toMatchObject({ right: 1, wronglyUnread: 1 })
    const invented = { ...read, name: 'Seite', value: 2, unit: null, low: null, high: null }
    expect(judge(truth, { ...reading, markers: [read, invented] })).toMatchObject({ right: 1, harmful: 1 })
  })

  it('judge requires every accent of a name that was drawn as text, but not in a picture', () => {
    const named = { ...truth, rows: [{ ...row, name: 'Kreatinín' }] }
    const without = { ...reading, markers: [{ ...read, name: 'Kreatinin' }] }
    expect(judge(named, without)).toMatchObject({ right: 0, harmful: 1 })
    expect(judge(named, without, 1)).toMatchObject({ right: 1, harmful: 0 })
    const decomposed = { ...reading, markers: [{ ...read, name: 'Kreatini\u0301n' }] }
    expect(judge(named, decomposed)).toMatchObject({ right: 1, harmful: 0 })
  })

  it('judge accepts an open day only where the page leaves it open', () => {
    const open = { ...reading, collectedOn: null, possibleDays: ['2026-03-05', '2026-05-03'] }
    expect(judge(truth, open).dateRight).toBe(true)
    expect(judge({ ...truth, dateAmbiguous: false }, open).dateRight).toBe(false)
    expect(judge(truth, { ...open, possibleDays: [] }).dateRight).toBe(false)
    expect(judge(truth, { ...reading, collectedOn: '2026-03-05' }).dateRight).toBe(false)
  })

  it('judge requires doubt where an unexplained sign is beside a value', () => {
    const marked = { ...truth, rows: [{ ...row, flag: '§', mustDoubt: true }] }
    expect(judge(marked, reading)).toMatchObject({ right: 1, undoubted: 1 })
    expect(judge(marked, { ...reading, markers: [{ ...read, doubtful: true }] })).toMatchObject({
      right: 1,
      undoubted: 0,
    })
  })
})
