import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { practitionerPatients, profiles } from '../drizzle/schema.ts'
import type { Locale } from '../locales/translate.ts'
import { type Person, signUp } from './test/caller.ts'
import { makeRows } from './test/make.ts'
import { startPortal, type TestPortal } from './test/portal.ts'

let portal: TestPortal
/** Writes in German. */
let elena: Person
/** Has chosen no language. */
let maya: Person
const choose = (person: Person, locale: Locale | null) =>
  portal.deps.db.update(profiles).set({ locale }).where(eq(profiles.id, person.id))

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
  elena = await signUp(portal, 'practitioner', 'Dr. Elena Hartmann')
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
  await choose(elena, 'de-AT')
  await choose(maya, null)
})
afterAll(() => portal.close())

const german = { language: 'de' }
const unknown = { language: null }

it('messages are sent with the language of the other person, and only the practitioner learns the region', async () => {
  const message = { text: 'Guten Morgen', quote: null, files: [] }
  await elena.api.messages.send({ threadWith: maya.id, key: 'first', ...message })
  expect(await maya.api.messages.thread({ threadWith: elena.id })).toMatchObject({
    with: { ...german, locale: null },
  })
  expect(await maya.api.messages.threads()).toMatchObject([{ with: german }])
  expect(await elena.api.messages.thread({ threadWith: maya.id })).toMatchObject({ with: unknown })
  await choose(maya, 'fr-CH')
  expect(await elena.api.messages.thread({ threadWith: maya.id })).toMatchObject({
    with: { language: 'fr', locale: 'fr-CH' },
  })
  expect(await elena.api.messages.threads()).toMatchObject([{ with: { language: 'fr' } }])
  await choose(maya, null)
})

it('plans and their versions are sent with the language of who wrote them', async () => {
  const { id: planId } = await elena.api.plans.create({
    ...{ patientId: maya.id, title: 'Ruhe', medications: ['Baldrian'], notes: 'Früh schlafen.' },
  })
  expect(await maya.api.plans.mine()).toMatchObject([{ title: 'Ruhe', ...german }])
  expect(await elena.api.plans.ofPatient({ patientId: maya.id })).toMatchObject([german])
  expect(await maya.api.plans.versions({ planId })).toMatchObject([german])
})

it('released notes, signed notes and their addenda are sent with the language of their author', async () => {
  const patientId = maya.id
  const { notes } = elena.api.care
  const draft = await notes.save({ patientId, plan: 'Ruhe', forPatient: 'Viel trinken.', base: null })
  await notes.sign({ patientId, ...draft, release: true })
  await notes.addAddendum({ patientId, id: draft.id, text: 'Nachtrag' })
  expect(await maya.api.care.notes.released({})).toMatchObject([{ text: 'Viel trinken.', ...german }])
  expect(await notes.list({ patientId })).toMatchObject([{ ...german, addenda: [german] }])
})

it('comments of reviews are sent with the language of the reviewer', async () => {
  const id = await makeRows(portal.deps).completedBloodTest(maya.id)
  await elena.api.bloodTests.review({ patientId: maya.id, id, comment: 'Bitte wiederholen.' })
  const review = { comment: 'Bitte wiederholen.', ...german }
  expect(await maya.api.bloodTests.get({ id })).toMatchObject({ reviews: [review], review })
  expect(await elena.api.bloodTests.ofPatient({ patientId: maya.id })).toMatchObject({ reviews: [review] })
  expect(await maya.api.bloodTests.trendsOfMarker({ marker: 'Ferritin' })).toMatchObject({
    reviews: [review],
  })
  await choose(elena, null)
  expect(await maya.api.bloodTests.get({ id })).toMatchObject({ review: unknown })
  await choose(elena, 'de-AT')
})
