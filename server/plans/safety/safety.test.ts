import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, products } from '../../../drizzle/schema.ts'
import { callerOf, type Person, signUp } from '../../test/caller.ts'
import { startPortal, type TestPortal } from '../../test/portal.ts'
import { checkSafety, itemsOf, recognise } from './check.ts'
import { RULES, SUBSTANCES, type Substance } from './rules.ts'

const words = Object.values(SUBSTANCES).flat()
const item = fc.oneof(
  fc.constantFrom(...words),
  fc
    .tuple(fc.constantFrom(...words), fc.integer({ min: 1, max: 900 }))
    .map(([word, mg]) => `${word} ${mg} mg`),
  fc.string({ maxLength: 12 }),
)
const list = fc.array(item, { maxLength: 8 })
const told = (question: { medications: string[]; taken: string[]; allergies: string[] }) =>
  checkSafety(question).warnings.map(({ id, items }) => `${id}: ${items.join(' + ')}`)

describe('the rules', () => {
  it('are 25 or more, each with its own id, a source, and two sides', () => {
    expect(RULES.length).toBeGreaterThanOrEqual(25)
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
    for (const { source, one, other } of RULES) {
      expect(source).toMatch(/^https?:\/\//)
      expect(one.filter((side) => other.includes(side))).toEqual([])
    }
  })

  it('speak about every substance that is recognised: one without a rule would pass for safe', () => {
    const spoken = new Set(RULES.flatMap(({ one, other }) => [...one, ...other]))
    expect(Object.keys(SUBSTANCES).filter((substance) => !spoken.has(substance as Substance))).toEqual([])
  })

  it('know every word by its substance', () => {
    for (const [substance, names] of Object.entries(SUBSTANCES)) {
      for (const name of names) expect(recognise(`${name} 25 mg`), name).toContain(substance)
    }
  })

  it.each([
    ["St. John's Wort 300 mg", 'st-johns-wort'],
    ['ST JOHN’S WORT', 'st-johns-wort'],
    ['Fish oil, 1 g', 'omega-3'],
    ['Café Ginkgo', 'ginkgo'],
  ])('recognise %s', (text, substance) => {
    expect(recognise(text)).toEqual([substance])
  })

  it('do not find a word inside another', () => {
    expect(recognise('Environmental zincum gingerbread')).toEqual([])
  })
})

describe('a check', () => {
  it('does not depend on the order of items', () => {
    fc.assert(
      fc.property(list, list, list, (medications, taken, allergies) => {
        const turned = {
          medications: [...medications].reverse(),
          taken: [...taken].reverse(),
          allergies: [...allergies].reverse(),
        }
        expect(told(turned)).toEqual(told({ medications, taken, allergies }))
      }),
    )
  })

  it('never loses a warning when an item is added, wherever it is added', () => {
    fc.assert(
      fc.property(list, list, list, item, (medications, taken, allergies, more) => {
        const before = told({ medications, taken, allergies })
        for (const after of [
          told({ medications: [...medications, more], taken, allergies }),
          told({ medications, taken: [...taken, more], allergies }),
          told({ medications, taken, allergies: [...allergies, more] }),
        ]) {
          expect(after).toEqual(expect.arrayContaining(before))
        }
      }),
    )
  })

  it('meets the herb of a plan with the medicine of a profile, and the other way round', () => {
    const wort = ["St John's Wort 300 mg"]
    const sertraline = ['sertraline 50 mg']
    for (const question of [
      { medications: wort, taken: sertraline },
      { medications: sertraline, taken: wort },
      { medications: [...wort, ...sertraline], taken: [] },
    ]) {
      expect(checkSafety({ ...question, allergies: [] }).warnings).toMatchObject([
        { id: 'wort-antidepressant', severity: 'serious' },
      ])
    }
    expect(
      checkSafety({ medications: ['Zinc'], taken: [...wort, ...sertraline], allergies: [] }).warnings,
    ).toEqual([])
  })

  it('knows relatives of an allergen, and what stands among the allergies itself', () => {
    const ids = (medications: string[], allergies: string) =>
      checkSafety({ medications, taken: [], allergies: itemsOf(allergies) }).warnings.map(({ id }) => id)
    expect(ids(['Chamomile tea'], 'Penicillin; ragweed')).toEqual(['allergy-ragweed'])
    expect(ids(['Bee pollen capsules'], 'bee pollen')).toEqual(['allergy-listed'])
    expect(ids(['Goat whey'], 'oat')).toEqual([])
  })

  it('tells what it does not know', () => {
    const { recognised, unrecognised } = checkSafety({
      medications: ['Zinc', 'Moonwort'],
      taken: [],
      allergies: [],
    })
    expect({ recognised, unrecognised }).toEqual({ recognised: ['Zinc'], unrecognised: ['Moonwort'] })
  })
})

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
