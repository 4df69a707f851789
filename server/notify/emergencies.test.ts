import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, emergencies, notices, practitionerPatients } from '../../drizzle/schema.ts'
import { addDays } from '../../shared/health.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

const today = new Date().toISOString().slice(0, 10)

let portal: TestPortal
let elena: Person
let jonas: Person
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
  elena = await signUp(portal, 'practitioner')
  jonas = await signUp(portal, 'practitioner')
})
afterAll(() => portal.close())
beforeEach(async () => {
  maya = await signUp(portal)
  await portal.deps.db
    .insert(practitionerPatients)
    .values([elena, jonas].map(({ id }) => ({ practitionerId: id, patientId: maya.id })))
})

const linesOf = async (practitioner: Person) =>
  (await practitioner.api.care.worklist()).filter(({ patient }) => patient.id === maya.id)
const stored = () => portal.deps.db.select().from(emergencies).where(eq(emergencies.patientId, maya.id))
const noticesOf = async (practitioner: Person) =>
  (await practitioner.api.notices.list()).rows.filter(
    ({ kind, patientId }) => kind === 'emergency' && patientId === maya.id,
  )
const send = (from: Person, text: string) =>
  from.api.messages.send({ threadWith: from === maya ? elena.id : maya.id, text, key: randomUUID() })

describe('an emergency in a message', () => {
  it('an emergency in a message is told to the sender and, first and critical, to everyone in care', async () => {
    expect(await send(maya, 'My chest feels tight')).toMatchObject({ emergencies: ['heart'] })
    for (const practitioner of [elena, jonas]) {
      const [first] = await linesOf(practitioner)
      expect(first).toMatchObject({
        ...{ kind: 'emergency', critical: true, emergencies: ['heart'] },
        ...{ source: 'message', texts: 1 },
      })
      expect(await noticesOf(practitioner)).toMatchObject([{ pinned: true }])
    }
  })

  it('an emergency in a message is stored without its text', async () => {
    await send(maya, 'I took 40 paracetamol tablets')
    expect(JSON.stringify(await stored())).not.toContain('paracetamol')
  })

  it('an emergency in a message is not looked for in what a practitioner writes', async () => {
    expect(await send(elena, 'Do you have chest pain?')).toMatchObject({ emergencies: [] })
    expect(await stored()).toEqual([])
  })

  it('an emergency in a message is gone with a withdrawn message', async () => {
    const { id } = await send(maya, 'I do not want to live any more')
    await maya.api.messages.withdraw({ id })
    expect(await stored()).toEqual([])
    expect(await noticesOf(elena)).toEqual([])
  })
})

describe('an emergency in an entry', () => {
  it('an emergency in an entry follows the entry as it is changed and removed', async () => {
    const { id, emergencies: found } = await maya.api.health.addEntry({ date: today, symptoms: 'chest pain' })
    expect(found).toEqual(['heart'])
    expect(await stored()).toMatchObject([{ source: 'entry', kinds: ['heart'], day: today }])
    await maya.api.health.addEntry({ date: today, notes: 'I cannot breathe' })
    expect((await stored())[0]?.kinds).toEqual(['heart', 'breathing'])
    expect(await maya.api.health.editEntry({ id, symptoms: 'tired', notes: 'better' })).toMatchObject({
      emergencies: [],
    })
    expect(await stored()).toEqual([])
    await maya.api.health.editEntry({ id, symptoms: 'chest pain', notes: null })
    expect(await stored()).toHaveLength(1)
    await maya.api.health.removeEntry({ id })
    expect(await stored()).toEqual([])
    expect(await linesOf(elena)).toEqual([])
  })

  it('an emergency in an entry counts for a week, in an imported file too', async () => {
    const csv = ['date,symptoms', `${addDays(today, -1)},chest pain`, `${addDays(today, -40)},chest pain`]
    await maya.api.health.importEntries({ csv: csv.join('\n') })
    expect(await stored()).toMatchObject([{ day: addDays(today, -1) }])
  })
})

it('an entry that is edited back and forth adds at most 30 notices an hour, and the latest leads to what stands there', async () => {
  const { id } = await maya.api.health.addEntry({ date: today, symptoms: 'chest pain' })
  for (let edit = 0; edit < 35; edit++) {
    await maya.api.health.editEntry({ id, symptoms: 'tired', notes: null })
    await maya.api.health.editEntry({ id, symptoms: 'chest pain', notes: null })
  }
  const told = await portal.deps.db
    .select()
    .from(notices)
    .where(and(eq(notices.patientId, maya.id), eq(notices.userId, elena.id)))
  expect(told).toHaveLength(30)
  expect(await noticesOf(elena)).toMatchObject([{ pinned: true }])
  expect((await linesOf(elena))[0]).toMatchObject({ kind: 'emergency', emergencies: ['heart'] })
})

it('the line of an emergency leads to its text, where the reader may read that', async () => {
  const { id } = await send(maya, 'My chest feels tight')
  expect((await linesOf(elena))[0]).toMatchObject({ opens: 'message', targetId: id })
  expect((await linesOf(jonas))[0]).toMatchObject({ opens: null, targetId: maya.id })
  const entry = await maya.api.health.addEntry({ date: today, notes: 'I cannot breathe' })
  expect((await linesOf(jonas))[0]).toMatchObject({ opens: 'entry', targetId: entry.id })
})

it('an emergency in a reason for skipping a dose is noted, and ends with it', async () => {
  const { id: planId } = await elena.api.plans.create({
    patientId: maya.id,
    title: 'Plan',
    medications: ['Iron'],
  })
  const dose = { planId, medication: 'Iron', date: today }
  const skip = { ...dose, slot: 'any' as const, state: 'skipped' as const, reason: 'my throat is closing up' }
  expect(await maya.api.plans.setDose(skip)).toMatchObject({ emergencies: ['anaphylaxis'] })
  expect((await linesOf(jonas))[0]).toMatchObject({ kind: 'emergency', source: 'dose' })
  await maya.api.plans.setDose({ ...dose, taken: true })
  expect(await stored()).toEqual([])
})

it('an answered emergency leaves every list, is recorded, and returns with another one only', async () => {
  const { id } = await maya.api.health.addEntry({ date: today, symptoms: 'chest pain' })
  const [line] = await linesOf(elena)
  if (line?.kind !== 'emergency') throw new Error('no line')
  await elena.api.care.answerEmergencies({ patientId: maya.id, until: line.until })
  expect(await linesOf(jonas)).toEqual([])
  expect(await noticesOf(jonas)).toMatchObject([{ pinned: false }])
  const written = await portal.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, maya.id))
  expect(written.filter(({ action }) => action === 'emergencies.answered')).toHaveLength(1)
  await maya.api.health.editEntry({ id, symptoms: 'chest pain', notes: 'slept well' })
  expect(await linesOf(jonas)).toEqual([])
  await maya.api.health.editEntry({ id, symptoms: 'chest pain', notes: 'I want to die' })
  expect((await linesOf(jonas))[0]).toMatchObject({ emergencies: ['suicide', 'heart'] })
  expect(await portal.deps.db.select().from(notices).where(eq(notices.kind, 'emergency'))).not.toEqual([])
})
