import Validator from '@asymmetrik/fhir-json-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, send, signUp } from '../test/caller.ts'
import { makeHistory } from '../test/history.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

type Entry = { fullUrl: string; resource: { resourceType: string; id: string; [element: string]: unknown } }
type Bundle = { resourceType: string; type: string; entry: Entry[] }

let portal: TestPortal
let history: Awaited<ReturnType<typeof makeHistory>>
let other: Person
beforeAll(async () => {
  portal = await startPortal()
  const admin = await signUp(portal, 'admin', 'Admin of the clinic')
  history = await makeHistory(portal, admin)
  other = (await makeHistory(portal, admin, 'Neighbour')).maya
})
afterAll(() => portal.close())

const rawRecordOf = async ({ cookie }: Person) => {
  const answer = await send(portal, 'GET', '/api/record/fhir', undefined, { headers: { cookie } })
  expect(answer.statusCode).toBe(200)
  return answer.body
}
const recordOf = async (person: Person): Promise<Bundle> => JSON.parse(await rawRecordOf(person))

/** Each `reference` within a value. */
const referencesIn = (value: unknown): string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, member]) =>
        name === 'reference' && typeof member === 'string' ? [member] : referencesIn(member),
      )
    : []

describe('GET /api/record/fhir', () => {
  it('sends a collection whose entries have a URN of their own, and whose references all resolve', async () => {
    const { resourceType, type, entry } = await recordOf(history.maya)
    expect([resourceType, type]).toEqual(['Bundle', 'collection'])
    const urls = entry.map(({ fullUrl }) => fullUrl)
    expect(new Set(urls).size).toBe(urls.length)
    for (const { fullUrl, resource } of entry) {
      expect(fullUrl).toBe(`urn:uuid:${resource.id}`)
      const contained = (resource.contained ?? []) as { id: string }[]
      const known = new Set([...urls, ...contained.map(({ id }) => `#${id}`)])
      expect(referencesIn(resource).filter((reference) => !known.has(reference))).toEqual([])
    }
  })

  it('is valid by the schema of R4', async () => {
    // Its pattern of a text is meant for engines where a no-break space is no white space.
    const text = (await rawRecordOf(history.maya)).replace(/[\u00a0\u202f]/g, ' ')
    expect(new Validator().validate(JSON.parse(text))).toEqual([])
  })

  it('is the same at the next export, but for its time', async () => {
    const [one, two] = [await recordOf(history.maya), await recordOf(history.maya)]
    expect(two.entry).toEqual(one.entry)
  })

  it('keeps what was told as the text that it was', async () => {
    const { entry } = await recordOf(history.maya)
    const of = (type: string) =>
      entry.flatMap(({ resource }) => (resource.resourceType === type ? [resource] : []))
    expect(of('AllergyIntolerance').map(({ code }) => code)).toEqual([{ text: 'Asthma' }])
    expect(of('Condition').map(({ code }) => code)).toEqual([{ text: 'Asthma' }])
  })

  it('names other people, and has nothing else of them and nothing of anybody else', async () => {
    const { maya, jonas } = history
    const raw = await rawRecordOf(maya)
    expect(raw).toContain('Test Person')
    for (const foreign of [jonas.id, jonas.email, other.id, other.email, 'Neighbour'])
      expect(raw).not.toContain(foreign)
    expect(await rawRecordOf(jonas)).not.toContain('Asthma')
  })

  it('refuses who is not signed in', async () => {
    expect((await send(portal, 'GET', '/api/record/fhir')).statusCode).toBe(401)
  })
})
