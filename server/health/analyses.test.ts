import { randomUUID } from 'node:crypto'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { healthAnalyses, healthTracking, practitionerPatients } from '../../drizzle/schema.ts'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { ANALYSIS_TYPES, type AnalysisType, addDays, DAY_MS, isoDay } from '../../shared/health.ts'
import { analysisText, ENOUGH_ENTRIES, type HealthReading, METALS } from '../../shared/healthReading.ts'
import { latestToday } from '../access/today.ts'
import { translatorFor } from '../platform/locales.ts'
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
const t = translatorFor('en')
const read = (days: ReadDay[], type: AnalysisType = 'stress-adrenal', markers: MarkerRow[] = []) =>
  readPeriod({
    type,
    today,
    days,
    bloodTest: markers.length > 0 ? { collectedOn: '2026-11-01', markers } : null,
  })

function findings(...[days, type, markers]: Parameters<typeof read>) {
  const { findings: found } = read(days, type, markers)
  if (!found) throw new Error('there are too few entries')
  return found
}

describe('readPeriod', () => {
  it('readPeriod needs at least five entries', () => {
    const four = [0, 1, 2, 3].map((ago) => dayOf(ago))
    expect(read(four)).toEqual({ type: 'stress-adrenal', today, entries: 4, findings: null })
    expect(read([...four, dayOf(4)]).findings).not.toBeNull()
  })

  it('readPeriod states averages, trends, gaps and the number of days behind an association', () => {
    const days = Array.from({ length: 24 }, (_, i) => i)
      .filter((ago) => ago !== 10 && ago !== 11)
      .map((ago) => dayOf(ago, { sleepHours: ago < 15 ? 8 : 6, energyLevel: ago < 15 ? 8 : 5 }))
    expect(read(days).findings).toMatchObject({
      averages: [
        { measure: 'sleep', average: 7.2, goal: 7 },
        { measure: 'energy', average: 6.8, goal: 8 },
        { measure: 'water', average: 6, goal: 8 },
        { measure: 'exercise', average: 20, goal: 30 },
      ],
      mood: 'Good',
      trends: [
        { measure: 'sleep', before: 9, after: 13, change: { direction: 'rising', from: 6, to: 8 } },
        { measure: 'energy', change: { direction: 'rising' } },
        { measure: 'mood', change: { direction: 'steady', from: 4, to: 4 } },
      ],
      gaps: { missing: 9, longest: 7 },
      associations: [
        { pair: ['sleep', 'energy'], days: 22, strength: 'strong', r: 1 },
        { pair: ['sleep', 'mood'], days: 22, strength: 'constant', r: null },
        { pair: ['exercise', 'energy'], days: 22, strength: 'constant', r: null },
      ],
    })
  })

  it('readPeriod compares nothing over nine days', () => {
    const { associations } = findings(Array.from({ length: 9 }, (_, i) => dayOf(i)))
    expect(associations[0]).toEqual({ pair: ['sleep', 'energy'], days: 9, strength: 'tooFew', r: null })
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
    const gut = findings(days, 'gut-health', markers)
    expect(gut.symptoms).toEqual({ days: 2, groups: [{ group: 'stomach', days: 2 }] })
    expect(gut.bloodTest).toEqual({
      collectedOn: '2026-11-01',
      markers: [
        { marker: 'Albumin', value: 3, comparator: null, unit: 'mmol/L', flag: 'low' },
        { marker: 'Ferritin', value: 3, comparator: null, unit: 'mmol/L', flag: 'normal' },
      ],
      unchecked: [],
    })
    const unchecked = { ...marker('Folate', 'high'), doubtful: true }
    expect(findings(days, 'gut-health', [...markers.slice(0, 3), unchecked]).bloodTest).toMatchObject({
      markers: [{ marker: 'Albumin' }, { marker: 'Ferritin' }],
      unchecked: ['Folate'],
    })
    expect(findings(days, 'immune-system', markers).symptoms.groups).toEqual([{ group: 'airways', days: 2 }])
  })

  it.each([
    ['immune-system', 'flu since Monday', 'infection'],
    ['immune-system', 'Flu.', 'infection'],
    ['immune-system', 'influenza', 'infection'],
    ['immune-system', 'much fluid, fluffy hair', null],
    ['immune-system', 'flushes', null],
    ['immune-system', 'hay fever', 'allergy'],
    ['immune-system', 'worked in the haystack', null],
    ['gut-health', 'gas and gassy', 'stomach'],
    ['gut-health', 'gasping for air', null],
    ['hormonal-balance', 'hot flashes', 'heat'],
  ] as const)('readPeriod of %s puts "%s" into the group %s', (type, symptoms, group) => {
    const found = findings(
      Array.from({ length: 6 }, (_, i) => dayOf(i, { symptoms })),
      type,
    ).symptoms
    expect(found.days).toBe(6)
    if (group) expect(found.groups).toContainEqual({ group, days: 6 })
    else expect(found.groups).toEqual([])
  })

  it('readPeriod lists the metals for heavy metals, or says which were not measured', () => {
    const days = Array.from({ length: 6 }, (_, i) => dayOf(i))
    const missing = (type: AnalysisType, ...names: string[]) =>
      findings(
        days,
        type,
        names.map((name) => marker(name, 'normal')),
      ).notMeasured
    for (const names of [[], ['TSH'], ['Hemoglobin']]) {
      expect(missing('heavy-metals', ...names)).toEqual(METALS)
    }
    expect(missing('heavy-metals', 'Hemoglobin', 'Lead')).toEqual(['Mercury', 'Cadmium', 'Arsenic'])
    expect(missing('heavy-metals', ...METALS)).toEqual([])
    expect(missing('gut-health')).toEqual([])
  })

  it('readPeriod does not depend on the order of the days', () => {
    const days = fc
      .array(fc.nat(29), { minLength: 5, maxLength: 30 })
      .map((agos) => [...new Set(agos)].map((ago) => dayOf(ago, { sleepHours: ago / 2 })))
    fc.assert(
      fc.property(days, (list) => {
        expect(read([...list].reverse())).toEqual(read(list))
      }),
    )
  })
})

describe('analysisText', () => {
  const textOf = (reading: HealthReading) => analysisText({ reading, written: null, model: null }, t)

  it('analysisText words every finding once, and says that rules made it', () => {
    const days = Array.from({ length: 20 }, (_, i) =>
      dayOf(i, { energyLevel: 3 + (i % 5), symptoms: 'tired' }),
    )
    const markers = [marker('Lead', 'high'), { ...marker('Zinc', 'low'), unit: null }]
    for (const type of ANALYSIS_TYPES) {
      const { trends, associations, symptoms, bloodTest } = findings(days, type, markers)
      const lines = textOf(read(days, type, markers)).split('\n- ').length - 1
      const ofMarkers = Math.max(1, bloodTest?.markers.length ?? 0) + (type === 'heavy-metals' ? 1 : 0)
      const ofSymptoms = Math.max(1, symptoms.groups.length) + 1
      expect(lines).toBe(5 + trends.length + 1 + associations.length + ofSymptoms + ofMarkers)
      expect(textOf(read(days, type, markers))).toContain(t('health.reading.byRules'))
    }
  })

  it('analysisText says which way two measures go, with the sign of their coefficient', () => {
    const days = Array.from({ length: 12 }, (_, i) =>
      dayOf(i, { sleepHours: i / 2, energyLevel: Math.min(13 - i, 10) }),
    )
    const [found] = findings(days).associations
    expect(found?.strength).toBe('strong')
    expect(textOf(read(days))).toContain(
      t('health.reading.association.found', {
        pair: t('health.reading.pair', { cause: 'sleep', effect: 'energy' }),
        strength: 'strong',
        direction: 'apart',
        r: Math.abs(found?.r ?? 0),
        days: 12,
      }),
    )
  })

  it('analysisText says how many entries are missing where there are too few', () => {
    expect(textOf(read([dayOf(0)]))).toContain(
      t('health.reading.tooFew', { entries: 1, least: ENOUGH_ENTRIES, days: 30 }),
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
    expect(done.reading?.findings?.averages).toContainEqual({ measure: 'sleep', average: 7, goal: 7 })
    expect(done.analysis).toContain(t('health.reading.average.sleep', { average: 7, goal: 7 }))
    const second = await signUp(portal, 'practitioner')
    for (const id of [analysisId, randomUUID()]) {
      await expect(second.api.health.analysis({ id })).rejects.toThrow(t('health.refused.noAnalysis'))
    }
    await portal.deps.db
      .insert(practitionerPatients)
      .values({ practitionerId: second.id, patientId: maya.id })
    expect(await second.api.health.analyses({ patientId: maya.id })).toHaveLength(1)
    await portal.deps.db
      .delete(practitionerPatients)
      .where(eq(practitionerPatients.practitionerId, second.id))
    await expect(second.api.health.analyses({ patientId: maya.id })).rejects.toThrow(
      t('care.refused.notInCare'),
    )
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
      expect(done.reading).toMatchObject({ today, entries })
      expect(await elena.api.health.patientEntries({ patientId: maya.id, today })).toHaveLength(entries)
    }
    await expect(
      elena.api.health.analysePatient({
        patientId: maya.id,
        analysisType: 'gut-health',
        today: addDays(now, -9),
      }),
    ).rejects.toThrow(t('health.refused.notToday'))
  })

  it('an analysis that an earlier version stored as text is made again, unless a model wrote it', async () => {
    const at = new Date(Date.now() - 4 * DAY_MS)
    const stored = (model: string | null) => ({
      ...({ userId: maya.id, authorId: elena.id, analysisType: 'gut-health', createdAt: at } as const),
      ...({ status: 'completed', analysis: 'Sleep rose.', model } as const),
    })
    const [byRules, byModel] = await portal.deps.db
      .insert(healthAnalyses)
      .values([stored(null), stored('llama')])
      .returning({ id: healthAnalyses.id })
    const made = await elena.api.health.analysis({ id: byRules?.id ?? '' })
    const today = isoDay(at.getTime())
    const days = await elena.api.health.patientEntries({ patientId: maya.id, today })
    const entries = days.filter(({ date }) => date <= latestToday(at.getTime())).length
    expect(made).toMatchObject({ reading: { type: 'gut-health', today, entries }, written: null })
    expect(made.analysis).toContain(t('health.reading.byRules'))
    expect(await elena.api.health.analysis({ id: byModel?.id ?? '' })).toMatchObject({
      reading: null,
      analysis: 'Sleep rose.',
      model: 'llama',
      createdAt: at,
    })
  })

  it('an analysis can neither be requested nor read after the care link is removed', async () => {
    const { analysisId } = await elena.api.health.analysePatient({
      patientId: maya.id,
      analysisType: 'gut-health',
    })
    await admin.api.admin.assignments.remove({ id: linkId })
    await expect(elena.api.health.analysis({ id: analysisId })).rejects.toThrow(
      t('health.refused.noAnalysis'),
    )
    await expect(
      elena.api.health.analysePatient({ patientId: maya.id, analysisType: 'gut-health' }),
    ).rejects.toThrow(t('care.refused.notInCare'))
  })
})
