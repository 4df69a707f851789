import { markerRow } from '@verbena/lab-reader/markerRow'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { treatmentPlans } from '../../drizzle/schema.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { storeResult } from '../test/results.ts'

let portal: TestPortal
let admin: Person
let elena: Person
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
  admin = await signUp(portal, 'admin')
  elena = await signUp(portal, 'practitioner', 'Dr. Elena Hartmann')
})
afterAll(() => portal.close())
beforeEach(async () => {
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
})

const today = new Date().toISOString().slice(0, 10)
const bileAcids = markerRow({
  name: 'Bile acids',
  value: 112,
  unit: 'µmol/L',
  low: null,
  high: 10,
  flag: 'high',
})
const b12 = markerRow({ name: 'Vitamin B12', value: 420, unit: 'pg/mL', low: 200, high: 900, flag: 'normal' })
const store = (markers = [bileAcids]) =>
  storeResult(portal.deps, maya.id, { urgency: 'none', markers, analysis: null, collectedOn: today })
const urgencies = async () =>
  (await maya.api.bloodTests.list({ limit: 5 })).rows.map(({ urgency }) => urgency)
const setProfile = (fields: Partial<Parameters<typeof maya.api.auth.updateProfile>[0]>) =>
  maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist', ...fields })
const kindsOf = async (id: string) => {
  const { groups } = await maya.api.bloodTests.get({ id })
  return groups.flatMap((group) => group.readWith.map(({ kind }) => kind))
}

describe('what is known of the owner of a result', () => {
  it('a pregnancy in the profile makes a result urgent everywhere, and ends with it', async () => {
    const id = await store()
    expect(await maya.api.bloodTests.get({ id })).toMatchObject({ urgency: 'none' })
    await setProfile({ conditions: ['pregnancy'] })
    expect(await maya.api.bloodTests.get({ id })).toMatchObject({ urgency: 'today' })
    expect(await urgencies()).toEqual(['today'])
    const [line] = await elena.api.care.worklist()
    expect(line).toMatchObject({ kind: 'critical' })
    await elena.api.auth.patients.setConditions({ patientId: maya.id, conditions: [] })
    expect(await urgencies()).toEqual(['none'])
  })

  it('a result that a changed profile makes urgent is told to its owner and everyone in care, once', async () => {
    const id = await store()
    const told = async (person: Person, kind: string) =>
      (await person.api.notices.list()).rows.filter((one) => one.kind === kind && one.targetId === id)
    await setProfile({ conditions: ['pregnancy'] })
    expect(await told(maya, 'result-today')).toMatchObject([{ pinned: true }])
    expect(await told(elena, 'result-critical')).toMatchObject([{ pinned: true }])
    await elena.api.auth.patients.setConditions({ patientId: maya.id, conditions: [] })
    await elena.api.auth.patients.setConditions({ patientId: maya.id, conditions: ['pregnancy'] })
    expect(await told(maya, 'result-today')).toHaveLength(1)
    expect(await told(elena, 'result-critical')).toHaveLength(1)
  })

  it('a pregnancy is read from the medical history, unless it is past', async () => {
    const id = await store()
    await setProfile({ medicalHistory: 'Schwanger, 24. Woche' })
    expect(await maya.api.bloodTests.get({ id })).toMatchObject({ urgency: 'today' })
    await setProfile({ medicalHistory: 'Pregnancy in 2019' })
    expect(await maya.api.bloodTests.get({ id })).toMatchObject({ urgency: 'none' })
  })

  it('a date of birth decides the urgency of recent results again', async () => {
    await store([markerRow({ name: 'Sodium', value: 128, unit: 'mmol/L', low: 135, high: 145, flag: 'low' })])
    expect(await urgencies()).toEqual(['none'])
    await setProfile({ dateOfBirth: `${Number(today.slice(0, 4)) - 8}-01-15` })
    expect(await urgencies()).toEqual(['today'])
  })

  it('medicines of the profile and of plans are known by any of their names, stopped ones are not', async () => {
    const id = await store([b12])
    expect(await kindsOf(id)).toEqual([])
    await setProfile({ currentMedications: 'Glucophage 500 mg' })
    expect(await kindsOf(id)).toEqual(['b12-metformin'])
    await setProfile({ currentMedications: 'Metformin, stopped in 2019' })
    expect(await kindsOf(id)).toEqual([])
    await portal.deps.db.insert(treatmentPlans).values({
      ...{ patientId: maya.id, createdBy: elena.id, title: 'Hair' },
      medications: ['Biotin 10 mg'],
    })
    expect(await kindsOf(id)).toEqual(['biotin'])
  })
})
