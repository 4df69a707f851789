import { readFileSync } from 'node:fs'
import { createIntl } from '@formatjs/intl'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  measurements,
  practitionerPatients,
  profileProposals,
  profiles,
  rateLimits,
  retests,
  treatmentPlans,
} from '../../drizzle/schema.ts'
import { FORMATS, LANGUAGES, type Translate, translator } from '../../locales/translate.ts'
import { untimed } from '../../shared/planItems.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { storeResult, storeResults } from '../test/results.ts'
import { dayIn, type Section } from './summaryText.ts'

/** English as threads have it: `make pseudo` changes only what the tests themselves load. */
const english: Translate = translator(
  createIntl({
    locale: 'en-GB',
    messages: JSON.parse(readFileSync('locales/en.json', 'utf8')),
    formats: FORMATS as never,
  }) as never,
)
const german: Translate = translatorFor('de')

let portal: TestPortal
let elena: Person
let jonas: Person
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web', CLINIC_NAME: 'Clinic of the Lake' })
  elena = await signUp(portal, 'practitioner', 'Elena Hartmann')
  jonas = await signUp(portal, 'patient', 'Jonas Neighbour')
})
afterAll(() => portal.close())
beforeEach(async () => {
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
})

const get = (path: string, { cookie }: Person, language = 'en') =>
  send(portal, 'GET', path, undefined, { headers: { cookie, 'accept-language': language } })

type Entry = { fullUrl: string; resource: { resourceType: string; id: string; [element: string]: unknown } }
type Document = { type: string; identifier: { value: string }; entry: Entry[] }
async function summaryOf(person: Person, language = 'en') {
  const answer = await get('/api/record/summary', person, language)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['content-type']).toContain('application/fhir+json')
  return answer.json<Document>()
}
type SectionOfDocument = {
  title: string
  code: { coding: [{ code: string }] }
  text: { div: string }
  entry?: { reference: string }[]
  emptyReason?: { coding: [{ code: string }] }
}
const CODES = {
  alerts: '104605-1',
  allergies: '48765-2',
  medicines: '10160-0',
  problems: '11450-4',
  results: '30954-2',
  measured: '8716-3',
  plan: '18776-5',
}
/** A section of the document, with the resources that it refers to. */
function sectionOf({ entry: entries }: Document, key: Section['key']) {
  const [composition] = entries
  const sections = composition?.resource.section as SectionOfDocument[]
  const section = sections.find(({ code }) => code.coding[0].code === CODES[key])
  if (!section) throw new Error(`no section ${key}`)
  const resources = (section.entry ?? []).map(({ reference }) => {
    const found = entries.find(({ fullUrl }) => fullUrl === reference)
    if (!found) throw new Error(`${reference} is not in the document`)
    return found.resource
  })
  return { ...section, emptyReason: section.emptyReason?.coding[0].code, resources }
}

async function pdfOf(person: Person, language = 'en') {
  const answer = await get('/api/record/summary.pdf', person, language)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const document = await getDocumentProxy(new Uint8Array(answer.rawPayload))
  const { totalPages, text } = await extractText(document, { mergePages: true })
  return { pages: totalPages, text: text.replaceAll(/\s+/g, ' ').normalize('NFKC') }
}
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').normalize('NFKC')

const fillProfile = (person: Person, told: Partial<typeof profiles.$inferInsert>) =>
  portal.deps.db.update(profiles).set(told).where(eq(profiles.id, person.id))

const POTASSIUM = markerRow({
  ...{ name: 'Potassium', loinc: '2823-3', value: 7.1, unit: 'mmol/L' },
  ...{ low: 3.5, high: 5.1, flag: 'high' },
})
const today = new Date().toISOString().slice(0, 10)

/** A person of whom everything is known that a summary has. */
async function makeRich(person: Person) {
  const { db } = portal.deps
  await fillProfile(person, {
    ...{ dateOfBirth: '1980-02-03', phone: '+49 30 1234', emergencyContactName: 'Ida Lindqvist' },
    ...{ allergies: 'Penicillin: rash <1995>\nHazelnut', currentMedications: 'Levothyroxine 50 µg' },
    ...{ medicalHistory: 'Appendix removed, 1999', conditions: ['pregnancy'] },
  })
  await db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: person.id })
  const items = [
    { ...untimed('Zinc 15 mg'), slots: ['evening' as const], units: 1, unitName: 'capsule' },
    { ...untimed('Stopped herb'), until: '2020-01-01' },
  ]
  await db.insert(treatmentPlans).values({
    ...{ patientId: person.id, createdBy: elena.id, title: 'Sleep and calm' },
    ...{ medications: ['Zinc 15 mg', 'Stopped herb', 'Lemon balm tea'], items },
  })
  await db.insert(treatmentPlans).values({
    ...{ patientId: person.id, createdBy: elena.id, title: 'Deleted plan', medications: ['Old herb'] },
    ...{ deletedAt: new Date(), deletedBy: elena.id },
  })
  await db.insert(retests).values({
    ...{ patientId: person.id, marker: 'Ferritin', weeks: 8, from: '2090-01-01', until: '2090-01-15' },
    createdBy: elena.id,
  })
  const iron = { collectedOn: '2026-10-01', markers: [markerRow({ value: 40, flag: 'normal' })] }
  await storeResults(portal.deps, person.id, [
    { collectedOn: '2026-01-01', markers: [markerRow({ value: 12 })] },
    { ...iron, qualitative: [qualitative('Nitrite', 'negative'), qualitative('Blurred', 'positive', true)] },
    { collectedOn: null, markers: [markerRow({ name: 'Secret blur', value: 99, doubtful: true })] },
    { status: 'failed', markers: [] },
  ])
}
const qualitative = (name: string, text: string, doubtful = false) => ({
  ...{ name, text, doubtful, page: 1 },
  place: { page: 1, x: 0, y: 0, width: 0, height: 0 },
})
const makeUrgent = (person: Person) =>
  storeResult(portal.deps, person.id, {
    ...{ collectedOn: today, markers: [POTASSIUM], urgency: 'today' as const },
  })

describe('GET /api/record/summary', () => {
  it('GET /api/record/summary is a document with its Composition first, whose references all resolve', async () => {
    await makeRich(maya)
    await makeUrgent(maya)
    const summary = await summaryOf(maya)
    expect(summary.type).toBe('document')
    expect(summary.entry[0]?.resource.resourceType).toBe('Composition')
    expect(summary.entry.filter(({ resource }) => resource.resourceType === 'Patient')).toHaveLength(1)
    const urls = summary.entry.map(({ fullUrl }) => fullUrl)
    expect(new Set(urls).size).toBe(urls.length)
    for (const { fullUrl, resource } of summary.entry) expect(fullUrl).toBe(`urn:uuid:${resource.id}`)
    const referred = [...JSON.stringify(summary.entry).matchAll(/"reference":"([^"]+)"/g)].map(([, to]) => to)
    expect(referred.length).toBeGreaterThan(20)
    for (const reference of referred) expect(urls).toContain(reference)
    // Nothing hangs loose: every entry is referred to by another one, from the Composition on.
    for (const url of urls.slice(1)) expect(referred).toContain(url)
  })

  it('GET /api/record/summary keeps the ids of its resources, and names each document anew', async () => {
    await makeRich(maya)
    const [first, second] = [await summaryOf(maya), await summaryOf(maya)]
    const ids = (one: Document) => one.entry.map(({ fullUrl }) => fullUrl)
    expect(ids(second)).toEqual(ids(first))
    expect(second.identifier.value).not.toBe(first.identifier.value)
  })

  it('GET /api/record/summary has what was told as text, what a plan says with its dose, and the latest certain values', async () => {
    await makeRich(maya)
    const summary = await summaryOf(maya)
    const allergies = sectionOf(summary, 'allergies')
    expect(allergies.resources).toMatchObject([
      { resourceType: 'AllergyIntolerance', code: { text: 'Penicillin: rash <1995>' } },
      { resourceType: 'AllergyIntolerance', code: { text: 'Hazelnut' } },
    ])
    expect(JSON.stringify(allergies.resources[0]?.code)).not.toContain('coding')
    expect(allergies.text.div).toContain('Penicillin: rash &lt;1995&gt;')
    const medicines = sectionOf(summary, 'medicines')
    expect(medicines.resources).toMatchObject([
      { medicationCodeableConcept: { text: 'Levothyroxine 50 µg' }, status: 'active' },
      { medicationCodeableConcept: { text: 'Zinc 15 mg' }, dosage: [{ text: expect.any(String) }] },
      { medicationCodeableConcept: { text: 'Lemon balm tea' } },
    ])
    expect(sectionOf(summary, 'problems').resources).toMatchObject([
      { code: { text: english('auth.condition.pregnancy') } },
      { code: { text: 'Appendix removed, 1999' } },
    ])
    const { resources } = sectionOf(summary, 'results')
    expect(resources).toMatchObject([
      { code: { text: 'Ferritin' }, valueQuantity: { value: 40 }, effectiveDateTime: '2026-10-01' },
      { code: { text: 'Nitrite' }, valueString: 'negative' },
    ])
    expect(sectionOf(summary, 'plan').resources).toMatchObject([{ title: 'Sleep and calm' }])
    const all = JSON.stringify(summary)
    for (const gone of ['Stopped herb', 'Deleted plan', 'Old herb', 'Secret blur', 'Blurred'])
      expect(all).not.toContain(gone)
  })

  it('GET /api/record/summary has values under the ids that they have in the whole record', async () => {
    await makeRich(maya)
    const record = (await get('/api/record/fhir', maya)).json<Document>()
    const valuesOf = ({ entry }: Document) =>
      entry.flatMap(({ resource: { resourceType, id, code, valueQuantity, valueString } }) =>
        resourceType === 'Observation' ? [{ id, code, valueQuantity, valueString }] : [],
      )
    const values = valuesOf(await summaryOf(maya))
    expect(values).toHaveLength(2)
    expect(valuesOf(record)).toEqual(expect.arrayContaining(values))
  })

  it('GET /api/record/summary says what is not certain or not read, before the results', async () => {
    await makeRich(maya)
    const { text } = sectionOf(await summaryOf(maya), 'results')
    const unchecked = english('record.summary.results.unchecked', { count: 2 })
    expect(text.div).toContain(unchecked)
    expect(text.div).toContain(english('record.summary.results.unread', { count: 1 }))
    expect(text.div.indexOf(unchecked)).toBeLessThan(text.div.indexOf('<ul>'))
  })

  it('GET /api/record/summary says where a later report has a value that is not certain', async () => {
    await storeResults(portal.deps, maya.id, [
      { collectedOn: '2026-01-01', markers: [markerRow({ value: 40, flag: 'normal' })] },
      { collectedOn: '2026-10-02', markers: [markerRow({ value: 1, doubtful: true })] },
    ])
    const flag = english('bloodTests.sheet.flag.normal')
    const unsure = english('record.summary.results.unsure', { flag, day: '2 Oct 2026' })
    const { text, resources } = sectionOf(await summaryOf(maya), 'results')
    expect(text.div).toContain(unsure)
    expect(resources).toMatchObject([{ valueQuantity: { value: 40 }, note: [{ text: unsure }] }])
    expect((await pdfOf(maya)).text).toContain(flat(unsure))
  })

  it('GET /api/record/summary has an urgent result as its first section, with a flag', async () => {
    await makeUrgent(maya)
    const summary = await summaryOf(maya)
    const composition = summary.entry[0]?.resource as unknown as { section: SectionOfDocument[] }
    expect(composition.section[0]?.code.coding[0].code).toBe(CODES.alerts)
    const { resources } = sectionOf(summary, 'alerts')
    expect(resources).toMatchObject([{ resourceType: 'Flag', status: 'active' }])
    expect(JSON.stringify(resources)).toContain('7.1 mmol/L')
  })

  it('GET /api/record/summary has the latest measurement of each kind, and a dangerous one that the person entered as urgent', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000)
    const weight = { userId: maya.id, kind: 'weight' as const, unit: 'kg' as const, source: 'A scale' }
    await portal.deps.db.insert(measurements).values([
      { ...weight, at: at(2), value: 70, canonical: 70 },
      { ...weight, at: at(1), value: 71.5, canonical: 71.5 },
      {
        ...{ userId: maya.id, kind: 'bloodPressure', unit: 'mmHg', source: 'A watch', at: at(1) },
        ...{ value: 200, diastolic: 115, canonical: 200 },
      },
    ])
    const imported = await summaryOf(maya)
    expect(sectionOf(imported, 'measured').resources).toMatchObject([
      { component: [{ valueQuantity: { value: 200 } }, { valueQuantity: { value: 115 } }] },
      { valueQuantity: { value: 71.5, unit: 'kg' } },
    ])
    expect(() => sectionOf(imported, 'alerts')).toThrow()
    await portal.deps.db.insert(measurements).values({
      ...{ userId: maya.id, kind: 'bloodPressure', unit: 'mmHg', key: 'own', at: at(0) },
      ...{ value: 201, diastolic: 115, canonical: 201 },
    })
    expect(JSON.stringify(sectionOf(await summaryOf(maya), 'alerts').resources)).toContain('201/115 mmHg')
    const { text } = await pdfOf(maya, 'de')
    expect(text).toContain('Gewicht · Weight: 71.5 kg')
    expect(text.indexOf('201/115 mmHg')).toBeLessThan(text.indexOf(german('record.summary.allergies.title')))
  })

  it('GET /api/record/summary says of what nobody told that it is unknown, never that there is none', async () => {
    const summary = await summaryOf(maya)
    for (const key of ['allergies', 'medicines'] as const) {
      expect(sectionOf(summary, key)).toMatchObject({ emptyReason: 'notasked', resources: [] })
    }
    expect(sectionOf(summary, 'problems')).toMatchObject({ emptyReason: 'notasked' })
    expect(sectionOf(summary, 'results')).toMatchObject({ emptyReason: 'unavailable' })
    expect(sectionOf(summary, 'allergies').text.div).toContain(english('record.summary.allergies.unknown'))
    expect(JSON.stringify(summary)).not.toContain('nilknown')
    expect(summary.entry[1]?.resource).toMatchObject({
      _birthDate: { extension: [{ valueCode: 'unknown' }] },
    })
  })

  const offered = LANGUAGES.map((language) => translatorFor(language)('forms.profile.noneKnown'))
  it.each([...offered, 'keine bekannt.', 'Aucune allergie connue'])(
    'says that no allergies are known where somebody wrote "%s"',
    async (allergies) => {
      await fillProfile(maya, { allergies })
      const summary = await summaryOf(maya)
      expect(sectionOf(summary, 'allergies')).toMatchObject({ emptyReason: 'nilknown', resources: [] })
      expect(sectionOf(summary, 'allergies').text.div).toContain(english('record.summary.allergies.none'))
      expect(sectionOf(summary, 'medicines').emptyReason).toBe('notasked')
    },
  )

  it.each(['unknown', 'none to penicillin', '?'])(
    'keeps "%s" as an allergy: it denies nothing',
    async (allergies) => {
      await fillProfile(maya, { allergies })
      expect(sectionOf(await summaryOf(maya), 'allergies').resources).toMatchObject([
        { code: { text: allergies } },
      ])
    },
  )

  it('GET /api/record/summary has the answers to a form that nobody has decided about, said to be open; none that was left', async () => {
    const make = makeRows(portal.deps)
    const [id, left] = [await make.proposal(maya.id), await make.proposal(maya.id)]
    const answer = (of: string, value: string) =>
      portal.deps.db.update(profileProposals).set({ value }).where(eq(profileProposals.id, of))
    await answer(id, 'Wasp stings')
    await portal.deps.db
      .update(profileProposals)
      .set({ state: 'left', decidedBy: elena.id, decidedAt: new Date() })
      .where(eq(profileProposals.id, left))
    const { resources, text } = sectionOf(await summaryOf(maya), 'allergies')
    expect(resources).toMatchObject([{ code: { text: 'Wasp stings' }, note: [{ text: expect.any(String) }] }])
    expect(text.div).toContain(english('record.summary.openAnswer', { day: dayIn(today, english) }))
    // "None known" in a form stands with its day; what is named wins over it.
    const none = english('forms.profile.noneKnown')
    await answer(id, none)
    const said = sectionOf(await summaryOf(maya), 'allergies')
    expect(said.emptyReason).toBe('nilknown')
    expect(said.text.div).toContain(dayIn(today, english))
    await fillProfile(maya, { allergies: 'Hazelnut' })
    expect(sectionOf(await summaryOf(maya), 'allergies').resources).toMatchObject([
      { code: { text: 'Hazelnut' } },
    ])
  })

  it('GET /api/record/summary is in the reader’s language, with English beside it', async () => {
    const summary = await summaryOf(maya, 'de')
    const { title, text } = sectionOf(summary, 'allergies')
    expect(title).toBe(german('record.summary.allergies.title'))
    expect(text.div).toContain(german('record.summary.allergies.unknown'))
    expect(text.div).toContain(english('record.summary.allergies.unknown'))
  })

  it('holds nothing of anybody else', async () => {
    await makeRich(jonas)
    await makeUrgent(jonas)
    await fillProfile(jonas, { allergies: 'Peanuts of Jonas', currentMedications: 'Ramipril of Jonas' })
    await portal.deps.db.insert(treatmentPlans).values({
      patientId: jonas.id,
      createdBy: elena.id,
      title: 'Plan of Jonas',
      medications: ['Herb of Jonas'],
    })
    for (const path of ['/api/record/summary', '/api/record/summary.pdf']) {
      const { rawPayload } = await get(path, maya)
      const { text } = path.endsWith('pdf') ? await pdfOf(maya) : { text: rawPayload.toString() }
      for (const foreign of ['Jonas', jonas.id, '7.1', 'Potassium', 'Penicillin'])
        expect(text).not.toContain(foreign)
    }
    // A practitioner's own record is not that of her patients.
    expect((await get('/api/record/summary', elena)).body).not.toContain('Jonas')
  })

  it.each(['/api/record/summary', '/api/record/summary.pdf'])('%s needs a session', async (path) => {
    expect((await send(portal, 'GET', path)).statusCode).toBe(401)
  })
})

describe('GET /api/record/summary.pdf', () => {
  it('GET /api/record/summary.pdf has every fact as text, in the reader’s language and in English', async () => {
    await makeRich(maya)
    const { pages, text } = await pdfOf(maya, 'de')
    expect(pages).toBe(1)
    const said = [
      ...[
        'Clinic of the Lake',
        'Maya Lindqvist',
        '3. Feb. 1980',
        '3 Feb 1980',
        '+49 30 1234',
        'Ida Lindqvist',
        'Elena Hartmann',
      ],
      ...['Penicillin: rash <1995>', 'Hazelnut', 'Levothyroxine 50 µg', 'Zinc 15 mg', 'Lemon balm tea'],
      ...['Appendix removed, 1999', 'Sleep and calm', '40 ng/mL', '30–150', '1. Okt. 2026', 'Nitrite'],
    ]
    for (const [t, from, until] of [
      [german, '1. Jan. 2090', '15. Jan. 2090'],
      [english, '1 Jan 2090', '15 Jan 2090'],
    ] as const) {
      for (const key of ['allergies', 'medicines', 'problems', 'results', 'plan'] as const)
        said.push(t(`record.summary.${key}.title`))
      said.push(t('auth.condition.pregnancy'), t('record.summary.results.unchecked', { count: 2 }))
      said.push(t('record.summary.plan.retest', { marker: 'Ferritin', from, until }))
    }
    for (const words of said) expect(text).toContain(flat(words))
    for (const gone of ['Stopped herb', 'Old herb', 'Secret blur']) expect(text).not.toContain(gone)
  })

  it('GET /api/record/summary.pdf says each thing once to a reader of English', async () => {
    const { text } = await pdfOf(maya)
    const unknown = flat(english('record.summary.medicines.unknown', { planned: 'no' }))
    expect(text.split(unknown).length).toBe(2)
  })

  it('GET /api/record/summary.pdf begins with an urgent result', async () => {
    await makeRich(maya)
    await makeUrgent(maya)
    const { text } = await pdfOf(maya, 'fr')
    const alert = text.indexOf(flat(english('record.summary.alerts.title')))
    expect(alert).toBeGreaterThan(0)
    expect(alert).toBeLessThan(text.indexOf(flat(english('record.summary.allergies.title'))))
    expect(text).toContain('7.1 mmol/L')
  })

  it('GET /api/record/summary.pdf stays on three pages for ten years and a hundred markers, and counts what is left out', async () => {
    await makeRich(maya)
    const markers = Array.from({ length: 100 }, (_, i) =>
      markerRow({ name: `Marker ${i}`, value: i, flag: i === 99 ? 'high' : 'normal' }),
    )
    await storeResults(
      portal.deps,
      maya.id,
      Array.from({ length: 40 }, (_, i) => ({
        collectedOn: `20${16 + Math.floor(i / 4)}-0${1 + (i % 4)}-01`,
        markers,
      })),
    )
    const { pages, text } = await pdfOf(maya, 'de')
    expect(pages).toBeLessThanOrEqual(3)
    // What is outside its range comes first.
    expect(text.indexOf('Marker 99')).toBeLessThan(text.indexOf('Marker 0'))
    expect(sectionOf(await summaryOf(maya), 'results').resources).toHaveLength(102)
  })

  it('GET /api/record/summary.pdf stays on three pages where every text has its greatest length', async () => {
    await makeUrgent(maya)
    const lines = (of: string, characters: number) =>
      Array.from({ length: 100 }, (_, i) => `${of} ${i} ${'word '.repeat(characters / 500)}`.trim())
        .join('\n')
        .slice(0, characters)
    await fillProfile(maya, {
      ...{ allergies: lines('Allergy', 5_000), currentMedications: lines('Medicine', 5_000) },
      medicalHistory: lines('History', 10_000),
    })
    const medications = Array.from({ length: 50 }, (_, i) => `Herb ${i} ${'of the garden '.repeat(13)}`)
    for (let plan = 0; plan < 30; plan += 1) {
      await portal.deps.db.insert(treatmentPlans).values({
        ...{ patientId: maya.id, createdBy: elena.id, title: 'Long '.repeat(40), medications },
      })
    }
    const { pages, text } = await pdfOf(maya, 'fr')
    expect(pages).toBeLessThanOrEqual(3)
    expect(text).toContain(flat(english('record.summary.medicines.title')))
    expect(text).toContain('Allergy 0')
    expect(text).toMatch(/and [\d,]+ more in the portal/)
  })
})

it('the summary is limited like other downloads', async () => {
  const limited = await startPortal({ ROLE: 'web' })
  const person = await signUp(limited)
  await limited.deps.db.insert(rateLimits).values({
    ...{ key: `downloadPerUser:${person.id}`, count: 600, resetsAt: new Date(Date.now() + 60_000) },
  })
  for (const path of ['/api/record/summary', '/api/record/summary.pdf']) {
    const { statusCode } = await send(limited, 'GET', path, undefined, { headers: { cookie: person.cookie } })
    expect(statusCode).toBe(429)
  }
  await limited.close()
})
