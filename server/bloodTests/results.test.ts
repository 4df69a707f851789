import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { drawReport } from '@verbena/lab-reader/sample'
import { readBundle, readRows, readWords } from '@verbena/lab-reader/testing'
import { and, eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, bloodTestResults, practitionerPatients, profiles } from '../../drizzle/schema.ts'
import type { ClinicalTranslate } from '../../locales/translate.ts'
import { asProse, type MarkerRow, type QualitativeRow } from '../../shared/bloodTests.ts'
import { english } from '../../tools/testing/resultText.ts'
import { ironPanel } from '../demo/reports.ts'
import { inTurn } from '../platform/fairQueue.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { endedResult } from '../test/results.ts'
import { upload } from '../test/upload.ts'
import { conclusionsFor } from './conclusions.ts'
import { drawResult } from './resultSheet.ts'

const t = translatorFor('en')

let portal: TestPortal
let report: Buffer
/** The report as it was read. */
let read: typeof bloodTestResults.$inferSelect
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  report = Buffer.from(await ironPanel())
  const { id } = await analysed(await signUp(portal))
  const [row] = await portal.deps.db.select().from(bloodTestResults).where(eq(bloodTestResults.id, id))
  if (!row) throw new Error('the report was not read')
  read = row
})
afterAll(() => portal.close())

async function uploaded(person: Person, content: Buffer, name: string, type: string) {
  const answer = await upload(portal, content, { cookie: person.cookie, name, type })
  if (answer.statusCode !== 201)
    return { status: answer.statusCode, message: answer.json<{ message: string }>().message }
  const { id } = answer.json<{ id: string }>()
  return eventually(() => endedResult(person, id))
}

async function analysed(person: Person, content = report, type = 'application/pdf') {
  const result = await uploaded(person, content, 'report', type)
  if (!('id' in result)) throw new Error(`refused: ${result.message}`)
  return result
}

/** The result of the report for another person: reading it once more for each would show nothing new. */
async function resultOf(person: Person) {
  const id = randomUUID()
  const filePath = `blood-tests/${person.id}/${id}.pdf`
  await portal.deps.files.put(filePath, Readable.from([report]), 'application/pdf')
  await portal.deps.db.insert(bloodTestResults).values({ ...read, id, filePath, userId: person.id })
  return person.api.bloodTests.get({ id })
}

async function inCare() {
  const [maya, elena] = [await signUp(portal, 'patient', 'Maya Lind'), await signUp(portal, 'practitioner')]
  await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
  return { maya, elena }
}

const get = (person: Person | null, url: string) =>
  send(portal, 'GET', url, undefined, person ? { headers: { cookie: person.cookie } } : {})
const files = (id: string) => [`/api/blood-tests/${id}/report.pdf`, `/api/blood-tests/${id}/fhir`]
const page = (id: string, number: number | string) => `/api/blood-tests/${id}/pages/${number}`

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const sodiumOf = async (value: number) =>
  Buffer.from(
    await drawReport({
      layout: 'ruled',
      patient: { name: 'LIND, MAYA', birthDate: '2016-01-01', sex: 'F' },
      collectedOn: daysAgo(2),
      panel: 'Electrolytes',
      rows: [
        {
          name: 'Sodium',
          value,
          comparator: null,
          unit: 'mmol/L',
          low: 135,
          high: 145,
          printedFlag: 'LOW',
        },
      ],
    }),
  )

describe('a critical value', () => {
  it('a critical value is judged by the age in the profile, and for an adult without one', async () => {
    const [child, adult, unknown] = [await signUp(portal), await signUp(portal), await signUp(portal)]
    await portal.deps.db
      .update(profiles)
      .set({ dateOfBirth: daysAgo(9 * 365) })
      .where(eq(profiles.id, child.id))
    await portal.deps.db.update(profiles).set({ dateOfBirth: '1980-02-03' }).where(eq(profiles.id, adult.id))
    const low = await sodiumOf(128)
    expect(await analysed(child, low)).toMatchObject({
      urgency: 'today',
      findings: [{ kind: 'critical', value: 128, limit: { is: 'atMost', bound: 130 }, isOfAge: true }, {}],
    })
    for (const person of [adult, unknown])
      expect(await analysed(person, low)).toMatchObject({ urgency: 'none' })
    const { id } = await analysed(child, await sodiumOf(133))
    const change = { name: 'Sodium', value: 127, comparator: null, unit: 'mmol/L', low: 135, high: 145 }
    await child.api.bloodTests.correct({ id, row: 0, seen: { name: 'Sodium', value: 133 }, change })
    const test = await child.api.bloodTests.get({ id })
    expect(test.urgency).toBe('today')
    expect(Object.keys(test)).not.toContain('born')
  })

  it('an old critical value is described as old on the screen, in the PDF and in the bundle', async () => {
    const maya = await signUp(portal)
    const { id, urgency } = await analysed(maya, await sodiumOf(120))
    expect(urgency).toBe('today')
    const collectedOn = daysAgo(200)
    await portal.deps.db.update(bloodTestResults).set({ collectedOn }).where(eq(bloodTestResults.id, id))
    const test = await maya.api.bloodTests.get({ id })
    expect(test).toMatchObject({ urgency: 'none', oldDraw: [collectedOn] })
    const wordedBy = (by: ClinicalTranslate) =>
      by('bloodTests.urgent.oldCritical', {
        ...{ audience: 'patient', days: by('bloodTests.day', { day: new Date(collectedOn) }) },
        values: by('bloodTests.urgent.critical', {
          ...{ audience: 'patient', name: 'Sodium', value: '120 mmol/L', direction: 'low', isOfAge: 'no' },
          ...{ isOfPregnancy: 'no', isAgeMissing: 'no' },
          limit: by('bloodTests.limit', { is: 'below', bound: '125 mmol/L' }),
        }),
      })
    const told = wordedBy(t)
    expect(String(test.analysis)).toContain(told)
    const bundle = await get(maya, `/api/blood-tests/${id}/fhir`)
    expect(bundle.body).toContain(told)
    const pdf = await get(maya, `/api/blood-tests/${id}/report.pdf`)
    const words = (await readWords(pdf.rawPayload, 'application/pdf')).flatMap((one) => one.words)
    const text = words.map((word) => word.text).join(' ')
    const flat = (said: string) => said.replaceAll(/\s+/g, '')
    // The thread that draws it has the catalogue as it is.
    expect(flat(text)).toContain(flat(wordedBy(english)))
  })
})

describe('a result in a language that no clinician has reviewed', () => {
  const german = translatorFor('de') as ClinicalTranslate
  const worded = (by: ClinicalTranslate) =>
    by('bloodTests.urgent.critical', {
      ...{ audience: 'patient', name: by.marker('Sodium'), value: '120 mmol/L', direction: 'low' },
      ...{ isOfAge: 'no', isOfPregnancy: 'no', isAgeMissing: 'no' },
      limit: by('bloodTests.limit', { is: 'below', bound: '125 mmol/L' }),
    })
  const flat = (text: string) => text.replaceAll(/\s+/g, '')
  async function wordsOf(pdf: Buffer) {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    return flat(text)
  }

  it('its PDF and its bundle have the English words besides, and those of an English reader only their own', async () => {
    const maya = await signUp(portal)
    const { id } = await analysed(maya, await sodiumOf(120))
    const read = async () => ({
      pdf: await wordsOf((await get(maya, `/api/blood-tests/${id}/report.pdf`)).rawPayload),
      bundle: flat((await get(maya, `/api/blood-tests/${id}/fhir`)).body),
    })
    const alone = await read()
    // The threads have the catalogue as it is.
    const said = flat(worded(english))
    expect(alone.pdf.split(said)).toHaveLength(2)
    expect(alone.bundle.split(flat(worded(t)))).toHaveLength(2)
    await portal.deps.db.update(profiles).set({ locale: 'de' }).where(eq(profiles.id, maya.id))
    const both = await read()
    for (const words of [worded(german), worded(english), german('app.inEnglish')]) {
      expect(both.pdf).toContain(flat(words))
    }
    for (const words of [worded(german), worded(t)]) expect(both.bundle).toContain(flat(words))
  })
})

describe('results of several tests', () => {
  it('several blood tests give their owner trends and ratios', async () => {
    const [maya, eve] = [await signUp(portal), await signUp(portal)]
    const { id } = await resultOf(maya)
    const { markers: rows, ratios } = await maya.api.bloodTests.get({ id })
    await portal.deps.db.insert(bloodTestResults).values({
      userId: maya.id,
      filePath: `blood-tests/${maya.id}/older.pdf`,
      fileName: 'older.pdf',
      contentType: 'application/pdf',
      fileSize: 1,
      status: 'completed',
      collectedOn: '2025-01-02',
      markers: rows.map((row) => ({ ...row, value: row.value * 2 })),
    })
    const { trends } = await maya.api.bloodTests.trends()
    const ferritin = trends.find(({ marker }) => marker === 'Ferritin')
    expect(ferritin?.points).toMatchObject([{ day: '2025-01-02', value: 36 }, { value: 18 }])
    expect(ferritin?.points[1]?.step?.change).toBe('fell')
    // The report prints transferrin saturation, so it is not calculated.
    expect(ratios).toEqual([])
    expect(await eve.api.bloodTests.trends()).toEqual({ trends: [], unchecked: [], cut: null })
  })
})

describe("a patient's blood tests", () => {
  it('blood tests are open to the practitioner in care, and every read is recorded', async () => {
    const { maya, elena } = await inCare()
    const { id } = await resultOf(maya)
    const patient = { patientId: maya.id }
    expect(await elena.api.bloodTests.ofPatient(patient)).toMatchObject({
      fullName: 'Maya Lind',
      rows: [{ id, status: 'completed' }],
      nextCursor: null,
    })
    const own = await maya.api.bloodTests.get({ id })
    const read = await elena.api.bloodTests.get({ id, ...patient })
    expect({ ...read, analysis: null }).toEqual({ ...own, analysis: null })
    expect(String(own.analysis)).toContain(t('bloodTests.ask.title'))
    expect(String(read.analysis)).not.toContain(t('bloodTests.ask.title'))
    expect((await elena.api.bloodTests.trendsOfPatient(patient)).trends.length).toBeGreaterThan(2)
    for (const url of [...files(id), page(id, 1)]) expect((await get(elena, url)).statusCode).toBe(200)
    const seen = await portal.deps.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.actorId, elena.id), eq(auditLog.subjectId, maya.id)))
    expect(seen.map(({ action }) => action)).toEqual([
      'bloodTests.ofPatient',
      'bloodTests.get',
      'bloodTests.trendsOfPatient',
      'blood-test.pdf',
      'blood-test.fhir',
      'blood-test.page',
    ])
  })

  it('blood tests are not found by anybody else', async () => {
    const { maya } = await inCare()
    const { id } = await resultOf(maya)
    const others = [await signUp(portal, 'practitioner'), await signUp(portal, 'admin')]
    for (const other of others) {
      const patient = { patientId: maya.id }
      await expect(other.api.bloodTests.ofPatient(patient)).rejects.toThrow(t('care.refused.notInCare'))
      await expect(other.api.bloodTests.trendsOfPatient(patient)).rejects.toThrow(t('care.refused.notInCare'))
    }
    await expect((await signUp(portal)).api.bloodTests.ofPatient({ patientId: maya.id })).rejects.toThrow(
      t('app.refused.role'),
    )
    for (const url of [id, randomUUID(), 'x'].flatMap((each) => [...files(each), page(each, 1)])) {
      const answer = await get(others[0] ?? null, url)
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        404,
        t('bloodTests.refused.noTest'),
      ])
      expect((await get(null, url)).statusCode).toBe(401)
    }
  })
})

describe('a page of an uploaded PDF', () => {
  it('a page of a PDF is a picture for its owner, and is not cached', async () => {
    const maya = await signUp(portal)
    const { id } = await resultOf(maya)
    const answer = await get(maya, page(id, 1))
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  })

  it('a page is not found where the upload has no such page, or is not a PDF', async () => {
    const maya = await signUp(portal)
    const { id } = await resultOf(maya)
    const bundle = await get(maya, `/api/blood-tests/${id}/fhir`)
    const other = await analysed(maya, bundle.rawPayload, 'application/octet-stream')
    for (const url of [page(id, 2), page(id, 0), page(id, '1.5'), page(id, 'x'), page(other.id, 1)]) {
      expect((await get(maya, url)).json()).toEqual({
        message: t('bloodTests.refused.noPage'),
        refusal: 'NOT_FOUND',
      })
    }
  })
})

describe('a result as a file', () => {
  it('report.pdf is read back by our own reader to the same values, and is a download', async () => {
    const maya = await signUp(portal, 'patient', 'Maya Łind')
    const result = await resultOf(maya)
    const answer = await get(maya, `/api/blood-tests/${result.id}/report.pdf`)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(answer.headers['content-disposition']).toMatch(/^attachment/)
    const pages = await readWords(answer.rawPayload, 'application/pdf')
    const values = ({ markers }: { markers: MarkerRow[] }) =>
      markers.map(({ marker, value, unit }) => [marker, value, unit])
    expect(values(readRows(pages))).toEqual(expect.arrayContaining(values(result)))
    expect(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')).toContain(
      english('bloodTests.disclaimer').slice(-20),
    )
  })

  const place = { page: 1, x: 0, y: 0, width: 1, height: 1 }

  const sheetOf = (qualitative: QualitativeRow[]) => ({
    ...{
      clinic: 'Klinika Żuraw',
      contact: [],
      logo: null,
      patient: 'Зоя Łukasz',
      fileName: 'wyniki – июнь.pdf',
    },
    ...({ createdAt: new Date('2025-07-02T08:00:00Z'), locale: 'en', audience: 'patient' } as const),
    concluded: conclusionsFor(
      {
        ...{
          collectedOn: '2025-06-30',
          possibleDays: [],
          markers: [],
          unread: [],
          corrections: [],
          qualitative,
        },
        ...{ analysisModel: 'a model', analysis: asProse('Ask about μ and ≤ 5.') },
      },
      {},
    ),
  })

  it('a result as a file is a PDF that writes names of any script', async () => {
    const sheet = sheetOf([
      { name: 'Łąka '.repeat(60), text: 'не обнаружено', page: 1, place, doubtful: false },
    ])
    const document = await getDocumentProxy(new Uint8Array(drawResult(sheet)))
    const { text } = await extractText(document, { mergePages: true })
    for (const said of ['Klinika Żuraw', 'Зоя Łukasz - wyniki – июнь.pdf', 'не обнаружено', 'μ and <= 5'])
      expect(text).toContain(said)
    // In the table, and among the results in words.
    expect(text.match(/Łąka/g)).toHaveLength(120)
  })

  it('a result as a file is a PDF that goes overleaf without losing a row', async () => {
    const qualitative = Array.from({ length: 90 }, (_, n) => ({
      name: `Antibody ${n} ${'of a long name '.repeat(n % 4)}`,
      text: 'negative',
      page: 1,
      place,
      doubtful: false,
    }))
    const document = await getDocumentProxy(new Uint8Array(drawResult(sheetOf(qualitative))))
    const { totalPages, text } = await extractText(document, { mergePages: false })
    expect(totalPages).toBeGreaterThan(3)
    for (const [n, page] of text.entries()) {
      expect(page).toContain(`${n + 1} / ${totalPages}`)
      expect(page.normalize('NFC')).toContain(t('bloodTests.disclaimer').slice(-20))
    }
    const names = text.join(' ').match(/Antibody \d+/g)
    const all = qualitative.map((_, n) => `Antibody ${n}`)
    expect(names).toEqual([...all, ...all])
  })

  it('the FHIR bundle is read back to a blood test with the same rows', async () => {
    const maya = await signUp(portal)
    const result = await resultOf(maya)
    const answer = await get(maya, `/api/blood-tests/${result.id}/fhir`)
    expect(answer.headers['content-type']).toMatch(/^application\/fhir\+json/)
    const withoutPlace = (rows: MarkerRow[]) =>
      rows.map(({ place: _place, printedValue: _printed, ...row }) => row)
    expect(withoutPlace(readBundle(answer.rawPayload).markers)).toEqual(withoutPlace(result.markers))
    const again = await analysed(maya, answer.rawPayload, 'application/octet-stream')
    expect(again.status).toBe('completed')
    expect(withoutPlace(again.markers)).toEqual(withoutPlace(result.markers))
    expect(again.collectedOn).toBe(result.collectedOn)
    expect((await get(maya, `/api/blood-tests/${again.id}/file`)).headers['content-type']).toMatch(
      'application/fhir+json',
    )
  })

  it('the FHIR bundle is written in a thread, so that nobody else waits', async () => {
    const maya = await signUp(portal)
    const { id } = await resultOf(maya)
    const drawing = Promise.withResolvers<void>()
    const slow = inTurn(maya.id, () => drawing.promise)
    const events: string[] = []
    const bundle = get(maya, `/api/blood-tests/${id}/fhir`).then((answer) => {
      events.push('the bundle')
      return answer
    })
    await maya.api.bloodTests.list()
    events.push('another call')
    drawing.resolve()
    await slow
    expect((await bundle).statusCode).toBe(200)
    expect(events).toEqual(['another call', 'the bundle'])
  })

  it('report.pdf and the bundle are refused while there is no result', async () => {
    const maya = await signUp(portal)
    const failed = await analysed(maya, report.subarray(0, 400))
    for (const url of files(failed.id)) expect((await get(maya, url)).statusCode).toBe(409)
  })
})

describe('uploaded JSON', () => {
  it.each([
    ['a Patient', '{"resourceType":"Patient"}'],
    ['a list', '[{"resourceType":"Bundle"}]'],
    ['another object', '{"a":1}'],
  ])('uploaded JSON that is %s is refused', async (_what, content) => {
    const maya = await signUp(portal)
    expect(await uploaded(maya, Buffer.from(content), 'a.json', 'application/json')).toEqual({
      status: 415,
      message: t('bloodTests.refused.type'),
    })
  })

  it('a bundle of several days is read for the newest, with a notice for its owner', async () => {
    const on = (day: string, value: number) => ({
      resource: {
        resourceType: 'Observation',
        status: 'final',
        category: [{ coding: [{ code: 'laboratory' }] }],
        code: { text: 'Glucose', coding: [{ system: 'http://loinc.org', code: '2339-0' }] },
        effectiveDateTime: day,
        valueQuantity: { value, unit: 'mg/dL' },
      },
    })
    const entry = [on('2024-05-06', 91), on('2025-06-07', 95)]
    const bundle = JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry })
    expect(await analysed(await signUp(portal), Buffer.from(bundle))).toMatchObject({
      collectedOn: '2025-06-07',
      markers: [{ name: 'Glucose', value: 95 }],
      omissions: [{ kind: 'days', days: 2, newest: '2025-06-07' }],
      notice: t('bloodTests.omission.days', { days: 2, newest: new Date('2025-06-07') }),
    })
  })

  it('a bundle with results in words only is completed', async () => {
    const nitrite = {
      resourceType: 'Observation',
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: { text: 'Nitrite' },
      valueString: 'negative',
    }
    const bundle = JSON.stringify({ resourceType: 'Bundle', entry: [{ resource: nitrite }] })
    expect(await analysed(await signUp(portal), Buffer.from(bundle))).toMatchObject({
      status: 'completed',
      markers: [],
      qualitative: [{ name: 'Nitrite', text: 'negative' }],
    })
  })

  it('a bundle without results fails with a sentence', async () => {
    const maya = await signUp(portal)
    expect(
      await analysed(maya, Buffer.from('{"resourceType":"Bundle","type":"collection","entry":[]}')),
    ).toMatchObject({
      status: 'failed',
      failed: { why: 'empty' },
      failure: t('bloodTests.failure.empty'),
    })
  })
})
