import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { practitionerPatients, sentForms } from '../../drizzle/schema.ts'
import { DUE_DAYS } from '../../shared/forms.ts'
import { addDays } from '../../shared/health.ts'
import { type Person, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

const today = () => new Date().toISOString().slice(0, 10)

let portal: TestPortal
let elena: Person
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
  elena = await signUp(portal, 'practitioner')
})
afterAll(() => portal.close())
beforeEach(async () => {
  maya = await signUp(portal)
  await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
})

const sent = () => makeRows(portal.deps).sentForm(maya.id, elena.id)
const change = (id: string, set: Partial<typeof sentForms.$inferInsert>) =>
  portal.deps.db.update(sentForms).set(set).where(eq(sentForms.id, id))
const lines = async () =>
  (await elena.api.care.worklist()).filter(({ patient, kind }) => patient.id === maya.id && kind === 'form')

describe('a form that is not sent back', () => {
  it('a form that is not sent back stands on the worklist after its day, until it is sent back or declined', async () => {
    const id = await sent()
    await change(id, { dueOn: addDays(today(), 2) })
    expect(await lines()).toEqual([])
    await change(id, { dueOn: addDays(today(), -3) })
    const [line] = await lines()
    expect(line).toMatchObject({ kind: 'form', title: 'Anamnesis', targetId: id, isBegun: false })
    // The patient's own day may be the one before.
    expect([2, 3]).toContain(line?.kind === 'form' && line.daysLate)
    await maya.api.forms.answer({ id, answers: { q: 'Tired' }, base: 0 })
    expect(await lines()).toMatchObject([{ isBegun: true }])
    await maya.api.forms.submit({ id, answers: { q: 'Tired' } })
    expect(await lines()).toEqual([])
  })

  it('a form that is not sent back is late some days after it was sent where no day was named', async () => {
    const id = await sent()
    await change(id, { sentAt: new Date(Date.now() - (DUE_DAYS - 2) * 86_400_000) })
    expect(await lines()).toEqual([])
    await change(id, { sentAt: new Date(Date.now() - (DUE_DAYS + 2) * 86_400_000) })
    expect(await lines()).toHaveLength(1)
    await maya.api.forms.decline({ id })
    expect(await lines()).toEqual([])
  })
})

describe('a form that is sent back', () => {
  const period = () => ({ from: addDays(today(), -10), until: today() })

  it('a form that is sent back stands on the timeline of both, and is counted on the patient’s page', async () => {
    const id = await sent()
    expect((await maya.api.care.timeline(period())).forms).toEqual([])
    await maya.api.forms.submit({ id, answers: { q: 'Tired' } })
    const shown = [{ id, title: 'Anamnesis', at: expect.any(String) }]
    expect((await maya.api.care.timeline(period())).forms).toEqual(shown)
    expect((await elena.api.care.timeline({ patientId: maya.id, ...period() })).forms).toEqual(shown)
    expect(await elena.api.care.counts({ patientId: maya.id })).toMatchObject({ forms: 1, undecided: 0 })
  })

  it('a form that is sent back is a fact of the visit, answer by answer, until a note is signed', async () => {
    const id = await sent()
    await maya.api.forms.submit({ id, answers: { q: 'Tired since spring' } })
    const facts = () => elena.api.care.notes.facts({ patientId: maya.id, today: today() })
    expect(await facts()).toMatchObject([
      { kind: 'answer', form: 'Anamnesis', item: { text: 'How are you?' }, answer: 'Tired since spring' },
    ])
    const { id: noteId, base } = await elena.api.care.notes.save({
      ...{ patientId: maya.id, base: null, subjective: 'Tired' },
    })
    await elena.api.care.notes.sign({ patientId: maya.id, id: noteId, base })
    expect(await facts()).toEqual([])
  })
})
