import { MARKERS } from '@verbena/lab-reader'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { describe, expect, it } from 'vitest'
import { conclusionsFor, english } from '../tools/testing/resultText.ts'
import type { MarkerRow, QualitativeRow } from './bloodTests.ts'
import { type Verdict, verdictOf, verdictText } from './resultVerdict.ts'

const inside = (name: string) => markerRow({ name, value: 50, flag: 'normal' })
const low = (name: string) => markerRow({ name, value: 18, flag: 'low' })
const high = (name: string) => markerRow({ name, value: 300, flag: 'high' })
const potassium = (value: number, over: Partial<MarkerRow> = {}) =>
  markerRow({ name: 'Potassium', value, unit: 'mmol/L', low: 3.5, high: 5.1, flag: 'high', ...over })
const doubtful = markerRow({
  name: 'Kalium',
  marker: 'Potassium',
  value: 4.4,
  unit: 'mmol/L',
  doubtful: true,
})
const positive: QualitativeRow = {
  ...{ name: 'Hepatitis B surface antigen', text: 'positive', page: 1, doubtful: false },
  place: doubtful.place,
}

const today = '2026-11-22'
function verdict(
  markers: MarkerRow[],
  { collectedOn = '2026-11-20', qualitative = [] as QualitativeRow[] } = {},
): { kinds: Verdict['kind'][]; text: string } {
  const told = conclusionsFor(
    { collectedOn, possibleDays: [], markers, unread: [], qualitative, language: null },
    { today },
  )
  const sentences = verdictOf(told)
  return {
    kinds: sentences.map(({ kind }) => kind),
    text: sentences.map((one) => verdictText(told, one, english)).join(' '),
  }
}

describe('verdictOf', () => {
  it.each<[string, MarkerRow[], Verdict['kind'][]]>([
    ['one marker low', [low('Ferritin'), inside('Iron')], ['outside', 'restInRange']],
    ['one group low', [low('Ferritin'), low('Iron'), inside('TSH')], ['outside', 'restInRange']],
    ['one group on both sides', [low('Ferritin'), high('Transferrin')], ['groups']],
    ['several groups', [low('Ferritin'), high('Triglycerides'), inside('TSH')], ['groups', 'restInRange']],
    ['everything in range', [inside('Ferritin'), inside('Iron')], ['allInRange']],
    ['no ranges', [markerRow({ low: null, high: null, flag: null })], ['nothingToCompare']],
    ['a line to check', [low('Ferritin'), doubtful], ['toCheck']],
    ['a critical value', [potassium(6.9), inside('Iron')], ['critical']],
    [
      'a critical value and a line to check',
      [potassium(6.9), { ...doubtful, value: 4.2 }],
      ['critical', 'toCheck'],
    ],
    [
      'an impossible value',
      [low('Ferritin'), markerRow({ plausible: false, value: -4 })],
      ['outside', 'toRead'],
    ],
    ['nothing', [], ['empty']],
  ])('verdictOf %s has these sentences', (_case, markers, kinds) => {
    expect(verdict(markers).kinds).toEqual(kinds)
  })

  it('verdictOf says nothing reassuring beside a positive result', () => {
    const { kinds } = verdict([inside('Ferritin')], { qualitative: [positive] })
    expect(kinds).not.toContain('allInRange')
    expect(kinds).not.toContain('restInRange')
  })

  it('verdictText is one plain sentence for each fact', () => {
    expect(verdict([low('Ferritin'), inside('Iron'), inside('TSH')]).text).toBe(
      'Ferritin is low. Everything else is in range.',
    )
    expect(verdict([low('Ferritin'), low('Iron')]).text).toBe('2 iron values are low.')
    expect(verdict([low('Ferritin'), high('Triglycerides')]).text).toBe(
      '2 values need a look: iron and lipids.',
    )
    expect(verdict([potassium(6.9)]).text).toBe('Potassium is critically high.')
    expect(verdict([potassium(6.9)], { collectedOn: '2012-05-03' }).text).toBe(
      'Potassium was critically high on 3 May 2012.',
    )
  })

  it('verdictOf has at most three sentences, and reassures only where every line is certain (property)', () => {
    const seed = 41
    let state = seed
    const next = (most: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * most)
    }
    const one = <Item>(items: readonly Item[]) => items[next(items.length)] as Item
    for (let at = 0; at < 400; at += 1) {
      const markers = Array.from({ length: next(9) }, () => {
        const { name } = one(MARKERS)
        const row = one([inside, low, high])(name)
        return {
          ...row,
          doubtful: next(8) === 0,
          plausible: next(8) !== 0,
          ...(next(6) === 0 && { flag: null, low: null, high: null }),
        }
      })
      const qualitative = next(4) === 0 ? [{ ...positive, doubtful: next(2) === 0 }] : []
      const { kinds, text } = verdict(markers, { qualitative })
      const about = `seed ${seed}, case ${at}: ${JSON.stringify({ kinds, text })}`
      expect(kinds.length, about).toBeLessThanOrEqual(3)
      expect(text, about).not.toMatch(/undefined|[{}]| {2}/)
      const isUncertain = markers.some((row) => row.doubtful || !row.plausible || row.flag === null)
      const mayReassure = !isUncertain && qualitative.length === 0
      if (!mayReassure)
        for (const kind of ['allInRange', 'restInRange'] as const) expect(kinds, about).not.toContain(kind)
    }
  })
})
