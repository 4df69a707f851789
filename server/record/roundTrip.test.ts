import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { healthTracking, profiles } from '../../drizzle/schema.ts'
import { ENTRY_KINDS, RECORD_IMPORT } from '../../shared/recordImport.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { makeFullRecord } from '../test/fullRecord.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { upload } from '../test/upload.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
})
afterAll(() => portal.close())

type Json = { [member: string]: unknown }

async function recordOf({ cookie }: Person) {
  const answer = await send(portal, 'GET', '/api/record/fhir', undefined, { headers: { cookie } })
  expect(answer.statusCode).toBe(200)
  return answer.body
}

const FILE = 'record.json'
/** What the next system writes itself. The words of a reference stay. */
const OWN = new Set(['id', 'reference', 'meta', 'issued'])
const isOwn = (name: string, member: unknown) =>
  OWN.has(name) ||
  (name === 'text' && typeof member === 'object') ||
  (name === 'device' && (member as Json).display === FILE)

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => !isOwn(name, member))
      .map(([name, member]): [string, unknown] => [name, withoutIds(member)])
      .filter(([, member]) => JSON.stringify(member) !== '{}')
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** The resources but for the person, sorted. */
const contentOf = (raw: string) =>
  (JSON.parse(raw) as { entry: { resource: Json }[] }).entry
    .filter(({ resource }) => resource.resourceType !== 'Patient')
    .map(({ resource }) => JSON.stringify(withoutIds(resource)))
    .toSorted()

it('a whole record that is taken into an empty account is written out again as it was, and a second time adds nothing', async () => {
  const maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  const jonas = await signUp(portal, 'practitioner', 'Jonas Weber')
  await makeFullRecord(portal.deps, { patientId: maya.id, practitionerId: jonas.id }, 'Own', 'Hidden')
  const first = await recordOf(maya)
  expect(contentOf(first).length).toBeGreaterThan(50)

  const other = await signUp(portal, 'patient', 'Maya Lindqvist')
  await portal.deps.db.update(profiles).set({ locale: 'de-CH' }).where(eq(profiles.id, other.id))
  const take = async (raw: string) => {
    const answer = await upload(portal, Buffer.from(raw), {
      ...{ url: RECORD_IMPORT, name: FILE, cookie: other.cookie },
    })
    expect(answer.statusCode, answer.body).toBe(201)
    const { id } = answer.json<{ id: string }>()
    const { groups } = await other.api.record.importPreview({ id })
    expect(groups?.filter(({ unreadable }) => unreadable > 0)).toEqual([])
    return other.api.record.applyImport({ id, kinds: [...ENTRY_KINDS] })
  }
  await take(first)
  const second = await recordOf(other)
  expect(contentOf(second)).toEqual(contentOf(first))
  const days = async ({ id }: Person) => portal.deps.db.$count(healthTracking, eq(healthTracking.userId, id))
  expect(await days(other)).toBe(await days(maya))
  expect((await take(first)).taken).toBe(0)
  expect((await take(second)).taken).toBe(0)
})
