import { describe, expect, it } from 'vitest'
import { textOf } from '../../../tools/testing/resultText.ts'
import { MARKERS } from '../markers/knownMarkers.ts'
import { markerRow } from '../testing/markerRow.ts'
import type { MarkerFlag, MarkerRow } from '../types.ts'
import { conclusionsOf } from './conclusions.ts'
import limits from './critical.json' with { type: 'json' }
import { CRITICAL_LIMITS } from './criticalLimits.ts'
import { critical, together } from './schema.ts'
import table from './together.json' with { type: 'json' }
import { TOGETHER, TOGETHER_SOURCES } from './together.ts'

const NOTHING = { collectedOn: null, possibleDays: [], unread: [], qualitative: [], language: null }
const row = (marker: string, flag: MarkerFlag) =>
  markerRow({
    ...{ name: marker, value: flag === 'high' ? 12 : flag === 'low' ? 8 : 10, unit: 'unknown/unit' },
    ...(flag === null ? { low: null, high: null } : { low: 9, high: 11 }),
    flag,
  })
const about = { born: '1980-05-01', today: '2026-11-22' }
const readWith = (markers: MarkerRow[], facts: string[] = [], born = about.born) =>
  conclusionsOf({ ...NOTHING, markers }, [], { ...about, born, facts }).groups.flatMap(
    (group) => group.readWith,
  )
const kinds = (markers: MarkerRow[], facts: string[] = [], born?: string) =>
  readWith(markers, facts, born).map(({ kind }) => kind)

it('the tables of limits and of what is read together have their shape, and each source is used', () => {
  together.parse(table)
  critical.parse(limits)
  const used = TOGETHER.map(({ source }) => source)
  expect(new Set(used)).toEqual(new Set(Object.keys(TOGETHER_SOURCES)))
  expect(CRITICAL_LIMITS.length).toBe(limits.limits.length)
})

describe('a rule about results that are read together', () => {
  it('a rule about results that are read together names known markers, once in its topic', () => {
    const known = new Set(MARKERS.map(({ name }) => name))
    for (const { code, markers, with: partners = [], when = [] } of TOGETHER)
      for (const name of [...markers, ...partners.flat(), ...when.flatMap((one) => one.markers)])
        expect(known, code).toContain(name)
    expect(new Set(TOGETHER.map(({ code }) => code)).size).toBe(TOGETHER.length)
  })

  it.each(TOGETHER)(
    'a rule about results that are read together, $code, applies to each of its markers and has words for both readers',
    ({ code, markers, sides, when = [], facts = [], under }) => {
      for (const marker of markers) {
        const rows = [
          row(marker, sides.at(-1) ?? null),
          ...when.map(({ markers: [other = ''], flag }) => row(other, flag)),
        ]
        const born = under === undefined ? about.born : '2020-05-01'
        const known = { ...about, born, facts }
        expect(kinds(rows, facts, born), marker).toContain(code)
        const [patient, practitioner] = (['patient', 'practitioner'] as const).map((audience) =>
          textOf({ ...NOTHING, markers: rows }, [], { ...known, audience }),
        )
        expect(patient).not.toBe(practitioner)
        expect(`${patient}${practitioner}`).not.toMatch(/undefined|bloodTests\./)
      }
    },
  )

  it.each(TOGETHER.filter(({ facts }) => facts))(
    'a rule about results that are read together, $code, needs what is known of the person',
    ({ code, markers: [marker = ''], sides }) => {
      expect(kinds([row(marker, sides.at(-1) ?? null)])).not.toContain(code)
    },
  )

  it.each<[kind: string, markers: [string, MarkerFlag][], facts: string[]]>([
    ['ferritin', [['Ferritin', 'low']], []],
    [
      'ferritin-inflamed',
      [
        ['Ferritin', 'normal'],
        ['C-reactive protein', 'high'],
      ],
      [],
    ],
    [
      'ferritin-saturation',
      [
        ['Ferritin', 'high'],
        ['Transferrin saturation', 'high'],
      ],
      [],
    ],
    ['vitamin-d', [['Vitamin D, 25-hydroxy', 'low']], []],
    [
      'vitamin-d-calcium',
      [
        ['Vitamin D, 25-hydroxy', 'high'],
        ['Corrected calcium', 'high'],
      ],
      [],
    ],
    ['b12', [['Vitamin B12', 'low']], []],
    ['b12-metformin', [['Vitamin B12', 'normal']], ['metformin']],
    ['tsh', [['TSH', 'high']], []],
    ['tsh-pregnancy', [['TSH', 'normal']], ['pregnancy']],
    ['tsh-levothyroxine', [['Free T4', 'high']], ['levothyroxine']],
    ['biotin', [['TSH', 'low']], ['biotin']],
    ['potassium', [['Potassium', 'high']], []],
    ['uric-acid', [['Uric acid', 'high']], []],
    ['iron', [['Iron', 'low']], []],
    [
      'hba1c-anaemia',
      [
        ['Hemoglobin A1c', 'normal'],
        ['Hemoglobin', 'low'],
      ],
      [],
    ],
  ])('results that are read together include %s', (kind, markers, facts) => {
    expect(
      kinds(
        markers.map(([name, flag]) => row(name, flag)),
        facts,
      ),
    ).toContain(kind)
  })

  it('results that are read together name the values that the report has, and what it lacks', () => {
    const rows = [row('Ferritin', 'low'), row('hs-CRP', 'normal'), row('TSH', 'normal')]
    expect(readWith(rows)).toEqual([
      { kind: 'ferritin', rows: [0], with: [1], missing: ['Transferrin saturation'] },
    ])
  })

  it('results that are read together leave out doubtful rows and those that are impossible', () => {
    expect(kinds([{ ...row('Ferritin', 'low'), doubtful: true }])).toEqual([])
    expect(kinds([{ ...row('Ferritin', 'low'), plausible: false }])).toEqual([])
  })

  it('results that are read together change no urgency, and no other finding', () => {
    const potassium = markerRow({
      name: 'Potassium',
      value: 6.9,
      unit: 'mmol/L',
      low: 3.5,
      high: 5.1,
      flag: 'high',
    })
    const found = conclusionsOf({ ...NOTHING, markers: [potassium] }, [], about)
    expect(found.urgency).toBe('today')
    expect(found.groups[0]?.readWith[0]?.kind).toBe('potassium')
  })
})
