import { Readable } from 'node:stream'
import { readReportAndLines } from '@verbena/lab-reader'
import { drawReport, reportRow as row } from '@verbena/lab-reader/sample'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../drizzle/schema.ts'
import { type Person, signUp } from '../test/caller.ts'
import { completes, misbehaviours, type StandIn, startModel } from '../test/model.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { endedResult } from '../test/results.ts'
import { watch, withoutName } from './secondReader.ts'
import { uploadBloodTest } from './upload.ts'

const FERRITIN = { name: 'Ferritin', value: '18' }
const ZINC = { name: 'Zinc', value: '88' }
const agreed = [{ name: 'Iron', value: '41' }, FERRITIN, ZINC]
const sees = (rows: unknown) => completes(JSON.stringify({ rows }))

let model: StandIn
let portal: TestPortal
let maya: Person
let file: Buffer
let read: Awaited<ReturnType<typeof readReportAndLines>>
const logged: string[] = []
beforeAll(async () => {
  model = await startModel()
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  const settings = { AI_BASE_URL: model.baseUrl, AI_MODEL: 'writer', AI_VISION_MODEL: 'viewer' }
  portal = await startPortal(settings, log)
  maya = await signUp(portal, 'patient', 'Maya Lindqvist')
  const report = await drawReport({
    layout: 'plain',
    patient: { name: 'LINDQVIST, MAYA', birthDate: '1988-04-12', sex: 'F' },
    collectedOn: new Date().toISOString().slice(0, 10),
    panel: 'Iron Studies',
    rows: [
      row('Iron', 41, 'ug/dL', 50, 170),
      row('Ferritin', 18, 'ng/mL', 30, 150),
      row('Zinc', 88, 'ug/dL', 60, 120),
    ],
  })
  file = Buffer.from(report)
  read = await readReportAndLines(file, 'application/pdf')
})
afterAll(async () => {
  model.close()
  await portal.close()
})
beforeEach(() => {
  model.asked = []
  logged.length = 0
  model.answer = sees(agreed)
})

/** The reading after the model has watched it. */
const watched = (reading = read.reading, patience?: number) =>
  watch(
    portal.deps,
    { userId: maya.id, about: {}, file, type: 'application/pdf' },
    { ...read, reading },
    patience,
  )

describe('what a vision model is sent', () => {
  it('a vision model is sent one picture of bounded size for each page with results, and no word of who it is', async () => {
    await watched()
    expect(model.asked).toHaveLength(1)
    const [asked = ''] = model.asked
    expect(JSON.parse(asked)).toMatchObject({ model: 'viewer' })
    const [, data = ''] = /data:image\/jpeg;base64,([\w+/=]+)/.exec(asked) ?? []
    expect(Buffer.from(data, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8')
    expect(asked.length).toBeLessThan(200_000)
    expect(asked).not.toMatch(new RegExp(`Maya|Lindqvist|1988|${maya.id}|${maya.email}`, 'i'))
  })

  it('words of the owner’s name are on no line that a vision model is sent', () => {
    const word = (text: string) => ({ text, box: [0, 0, 0.1, 0.1] as const })
    const lines = [['LINDQVIST,', 'Iron', '41'].map(word), [word('Maya')]]
    expect(withoutName([{ page: 1, lines }], 'Maya Lindqvist')).toEqual([
      { page: 1, lines: [['Iron', '41'].map(word)] },
    ])
  })

  it('a vision model outside the clinic is sent something only with the consent to pictures, which can be withdrawn', async () => {
    const { vision } = portal.deps
    if (!vision) throw new Error('there is no vision model')
    portal.deps.vision = { ...vision, local: async () => null }
    const { modelConsent, setModelConsent } = maya.api.bloodTests
    const pictures = async () => (await modelConsent()).pictures
    try {
      expect(await pictures()).toEqual({ since: null, matters: true })
      await setModelConsent({ agreed: true })
      expect(await watched()).toBe(read.reading)
      expect(model.asked).toEqual([])

      await setModelConsent({ agreed: true, to: 'pictures' })
      expect((await pictures()).since).toBeTruthy()
      await watched()
      expect(model.asked).toHaveLength(1)

      await setModelConsent({ agreed: false, to: 'pictures' })
      expect(await watched()).toBe(read.reading)
      expect(model.asked).toHaveLength(1)
      const seen = await portal.deps.db.select().from(auditLog).where(eq(auditLog.actorId, maya.id))
      expect(seen.map(({ action }) => action)).toEqual([
        'session.begin',
        'model-consent.give',
        'picture-consent.give',
        'picture-consent.withdraw',
      ])
    } finally {
      portal.deps.vision = vision
    }
  })

  it('a vision model is asked about no further page once the consent is withdrawn', async () => {
    const { vision } = portal.deps
    if (!vision) throw new Error('there is no vision model')
    let checks = 0
    const withdrawn = async () => {
      checks += 1
      if (checks > 1) await maya.api.bloodTests.setModelConsent({ agreed: false, to: 'pictures' })
      return null
    }
    await maya.api.bloodTests.setModelConsent({ agreed: true, to: 'pictures' })
    // Withdrawn while the pictures are drawn.
    portal.deps.vision = { ...vision, local: withdrawn }
    try {
      expect(await watched()).toBe(read.reading)
      expect(model.asked).toEqual([])
    } finally {
      portal.deps.vision = vision
    }
  })

  it('a vision model is asked about no FHIR bundle', async () => {
    const upload = { userId: maya.id, about: {}, file, type: 'application/fhir+json' as const }
    expect(await watch(portal.deps, upload, read)).toBe(read.reading)
    expect(model.asked).toEqual([])
  })
})

describe('what a vision model says', () => {
  it('nothing is to be checked where a vision model agrees', async () => {
    expect(await watched()).toEqual(read.reading)
  })

  it('a row that only a vision model sees is a line to check', async () => {
    const reading = { ...read.reading, markers: read.reading.markers.filter(({ name }) => name !== 'Zinc') }
    const { markers, unread } = await watched(reading)
    expect(markers).toEqual(reading.markers)
    expect(unread.map(({ text }) => text)).toEqual([expect.stringMatching(/^Zinc 88/)])
  })

  it('a row of which a vision model sees another printed number is doubtful', async () => {
    model.answer = sees([FERRITIN, { name: 'Zinc', value: '120' }])
    const { markers } = await watched()
    expect(markers.filter((one) => one.doubtful)).toMatchObject([
      { name: 'Zinc', value: 88, doubt: 'number' },
    ])
    const [line = '{}'] = logged.filter((one) => one.includes('watched a report'))
    expect(JSON.parse(line)).toMatchObject({ pages: 1, rows: 2, lines: 0, doubts: 1 })
  })

  it('a number that is not on the page is ignored, with its name', async () => {
    model.answer = sees([...agreed, { name: 'Ferritin', value: '240' }, { name: 'All is well', value: '7' }])
    expect(await watched()).toEqual(read.reading)
  })

  it.each([
    ...misbehaviours({ rows: agreed }),
    ['answers with more rows than a page has', sees(Array.from({ length: 500 }, () => ZINC))],
    ['adds a field', completes(JSON.stringify({ rows: [], verdict: 'SECRET-WORD' }))],
    ['answers with a long text', sees([{ name: 'SECRET-WORD'.repeat(100), value: '120' }])],
  ] as const)('the naive reader watches alone when a vision model %s', async (_case, misbehave) => {
    model.answer = misbehave
    expect(await watched()).toBe(read.reading)
    expect(logged.join()).toContain('the naive reader watched alone')
    expect(logged.join()).not.toMatch(/SECRET|Zinc|All is well|base64|Lindqvist/)
  })

  it('the naive reader watches alone when a vision model is slow', async () => {
    model.answer = () => {}
    expect(await watched(undefined, 150)).toBe(read.reading)
    expect(logged.join()).toContain('the naive reader watched alone')
  })
})

it('an uploaded report has what a vision model doubts among its lines to check', async () => {
  model.answer = (response, asked) =>
    (asked.includes('"viewer"') ? sees([FERRITIN, { name: 'Zinc', value: '120' }]) : completes('none'))(
      response,
      asked,
    )
  const content = Readable.from([file])
  const { id } = await uploadBloodTest(portal.deps, { userId: maya.id }, { name: 'iron.pdf', content })
  const result = await eventually(() => endedResult(maya, id))
  const doubtful = result.markers.filter((one) => one.doubtful)
  expect(doubtful).toMatchObject([{ name: 'Zinc', value: 88, doubt: 'number' }])
  expect(result.checks).toHaveLength(1)
  expect(model.asked).toHaveLength(1)
})
