import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, doses, planVersions, products, treatmentPlans } from '../../drizzle/schema.ts'
import { type PlanItem, untimed } from '../../shared/planItems.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

const t = translatorFor('en')

let portal: TestPortal
let admin: Person
let elena: Person
let maya: Person
const today = new Date().toISOString().slice(0, 10)
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin', 'Ruth Adler')
  elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
})
afterAll(() => portal.close())

const DAILY = { kind: 'daily' } as const
const iron = { text: 'Iron 25 mg', slots: ['morning' as const], units: 1, unitName: 'capsule', days: DAILY }
const write = (more: object = {}) =>
  elena.api.plans.create({ patientId: maya.id, title: 'Energy', items: [iron], ...more })
const change = (id: string, more: object = {}) =>
  elena.api.plans.update({ id, patientId: maya.id, title: 'Energy', items: [iron], ...more })
const planOf = async (id: string) => {
  const [plan] = await portal.deps.db.select().from(treatmentPlans).where(eq(treatmentPlans.id, id))
  return plan
}

describe('plan items', () => {
  it('plan items make the medications where only they are given, and are returned with the plan', async () => {
    const { id } = await write({ items: [iron, { text: 'Nettle tea', slots: [], days: DAILY }] })
    const mine = (await maya.api.plans.mine()).find((plan) => plan.id === id)
    expect(mine).toMatchObject({
      ...{ version: 1, medications: ['Iron 25 mg', 'Nettle tea'] },
      items: [{ ...untimed('Iron 25 mg'), ...iron }, untimed('Nettle tea')],
    })
  })

  it('a save without items keeps those whose text is still among the medications', async () => {
    const { id } = await write({ items: [iron, { text: 'Zinc', slots: ['night'], days: DAILY }] })
    await change(id, { items: undefined, medications: 'Zinc, Ginger tea' })
    expect(await planOf(id)).toMatchObject({
      medications: ['Zinc', 'Ginger tea'],
      items: [{ text: 'Zinc', slots: ['night'] }],
    })
    await admin.api.admin.plans.update({ id, patientId: maya.id, title: 'Energy', medications: '' })
    expect(await planOf(id)).toMatchObject({ medications: null, items: [] })
  })

  it('that contradict the medications, or plan one twice, are refused', async () => {
    await expect(write({ medications: 'Zinc' })).rejects.toThrow('plans.invalid.times')
    await expect(write({ items: [iron, iron] })).rejects.toThrow('plans.invalid.twice')
    await expect(write({ items: [{ ...iron, text: 'Iron, zinc' }] })).rejects.toThrow('plans.invalid.comma')
  })

  it('a cycle without a first day begins today, and keeps its first day when it is saved again', async () => {
    const cycle = { ...iron, days: { kind: 'cycle' as const, on: 5, off: 2 } }
    const { id } = await write({ items: [cycle] })
    expect((await planOf(id))?.items).toMatchObject([{ from: today }])
    await change(id, { items: [{ ...cycle, from: '2026-01-05' }] })
    await change(id, { items: [{ ...cycle, units: 2 }] })
    expect((await planOf(id))?.items).toMatchObject([{ from: '2026-01-05', units: 2 }])
  })

  it('plan items name only products that exist when they are chosen; a product can still be deleted', async () => {
    const product = { name: randomUUID(), priceCents: 900, stock: 3 }
    const { id: productId } = await admin.api.admin.products.create(product)
    await expect(write({ items: [{ ...iron, productId: randomUUID() }] })).rejects.toThrow(
      t('plans.refused.productGone'),
    )
    const { id } = await write({ items: [{ ...iron, productId }] })
    await admin.api.admin.products.delete({ productId })
    expect(await portal.deps.db.$count(products, eq(products.id, productId))).toBe(0)
    await change(id, { title: 'Energy again', items: [{ ...iron, productId }] })
    expect((await planOf(id))?.items).toMatchObject([{ productId }])
  })

  it('templates and copies carry them without a name; a copy begins today and has no end', async () => {
    const dated = { from: '2026-01-05', until: '2026-02-05' }
    const named = { ...iron, text: 'Tea for Maya Lindqvist', unitName: 'cup of Lindqvist', ...dated }
    const { id } = await write({ items: [named, { ...iron, ...dated }] })
    const template = (await elena.api.plans.templates()).find((plan) => plan.id === id)
    expect(JSON.stringify(template)).not.toMatch(/Maya|Lindqvist/)
    expect(template?.items).toMatchObject([
      { text: 'Tea for [patient]', from: null, until: null },
      { text: 'Iron 25 mg', slots: ['morning'], from: null, until: null },
    ])
    const ida = await signUp(portal)
    const copy = await elena.api.plans.assign({ templateId: id, patientId: ida.id })
    expect(await planOf(copy.id)).toMatchObject({
      medications: ['Tea for [patient]', 'Iron 25 mg'],
      items: [
        { text: 'Tea for [patient]', from: today, until: null },
        { text: 'Iron 25 mg', units: 1, from: today, until: null },
      ],
    })
  })
})

describe('plan versions', () => {
  it('plan versions are written with every save that changes something, with who, when and what changed', async () => {
    const { id } = await write({ notes: 'First' })
    const moved = { ...iron, slots: ['evening' as const] }
    await change(id, { items: [moved, { text: 'Ginger tea', slots: [], days: DAILY }], notes: 'Second' })
    await change(id, { items: [moved, { text: 'Ginger tea', slots: [], days: DAILY }], notes: 'Second' })
    await admin.api.admin.plans.update({ id, patientId: maya.id, title: 'Energy', medications: 'Ginger tea' })
    const versions = await maya.api.plans.versions({ planId: id })
    const moves = t('plans.change.slots', {
      before: t('plans.slot.morning'),
      after: t('plans.slot.evening'),
    })
    expect(versions).toMatchObject([
      {
        ...{ version: 3, by: 'Ruth Adler', notes: null, medications: ['Ginger tea'] },
        changes: [{ kind: 'stopped', text: 'Iron 25 mg' }],
      },
      {
        ...{ version: 2, by: 'Elena Hartmann', notes: 'Second' },
        changes: [
          {
            kind: 'changed',
            text: t('plans.change.item', { name: 'Iron 25 mg', changes: moves }),
            parts: [{ part: 'slots', before: ['morning'], after: ['evening'] }],
          },
          { kind: 'added', text: 'Ginger tea' },
        ],
      },
      {
        ...{ version: 1, by: 'Elena Hartmann', notes: 'First', items: [{ text: 'Iron 25 mg' }] },
        changes: [{ kind: 'added', text: 'Iron 25 mg' }],
      },
    ])
    const times = versions.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect((await maya.api.plans.mine()).find((plan) => plan.id === id)).toMatchObject({ version: 3 })
  })

  it('plan versions are readable by the patient, the author, those in care and admins; for all others the plan is unknown', async () => {
    const { id: planId } = await write()
    const linked = await signUp(portal, 'practitioner')
    await admin.api.admin.assignments.assign({ practitionerId: linked.id, patientId: maya.id })
    for (const person of [maya, elena, linked, admin]) {
      expect(await person.api.plans.versions({ planId })).toHaveLength(1)
    }
    const readers = await portal.deps.db
      .select({ actorId: auditLog.actorId })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'plans.versions'), eq(auditLog.targetId, planId)))
    expect(readers.map(({ actorId }) => actorId).sort()).toEqual([elena.id, linked.id, admin.id].sort())
    for (const stranger of [await signUp(portal), await signUp(portal, 'practitioner')]) {
      for (const unknown of [planId, randomUUID()]) {
        await expect(stranger.api.plans.versions({ planId: unknown })).rejects.toThrow(
          t('plans.refused.unknown'),
        )
      }
    }
    await elena.api.plans.remove({ id: planId })
    await expect(maya.api.plans.versions({ planId })).rejects.toThrow(t('plans.refused.unknown'))
  })

  it('plan versions are written by the database, for every writer, in the same transaction', async () => {
    const { id } = await write()
    const { pool, db } = portal.deps
    await pool.query(`update treatment_plans set title = 'By hand', version = 99 where id = $1`, [id])
    expect(await planOf(id)).toMatchObject({ version: 2 })
    const client = await pool.connect()
    await client.query('begin')
    await client.query(`update treatment_plans set title = 'Never saved' where id = $1`, [id])
    await client.query('rollback')
    client.release()
    const kept = await db
      .select()
      .from(planVersions)
      .where(eq(planVersions.planId, id))
      .orderBy(planVersions.version)
    expect(kept.map(({ title }) => title)).toEqual(['Energy', 'By hand'])
    expect(kept[1]?.at.getTime()).toBeGreaterThan(kept[0]?.at.getTime() ?? 0)
  })

  it.each([
    `update plan_versions set title = 'Another' where plan_id = $1`,
    'delete from plan_versions where plan_id = $1',
    'truncate plan_versions cascade',
  ])('plan versions are append-only: %s is refused', async (statement) => {
    const { id } = await write()
    const values = statement.includes('$1') ? [id] : []
    await expect(portal.deps.pool.query(statement, values)).rejects.toThrow('append-only')
  })
})

describe('a plan never changes its patient', () => {
  it('for another patient the plan is deleted with its history, and a new one is written', async () => {
    const { id } = await write({ notes: 'Hers' })
    await maya.api.plans.setDose({ planId: id, medication: 'Iron 25 mg', date: today, taken: true })
    const ida = await signUp(portal)
    const moved = await elena.api.plans.update({
      id,
      patientId: ida.id,
      title: 'Energy',
      medications: 'Iron 25 mg',
    })
    expect(moved.id).not.toBe(id)
    expect(await planOf(id)).toMatchObject({ patientId: maya.id, deletedBy: elena.id, notes: 'Hers' })
    expect(await planOf(moved.id)).toMatchObject({
      ...{ patientId: ida.id, createdBy: elena.id, version: 1, notes: null, items: [{ slots: ['morning'] }] },
    })
    expect((await maya.api.plans.mine()).map((plan) => plan.id)).not.toContain(id)
    expect(await ida.api.plans.versions({ planId: moved.id })).toHaveLength(1)
    expect(await portal.deps.db.$count(doses, eq(doses.planId, moved.id))).toBe(0)
    const log = await portal.deps.db
      .select({ action: auditLog.action, subjectId: auditLog.subjectId })
      .from(auditLog)
      .where(and(eq(auditLog.actorId, elena.id), eq(auditLog.targetId, id)))
    expect(log).toContainEqual({ action: 'plan.delete', subjectId: maya.id })
    await expect(
      elena.api.plans.update({ id, patientId: maya.id, title: 'Back', medications: 'Iron 25 mg' }),
    ).rejects.toThrow(t('plans.refused.unknown'))
  })

  it('an admin who does so leaves the plan with its author', async () => {
    const { id } = await write()
    const ida = await signUp(portal)
    const moved = await admin.api.admin.plans.update({ id, patientId: ida.id, title: 'Energy' })
    expect(await planOf(moved.id)).toMatchObject({ createdBy: elena.id, updatedBy: admin.id })
  })

  it('the database refuses it to every writer', async () => {
    const { id } = await write()
    const statement = 'update treatment_plans set patient_id = $1 where id = $2'
    await expect(portal.deps.pool.query(statement, [elena.id, id])).rejects.toThrow(
      'never changes its patient',
    )
  })
})

it('an edit without a change of items leaves the type of an item as it was saved', async () => {
  const { id } = await write({ items: [{ ...iron, days: { kind: 'weekdays', days: [5, 1] } }] })
  const items: PlanItem[] | undefined = (await planOf(id))?.items
  await change(id, { title: 'Renamed', items })
  expect((await planOf(id))?.items).toEqual(items)
  expect(items).toMatchObject([{ days: { kind: 'weekdays', days: [1, 5] } }])
})
