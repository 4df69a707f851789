import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, profiles, treatmentPlans, userRoles } from '../../drizzle/schema.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { statementsOf, tablesReadWhole } from '../test/statements.ts'
import { TEMPLATE_LIMIT } from './templates.ts'

const t = translatorFor('en')

let portal: TestPortal
let admin: Person
let elena: Person
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin', 'Ruth Adler')
  elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
  maya = await signUp(portal, 'patient', 'Maya Quillfeather')
})
afterAll(() => portal.close())

const link = (practitioner: Person, patient: Person) =>
  admin.api.admin.assignments.assign({ practitionerId: practitioner.id, patientId: patient.id })
const unverify = ({ id }: Person) =>
  portal.deps.db.update(userRoles).set({ verified: false }).where(eq(userRoles.userId, id))
const fields = {
  title: 'Rest',
  description: 'Sleep through the night.',
  medications: ' Valerian ,, Lemon balm tea ',
  dosageInstructions: 'An hour before bed',
  duration: '4 weeks',
  notes: 'Was tired of coffee.',
}
const rowOf = async (id: string) =>
  (await portal.deps.db.select().from(treatmentPlans).where(eq(treatmentPlans.id, id)))[0]
const logOf = (targetId: string) =>
  portal.deps.db
    .select({ action: auditLog.action, actorId: auditLog.actorId, subjectId: auditLog.subjectId })
    .from(auditLog)
    .where(eq(auditLog.targetId, targetId))
    .orderBy(auditLog.id)

describe('writing and reading plans', () => {
  it('plans.create writes a plan without a care link; the patient can read it, and it is recorded', async () => {
    const { id } = await elena.api.plans.create({ patientId: maya.id, ...fields })
    const [mine] = await maya.api.plans.mine()
    expect(mine).toMatchObject({
      id,
      title: 'Rest',
      medications: ['Valerian', 'Lemon balm tea'],
      author: 'Elena Hartmann',
    })
    expect(await logOf(id)).toEqual([{ action: 'plan.create', actorId: elena.id, subjectId: maya.id }])
  })

  it('plans.create stores empty fields as null', async () => {
    const { id } = await elena.api.plans.create({
      patientId: maya.id,
      title: 'Empty',
      medications: [' ', ','],
      notes: ' ',
    })
    expect(await rowOf(id)).toMatchObject({ medications: null, notes: null, description: null })
  })

  it('plans.create needs a patient and a title', async () => {
    for (const input of [
      { patientId: '', title: 'Rest' },
      { patientId: maya.id, title: ' ' },
    ]) {
      const answer = await send(portal, 'POST', '/api/trpc/plans.create', input, {
        headers: { cookie: elena.cookie },
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.message).toBe(t('plans.invalid.missing'))
    }
  })

  it('plans.create refuses a person who is not a patient', async () => {
    for (const patientId of [randomUUID(), admin.id, elena.id]) {
      await expect(elena.api.plans.create({ patientId, title: 'Rest' })).rejects.toThrow(
        t('plans.refused.noPatient'),
      )
    }
  })

  it('plans.update and plans.remove are for the author; for others the plan is as unknown as a random id', async () => {
    const other = await signUp(portal, 'practitioner')
    const { id } = await elena.api.plans.create({ patientId: maya.id, ...fields })
    for (const planId of [id, randomUUID()]) {
      const change = { id: planId, patientId: maya.id, title: 'Mine now' }
      await expect(other.api.plans.update(change)).rejects.toThrow(t('plans.refused.unknown'))
      await expect(other.api.plans.remove({ id: planId })).rejects.toThrow(t('plans.refused.unknown'))
      await expect(admin.api.plans.remove({ id: planId })).rejects.toThrow(t('plans.refused.unknown'))
    }
    await elena.api.plans.update({ id, patientId: maya.id, title: 'Rest more' })
    expect(await rowOf(id)).toMatchObject({ title: 'Rest more', medications: null, createdBy: elena.id })
  })

  it('a deleted plan is on no screen; its row stays, with who deleted it and when', async () => {
    const { id } = await elena.api.plans.create({ patientId: maya.id, ...fields })
    await elena.api.plans.remove({ id })
    for (const list of [
      await maya.api.plans.mine(),
      await elena.api.plans.authored(),
      await elena.api.plans.templates(),
      await admin.api.admin.plans.list(),
    ]) {
      expect(list.map((plan) => plan.id)).not.toContain(id)
    }
    expect(await rowOf(id)).toMatchObject({ deletedBy: elena.id, deletedAt: expect.any(Date) })
    await expect(elena.api.plans.remove({ id })).rejects.toThrow(t('plans.refused.unknown'))
    await expect(elena.api.plans.update({ id, patientId: maya.id, title: 'Back' })).rejects.toThrow(
      t('plans.refused.unknown'),
    )
    await expect(elena.api.plans.assign({ templateId: id, patientId: maya.id })).rejects.toThrow(
      t('plans.refused.unknown'),
    )
  })

  it('plans.authored has the patient’s e-mail only while there is a care link', async () => {
    const ida = await signUp(portal, 'patient', 'Ida Winterbourne')
    const { id } = await elena.api.plans.create({ patientId: ida.id, ...fields })
    const seen = async () => (await elena.api.plans.authored()).find((plan) => plan.id === id)?.patient
    expect(await seen()).toEqual({ fullName: 'Ida Winterbourne', email: null })
    const { id: linkId } = await link(elena, ida)
    expect(await seen()).toEqual({ fullName: 'Ida Winterbourne', email: ida.email })
    await admin.api.admin.assignments.remove({ id: linkId })
    expect(await seen()).toEqual({ fullName: 'Ida Winterbourne', email: null })
  })

  it('plans.authored and admin.plans.list are recorded once for each patient', async () => {
    const ida = await signUp(portal)
    for (const title of ['One', 'Two']) await elena.api.plans.create({ patientId: ida.id, title })
    for (let i = 0; i < 2; i++) await elena.api.plans.authored()
    await admin.api.admin.plans.list()
    const seen = (await ida.api.auth.accessToMine()).map(({ action }) => action)
    expect(seen.filter((action) => action === 'plans.authored')).toHaveLength(1)
    expect(seen.filter((action) => action === 'plan.list-all')).toHaveLength(1)
  })

  it('plans.authored is searched by title or patient, page by page', async () => {
    const ida = await signUp(portal, 'patient', 'Ida Pagewright')
    for (const title of ['One 100%', 'Two', 'Three'])
      await elena.api.plans.create({ patientId: ida.id, title })
    const first = await elena.api.plans.authored({ search: 'pagewr', limit: 2 })
    const second = await elena.api.plans.authored({ search: 'pagewr', limit: 2, cursor: first[1]?.id })
    expect([...first, ...second].map(({ title }) => title)).toEqual(['Three', 'Two', 'One 100%'])
    const other = await signUp(portal, 'practitioner')
    await other.api.plans.create({ patientId: ida.id, title: 'Earlier' })
    const foreign = (await other.api.plans.authored())[0]?.id
    await other.api.plans.create({ patientId: ida.id, title: 'Later' })
    expect(await elena.api.plans.authored({ cursor: foreign })).toEqual([])
    expect(await other.api.plans.authored({ cursor: first[1]?.id })).toEqual([])
    expect(await elena.api.plans.authored({ search: '0%' })).toHaveLength(1)
    expect((await admin.api.admin.plans.list({ search: 'two', limit: 1 }))[0]?.title).toBe('Two')
  })

  it('plans.ofPatient needs a care link for another practitioner, and the read is recorded', async () => {
    const reader = await signUp(portal, 'practitioner')
    const ida = await signUp(portal)
    await elena.api.plans.create({ patientId: ida.id, ...fields })
    for (const patientId of [ida.id, randomUUID()]) {
      await expect(reader.api.plans.ofPatient({ patientId })).rejects.toThrow(t('care.refused.notInCare'))
    }
    const { id } = await link(reader, ida)
    expect(await reader.api.plans.ofPatient({ patientId: ida.id })).toHaveLength(1)
    const seen = await ida.api.auth.accessToMine()
    expect(seen.map(({ action }) => action)).toContain('plans.ofPatient')
    await admin.api.admin.assignments.remove({ id })
    await expect(reader.api.plans.ofPatient({ patientId: ida.id })).rejects.toThrow(
      t('care.refused.notInCare'),
    )
  })
})

describe('plans.patientOptions', () => {
  it('plans.patientOptions has patients, with id and name, and the day of birth only of those in care', async () => {
    const options = await elena.api.plans.patientOptions()
    expect(options).toContainEqual({ id: maya.id, fullName: 'Maya Quillfeather', born: null })
    expect(options.map(({ id }) => id)).not.toContain(admin.id)
    expect(JSON.stringify(options)).not.toContain('@')

    const namesake = await signUp(portal, 'patient', 'Maya Quillfeather')
    await namesake.api.auth.updateProfile({ fullName: 'Maya Quillfeather', dateOfBirth: '1988-04-12' })
    const bornOf = async () =>
      (await elena.api.plans.patientOptions({ id: namesake.id })).map(({ born }) => born)
    expect(await bornOf()).toEqual([null])
    const link = { practitionerId: elena.id, patientId: namesake.id }
    const { id } = await admin.api.admin.assignments.assign(link)
    expect(await bornOf()).toEqual(['1988-04-12'])
    await admin.api.admin.assignments.remove({ id })
    expect(await bornOf()).toEqual([null])
  })
})

describe('templates', () => {
  it('templates show in no byte of the answer for whom they were written', async () => {
    const asta = await signUp(portal, 'patient', 'Asta Zimmerwald-Ócsai')
    const bertil = await signUp(portal, 'patient', 'Bertil Kvastberg')
    await elena.api.plans.create({
      patientId: asta.id,
      title: 'Winter of Asta Zimmerwald-Ócsai',
      description: `For ASTA zimmerwald (${asta.email}, ${asta.id}), as Ocsai, like Bertil Kvastberg before.`,
      medications: ['Zimmerwald tea'],
      dosageInstructions: 'As Astas mother did',
      duration: 'until Asta is well',
      notes: 'SECRET-NOTE',
    })
    const answer = await send(portal, 'GET', '/api/trpc/plans.templates', undefined, {
      headers: { cookie: elena.cookie },
    })
    expect(answer.statusCode).toBe(200)
    const bytes = answer.rawPayload.toString('utf8').toLowerCase()
    expect(bytes).toContain('[patient]')
    const patients = await portal.deps.db.select().from(profiles)
    for (const { id, email } of patients.filter((one) => one.id !== elena.id)) {
      expect(bytes).not.toContain(id)
      expect(bytes).not.toContain(email)
    }
    for (const word of [
      'asta',
      'zimmerwald',
      'ócsai',
      'ocsai',
      'bertil',
      'kvastberg',
      'quillfeather',
      'secret-note',
    ]) {
      expect(bytes).not.toContain(word)
    }
    expect(bytes).not.toContain(bertil.id)
  })

  it('templates are the latest 50 plans', async () => {
    await portal.deps.db.insert(treatmentPlans).values(
      Array.from({ length: TEMPLATE_LIMIT + 5 }, (_, i) => ({
        patientId: maya.id,
        createdBy: admin.id,
        title: `Old ${i}`,
        createdAt: new Date(2020, 0, 1 + i),
      })),
    )
    const { id } = await elena.api.plans.create({ patientId: maya.id, title: 'Newest' })
    const list = await elena.api.plans.templates()
    expect(list).toHaveLength(TEMPLATE_LIMIT)
    expect(list[0]?.id).toBe(id)
    expect(list.map(({ title }) => title)).not.toContain('Old 0')
  })

  it('a copied template has notes when the caller wrote it, and none otherwise', async () => {
    const ida = await signUp(portal, 'patient', 'Ida Winterbourne')
    const other = await signUp(portal, 'practitioner')
    const { id: templateId } = await elena.api.plans.create({
      patientId: maya.id,
      ...fields,
      description: "Maya's sleep",
    })
    const own = await elena.api.plans.assign({ templateId, patientId: ida.id })
    const foreign = await other.api.plans.assign({ templateId, patientId: ida.id })
    expect(await rowOf(own.id)).toMatchObject({
      patientId: ida.id,
      createdBy: elena.id,
      title: 'Rest',
      description: "[patient]'s sleep",
      medications: ['Valerian', 'Lemon balm tea'],
      notes: fields.notes,
    })
    expect(await rowOf(foreign.id)).toMatchObject({ createdBy: other.id, notes: null })
    expect(await logOf(foreign.id)).toEqual([{ action: 'plan.assign', actorId: other.id, subjectId: ida.id }])
    expect((await ida.api.plans.mine()).map(({ id }) => id).sort()).toEqual([own.id, foreign.id].sort())
  })

  it('a copied template never shows an unlinked practitioner for whom it was written', async () => {
    const ida = await signUp(portal, 'patient', 'Ida Winterbourne')
    const stranger = await signUp(portal, 'practitioner')
    const { id: templateId } = await elena.api.plans.create({
      patientId: maya.id,
      title: "Maya's sleep",
      medications: 'Valerian',
    })
    const titles = []
    for (const patientId of [ida.id, maya.id]) {
      const { id } = await stranger.api.plans.assign({ templateId, patientId })
      titles.push((await rowOf(id))?.title)
    }
    expect(titles).toEqual(["[patient]'s sleep", "[patient]'s sleep"])
    // A practitioner in care of the patient may know.
    await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id }).catch(() => {})
    const { id } = await elena.api.plans.assign({ templateId, patientId: maya.id })
    expect(await rowOf(id)).toMatchObject({ title: "Maya's sleep" })
  })

  it('plans.assign copies no amounts that plans.create refuses', async () => {
    const item = { text: 'Zinc', units: 100, slots: ['morning' as const] }
    const plan = { ...fields, patientId: maya.id, medications: undefined }
    await expect(elena.api.plans.create({ ...plan, items: [{ ...item, units: 101 }] })).rejects.toThrow(
      'plans.invalid.manyUnits',
    )
    const { id } = await elena.api.plans.create({ ...plan, items: [item] })
    await elena.api.plans.assign({ templateId: id, patientId: maya.id })
    await portal.deps.db
      .update(treatmentPlans)
      .set({ items: sql`jsonb_set(items, '{0,units}', '1000')` })
      .where(eq(treatmentPlans.id, id))
    await expect(elena.api.plans.assign({ templateId: id, patientId: maya.id })).rejects.toThrow(
      t('plans.refused.beyondCaps', { item: 'Zinc', units: 100 }),
    )
  })

  it('plans.assign needs an existing patient and an existing template', async () => {
    const { id: templateId } = await elena.api.plans.create({ patientId: maya.id, title: 'Rest' })
    await expect(elena.api.plans.assign({ templateId, patientId: '' })).rejects.toThrow(
      'plans.invalid.noPatient',
    )
    await expect(elena.api.plans.assign({ templateId, patientId: randomUUID() })).rejects.toThrow(
      t('plans.refused.noPatient'),
    )
    await expect(elena.api.plans.assign({ templateId: randomUUID(), patientId: maya.id })).rejects.toThrow(
      t('plans.refused.unknown'),
    )
  })
})

describe('an unverified practitioner', () => {
  it('an unverified practitioner sees only own plans, and no patient', async () => {
    const jonas = await signUp(portal, 'practitioner')
    const { id } = await jonas.api.plans.create({ patientId: maya.id, ...fields })
    await unverify(jonas)
    expect(await jonas.api.plans.patientOptions()).toEqual([])
    expect((await jonas.api.plans.authored()).map((plan) => plan.id)).toEqual([id])
    expect((await jonas.api.plans.templates()).map((plan) => plan.id)).toEqual([id])
    await expect(jonas.api.plans.create({ patientId: maya.id, title: 'Rest' })).rejects.toThrow(
      t('app.refused.unverified'),
    )
    await expect(jonas.api.plans.assign({ templateId: id, patientId: maya.id })).rejects.toThrow(
      t('app.refused.unverified'),
    )
    const ida = await signUp(portal)
    await expect(jonas.api.plans.update({ id, patientId: ida.id, title: 'Rest' })).rejects.toThrow(
      t('app.refused.unverified'),
    )
  })
})

describe('procedures of practitioners', () => {
  it('patients and signed-out visitors are refused by every procedure of practitioners', async () => {
    const reads = ['authored', 'templates', 'patientOptions']
    const writes = ['create', 'assign', 'update', 'remove']
    for (const [method, names] of [
      ['GET', reads],
      ['POST', writes],
    ] as const) {
      for (const name of names) {
        const ask = (cookie: string) =>
          send(portal, method, `/api/trpc/plans.${name}`, method === 'POST' ? {} : undefined, {
            headers: { cookie },
          })
        expect((await ask(maya.cookie)).statusCode, name).toBe(403)
        expect((await ask('')).statusCode, name).toBe(401)
      }
    }
  })
})

describe('admin.plans', () => {
  it('admin.plans lists all plans with names and e-mails, and may change and delete them', async () => {
    const { id } = await elena.api.plans.create({ patientId: maya.id, ...fields })
    const listed = (await admin.api.admin.plans.list()).find((plan) => plan.id === id)
    expect(listed).toMatchObject({
      patient: { fullName: 'Maya Quillfeather', email: maya.email },
      author: 'Elena Hartmann',
      medications: ['Valerian', 'Lemon balm tea'],
    })
    await admin.api.admin.plans.update({ id, patientId: maya.id, title: 'Seen by Ruth', medications: '' })
    expect(await rowOf(id)).toMatchObject({ title: 'Seen by Ruth', medications: null, createdBy: elena.id })
    await admin.api.admin.plans.delete({ id })
    expect(await rowOf(id)).toMatchObject({ deletedBy: admin.id })
    const made = await admin.api.admin.plans.create({ patientId: maya.id, title: 'From the desk' })
    expect(await rowOf(made.id)).toMatchObject({ createdBy: admin.id })
  })
})

describe('500 patients in care and 5,000 plans', () => {
  it('500 patients in care and 5,000 plans cost each call of every screen a few statements, and what is asked about one patient reads no table of many whole', async () => {
    const { db } = portal.deps
    const busy = await signUp(portal, 'practitioner')
    await db.execute(sql`
      with people as (
        insert into users (name, email)
        select 'Patient ' || n, n || '@many.clinic' from generate_series(1, 500) n returning id, name
      ), links as (
        insert into practitioner_patients (practitioner_id, patient_id) select ${busy.id}, id from people
      ), entries as (
        insert into health_tracking (user_id, date, mood, energy_level, sleep_hours, symptoms)
        select id, current_date - ago, 'Good', 6, 7, 'Tired' from people, generate_series(0, 39) ago
        where length(name) < 10
      )
      insert into treatment_plans (patient_id, created_by, title, description, medications, created_at)
      select id, ${busy.id}, 'Plan ' || n, repeat('Rest well. ', 20), array['Valerian', 'Ginger tea', 'Turmeric'],
        now() - random() * interval '900 days'
      from people, generate_series(1, 10) n`)
    await db.execute(sql`
      insert into doses (plan_id, medication, date)
      select id, 'Valerian', current_date - ago from treatment_plans, generate_series(0, 1) ago
      where created_by = ${busy.id}`)
    await db.execute(sql`analyze`)
    const today = new Date().toISOString().slice(0, 10)
    const patientId =
      (await busy.api.auth.patients.list()).find((one) => one.fullName === 'Patient 7')?.id ?? ''
    const ofEverybody = {
      patients: () => busy.api.auth.patients.list(),
      plans: () => busy.api.plans.authored({ limit: 50 }),
      found: () => busy.api.plans.authored({ limit: 50, search: 'patient 37' }),
      templates: () => busy.api.plans.templates(),
      options: () => busy.api.plans.patientOptions(),
      assignments: () => admin.api.admin.assignments.list(),
      all: () => admin.api.admin.plans.list({ limit: 50 }),
    }
    const ofOne = {
      profile: () => busy.api.auth.patients.profile({ patientId }),
      check: () => busy.api.plans.check({ patientId, medications: "St John's Wort, Sertraline" }),
      ofPatient: () => busy.api.plans.ofPatient({ patientId }),
      adherence: () => busy.api.plans.adherence({ patientId, today }),
      entries: () => busy.api.health.patientEntries({ patientId, today }),
      summary: () => busy.api.health.patientSummary({ patientId, today }),
      analyses: () => busy.api.health.analyses({ patientId }),
      bloodTests: () => busy.api.bloodTests.ofPatient({ patientId }),
    }
    // A table of 500 rows may be quicker read whole.
    const large = ['treatment_plans', 'doses']
    for (const [name, call] of Object.entries({ ...ofEverybody, ...ofOne })) {
      const statements = await statementsOf(call)
      expect(statements.length, name).toBeGreaterThan(0)
      // Who asks, may they, the note of it in the log, and what is asked for; a check of serious warnings also their answers.
      expect(statements.length, name).toBeLessThanOrEqual(name === 'check' ? 6 : 5)
      if (!(name in ofOne)) continue
      for (const statement of statements) {
        const whole = await tablesReadWhole(portal.deps.pool, statement)
        expect(
          whole.filter((table) => large.includes(table)),
          `${name}: ${statement.text}`,
        ).toEqual([])
      }
    }
  })
})
