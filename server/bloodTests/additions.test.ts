import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { drawReport, reportRow } from '@verbena/lab-reader/sample'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, practitionerPatients } from '../../drizzle/schema.ts'
import type { RowInput } from '../../shared/bloodTestInputs.ts'
import type { Correction, MarkerPlace, PrintedPage } from '../../shared/bloodTests.ts'
import { wholeResult } from '../../shared/sentResult.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { endedResult, type NewResult, storeResult } from '../test/results.ts'
import { enqueueAnalysis } from './analyse.job.ts'

let portal: TestPortal
let report: Buffer
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  report = Buffer.from(
    await drawReport({
      layout: 'plain',
      patient: { name: 'LIND, MAYA', birthDate: '1990-02-03', sex: 'F' },
      collectedOn: '2026-03-09',
      panel: 'Basic Panel',
      rows: [reportRow('Ferritin', 18, 'ng/mL', 30, 150), reportRow('Zinc', 14, 'umol/L', 11, 24)],
    }),
  )
})
afterAll(() => portal.close())

const place = (y: number, page = 1): MarkerPlace => ({ page, x: 0.1, y, width: 0.6, height: 0.02 })
const ferritin = markerRow({ name: 'Ferritin', marker: 'Ferritin', value: 18, place: place(0.3) })
const zinc: RowInput = { name: 'Zinc', value: 14, comparator: null, unit: 'umol/L', low: 11, high: 24 }
const add = (id: string, at: MarkerPlace) => ({ id, row: null, seen: null, change: zinc, place: at })

/** A completed blood test of the report with its file, of which ferritin was read. */
async function completed(person: Person, over: NewResult = {}) {
  const filePath = `blood-tests/${person.id}/${randomUUID()}.pdf`
  await portal.deps.files.put(filePath, Readable.from([report]), 'application/pdf')
  return storeResult(portal.deps, person.id, { filePath, markers: [ferritin], ...over })
}
const testOf = async (person: Person, id: string) => wholeResult(await person.api.bloodTests.get({ id }))
const printed = (person: Person | null, id: string) =>
  send(
    portal,
    'GET',
    `/api/blood-tests/${id}/printed`,
    undefined,
    person ? { headers: { cookie: person.cookie } } : {},
  )

describe('the printed pages of an upload', () => {
  it('its owner gets every number with what its line proposes', async () => {
    const maya = await signUp(portal)
    const answer = await printed(maya, await completed(maya))
    const [page, ...others] = answer.json<PrintedPage[]>()
    expect(others).toEqual([])
    expect(page?.numbers).toContainEqual(
      expect.objectContaining({ name: 'Zinc', value: '14', unit: 'umol/L', range: '11 - 24' }),
    )
  })

  it('nobody else gets them, nor anyone those of a FHIR bundle', async () => {
    const [maya, elena] = [await signUp(portal), await signUp(portal, 'practitioner')]
    await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
    const id = await completed(maya)
    expect((await printed(null, id)).statusCode).toBe(401)
    expect((await printed(elena, id)).statusCode).toBe(404)
    expect((await printed(maya, randomUUID())).statusCode).toBe(404)
    const bundle = await completed(maya, { contentType: 'application/fhir+json' })
    expect((await printed(maya, bundle)).statusCode).toBe(404)
  })
})

describe('a row that its owner adds on the page', () => {
  it('a row that its owner adds on the page is stored with its place and recorded without its value', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya, {
      markers: [ferritin, { ...ferritin, name: 'Iron', place: place(0.6) }],
    })
    await maya.api.bloodTests.correct(add(id, { ...place(0.5), turn: 90 }))
    const { markers, corrections } = await testOf(maya, id)
    expect(markers.map(({ name }) => name)).toEqual(['Ferritin', 'Zinc', 'Iron'])
    expect(markers[1]).toMatchObject({ marker: 'Zinc', flag: 'normal', place: { ...place(0.5), turn: 90 } })
    expect(corrections).toMatchObject([{ printed: null, said: 'typed', corrected: markers[1] }])
    const [line] = await portal.deps.db.select().from(auditLog).where(eq(auditLog.targetId, id))
    expect(line).toMatchObject({ action: 'blood-test.correct', detail: { kind: 'add' } })
  })

  it.each([
    ['another page than the file has', place(0.5, 2), 'NOT_FOUND'],
    ['a box that ends below the page', place(0.99), 'BAD_REQUEST'],
    ['a box without height', { ...place(0.5), height: 0 }, 'BAD_REQUEST'],
  ])('a row that its owner adds on the page is refused on %s', async (_what, at, code) => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    await expect(maya.api.bloodTests.correct(add(id, at))).rejects.toMatchObject({ code })
    expect((await testOf(maya, id)).corrections).toEqual([])
  })

  it('a row that its owner adds on the page is refused from anyone else, and a second time at the same place', async () => {
    const [maya, elena] = [await signUp(portal), await signUp(portal, 'practitioner')]
    await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
    const id = await completed(maya)
    await expect(elena.api.bloodTests.correct(add(id, place(0.5)))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await maya.api.bloodTests.correct(add(id, place(0.5)))
    await expect(maya.api.bloodTests.correct(add(id, place(0.5)))).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await testOf(maya, id)).markers).toHaveLength(2)
  })

  it('a row that its owner adds on the page answers the unread line that it is on, and keeps its own place', async () => {
    const maya = await signUp(portal)
    const unread = [{ text: 'Zinc 14', page: 1, place: { ...place(0.5), width: 0.8 } }]
    const id = await completed(maya, { unread })
    const answer = { id, check: 'unread-0', seen: null, said: 'typed' as const, row: zinc, place: place(0.5) }
    await maya.api.bloodTests.answerCheck(answer)
    const { checks, markers } = await testOf(maya, id)
    expect(markers[1]?.place).toEqual(place(0.5))
    expect(checks).toMatchObject([{ answer: { said: 'typed', unread: 0 } }])
    const nowhere = { ...answer, place: place(0.5, 9) }
    await expect(maya.api.bloodTests.answerCheck(nowhere)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('reading an upload again', () => {
  async function readAgain(person: Person, corrections: Correction[]) {
    const id = await completed(person, { status: 'pending', corrections })
    await portal.deps.db.transaction((tx) => enqueueAnalysis(tx, portal.deps.jobs, person.id, id))
    await eventually(() => endedResult(person, id))
    return testOf(person, id)
  }
  const said = { at: '2026-03-10T08:00:00.000Z', said: 'typed' as const }

  it('readAgain keeps the rows that the owner added, with their places', async () => {
    const maya = await signUp(portal)
    const copper = { ...ferritin, name: 'Copper', marker: 'Copper', place: place(0.9) }
    const { markers, corrections } = await readAgain(maya, [{ printed: null, corrected: copper, ...said }])
    expect(markers.map(({ name }) => name)).toEqual(['Ferritin', 'Zinc', 'Copper'])
    expect(markers[2]).toEqual(copper)
    expect(corrections).toMatchObject([{ printed: null, corrected: copper }])
  })

  it('readAgain keeps the owner’s correction of a row that is read again', async () => {
    const maya = await signUp(portal)
    const first = await readAgain(maya, [])
    const [read, other] = first.markers
    if (!read || !other) throw new Error('the report was not read')
    const again = await readAgain(maya, [
      { printed: null, corrected: { ...read, value: 81, flag: 'normal' }, ...said },
      { printed: other, corrected: null, ...said, said: 'no result' },
    ])
    expect(again.markers).toMatchObject([{ name: 'Ferritin', value: 81 }])
    expect(again.corrections).toMatchObject([
      { printed: { value: 18 }, corrected: { value: 81 } },
      { printed: { name: 'Zinc' }, corrected: null },
    ])
  })

  it('readAgain keeps the day that the owner entered', async () => {
    const maya = await signUp(portal)
    const day = '2026-03-01'
    const { collectedOn, corrections } = await readAgain(maya, [
      { printed: null, corrected: null, at: said.at, day },
    ])
    expect(collectedOn).toBe(day)
    expect(corrections).toMatchObject([{ day }])
  })
})
