import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, QUADRATIC } from '../../../tools/testing/growth.ts'
import { toFhir } from '../fhir/fhir.ts'
import { conclusionsOf } from '../findings/conclusions.ts'
import { KEPT, PAGE, Refused, SIZE } from '../limits.ts'
import { MARKERS } from '../markers/knownMarkers.ts'
import type { Word } from '../page/words.ts'
import { markerRow } from '../testing/markerRow.ts'
import type { MarkerRow, ReportReading } from '../types.ts'
import { keptReading, readPages } from './keptReading.ts'
import { parseReading } from './readingShape.ts'

const place = { page: 1, x: 0.125, y: 0.5, width: 0.25, height: 0.0125 }
const row = (changes: Partial<MarkerRow> = {}) => markerRow({ doubtful: false, place, ...changes })
const reading = (changes: Partial<ReportReading> = {}): ReportReading => ({
  collectedOn: '2026-11-04',
  possibleDays: [],
  markers: [row()],
  unread: [],
  qualitative: [],
  language: 'en',
  ...changes,
})
const many = <T>(count: number, one: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => one(index))

describe('keptReading', () => {
  it('keptReading returns a reading of usual size unchanged', () => {
    expect(keptReading(reading())).toEqual({ ...reading(), omissions: [] })
  })

  it('keptReading keeps the first of too many rows, lines and results in words, and says how many there were', () => {
    const unread = { text: 'Iron ? 41', page: 1, place }
    const inWords = { name: 'Nitrite', text: 'negative', page: 1, doubtful: false, place }
    const kept = keptReading(
      reading({
        markers: many(KEPT.rows + 1, (index) => row({ value: index })),
        unread: many(KEPT.unread + 2, () => unread),
        qualitative: many(KEPT.qualitative + 3, () => inWords),
        omissions: [{ kind: 'days', days: 2, newest: '2026-11-04' }],
      }),
    )
    expect([kept.markers.length, kept.unread.length, kept.qualitative.length]).toEqual([500, 200, 200])
    expect(kept.markers.at(-1)?.value).toBe(499)
    expect(kept.omissions).toEqual([
      { kind: 'days', days: 2, newest: '2026-11-04' },
      { kind: 'rows', found: 501, kept: 500 },
      { kind: 'unread', found: 202, kept: 200 },
      { kind: 'qualitative', found: 203, kept: 200 },
    ])
  })

  it('keptReading keeps fewer rows and lines where texts in other scripts have too many bytes, and says how many there were', () => {
    const text = (index: number) => `${index} `.padEnd(KEPT.name, '血')
    const report = keptReading(
      reading({
        markers: many(KEPT.rows, (index) => row({ name: text(index), unit: '単'.repeat(KEPT.unit) })),
        unread: many(KEPT.unread, (index) => ({ text: text(index).padEnd(KEPT.line, '線'), page: 1, place })),
        qualitative: many(KEPT.qualitative, (index) => ({
          ...{ name: text(index), text: text(index), page: 1, doubtful: false },
          place,
        })),
      }),
    )
    const { markers, unread, qualitative, omissions } = report
    const bytes = Buffer.byteLength(JSON.stringify(report))
    expect(bytes).toBeLessThanOrEqual(KEPT.bytes)
    expect(bytes).toBeGreaterThan(KEPT.bytes / 2)
    expect(parseReading(report)).toEqual(report)
    expect(omissions).toEqual([
      { kind: 'rows', found: 500, kept: markers.length },
      { kind: 'unread', found: 200, kept: unread.length },
      { kind: 'qualitative', found: 200, kept: qualitative.length },
    ])
  })

  it('keptReading keeps 500 rows of ordinary names whole', () => {
    const names = MARKERS.map(({ name }) => `${name} [Mass/volume] in Serum or Plasma`)
    const markers = many(KEPT.rows, (index) =>
      row({
        name: names[index % names.length] ?? '',
        marker: MARKERS[index % MARKERS.length]?.name ?? null,
        value: 12 + index,
        flag: index % 3 === 0 ? 'high' : index % 3 === 1 ? 'low' : 'normal',
      }),
    )
    const kept = keptReading(reading({ markers }))
    expect([kept.markers.length, kept.omissions]).toEqual([500, []])
  })

  it('keptReading marks cut texts, and drops a unit that it would have to cut', () => {
    const [kept] = keptReading(
      reading({
        markers: [row({ name: 'N'.repeat(201), unit: 'm'.repeat(41), printedFlag: 'L'.repeat(61) })],
      }),
    ).markers
    expect(kept).toMatchObject({
      name: `${'N'.repeat(199)}…`,
      printedFlag: `${'L'.repeat(59)}…`,
      unit: null,
      doubtful: true,
      doubt: 'missing',
    })
  })

  it('keptReading returns what parseReading accepts, whatever texts and numbers a report has', () => {
    const text = fc.string({ maxLength: 2_100, unit: 'grapheme' })
    const number = fc.double({ noNaN: true, noDefaultInfinity: true })
    const rows = fc.array(
      fc
        .record({
          name: text,
          unit: fc.option(text),
          printedFlag: fc.option(text),
          value: number,
          loinc: text,
        })
        .map(row),
      { maxLength: 20 },
    )
    const lines = fc.array(
      text.map((line) => ({ text: line, page: 1, place })),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(rows, lines, (markers, unread) => {
        const report = keptReading(reading({ markers, unread }))
        expect(parseReading(report)).toEqual(report)
      }),
      { numRuns: 50 },
    )
  })
})

describe('parseReading', () => {
  const report = keptReading(reading())
  it.each([
    ['more rows than are kept', { markers: many(KEPT.rows + 1, () => row()) }],
    ['a text that is too long', { markers: [row({ name: 'N'.repeat(KEPT.name + 1) })] }],
    ['a value that is not a number', { markers: [row({ value: Number.NaN })] }],
    ['a day that does not exist', { collectedOn: '2026-02-30' }],
    ['more bytes than are kept', { markers: many(KEPT.rows, () => row({ name: '血'.repeat(KEPT.name) })) }],
    ['an omission of an unknown kind', { omissions: [{ kind: 'script' }] }],
    ['an unknown field', { markers: [{ ...row(), script: 'x' }] }],
  ])('parseReading refuses %s', (_what, changes) => {
    expect(() => parseReading({ ...report, ...changes })).toThrow()
  })
})

describe('a page in other letters', () => {
  const words = [
    ...['Glucose', '95', 'mg/dL', '70-99'].map((text, at) => ({ text, x: 40 + 80 * at, y: 40 })),
  ].map((word) => ({ ...word, width: 40, height: 9, angle: 0 }))
  const page = { number: 1, width: 600, height: 800, words }

  it('a page in other letters that are recognised less surely is itself a line to check, as each of its rows', () => {
    const { markers, unread, omissions } = readPages([{ ...page, isLessSure: true }])
    expect(markers.map(({ doubt }) => doubt)).toEqual(['picture'])
    expect(unread.map(({ text }) => text)).toEqual(['Page 1'])
    expect(omissions).toEqual([{ kind: 'letters', pages: [1] }])
  })

  it('a page in other letters that are not supported is named, and nobody is asked for another photo', () => {
    const foreign = { ...page, number: 2, words: [], isUnclear: true, isInOtherLetters: true }
    const { unread, omissions } = readPages([page, foreign])
    expect(unread.map(({ text }) => text)).toEqual(['Page 2'])
    expect(omissions).toEqual([{ kind: 'script', pages: [2] }])
  })
})

describe('pages that no laboratory prints', () => {
  const word = (text: string, x: number, y: number): Word => ({ text, x, y, width: 4, height: 8, angle: 0 })
  const page = (words: Word[]) => [{ number: 1, width: 600, height: 9_000, words }]

  it('pages that no laboratory prints are refused for their words, lines, cells or characters, and those just below the limits are read', () => {
    const words = (count: number) =>
      page(many(count, (index) => word('x', 6 * (index % 100), 15 * Math.floor(index / 100))))
    const lines = (count: number) => page(many(count, (index) => word('x', 10, 15 * index)))
    const cells = (count: number) => page(many(count, (index) => word('x', 20 * index, 10)))
    const characters = (count: number) =>
      page(many(count / 100, (index) => word('x'.repeat(99), 5 * index, 10)))
    for (const [pages, most] of [
      [words, SIZE.words],
      [lines, PAGE.lines],
      [cells, PAGE.cellsOfLine],
      [characters, PAGE.charactersOfLine],
    ] as const) {
      expect(readPages(pages(most)).markers).toEqual([])
      expect(() => readPages(pages(most + 100))).toThrow(new Refused('words'))
    }
  })
})

it('the largest result that is kept, with a correction of each row, is analysed and exported in time that grows with its rows', () => {
  const rows = many(KEPT.rows, (index) =>
    row({
      name: `Name ${index} `.padEnd(KEPT.name, 'n'),
      marker: MARKERS[index % MARKERS.length]?.name ?? null,
      unit: 'm'.repeat(KEPT.unit),
      printedFlag: 'L'.repeat(KEPT.flag),
    }),
  )
  const corrections = rows.flatMap((each) => [
    { printed: each, corrected: null, at: '2026-11-05T10:00:00Z' },
    { printed: null, corrected: each, at: '2026-11-05T10:00:00Z' },
  ])
  const largest = (size: number) => ({
    kept: reading({ markers: rows.slice(0, size) }),
    corrections: corrections.slice(0, 2 * size),
  })
  const analysed = (size: number) => {
    const { kept, corrections } = largest(size)
    return conclusionsOf(kept, corrections)
  }
  const exported = (size: number) => {
    const { kept, corrections } = largest(size)
    return toFhir({ ...kept, id: 'x', createdAt: new Date(), analysis: null, corrections })
  }
  expect(growthOf(KEPT.rows, analysed)).toBeLessThan(QUADRATIC)
  expect(growthOf(KEPT.rows, exported)).toBeLessThan(QUADRATIC)
})
