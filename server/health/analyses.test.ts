import { randomUUID } from 'node:crypto'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { healthTracking, practitionerPatients } from '../../drizzle/schema.ts'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { ANALYSIS_TYPES, type AnalysisType, addDays } from '../../shared/health.ts'
import { type Person, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { correlation, type ReadDay, readPeriod } from './reading.ts'

const today = '2026-11-20'
const dayOf = (ago: number, day: Partial<ReadDay> = {}): ReadDay => ({
  date: addDays(today, -ago),
  mood: 'Good',
  energyLevel: 6,
  sleepHours: 7,
  waterIntake: 6,
  exerciseMinutes: 20,
  symptoms: null,
  ...day,
})
const marker = (name: string, flag: MarkerRow['flag'], plausible = true) =>
  markerRow({ name, value: 3, unit: 'mmol/L', low: 1, high: 2, flag, plausible })
const read = (days: ReadDay[], type: AnalysisType = 'stress-adrenal', markers: MarkerRow[] = []) =>
  readPeriod({
    type,
    today,
    days,
    bloodTest: markers.length > 0 ? { collectedOn: '2026-11-01', markers } : null,
  })

describe('readPeriod', () => {
  it('readPeriod needs at least five entries', () => {
    expect(read([0, 1, 2, 3].map((ago) => dayOf(ago)))).toContain('not enough data: 4 of at least 5')
    expect(read([0, 1, 2, 3, 4].map((ago) => dayOf(ago)))).not.toContain('not enough data')
  })

  it('readPeriod states trends, gaps and the number of days behind a connection', () => {
    const days = Array.from({ length: 24 }, (_, i) => i)
      .filter((ago) => ago !== 10 && ago !== 11)
      .map((ago) => dayOf(ago, { sleepHours: ago < 15 ? 8 : 6, energyLevel: ago < 15 ? 8 : 5 }))
    const text = read(days)
    expect(text).toContain('Sleep: rising, from 6.0 to 8.0 hours (first half 9 days, second half 13 days).')
    expect(text).toContain('9 of the 31 days up to today without an entry; the longest gap is 7 days.')
    expect(text).toContain('Sleep and energy: a strong connection, rising together (r = 1.00, 22 days).')
  })

  it('readPeriod compares nothing over nine days', () => {
    expect(read(Array.from({ length: 9 }, (_, i) => dayOf(i)))).toContain(
      'Sleep and energy: only 9 days measure both, too few to compare.',
    )
  })

  it('readPeriod groups symptoms by type, and lists its markers, those out of range first', () => {
    const days = Array.from({ length: 6 }, (_, i) =>
      dayOf(i, { symptoms: i < 2 ? 'Bloated, and a cough' : null }),
    )
    const markers = [
      marker('Ferritin', 'normal'),
      marker('Albumin', 'low'),
      marker('TSH', 'high'),
      marker('Folate', 'high', false),
    ]
    const gut = read(days, 'gut-health', markers)
    expect(gut).toContain('Stomach and bloating: on 2 days.')
    expect(gut).not.toContain('Airways')
    expect(gut.indexOf('Albumin: 3 mmol/L, below its range')).toBeLessThan(gut.indexOf('Ferritin'))
    expect(gut).not.toContain('TSH')
    expect(gut).not.toContain('Folate')
    const unchecked = { ...marker('Folate', 'high'), doubtful: true }
    expect(read(days, 'gut-health', [...markers.slice(0, 3), unchecked])).toContain(
      '- Not yet checked by anybody, and left out: Folate.',
    )
    expect(read(days, 'immune-system', markers)).toContain('Airways: on 2 days.')
  })

  it.each([
    ['immune-system', 'flu since Monday', 'Fever and infection'],
    ['immune-system', 'Flu.', 'Fever and infection'],
    ['immune-system', 'influenza', 'Fever and infection'],
    ['immune-system', 'much fluid, fluffy hair', null],
    ['immune-system', 'flushes', null],
    ['immune-system', 'hay fever', 'Allergy'],
    ['immune-system', 'worked in the haystack', null],
    ['gut-health', 'gas and gassy', 'Stomach and bloating'],
    ['gut-health', 'gasping for air', null],
    ['hormonal-balance', 'hot flashes', 'Heat and sweat'],
  ] as const)('readPeriod of %s puts "%s" into the group %s', (type, symptoms, group) => {
    const text = read(
      Array.from({ length: 6 }, (_, i) => dayOf(i, { symptoms })),
      type,
    )
    if (group) expect(text).toContain(`${group}: on 6 days.`)
    else expect(text).toContain('None of the symptoms belongs to the groups of this reading.')
  })

  it('readPeriod lists the metals for heavy metals, or says which were not measured', () => {
    const days = Array.from({ length: 6 }, (_, i) => dayOf(i))
    const none = 'None of lead, mercury, cadmium and arsenic was measured'
    expect(read(days, 'heavy-metals')).toContain(none)
    expect(read(days, 'heavy-metals', [marker('TSH', 'high')])).toContain(none)
    expect(read(days, 'heavy-metals', [marker('Hemoglobin', 'normal')])).toContain(none)
    const two = read(days, 'heavy-metals', [marker('Hemoglobin', 'normal'), marker('Lead', 'high')])
    expect(two).toContain('- Not measured: mercury, cadmium and arsenic.')
    expect(two).toContain('- Lead: 3 mmol/L, above its range.')
    const metals = ['Lead', 'Mercury', 'Cadmium', 'Arsenic'].map((name) => marker(name, 'normal'))
    expect(read(days, 'heavy-metals', metals)).not.toMatch(/measured:|was measured/)
    expect(read(days, 'gut-health')).not.toMatch(/measured:|was measured/)
  })

  it('readPeriod differs for every type over the same facts, and says that rules made it', () => {
    const days = Array.from({ length: 20 }, (_, i) =>
      dayOf(i, { energyLevel: 3 + (i % 5), symptoms: 'tired' }),
    )
    const texts = ANALYSIS_TYPES.map((type) => read(days, type))
    expect(new Set(texts.map((text) => text.replace(/^## .*/, ''))).size).toBe(ANALYSIS_TYPES.length)
    for (const text of texts) expect(text).toContain('Made by fixed rules')
  })

  it('readPeriod does not depend on the order of the days', () => {
    const days = fc
      .array(fc.nat(29), { minLength: 5, maxLength: 30 })
      .map((agos) => [...new Set(agos)].map((ago) => dayOf(ago, { sleepHours: ago / 2 })))
    fc.assert(
      fc.property(days, (list) => {
        expect(read([...list].reverse())).toBe(read(list))
      }),
    )
  })
})

describe('a correlation', () => {
  it('correlation is between -1 and 1, 1 along a line, and null where nothing changes', () => {
    const pair = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }))
    fc.assert(
      fc.property(fc.array(pair, { minLength: 2, maxLength: 40 }), (pairs) => {
        const r = correlation(pairs)
        if (r !== null) expect(Math.abs(r)).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
    expect(
      correlation([
        [1, 2],
        [2, 4],
        [3, 6],
      ]),
    ).toBeCloseTo(1)
    expect(
      correlation([
        [1, 2],
        [1, 3],
      ]),
    ).toBeNull()
  })
})

describe('an analysis of a patient', () => {
  let portal: TestPortal
  let elena: Person
  let maya: Person
  let admin: Person
  let linkId: string
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'off' })
    admin = await signUp(portal, 'admin')
    elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
    maya = await signUp(portal, 'patient', 'Maya Lindqvist')
    linkId = (await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })).id
    const now = new Date().toISOString().slice(0, 10)
    await portal.deps.db.insert(healthTracking).values(
      Array.from({ length: 12 }, (_, i) => ({
        userId: maya.id,
        date: addDays(now, -i),
        sleepHours: 7,
        energyLevel: 6,
      })),
    )
  })
  afterAll(() => portal.close())

  it('an analysis is written by a job, with author and date, and can be read by everybody in care of the patient', async () => {
    const { analysisId } = await elena.api.health.analysePatient({
      patientId: maya.id,
      analysisType: 'stress-adrenal',
    })
    const done = await eventually(async () => {
      const answer = await elena.api.health.analysis({ id: analysisId })
      return answer.status === 'completed' ? answer : undefined
    })
    expect(done).toMatchObject({ author: 'Elena Hartmann', createdAt: expect.any(Date), model: null })
    expect(done.analysis).toContain('Sleep 7.0 hours (goal 7)')
    const second = await signUp(portal, 'practitioner')
    for (const id of [analysisId, randomUUID()]) {
      await expect(second.api.health.analysis({ id })).rejects.toThrow('There is no such analysis.')
    }
    await portal.deps.db
      .insert(practitionerPatients)
      .values({ practitionerId: second.id, patientId: maya.id })
    expect(await second.api.health.analyses({ patientId: maya.id })).toHaveLength(1)
    await portal.deps.db
      .delete(practitionerPatients)
      .where(eq(practitionerPatients.practitionerId, second.id))
    await expect(second.api.health.analyses({ patientId: maya.id })).rejects.toThrow('no such patient')
  })

  it('an analysis covers the days that the screen shows: from 30 days before the caller’s today', async () => {
    const now = new Date().toISOString().slice(0, 10)
    const day = (ago: number) => ({ userId: maya.id, date: addDays(now, -ago), sleepHours: 7 })
    await portal.deps.db.insert(healthTracking).values([day(29), day(30), day(31)])
    for (const [today, entries] of [
      [now, 14],
      [addDays(now, -1), 15],
    ] as const) {
      const { analysisId } = await elena.api.health.analysePatient({
        patientId: maya.id,
        analysisType: 'gut-health',
        today,
      })
      const done = await eventually(async () => {
        const answer = await elena.api.health.analysis({ id: analysisId })
        return answer.status === 'completed' ? answer : undefined
      })
      expect(done.analysis).toContain(`averages of ${entries} days`)
      expect(await elena.api.health.patientEntries({ patientId: maya.id, today })).toHaveLength(entries)
    }
    await expect(
      elena.api.health.analysePatient({
        patientId: maya.id,
        analysisType: 'gut-health',
        today: addDays(now, -9),
      }),
    ).rejects.toThrow('The date must be today in your time zone.')
  })

  it('an analysis can neither be requested nor read after the care link is removed', async () => {
    const { analysisId } = await elena.api.health.analysePatient({
      patientId: maya.id,
      analysisType: 'gut-health',
    })
    await admin.api.admin.assignments.remove({ id: linkId })
    await expect(elena.api.health.analysis({ id: analysisId })).rejects.toThrow('There is no such analysis.')
    await expect(
      elena.api.health.analysePatient({ patientId: maya.id, analysisType: 'gut-health' }),
    ).rejects.toThrow('no such patient')
  })
})
