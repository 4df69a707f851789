import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, products } from '../../../drizzle/schema.ts'
import { callerOf, type Person, signUp } from '../../test/caller.ts'
import { startPortal, type TestPortal } from '../../test/portal.ts'

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

  it('is refused without a reason, and recorded with it, on create, update and assign', async () => {
    const { id: linkId } = await admin.api.admin.assignments.assign({
      practitionerId: elena.id,
      patientId: maya.id,
    })
    const plan = { patientId: maya.id, ...wort }
    await expect(elena.api.plans.create(plan)).rejects.toThrow(
      "Serious: St John's Wort with Sertraline 50 mg.",
    )
    await expect(elena.api.plans.create({ ...plan, reason: '  ' })).rejects.toThrow('Serious')
    const { id } = await elena.api.plans.create({ ...plan, reason: 'Sertraline ends this week' })
    const [line] = await portal.deps.db.select().from(auditLog).where(eq(auditLog.targetId, id))
    expect(line?.detail).toMatchObject({ rules: 'wort-antidepressant', reason: 'Sertraline ends this week' })
    await expect(elena.api.plans.update({ id, ...plan })).rejects.toThrow('Serious')
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
    await admin.api.admin.assignments.remove({ id: linkId })
  })

  it('shows the profile only through a care link, and the read is recorded once', async () => {
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

  it("is held against one's own medications, allergies and plans, under the names of the shop", async () => {
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

  it("is nobody else's, and never refused", async () => {
    const ida = await signUp(portal)
    expect(await ida.api.plans.checkCart({ productIds: idsOf('Chamomile') })).toMatchObject({ warnings: [] })
    expect(await ida.api.plans.checkCart({ productIds: [randomUUID()] })).toMatchObject({ recognised: [] })
    await expect(callerOf(portal).plans.checkCart({ productIds: [] })).rejects.toThrow('Please sign in.')
  })
})
