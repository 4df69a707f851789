import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  appointmentKinds,
  formVersions,
  notices,
  practitionerPatients,
  profiles,
  sentForms,
} from '../../drizzle/schema.ts'
import type { FormItem, Questionnaire } from '../../shared/forms.ts'
import { translatorFor } from '../platform/locales.ts'
import { Refusal } from '../platform/refusal.ts'
import { type Person, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

const t = translatorFor('en')

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
  await inCareOf(elena, maya)
})

/** The refusal of a call: its code and details. */
async function refused(call: Promise<unknown>) {
  try {
    await call
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    if (cause instanceof Refusal) return cause
    throw error
  }
  throw new Error('the call was not refused')
}

const inCareOf = (practitioner: Person, patient: Person) =>
  portal.deps.db
    .insert(practitionerPatients)
    .values({ practitionerId: practitioner.id, patientId: patient.id })
const asks = (...item: FormItem[]): Questionnaire => ({ item })
const text = (linkId: string, more: Partial<FormItem> = {}): FormItem => ({
  ...{ linkId, text: `Question ${linkId}`, type: 'string' },
  ...more,
})
const YES = { operator: '=', answerBoolean: true } as const
const ANAMNESIS = asks(
  { linkId: 'pain', text: 'Are you in pain?', type: 'boolean', required: true },
  text('where', { required: true, enableWhen: [{ question: 'pain', ...YES }] }),
  text('other'),
)

/** A published form of Elena's. */
async function published(questionnaire = ANAMNESIS) {
  const { id } = await elena.api.forms.save({ title: `Form ${randomUUID()}`, questionnaire })
  await elena.api.forms.publish({ id })
  return id
}
const sendTo = (patient: Person, formId: string) =>
  elena.api.forms.send({ patientId: patient.id, formId }).then(({ id }) => id)
const formOf = async (patient: Person, id: string) => {
  const found = (await patient.api.forms.mine()).find((form) => form.id === id)
  if (!found) throw new Error('no such form')
  return found
}
const noticesOf = (reader: Person, kind: 'form-sent' | 'form-submitted' | 'form-declined', about = reader) =>
  portal.deps.db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.userId, reader.id),
        eq(notices.kind, kind),
        about === reader ? undefined : eq(notices.patientId, about.id),
      ),
    )

describe('writing a form', () => {
  it('forms.publish numbers versions; a draft changes nothing that was sent', async () => {
    const id = await published()
    const sent = await sendTo(maya, id)
    await elena.api.forms.save({ id, title: 'Anamnesis', questionnaire: asks(text('new')) })
    expect((await elena.api.forms.get({ id })).changed).toBe(true)
    expect((await formOf(maya, sent)).questionnaire).toEqual(ANAMNESIS)
    expect(await elena.api.forms.publish({ id })).toEqual({ version: 2 })
    expect((await formOf(maya, sent)).questionnaire).toEqual(ANAMNESIS)
    expect(await elena.api.forms.get({ id })).toMatchObject({ version: 2, changed: false, sent: 1, open: 1 })
  })

  it('forms.publish refuses an unchanged draft, and one that cannot be answered, naming the questions', async () => {
    const id = await published()
    expect(await refused(elena.api.forms.publish({ id }))).toMatchObject({ code: 'CONFLICT' })
    await elena.api.forms.save({ id, title: 'Broken', questionnaire: asks(text('a', { text: '' })) })
    expect(await refused(elena.api.forms.publish({ id }))).toMatchObject({
      ...{ code: 'BAD_INPUT', details: [{ linkId: 'a', flaw: 'text' }] },
    })
  })

  it('a form is shown to every practitioner, and changed by its author only; a copy is the copier’s', async () => {
    const id = await published()
    expect((await jonas.api.forms.list()).find((form) => form.id === id)).toMatchObject({
      isOwn: false,
      version: 1,
    })
    const content = { title: 'Mine now', questionnaire: ANAMNESIS }
    for (const call of [
      () => jonas.api.forms.save({ id, ...content }),
      () => jonas.api.forms.publish({ id }),
      () => jonas.api.forms.retire({ id, retired: true }),
      () => jonas.api.forms.setForNewPatients({ id, on: true }),
    ]) {
      expect(await refused(call())).toMatchObject({ code: 'NOT_FOUND' })
    }
    const copy = await jonas.api.forms.copy({ id })
    expect(await jonas.api.forms.get({ id: copy.id })).toMatchObject({
      ...{ isOwn: true, version: null, questionnaire: ANAMNESIS },
    })
  })

  it('published versions of forms refuse every change', async () => {
    const id = await published()
    const change = portal.deps.db
      .update(formVersions)
      .set({ title: 'Other' })
      .where(eq(formVersions.formId, id))
    await expect(change).rejects.toThrow()
  })
})

describe('sending a form', () => {
  it('forms.send notifies the patient, once at a time, and refuses a retired or unpublished form', async () => {
    const id = await published()
    const sent = await sendTo(maya, id)
    expect(await noticesOf(maya, 'form-sent')).toMatchObject([{ targetId: sent }])
    expect(await refused(elena.api.forms.send({ patientId: maya.id, formId: id }))).toMatchObject({
      code: 'CONFLICT',
    })
    const draft = await elena.api.forms.save({ title: 'Draft', questionnaire: ANAMNESIS })
    const retired = await published()
    await elena.api.forms.retire({ id: retired, retired: true })
    for (const formId of [draft.id, retired]) {
      expect(await refused(elena.api.forms.send({ patientId: maya.id, formId }))).toMatchObject({
        code: 'CONFLICT',
      })
    }
  })

  it('eight clicks at once send one form', async () => {
    const formId = await published()
    const calls = await Promise.allSettled(
      Array.from({ length: 8 }, () => elena.api.forms.send({ patientId: maya.id, formId })),
    )
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await maya.api.forms.mine()).toHaveLength(1)
  })

  it('a sent form can be withdrawn until it is submitted', async () => {
    const sent = await sendTo(maya, await published())
    await elena.api.forms.takeBack({ patientId: maya.id, id: sent })
    expect(await maya.api.forms.mine()).toEqual([])
    const other = await sendTo(maya, await published())
    await maya.api.forms.submit({ id: other, answers: { pain: false } })
    expect(await refused(elena.api.forms.takeBack({ patientId: maya.id, id: other }))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('a form for new patients is sent automatically to each new patient, once ever', async () => {
    const formId = await published()
    await elena.api.forms.setForNewPatients({ id: formId, on: true })
    const lea = await signUp(portal)
    await inCareOf(elena, lea)
    const [first, ...others] = await lea.api.forms.mine()
    expect(others).toEqual([])
    expect(first).toMatchObject({ state: 'sent', questionnaire: ANAMNESIS })
    expect(await noticesOf(lea, 'form-sent')).toHaveLength(1)
    await lea.api.forms.decline({ id: first?.id ?? '' })
    await inCareOf(jonas, lea)
    expect(await lea.api.forms.mine()).toHaveLength(1)
    await elena.api.forms.retire({ id: formId, retired: true })
    const tom = await signUp(portal)
    await inCareOf(elena, tom)
    expect(await tom.api.forms.mine()).toEqual([])
  })

  it('a kind’s form is sent automatically when its appointment is confirmed, until the day before', async () => {
    const formId = await published()
    const make = makeRows(portal.deps)
    const at = new Date(Date.now() + 10 * 86_400_000).toISOString()
    const kindId = await make.appointmentKind(elena.id)
    const kind = (await elena.api.appointments.kinds({ practitionerId: elena.id })).find(
      ({ id }) => id === kindId,
    )
    if (!kind) throw new Error('no such kind')
    await elena.api.appointments.saveKind({ ...kind, formId })
    expect((await maya.api.appointments.kinds({ practitionerId: elena.id }))[0]?.formId).toBeNull()
    const asked = await maya.api.appointments.ask({
      practitionerId: elena.id,
      kindId,
      at: `${at.slice(0, 11)}10:00:00Z`,
      key: randomUUID(),
    })
    expect(await maya.api.forms.mine()).toEqual([])
    await elena.api.appointments.confirm({ id: asked.id })
    const dueOn = new Date(Date.parse(at) - 86_400_000).toISOString().slice(0, 10)
    expect(await maya.api.forms.mine()).toMatchObject([{ state: 'sent', dueOn }])
    await elena.api.appointments.saveKind({ ...kind, formId: null })
    expect(await refused(elena.api.appointments.saveKind({ ...kind, formId: randomUUID() }))).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await portal.deps.db.$count(appointmentKinds, eq(appointmentKinds.formId, formId))).toBe(0)
  })
})

describe('answering a form', () => {
  it('forms.answer keeps the whole draft, hidden answers included, and refuses invalid ones', async () => {
    const id = await sendTo(maya, await published())
    const saved = await maya.api.forms.answer({ id, answers: { pain: false, where: 'knee' }, base: 0 })
    expect(saved).toMatchObject({ base: 1, changed: [], answers: { pain: false, where: 'knee' } })
    expect(await formOf(maya, id)).toMatchObject({ state: 'begun', base: 1 })
    const replaced = await maya.api.forms.answer({ id, answers: { pain: true }, base: 1 })
    expect(replaced).toMatchObject({ base: 2, answers: { pain: true } })
    const wrong = maya.api.forms.answer({ id, answers: { pain: 'yes', colour: 'red' }, base: 2 })
    expect(await refused(wrong)).toMatchObject({
      ...{
        code: 'BAD_INPUT',
        details: [
          { linkId: 'colour', problem: 'unknown' },
          { linkId: 'pain', problem: 'type' },
        ],
      },
    })
  })

  it('forms.submit works once: missing answers are named, hidden ones dropped, nothing changes afterwards', async () => {
    const id = await sendTo(maya, await published())
    for (const [answers, linkId] of [
      [{}, 'pain'],
      [{ pain: true, where: ' ' }, 'where'],
    ] as const) {
      expect(await refused(maya.api.forms.submit({ id, answers }))).toMatchObject({
        ...{ code: 'BAD_INPUT', details: [{ linkId, problem: 'required' }] },
      })
    }
    await maya.api.forms.submit({ id, answers: { pain: false, where: 'hidden', other: 'tea' } })
    expect(await formOf(maya, id)).toMatchObject({
      state: 'submitted',
      answers: { pain: false, other: 'tea' },
    })
    for (const again of [
      () => maya.api.forms.submit({ id, answers: { pain: false } }),
      () => maya.api.forms.answer({ id, answers: {}, base: 1 }),
      () => maya.api.forms.decline({ id }),
    ]) {
      expect(await refused(again())).toMatchObject({ code: 'CONFLICT' })
    }
    const change = portal.deps.db.update(sentForms).set({ answers: {} }).where(eq(sentForms.id, id))
    await expect(change).rejects.toThrow()
    expect(await elena.api.forms.ofPatient({ patientId: maya.id })).toMatchObject([
      { id, answers: { pain: false, other: 'tea' }, version: 1 },
    ])
    expect(await noticesOf(elena, 'form-submitted', maya)).toHaveLength(1)
  })

  it('forms.submit accepts a declined answer, and forms.decline a declined form', async () => {
    const id = await sendTo(maya, await published())
    await maya.api.forms.submit({ id, answers: { pain: { declined: true } } })
    expect(await formOf(maya, id)).toMatchObject({ answers: { pain: { declined: true } } })
    const other = await sendTo(maya, await published())
    await maya.api.forms.answer({ id: other, answers: { other: 'secret' }, base: 0 })
    await maya.api.forms.decline({ id: other })
    expect(await formOf(maya, other)).toMatchObject({ state: 'declined', answers: {} })
    expect(await noticesOf(elena, 'form-declined', maya)).toMatchObject([{ targetId: other }])
    expect(await elena.api.forms.sentTo({ patientId: maya.id })).toMatchObject([
      { id: other, state: 'declined' },
    ])
    expect(JSON.stringify(await elena.api.forms.sentTo({ patientId: maya.id }))).not.toContain('secret')
  })

  it('forms.answer’s draft is shown to no practitioner', async () => {
    const id = await sendTo(maya, await published())
    await maya.api.forms.answer({ id, answers: { other: 'not yet' }, base: 0 })
    const seen = [
      await elena.api.forms.ofPatient({ patientId: maya.id }),
      await elena.api.forms.sentTo({ patientId: maya.id }),
    ]
    expect(seen).toMatchObject([[], [{ id, state: 'begun' }]])
    expect(JSON.stringify(seen)).not.toContain('not yet')
  })
})

describe('two devices', () => {
  const at = (minute: number) => new Date(Date.now() - (60 - minute) * 60_000).toISOString()

  it('the later answer of each question wins, and the one that lost is named', async () => {
    const id = await sendTo(maya, await published())
    const { base } = await maya.api.forms.answer({
      id,
      answers: { other: 'old' },
      base: 0,
      saidAt: { other: at(0) },
    })
    await maya.api.forms.answer({
      ...{ id, answers: { other: 'tablet', where: 'tablet' }, base },
      saidAt: { other: at(20), where: at(20) },
    })
    const phone = await maya.api.forms.answer({
      ...{ id, answers: { other: 'phone', where: 'phone', pain: true }, base },
      saidAt: { other: at(10), where: at(30), pain: at(10) },
    })
    expect(phone).toMatchObject({
      answers: { other: 'tablet', where: 'phone', pain: true },
      changed: ['other'],
    })
    const tablet = await maya.api.forms.answer({
      ...{ id, answers: { other: 'tablet', where: 'tablet' }, base: phone.base - 1, saidAt: {} },
    })
    expect(tablet.answers).toEqual({ other: 'tablet', where: 'phone', pain: true })
    expect(tablet.changed.toSorted()).toEqual(['pain', 'where'])
  })

  it('a time of the future counts as now, and an emptied answer is one', async () => {
    const id = await sendTo(maya, await published())
    const far = '2999-01-01T00:00:00Z'
    const { base } = await maya.api.forms.answer({
      id,
      answers: { other: 'x' },
      base: 0,
      saidAt: { other: far },
    })
    const emptied = await maya.api.forms.answer({
      id,
      answers: {},
      base: base - 1,
      saidAt: { other: new Date().toISOString() },
    })
    expect(emptied.answers).toEqual({})
  })
})

describe('an alarm', () => {
  it('an alarm is told at once, even if the form is never sent', async () => {
    const id = await sendTo(maya, await published())
    const saved = await maya.api.forms.answer({ id, answers: { other: 'I have chest pain' }, base: 0 })
    expect(saved.emergencies).toEqual(['heart'])
    expect((await elena.api.care.worklist()).find(({ patient }) => patient.id === maya.id)).toMatchObject({
      ...{ kind: 'emergency', critical: true, source: 'form' },
    })
  })
})

describe('into the profile', () => {
  const PROFILE = asks(
    { linkId: 'allergic', text: 'Allergies?', type: 'boolean', profile: 'allergies' },
    text('allergy', { profile: 'allergies', enableWhen: [{ question: 'allergic', ...YES }] }),
    {
      ...{
        linkId: 'medicines',
        text: 'Medicines',
        type: 'group',
        repeats: true,
        profile: 'currentMedications',
      },
      item: [text('name'), text('dose')],
    },
    {
      ...{ linkId: 'conditions', text: 'Conditions', type: 'choice', repeats: true, profile: 'conditions' },
      answerOption: [{ valueString: 'Expecting', condition: 'pregnancy' }, { valueString: 'Nothing' }],
    },
    text('contact', { profile: 'emergencyContactPhone' }),
  )
  const ANSWERS = {
    ...{ allergic: true, allergy: 'Penicillin', contact: '+49 170 1' },
    ...{ medicines: [{ name: 'Apixaban', dose: '5 mg' }, { name: 'Zinc' }], conditions: ['Expecting'] },
  }
  const profileOf = async (patient: Person) => {
    const [profile] = await portal.deps.db.select().from(profiles).where(eq(profiles.id, patient.id))
    return profile
  }
  const submitted = async (patient: Person, answers: object = ANSWERS) => {
    const id = await sendTo(patient, await published(PROFILE))
    await patient.api.forms.submit({ id, answers: answers as typeof ANSWERS })
    return patient.api.care.proposals()
  }
  const decide = (id: string | undefined, decision: 'accept' | 'leave' | 'undo', value?: string) => ({
    ...{ patientId: maya.id, id: id ?? '', decision },
    ...(value && { value }),
  })

  it('forms.submit proposes each new answer for the profile, and writes none', async () => {
    await portal.deps.db.update(profiles).set({ currentMedications: 'zinc' }).where(eq(profiles.id, maya.id))
    const proposals = await submitted(maya)
    expect(proposals.map(({ field, value }) => [field, value])).toEqual([
      ['allergies', 'Penicillin'],
      ['conditions', 'pregnancy'],
      ['emergencyContactPhone', '+49 170 1'],
      ['currentMedications', 'Apixaban 5 mg'],
    ])
    expect(await profileOf(maya)).toMatchObject({
      allergies: null,
      currentMedications: 'zinc',
      conditions: [],
    })
  })

  it('a proposal is accepted by a practitioner or the patient, as it is or edited, and added to the profile', async () => {
    await portal.deps.db.update(profiles).set({ allergies: 'Ragweed' }).where(eq(profiles.id, maya.id))
    const [allergy, condition, contact, medicine] = await submitted(maya)
    await elena.api.care.decideProposal(decide(allergy?.id, 'accept', 'Penicillin (rash)'))
    await elena.api.care.decideProposal(decide(condition?.id, 'accept'))
    await maya.api.care.decideProposal({ id: contact?.id ?? '', decision: 'accept' })
    await elena.api.care.decideProposal(decide(medicine?.id, 'leave'))
    expect(await profileOf(maya)).toMatchObject({
      ...{ allergies: 'Ragweed\nPenicillin (rash)', conditions: ['pregnancy'] },
      ...{ emergencyContactPhone: '+49 170 1', currentMedications: null },
    })
    expect(await refused(elena.api.care.decideProposal(decide(medicine?.id, 'accept')))).toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('a decided proposal can be undone while the field is unchanged', async () => {
    const [allergy, condition] = await submitted(maya)
    await elena.api.care.decideProposal(decide(allergy?.id, 'accept'))
    await elena.api.care.decideProposal(decide(condition?.id, 'accept'))
    await elena.api.care.decideProposal(decide(condition?.id, 'undo'))
    expect((await profileOf(maya))?.conditions).toEqual([])
    await maya.api.auth.updateProfile({ fullName: 'Maya', allergies: 'Penicillin, nuts' })
    expect(await refused(elena.api.care.decideProposal(decide(allergy?.id, 'undo')))).toMatchObject({
      code: 'CONFLICT',
    })
    expect((await profileOf(maya))?.allergies).toBe('Penicillin, nuts')
  })

  it('a no is proposed as "none known" while nothing is known', async () => {
    expect(await submitted(maya, { allergic: false })).toMatchObject([
      { field: 'allergies', value: t('forms.profile.noneKnown') },
    ])
    const lea = await signUp(portal)
    await inCareOf(elena, lea)
    await portal.deps.db.update(profiles).set({ allergies: 'Nuts' }).where(eq(profiles.id, lea.id))
    expect(await submitted(lea, { allergic: false })).toEqual([])
  })

  it('an undecided answer counts for the safety check at once, a left one no more', async () => {
    const lines = { patientId: maya.id, medications: ["St John's wort"] }
    const rules = async () => (await elena.api.plans.check(lines)).warnings.map(({ id }) => id)
    const before = await rules()
    const proposals = await submitted(maya, { medicines: [{ name: 'Apixaban' }] })
    expect((await rules()).length).toBeGreaterThan(before.length)
    await elena.api.care.decideProposal(decide(proposals[0]?.id, 'leave'))
    expect(await rules()).toEqual(before)
  })

  it('a proposal is hidden from everyone else', async () => {
    const [allergy] = await submitted(maya)
    const lea = await signUp(portal)
    for (const call of [
      () => jonas.api.care.proposals({ patientId: maya.id }),
      () => jonas.api.care.decideProposal(decide(allergy?.id, 'accept')),
      () => lea.api.care.decideProposal({ id: allergy?.id ?? '', decision: 'accept' }),
    ]) {
      expect(await refused(call())).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await lea.api.care.proposals()).toEqual([])
  })
})
