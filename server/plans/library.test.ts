import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planTemplates, treatmentPlans, userRoles } from '../../drizzle/schema.ts'
import { addDays } from '../../shared/health.ts'
import type { PlanItem } from '../../shared/planItems.ts'
import { MAX_TEMPLATES } from '../../shared/planTemplates.ts'
import { startingOn } from '../../shared/startingOn.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

let portal: TestPortal
let elena: Person
let colleague: Person
let maya: Person

beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  elena = await signUp(portal, 'practitioner', 'Elena Marsh')
  colleague = await signUp(portal, 'practitioner', 'Jon Ek')
  maya = await signUp(portal, 'patient', 'Maya Rose')
})
afterAll(() => portal.close())

const today = new Date().toISOString().slice(0, 10)
const daily = (text: string, from: string | null, until: string | null): PlanItem => ({
  ...{ text, slots: ['morning'], units: 1, unitName: 'capsule', days: { kind: 'daily' } },
  ...{ from, until, productId: null },
})
const sleep = {
  name: 'Sleep, two phases',
  folder: 'Sleep',
  title: 'Calm sleep',
  description: 'In two phases',
  items: [
    daily('Valerian', '2026-01-01', '2026-01-14'),
    daily('Passionflower', '2026-01-15', null),
    daily('Magnesium', null, null),
  ],
  dosageInstructions: 'With water',
  duration: '6 weeks',
  notes: 'Ask about dreams',
}
const refusalOf = (error: { cause?: { code?: string } }) => error.cause?.code
const refused = async (call: Promise<unknown>) =>
  refusalOf(
    await call.then(
      () => ({}),
      (error) => error,
    ),
  )

it('startingOn moves all phases together to the day', () => {
  expect(startingOn(sleep.items, '2026-03-01').map(({ from, until }) => [from, until])).toEqual([
    ['2026-03-01', '2026-03-14'],
    ['2026-03-15', null],
    ['2026-03-01', null],
  ])
})

describe('plans.library', () => {
  it('plans.library.save keeps a template for its owner, who files, changes and removes it', async () => {
    const { id } = await elena.api.plans.library.save(sleep)
    const [saved] = await elena.api.plans.library.list({ search: 'phases' })
    expect(saved).toEqual({
      ...sleep,
      id,
      shared: false,
      own: true,
      owner: 'Elena Marsh',
      medications: ['Valerian', 'Passionflower', 'Magnesium'],
    })
    expect(await elena.api.plans.library.folders()).toEqual(['Sleep'])
    expect(await colleague.api.plans.library.list()).toEqual([])
    await elena.api.plans.library.save({ ...sleep, id, name: 'Nights', folder: 'Rest' })
    expect((await elena.api.plans.library.list({ folder: 'Rest' })).map(({ name }) => name)).toEqual([
      'Nights',
    ])
    expect(await elena.api.plans.library.list({ folder: 'Sleep' })).toEqual([])
    await elena.api.plans.library.remove({ id })
    expect(await elena.api.plans.library.list()).toEqual([])
  })

  it('a shared template is used by colleagues, and changed by its owner alone', async () => {
    const { id } = await elena.api.plans.library.save({ ...sleep, shared: true })
    const [shared] = await colleague.api.plans.library.list()
    expect(shared).toMatchObject({ id, own: false, owner: 'Elena Marsh', notes: 'Ask about dreams' })
    expect(await refused(colleague.api.plans.library.save({ ...sleep, id }))).toBe('NOT_FOUND')
    expect(await refused(colleague.api.plans.library.remove({ id }))).toBe('NOT_FOUND')
    const plan = await colleague.api.plans.library.use({ id, patientId: maya.id })
    const [row] = await portal.deps.db.select().from(treatmentPlans).where(eq(treatmentPlans.id, plan.id))
    expect(row).toMatchObject({
      ...{ patientId: maya.id, createdBy: colleague.id, title: 'Calm sleep', duration: '6 weeks' },
      medications: ['Valerian', 'Passionflower', 'Magnesium'],
    })
    expect(row?.items.map(({ text, from, until }) => [text, from, until])).toEqual([
      ['Valerian', today, addDays(today, 13)],
      ['Passionflower', addDays(today, 14), null],
      ['Magnesium', today, null],
    ])
    await portal.deps.db.update(userRoles).set({ verified: false }).where(eq(userRoles.userId, elena.id))
    expect(await colleague.api.plans.library.list()).toEqual([])
    expect(await refused(colleague.api.plans.library.use({ id, patientId: maya.id }))).toBe('NOT_FOUND')
    await portal.deps.db.update(userRoles).set({ verified: true }).where(eq(userRoles.userId, elena.id))
    await elena.api.plans.library.remove({ id })
  })

  it('plans.library.use refuses a serious warning without a reason, and somebody who is no patient', async () => {
    await maya.api.auth.updateProfile({ fullName: 'Maya Rose', allergies: 'Valerian' })
    const { id } = await elena.api.plans.library.save(sleep)
    const link = { practitionerId: elena.id, patientId: maya.id }
    const admin = await signUp(portal, 'admin')
    await admin.api.admin.assignments.assign(link)
    expect(await refused(elena.api.plans.library.use({ id, patientId: maya.id }))).toBe('CONFLICT')
    await elena.api.plans.library.use({ id, patientId: maya.id, reason: 'Tolerated since' })
    expect(await refused(elena.api.plans.library.use({ id, patientId: colleague.id }))).toBe('NOT_FOUND')
    await elena.api.plans.library.remove({ id })
  })

  it('a template from a plan has no name of its patient, but keeps a word of the title that is one', async () => {
    const texts = { title: 'Rose hip tea', description: 'Maya drinks it at night' }
    const { id: fromPlan } = await elena.api.plans.create({ patientId: maya.id, ...texts })
    await elena.api.plans.library.save({ ...texts, name: 'Tea', shared: true, fromPlan })
    const [shared] = await colleague.api.plans.library.list({ search: 'tea' })
    expect(shared).toMatchObject({ title: 'Rose hip tea', description: '[patient] drinks it at night' })
    expect(await refused(colleague.api.plans.library.save({ ...texts, name: 'Tea', fromPlan }))).toBe(
      'NOT_FOUND',
    )
  })

  it('the title of an own plan among the latest templates keeps a word that is its patient’s name', async () => {
    const { id } = await elena.api.plans.create({ patientId: maya.id, title: 'Rose oil, for Maya Rose' })
    const titleFor = async (person: Person) =>
      (await person.api.plans.templates()).find((template) => template.id === id)?.title
    expect(await titleFor(elena)).toBe('Rose oil, for [patient]')
    expect(await titleFor(colleague)).toBe('[patient] oil, for [patient]')
    const sam = await signUp(portal, 'patient', 'Sam Field')
    await elena.api.plans.assign({ templateId: id, patientId: sam.id })
    // The new patient must not read for whom it was.
    expect((await sam.api.plans.mine()).map(({ title }) => title)).toEqual(['[patient] oil, for [patient]'])
  })

  it('plans.library.save refuses more templates than the most', async () => {
    const owner = await signUp(portal, 'practitioner')
    const row = { ownerId: owner.id, name: 'Many', title: 'Many' }
    await portal.deps.db
      .insert(planTemplates)
      .values(Array.from({ length: MAX_TEMPLATES }, () => ({ ...row, id: randomUUID() })))
    expect(await refused(owner.api.plans.library.save(sleep))).toBe('CONFLICT')
    const ids = new Set<string>()
    for (let cursor: string | undefined; ; ) {
      const page = await owner.api.plans.library.list({ ...(cursor && { cursor }) })
      for (const { id, own } of page) if (own) ids.add(id)
      const last = page.at(-1)
      if (!last?.more) break
      cursor = last.id
    }
    expect(ids.size).toBe(MAX_TEMPLATES)
  })
})
