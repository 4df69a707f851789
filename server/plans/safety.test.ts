import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, products } from '../../drizzle/schema.ts'
import { translatorFor } from '../platform/locales.ts'
import { archiveOf } from '../test/archive.ts'
import { callerOf, PASSWORD, type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

const t = translatorFor('en')

const unsafePairs = ([item, other]: [string, string]) =>
  t('plans.refused.unsafe', { pairs: t('safety.about.pair', { item, other }) })

describe('a plan with a serious warning', () => {
  let portal: TestPortal
  let admin: Person
  let elena: Person
  let maya: Person
  const wort = { title: 'Mood', medications: "St John's Wort, Zinc" }
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'off' })
    admin = await signUp(portal, 'admin')
    elena = await signUp(portal, 'practitioner')
    maya = await signUp(portal, 'patient', 'Maya Lindqvist')
    await maya.api.auth.updateProfile({
      fullName: 'Maya Lindqvist',
      allergies: 'Ragweed',
      currentMedications: 'Sertraline 50 mg',
    })
  })
  afterAll(() => portal.close())

  it('a plan with a serious warning is refused without a reason, and recorded with it, on create, update and assign', async () => {
    const { id: linkId } = await admin.api.admin.assignments.assign({
      practitionerId: elena.id,
      patientId: maya.id,
    })
    const plan = { patientId: maya.id, ...wort }
    const unsafe = unsafePairs(["St John's Wort", 'Sertraline 50 mg'])
    await expect(elena.api.plans.create(plan)).rejects.toThrow(unsafe)
    await expect(elena.api.plans.create({ ...plan, reason: '  ' })).rejects.toThrow(unsafe)
    const { id } = await elena.api.plans.create({ ...plan, reason: 'Sertraline ends this week' })
    const [line] = await portal.deps.db.select().from(auditLog).where(eq(auditLog.targetId, id))
    expect(line?.detail).toEqual({ warningsOverruled: 1 })
    await expect(elena.api.plans.update({ id, ...plan })).rejects.toThrow(unsafe)
    await elena.api.plans.update({ id, patientId: maya.id, title: 'Mood', medications: 'Zinc' })
    const template = await elena.api.plans.create({
      patientId: maya.id,
      title: 'Rest',
      medications: 'Chamomile tea',
      reason: 'No reaction so far',
    })
    await expect(elena.api.plans.assign({ templateId: template.id, patientId: maya.id })).rejects.toThrow(
      'Ragweed',
    )
    await elena.api.plans.assign({
      templateId: template.id,
      patientId: maya.id,
      reason: 'No reaction so far',
    })
    const { rows } = await admin.api.admin.audit.list({ person: maya.email })
    expect(JSON.stringify(rows)).not.toMatch(/sertraline|reaction|ragweed|wort/i)
    await admin.api.admin.assignments.remove({ id: linkId })
  })

  it('the reason is read with its version by the author and by practitioners in care, and by nobody else', async () => {
    const plan = { patientId: maya.id, title: 'Mood', medications: "St John's Wort, Sertraline" }
    const { id } = await elena.api.plans.create({ ...plan, reason: 'Sertraline ends this week' })
    await elena.api.plans.update({ id, ...plan, title: 'Mood and sleep', reason: 'Ends today' })
    // Nothing changes: no further version.
    await elena.api.plans.update({ id, ...plan, title: 'Mood and sleep', reason: 'Ended' })
    const second = await signUp(portal, 'practitioner')
    await admin.api.admin.assignments.assign({ practitionerId: second.id, patientId: maya.id })
    const because = (reason: string) => ({ by: 'Test Person', rules: ['wort-antidepressant'], reason })
    for (const reader of [elena, second]) {
      expect(await reader.api.plans.versions({ planId: id })).toMatchObject([
        { version: 2, overruled: [because('Ends today'), because('Ended')] },
        { version: 1, overruled: [because('Sertraline ends this week')] },
      ])
    }
    for (const reader of [maya, admin]) {
      const versions = await reader.api.plans.versions({ planId: id })
      expect(versions.map(({ overruled }) => overruled)).toEqual([[], []])
    }
    for (const statement of [
      "update plan_overrulings set reason = ''",
      'delete from plan_overrulings',
      'truncate plan_overrulings',
    ])
      await expect(portal.deps.pool.query(statement)).rejects.toThrow('plan_overrulings is append-only')
  })

  it('a serious warning that was answered for this patient and pair comes with its answer, with a care link only', async () => {
    const [otto, nora] = [await signUp(portal, 'patient'), await signUp(portal, 'patient')]
    const profile = { fullName: 'Otto Holm', currentMedications: 'Sertraline 50 mg', allergies: 'Ragweed' }
    await otto.api.auth.updateProfile(profile)
    await nora.api.auth.updateProfile(profile)
    await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: nora.id })
    const second = await signUp(portal, 'practitioner', 'Dr. Jonas Beck')
    const links = await Promise.all(
      [elena, second].map(({ id }) =>
        admin.api.admin.assignments.assign({ practitionerId: id, patientId: otto.id }),
      ),
    )
    const answersOf = async (person: Person, medications: string, patientId = otto.id) => {
      const { warnings, answers } = await person.api.plans.check({ patientId, medications })
      return answers.map(({ warning, reason, by }) => [warnings[warning]?.id, reason, by])
    }
    expect(await answersOf(elena, "St John's Wort")).toEqual([])
    const save = (medications: string, reason: string) =>
      second.api.plans.create({ patientId: otto.id, title: 'Mood', medications, reason })
    const { id } = await save("St John's Wort", 'Ends this week')
    await second.api.plans.remove({ id })
    const answer = ['wort-antidepressant', 'Ends this week', 'Dr. Jonas Beck']
    // In other letters, and in a plan that was deleted since.
    expect(await answersOf(elena, "ST JOHN'S  WORT, Zinc")).toEqual([answer])
    // Of two warnings only one was answered; of another patient, none.
    expect(await answersOf(elena, "St John's Wort, Chamomile tea")).toEqual([answer])
    expect(await answersOf(elena, "St John's Wort", nora.id)).toEqual([])
    await otto.api.auth.updateProfile({ ...profile, currentMedications: 'Sertraline 100 mg' })
    expect(await answersOf(elena, "St John's Wort")).toEqual([])
    await otto.api.auth.updateProfile(profile)
    // The latest one counts.
    const again = await save("St John's Wort", 'Sertraline has ended')
    await second.api.plans.remove({ id: again.id })
    expect(await answersOf(elena, "St John's Wort")).toEqual([[answer[0], 'Sertraline has ended', answer[2]]])
    await admin.api.admin.assignments.remove({ id: links[0]?.id ?? '' })
    expect(await answersOf(elena, "St John's Wort, Sertraline 50 mg")).toEqual([])
    // A saved plan still asks for a reason.
    await expect(
      second.api.plans.create({ patientId: otto.id, title: 'Mood', medications: "St John's Wort" }),
    ).rejects.toThrow(unsafePairs(["St John's Wort", 'Sertraline 50 mg']))
  })

  it('lines of an earlier release are read without reasons, and the migration keeps these with their version', async () => {
    const { id } = await elena.api.plans.create({ patientId: maya.id, title: 'Rest', medications: 'Zinc' })
    await portal.deps.db.insert(auditLog).values({
      ...{ actorId: elena.id, action: 'plan.update', subjectId: maya.id, targetId: id },
      detail: { rules: 'wort-antidepressant allergy', version: '7', reason: 'Ragweed was years ago' },
    })
    const { rows } = await admin.api.admin.audit.list({ person: maya.email })
    expect(rows[0]).toMatchObject({ targetId: id, detail: { warningsOverruled: 2 } })
    expect(JSON.stringify(rows)).not.toContain('years ago')

    const migration = await readFile('drizzle/migrations/0022_overrulings.sql', 'utf8')
    await portal.deps.pool.query(migration.slice(migration.indexOf('insert into plan_overrulings')))
    const [version] = await elena.api.plans.versions({ planId: id })
    expect(version?.overruled).toMatchObject([
      { rules: ['wort-antidepressant', 'allergy'], reason: 'Ragweed was years ago' },
    ])
  })

  it('a plan with a serious warning is checked against the profile only with a care link, and the read is recorded once', async () => {
    const unlinked = await elena.api.plans.check({ patientId: maya.id, medications: wort.medications })
    expect(unlinked).toMatchObject({ profile: null, warnings: [] })
    expect(JSON.stringify(unlinked)).not.toMatch(/sertraline|ragweed/i)
    await elena.api.plans.create({ patientId: maya.id, ...wort })
    const second = await signUp(portal, 'practitioner')
    await admin.api.admin.assignments.assign({ practitionerId: second.id, patientId: maya.id })
    for (let i = 0; i < 3; i++) {
      const linked = await second.api.plans.check({ patientId: maya.id, medications: ['Chamomile tea'] })
      expect(linked.profile).toEqual({ allergies: 'Ragweed', currentMedications: 'Sertraline 50 mg' })
    }
    const reads = await maya.api.auth.accessToMine()
    expect(reads.filter(({ action }) => action === 'plans.check')).toHaveLength(2)
  })
})

describe('the conditions of a profile', () => {
  let portal: TestPortal
  let elena: Person
  let maya: Person
  const asked = () => elena.api.plans.check({ patientId: maya.id, medications: 'Feverfew, Lion’s mane' })
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'off' })
    const admin = await signUp(portal, 'admin')
    elena = await signUp(portal, 'practitioner')
    maya = await signUp(portal, 'patient', 'Maya Lindqvist')
    await admin.api.admin.assignments.assign({ practitionerId: elena.id, patientId: maya.id })
  })
  afterAll(() => portal.close())

  it('the conditions of a profile are set by the patient, and stay unchanged where a save does not name them', async () => {
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist', conditions: ['epilepsy', 'pregnancy'] })
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist' })
    expect(await maya.api.auth.profile()).toMatchObject({ conditions: ['pregnancy', 'epilepsy'] })
    const check = await asked()
    expect(check.conditions).toEqual(['pregnancy', 'epilepsy'])
    const pregnancy = t('auth.condition.pregnancy')
    expect(check.warnings).toMatchObject([
      { id: 'pregnancy-herb', condition: 'pregnancy', items: ['Feverfew', pregnancy] },
    ])
    expect(check.uncovered).toContainEqual(['Lion’s mane', pregnancy])
    await expect(
      elena.api.plans.create({ patientId: maya.id, title: 'Head', medications: 'Feverfew' }),
    ).rejects.toThrow(unsafePairs(['Feverfew', pregnancy]))
  })

  it('the conditions of a profile can be set by the patient’s practitioner and by no other; the change is recorded', async () => {
    const conditions = ['kidney-disease' as const]
    await elena.api.auth.patients.setConditions({ patientId: maya.id, conditions })
    expect(await maya.api.auth.profile()).toMatchObject({ conditions })
    expect(await elena.api.auth.patients.profile({ patientId: maya.id })).toMatchObject({ conditions })
    const deeds = await maya.api.auth.accessToMine()
    expect(deeds.map(({ action }) => action)).toContain('auth.patients.setConditions')
    const stranger = await signUp(portal, 'practitioner')
    await expect(
      stranger.api.auth.patients.setConditions({ patientId: maya.id, conditions: [] }),
    ).rejects.toThrow(t('care.refused.notInCare'))
    await expect(
      maya.api.auth.patients.setConditions({ patientId: maya.id, conditions: [] }),
    ).rejects.toThrow()
    expect(await maya.api.auth.profile()).toMatchObject({ conditions })
  })

  it('the conditions of a profile are refused where they are not in the list', async () => {
    const odd = { fullName: 'Maya Lindqvist', conditions: ['boredom'] }
    await expect(
      maya.api.auth.updateProfile(odd as unknown as Parameters<typeof maya.api.auth.updateProfile>[0]),
    ).rejects.toThrow()
    await expect(
      portal.deps.pool.query(`update profiles set conditions = '{boredom}' where id = $1`, [maya.id]),
    ).rejects.toThrow('profiles_conditions')
  })

  it('the conditions of a profile include an age under 18, computed from the date of birth', async () => {
    const year = new Date().getUTCFullYear()
    const born = (age: number) =>
      maya.api.auth.updateProfile({
        fullName: 'Maya Lindqvist',
        dateOfBirth: `${year - age}-01-01`,
        conditions: [],
      })
    await born(17)
    expect(await elena.api.plans.check({ patientId: maya.id, medications: 'Aspirin' })).toMatchObject({
      conditions: ['under-18'],
      warnings: [{ id: 'under18-medicine', items: ['Aspirin', t('auth.condition.under-18')] }],
    })
    await born(18)
    expect(await asked()).toMatchObject({ conditions: [] })
  })

  it('the conditions of a profile are not visible without a care link', async () => {
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist', conditions: ['pregnancy'] })
    const stranger = await signUp(portal, 'practitioner')
    expect(await stranger.api.plans.check({ patientId: maya.id, medications: 'Feverfew' })).toMatchObject({
      profile: null,
      conditions: [],
      warnings: [],
    })
  })

  it('the conditions of a profile are part of the patient’s export, and are deleted with the account', async () => {
    const mine = (await archiveOf(portal, maya)).get('my-data.json')
    expect(JSON.parse(String(mine))).toMatchObject({ profile: { conditions: ['pregnancy'] } })
    await maya.api.auth.deleteAccount({ password: PASSWORD, confirmation: 'DELETE' })
    const { rows } = await portal.deps.pool.query('select conditions from profiles where id = $1', [maya.id])
    expect(rows).toEqual([{ conditions: [] }])
  })
})

describe('a cart', () => {
  let portal: TestPortal
  let maya: Person
  let shelf: Map<string, string>
  const idsOf = (...names: string[]) => names.map((name) => shelf.get(name) ?? '')
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'off' })
    maya = await signUp(portal)
    const rows = await portal.deps.db
      .insert(products)
      .values(
        ["St John's Wort", 'Chamomile', 'Zinc', 'Night Balm'].map((name) => ({
          name,
          priceCents: 900,
          stock: 5,
        })),
      )
      .returning()
    shelf = new Map(rows.map(({ id, name }) => [name, id]))
  })
  afterAll(() => portal.close())

  it('a cart is checked against the caller’s own medications, allergies and plans, with the shop’s product names', async () => {
    const before = await maya.api.plans.checkCart({ productIds: idsOf("St John's Wort", 'Night Balm') })
    expect(before).toMatchObject({ warnings: [], unrecognised: ['Night Balm'], taken: [], allergies: [] })
    await maya.api.auth.updateProfile({ fullName: 'Maya Lindqvist', allergies: 'Ragweed' })
    const elena = await signUp(portal, 'practitioner')
    const { id } = await elena.api.plans.create({
      patientId: maya.id,
      title: 'Mood',
      medications: 'Sertraline 50 mg',
    })
    const productIds = idsOf("St John's Wort", 'Chamomile', 'Zinc')
    const check = await maya.api.plans.checkCart({ productIds })
    expect(check.warnings.map((one) => [one.id, one.severity, ...one.items])).toEqual([
      ['allergy-ragweed', 'serious', 'Chamomile', 'Ragweed'],
      ['wort-antidepressant', 'serious', "St John's Wort", 'Sertraline 50 mg'],
    ])
    expect(check).toMatchObject({ taken: ['Sertraline 50 mg'], allergies: ['Ragweed'] })
    await elena.api.plans.remove({ id })
    const after = await maya.api.plans.checkCart({ productIds })
    expect(after.warnings.map((one) => one.id)).toEqual(['allergy-ragweed'])
  })

  it('a cart lists allergies that no rule is about, known or not', async () => {
    const ida = await signUp(portal)
    await ida.api.auth.updateProfile({ fullName: 'Ida Berg', allergies: 'Ragweed, zinc, Quuxweed' })
    expect(await ida.api.plans.checkCart({ productIds: idsOf('Night Balm') })).toMatchObject({
      warnings: [],
      unreadAllergies: ['zinc', 'Quuxweed'],
    })
  })

  it('a cart is checked for its owner only, and is never refused', async () => {
    const ida = await signUp(portal)
    expect(await ida.api.plans.checkCart({ productIds: idsOf('Chamomile') })).toMatchObject({ warnings: [] })
    expect(await ida.api.plans.checkCart({ productIds: [randomUUID()] })).toMatchObject({ recognised: [] })
    await expect(callerOf(portal).plans.checkCart({ productIds: [] })).rejects.toThrow(
      t('app.refused.signIn'),
    )
  })
})
