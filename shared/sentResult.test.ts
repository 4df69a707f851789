import { describe, expect, it } from 'vitest'
import type { Check, Correction, MarkerRow } from './bloodTests.ts'
import { sentResult, wholeResult } from './sentResult.ts'

const row = (name: string, over: Partial<MarkerRow> = {}): MarkerRow => ({
  ...{ name, marker: null, loinc: null, value: 6.4, comparator: null, unit: 'mmol/l', low: 3.5, high: 5.1 },
  ...{ flag: 'high', printedFlag: null, plausible: true, doubtful: false },
  place: { page: 1, x: 0, y: 0, width: 0, height: 0 },
  ...over,
})
const doubtful = (name: string): MarkerRow =>
  row(name, { doubtful: true, doubt: 'sign', printedValue: '6,4' })
const line = (text: string) => ({ text, page: 1, place: row(text).place })
const check = (id: string, over: Partial<Check>): Check => ({
  ...{ id, read: null, unread: null, where: null, answer: null, critical: null },
  ...over,
})

const confirmed = doubtful('Kalium')
const { doubt: _doubt, ...settled } = { ...confirmed, doubtful: false }
const unreadable = doubtful('Natrium')
const gone = doubtful('Chlorid')
const wrong = row('Eisen')
const typed = row('Eisen', { value: 41 })
const written = row('Harnstoff')
const added = row('Ferritin')
const removed = row('Zink')
const said = (
  minute: number,
  printed: MarkerRow | null,
  corrected: MarkerRow | null,
  over = {},
): Correction => ({
  ...{ printed, corrected, at: `2026-11-05T10:0${minute}:00.000Z`, by: 'maya' },
  ...over,
})
const corrections = [
  said(0, confirmed, settled, { said: 'as read' }),
  said(1, removed, null, { said: 'no result' }),
  said(2, gone, null, { said: 'no result' }),
  said(3, unreadable, unreadable, { said: 'unreadable' }),
  said(4, null, written, { said: 'typed', unread: 1 }),
  said(5, wrong, typed, { said: 'typed' }),
  said(6, null, added, { said: 'typed' }),
  said(7, null, null, { day: '2026-11-04' }),
]
const unread = [line('Iron #?#'), line('Harnstoff #?#')]
const whole = {
  id: 'a test',
  markers: [settled, unreadable, doubtful('Calcium'), written, typed, added],
  unread,
  checks: [
    check('kalium', { read: confirmed, answer: corrections[0] ?? null }),
    check('natrium', { read: unreadable, answer: corrections[3] ?? null }),
    check('calcium', { read: doubtful('Calcium') }),
    check('chlorid', { read: gone, answer: corrections[2] ?? null }),
    check('unread-0', { unread: unread[0] ?? null }),
    check('unread-1', { unread: unread[1] ?? null, answer: corrections[4] ?? null }),
  ],
  corrections,
}

describe('sentResult', () => {
  it('sentResult sends each row once, and wholeResult puts all together again, in the same order', () => {
    const json = JSON.stringify(sentResult(whole))
    expect(wholeResult(JSON.parse(json))).toEqual(whole)
    for (const { name } of [...whole.markers, gone, removed].filter((one) => one !== typed)) {
      expect(json.split(`"name":"${name}"`)).toHaveLength(2)
    }
  })

  it('sentResult leaves out earlier answers', () => {
    const [first = said(0, null, null), ...others] = corrections
    const answered = { ...first, earlier: [{ corrected: null, at: '2026-11-05T09:00:00.000Z' }] }
    const checks = whole.checks.map((one) => (one.answer === first ? { ...one, answer: answered } : one))
    const sent = sentResult({ ...whole, checks, corrections: [answered, ...others] })
    expect(wholeResult(sent)).toEqual(whole)
  })

  it('sentResult sends a row as a whole that is not among the rows of the result', () => {
    const stray = said(9, wrong, row('Kupfer'))
    const sent = sentResult({ ...whole, corrections: [...corrections, stray] })
    expect(sent.corrections.at(-1)).toEqual(stray)
    expect(wholeResult(sent).corrections.at(-1)).toEqual(stray)
  })
})
