import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { measurementRules, practitionerPatients, userRoles } from '../../drizzle/schema.ts'
import { DELETE_WORD } from '../../shared/auth.ts'
import { asText } from '../../shared/careText.ts'
import type { MeasurementInput, RuleInput } from '../../shared/measurementInputs.ts'
import { lineSentences } from '../../shared/worklistText.ts'
import type { Who } from '../access/who.ts'
import { translatorFor } from '../platform/locales.ts'
import { PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { addMeasurements } from './measurements.ts'

const t = translatorFor('en')
const HOURS = 60
let portal: TestPortal
let elena: Person
let jonas: Person
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off' })
  elena = await signUp(portal, 'practitioner', 'Dr. Elena Hartmann')
  jonas = await signUp(portal, 'practitioner', 'Dr. Jonas Weber')
})
afterAll(() => portal.close())

/** A new patient in the care of both for each test; Elena is told of her blood pressure. */
beforeEach(async () => {
  await portal.deps.db.delete(practitionerPatients)
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  for (const { id } of [elena, jonas]) {
    await portal.deps.db.insert(practitionerPatients).values({ practitionerId: id, patientId: maya.id })
  }
  await set(elena, PRESSURE)
})

const PRESSURE = { kind: 'bloodPressure', rule: { high: 150, diastolic: 95, days: 3 } } as const
const WEIGHT = { kind: 'weight', rule: { change: 2, days: 7 } } as const
const GLUCOSE = { kind: 'glucose', rule: { low: 70, high: 180 } } as const
type Rule = RuleInput extends infer One ? (One extends RuleInput ? Omit<One, 'patientId'> : never) : never
const set = (practitioner: Person, rule: Rule) =>
  practitioner.api.measurements.setRule({ patientId: maya.id, ...rule } as RuleInput)
const rulesOf = (practitioner: Person) => practitioner.api.measurements.rules({ patientId: maya.id })

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const add = (input: Omit<MeasurementInput, 'key'>) =>
  maya.api.measurements.add({ ...input, key: randomUUID() })
const pressure = (systolic: number, diastolic: number, minutesAgo = 1) =>
  add({ at: ago(minutesAgo), kind: 'bloodPressure', values: { systolic, diastolic }, unit: 'mmHg' })
const weight = (value: number, minutesAgo = 1) =>
  add({ at: ago(minutesAgo), kind: 'weight', values: { value }, unit: 'kg' })

const lines = async (practitioner: Person) =>
  (await practitioner.api.care.worklist()).filter(({ kind }) => kind === 'measurement')
const told = async (practitioner: Person) =>
  (await practitioner.api.notices.list()).rows.filter(
    ({ kind, patientId }) => kind === 'measurement-rule' && patientId === maya.id,
  )
/** How many lines and notices the practitioner has. */
const seenBy = async (practitioner: Person) => [
  (await lines(practitioner)).length,
  (await told(practitioner)).length,
]

describe('setting rules', () => {
  it('a practitioner has only the rules that they set, in the order of kinds', async () => {
    expect(await rulesOf(jonas)).toEqual([])
    await set(elena, GLUCOSE)
    await set(elena, { kind: 'weight', rule: { change: 1.5, days: 14 } })
    expect(await rulesOf(elena)).toEqual([
      { kind: 'bloodPressure', high: 150, diastolic: 95, days: 3 },
      { kind: 'weight', change: 1.5, days: 14 },
      { kind: 'glucose', low: 70, high: 180 },
    ])
    await set(elena, { kind: 'weight', rule: null })
    expect((await rulesOf(elena)).map(({ kind }) => kind)).toEqual(['bloodPressure', 'glucose'])
    expect(await rulesOf(jonas)).toEqual([])
  })

  it.each<[string, Rule, string]>([
    ['an upper value of 99', { ...PRESSURE, rule: { ...PRESSURE.rule, high: 99 } }, 'rule.high'],
    ['an upper value beyond the alarm', { ...PRESSURE, rule: { ...PRESSURE.rule, high: 181 } }, 'rule.high'],
    [
      'a lower value above the upper one',
      { ...PRESSURE, rule: { high: 100, diastolic: 105, days: 3 } },
      'rule.diastolic',
    ],
    ['no day', { ...PRESSURE, rule: { ...PRESSURE.rule, days: 0 } }, 'rule.days'],
    ['31 days', { ...WEIGHT, rule: { change: 2, days: 31 } }, 'rule.days'],
    ['half a day', { ...WEIGHT, rule: { change: 2, days: 1.5 } }, 'rule.days'],
    ['0 kg', { ...WEIGHT, rule: { change: 0, days: 7 } }, 'rule.change'],
    ['three decimals', { ...WEIGHT, rule: { change: 1.555, days: 7 } }, 'rule.change'],
    ['a text', { ...WEIGHT, rule: { change: '2' as unknown as number, days: 7 } }, 'rule.change'],
    ['a glucose upside down', { ...GLUCOSE, rule: { low: 140, high: 120 } }, 'rule.high'],
    ['a glucose below the alarm', { ...GLUCOSE, rule: { low: 53, high: 180 } }, 'rule.low'],
    ['a kind without rules', { kind: 'waist' as 'weight', rule: WEIGHT.rule }, 'kind'],
  ])('setRule refuses %s at its field', async (_case, rule, field) => {
    const body = { patientId: maya.id, ...rule }
    const { cookie } = elena
    const answer = await send(portal, 'POST', '/api/trpc/measurements.setRule', body, { headers: { cookie } })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().error.data.fields)).toEqual([field])
  })

  it('rules and setRule answer 404 for a patient not in care, and 403 for a patient', async () => {
    const stranger = await signUp(portal, 'practitioner')
    await expect(rulesOf(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(set(stranger, WEIGHT)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(rulesOf(maya)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(set(maya, WEIGHT)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a rule that is met', () => {
  it('two readings above the limits within the days tell who set them, with both values', async () => {
    await pressure(152, 90, 71 * HOURS)
    expect(await seenBy(elena)).toEqual([0, 0])
    await pressure(140, 96)
    const [line] = await lines(elena)
    expect(line).toMatchObject({
      ...{ kind: 'measurement', critical: false, matter: 'rule bloodPressure', targetId: maya.id },
      rule: { kind: 'bloodPressure', ...PRESSURE.rule },
      earlier: { value: 152, diastolic: 90, unit: 'mmHg', day: ago(71 * HOURS).slice(0, 10) },
      last: { value: 140, diastolic: 96, unit: 'mmHg', day: ago(1).slice(0, 10) },
    })
    if (!line) return
    expect(line.sentence).toBe(lineSentences(line, ago(0).slice(0, 10), t, asText(t)).join(' '))
    expect(line.sentence).toContain('152/90')
    const [notice] = await told(elena)
    expect(notice).toMatchObject({
      text: t('notices.text.measurement-rule', { kind: 'bloodPressure', patient: 'Maya Lindqvist' }),
      href: `/practitioner/patients/${maya.id}/measurements`,
    })
  })

  it('a rule that is met tells neither a colleague without that rule nor the patient', async () => {
    await set(jonas, { ...PRESSURE, rule: { ...PRESSURE.rule, high: 170, diastolic: 105 } })
    await pressure(155, 96, 60)
    await pressure(155, 96)
    expect(await seenBy(elena)).toEqual([1, 1])
    expect(await seenBy(jonas)).toEqual([0, 0])
    expect((await maya.api.notices.list()).rows).toEqual([])
  })

  it('exactly 150/95 is not above, and a minute more than three days is not within', async () => {
    await pressure(150, 95, 60)
    await pressure(150, 95)
    await pressure(160, 99, 72 * HOURS + 3)
    await pressure(160, 99, 2)
    expect(await seenBy(elena)).toEqual([0, 0])
  })

  it('two readings of one minute are two', async () => {
    const at = ago(1)
    const both = { at, kind: 'bloodPressure', unit: 'mmHg' } as const
    await add({ ...both, values: { systolic: 158, diastolic: 96 } })
    // The same value at the same instant is the same measurement.
    await add({ ...both, values: { systolic: 158, diastolic: 96 } })
    expect(await seenBy(elena)).toEqual([0, 0])
    await add({ ...both, values: { systolic: 160, diastolic: 97 } })
    expect(await seenBy(elena)).toEqual([1, 1])
  })

  it('readings that were kept offline count by when they were measured', async () => {
    await pressure(130, 80)
    await pressure(158, 96, 49 * HOURS)
    expect(await seenBy(elena)).toEqual([0, 0])
    await pressure(159, 96, 50 * HOURS)
    expect(await seenBy(elena)).toEqual([1, 1])
  })

  it('measurements of more than a week ago tell nobody', async () => {
    await pressure(158, 96, 8 * 24 * HOURS)
    await pressure(158, 96, 8 * 24 * HOURS + 5)
    expect(await seenBy(elena)).toEqual([0, 0])
  })

  it('imported measurements do not count', async () => {
    const file = (minutesAgo: number) => ({
      ...{ at: ago(minutesAgo), kind: 'bloodPressure' as const, unit: 'mmHg' as const, fasting: null },
      ...{ values: { systolic: 165, diastolic: 99 }, source: 'omron.csv' },
    })
    await addMeasurements(portal.deps.db, { userId: maya.id } as Who, [file(60), file(30)])
    await pressure(158, 96)
    expect(await seenBy(elena)).toEqual([0, 0])
  })

  it('a weight and a glucose in mmol/L are judged by their own rules', async () => {
    await set(elena, WEIGHT)
    await set(elena, GLUCOSE)
    await weight(74.3, 6 * 24 * HOURS)
    await weight(72.4, 60)
    expect(await lines(elena)).toEqual([])
    await weight(72.3)
    await add({ at: ago(1), kind: 'glucose', values: { value: 9.9 }, unit: 'mmol/L' })
    expect(await lines(elena)).toHaveLength(1)
    await add({ at: ago(1), kind: 'glucose', values: { value: 10.1 }, unit: 'mmol/L' })
    const both = await lines(elena)
    expect(both.map(({ matter }) => matter).sort()).toEqual(['rule glucose', 'rule weight'])
    const said = both.map(({ sentence }) => sentence).join()
    for (const value of ['74.3', '72.3', '10.1']) expect(said).toContain(value)
    expect(await told(elena)).toHaveLength(2)
  })

  it('ten measurements at once tell once', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, at) => pressure(155 + at, 96, 10 + at)))
    expect(await seenBy(elena)).toEqual([1, 1])
  })
})

it('beyond 30 notices an hour about a patient, a rule that is met anew is a line without a notice', async () => {
  await set(elena, GLUCOSE)
  const glucose = (value: number, minutesAgo: number) =>
    add({ at: ago(minutesAgo), kind: 'glucose', values: { value }, unit: 'mg/dL' })
  for (let at = 32; at > 0; at -= 1) {
    await glucose(200 + at, 10 * at)
    await glucose(100, 10 * at - 5)
  }
  const { rows } = await elena.api.notices.list({ limit: 100 })
  expect(rows.filter(({ patientId }) => patientId === maya.id)).toHaveLength(30)
  expect((await lines(elena))[0]).toMatchObject({ last: { value: 201 } })
})

describe('an episode', () => {
  it('an episode is told once, again only after a reading at which the rule was not met', async () => {
    await pressure(155, 96, 160 * HOURS)
    await pressure(156, 96, 159 * HOURS)
    await pressure(157, 96, 158 * HOURS)
    expect(await seenBy(elena)).toEqual([1, 1])
    await pressure(130, 80, 80 * HOURS)
    // The line stays until the practitioner has seen it.
    expect(await seenBy(elena)).toEqual([1, 1])
    await pressure(158, 96, 3 * HOURS)
    expect(await seenBy(elena)).toEqual([1, 1])
    await pressure(159, 96, 2 * HOURS)
    expect(await seenBy(elena)).toEqual([1, 2])
    expect((await lines(elena))[0]).toMatchObject({ earlier: { value: 158 }, last: { value: 159 } })
  })

  it('an episode stays away once it is marked as seen, until the rule is met anew', async () => {
    await pressure(155, 96, 160 * HOURS)
    await pressure(156, 96, 159 * HOURS)
    await elena.api.care.markSeen({ patientId: maya.id, matter: 'rule bloodPressure' })
    expect(await lines(elena)).toEqual([])
    await pressure(157, 96, 158 * HOURS)
    expect(await lines(elena)).toEqual([])
    await pressure(130, 80, 80 * HOURS)
    await pressure(158, 96, 60)
    await pressure(159, 96)
    expect(await seenBy(elena)).toEqual([1, 2])
  })

  it('markSeen sets aside the line of the caller alone', async () => {
    await set(jonas, PRESSURE)
    await pressure(155, 96, 60)
    await pressure(156, 96)
    await elena.api.care.markSeen({ patientId: maya.id, matter: 'rule bloodPressure' })
    expect(await lines(elena)).toEqual([])
    expect(await lines(jonas)).toHaveLength(1)
  })

  it('a removed reading counts no more, and takes its line and notice with it', async () => {
    await pressure(155, 96, 60)
    const { id } = await pressure(156, 96)
    await maya.api.measurements.remove({ id })
    expect(await seenBy(elena)).toEqual([0, 0])
    // What was mistyped is corrected.
    await pressure(157, 96)
    expect(await seenBy(elena)).toEqual([1, 1])
  })

  it('a line stays with its other readings when one of them is removed, and tells nobody', async () => {
    await pressure(155, 96, 60)
    await pressure(156, 96, 30)
    const { id } = await pressure(157, 96)
    await maya.api.measurements.remove({ id })
    expect((await lines(elena))[0]).toMatchObject({ earlier: { value: 155 }, last: { value: 156 } })
    expect(await told(elena)).toHaveLength(1)
  })

  it('a changed rule is not met before the next measurement', async () => {
    await pressure(155, 96, 60)
    await pressure(156, 96, 30)
    await set(elena, { ...PRESSURE, rule: { ...PRESSURE.rule, days: 2 } })
    expect(await lines(elena)).toEqual([])
    await pressure(157, 96)
    expect(await seenBy(elena)).toEqual([1, 2])
  })
})

describe('the end of care', () => {
  const ruleRows = () => portal.deps.db.$count(measurementRules, eq(measurementRules.patientId, maya.id))
  const endCare = () =>
    portal.deps.db
      .delete(practitionerPatients)
      .where(
        and(eq(practitionerPatients.patientId, maya.id), eq(practitionerPatients.practitionerId, elena.id)),
      )

  it('the end of care ends the rules: no notices, former ones are gone, and new care begins without rules', async () => {
    await pressure(155, 96, 60)
    await pressure(156, 96, 30)
    await endCare()
    expect(await ruleRows()).toBe(0)
    expect(await seenBy(elena)).toEqual([0, 0])
    await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
    expect(await rulesOf(elena)).toEqual([])
    await pressure(157, 96)
    expect(await lines(elena)).toEqual([])
  })

  it('a practitioner who is not verified any more is not told', async () => {
    const { db } = portal.deps
    await db.update(userRoles).set({ verified: false }).where(eq(userRoles.userId, elena.id))
    await pressure(155, 96, 60)
    await pressure(156, 96)
    await db.update(userRoles).set({ verified: true }).where(eq(userRoles.userId, elena.id))
    expect(await seenBy(elena)).toEqual([0, 0])
  })

  it('a deleted account of either side leaves no rule', async () => {
    const ada = await signUp(portal, 'practitioner')
    await portal.deps.db.insert(practitionerPatients).values({ practitionerId: ada.id, patientId: maya.id })
    await set(ada, WEIGHT)
    await ada.api.auth.deleteAccount({ confirmation: DELETE_WORD, password: PASSWORD })
    expect(await ruleRows()).toBe(1)
    await maya.api.auth.deleteAccount({ confirmation: DELETE_WORD, password: PASSWORD })
    expect(await ruleRows()).toBe(0)
  })
})
