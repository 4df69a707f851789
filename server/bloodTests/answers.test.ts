import { markerRow } from '@verbena/lab-reader/markerRow'
import { readWords } from '@verbena/lab-reader/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, bloodTestResults, practitionerPatients, profiles } from '../../drizzle/schema.ts'
import { message } from '../../locales/translate.ts'
import type { RowInput } from '../../shared/bloodTestInputs.ts'
import { type Answer, asProse, type MarkerRow } from '../../shared/bloodTests.ts'
import { wholeResult } from '../../shared/sentResult.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { type NewResult, storeResult } from '../test/results.ts'

const t = translatorFor('en')

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
})
afterAll(() => portal.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const place = (y: number) => ({ page: 1, x: 0.1, y, width: 0.8, height: 0.02 })
const sodium = markerRow({
  ...{ name: 'Natrium', marker: 'Sodium', loinc: '2951-2', value: 139, unit: 'mmol/l', low: 136, high: 145 },
  ...{ flag: 'normal', doubtful: false, place: place(0.2) },
})
const potassium: MarkerRow = {
  ...sodium,
  name: 'Kalium',
  marker: 'Potassium',
  loinc: '2823-3',
  value: 6.4,
  low: 3.5,
  high: 5.1,
  flag: 'high',
  doubtful: true,
  doubt: 'sign',
  printedValue: '6,4',
  place: place(0.3),
}
const platelets: MarkerRow = {
  ...sodium,
  name: 'Thrombozyten',
  marker: 'Platelets',
  loinc: '777-3',
  value: 231_000,
  unit: '/µl',
  low: 150_000,
  high: 400_000,
  doubtful: true,
  doubt: 'number',
  printedValue: '231.000',
  otherValue: 231,
  place: place(0.4),
}
const uricAcid = { ...sodium, name: 'Harnsäure', marker: 'Uric acid', loinc: null, place: place(0.6) }
const line = { text: 'Harnstoff #?# mg/dl 17 - 43', page: 1, place: place(0.5) }
const typed: RowInput = { name: 'Harnstoff', value: 34, comparator: null, unit: 'mg/dl', low: 17, high: 43 }
const hbsag = { name: 'HBsAg', text: 'negativ', page: 1, doubtful: false, place: place(0.7) }

/** A completed blood test with two doubtful rows and an unread line. */
const completed = (person: Person, over: NewResult = {}) =>
  storeResult(portal.deps, person.id, {
    ...{ fileName: 'Laborbefund.pdf', markers: [sodium, potassium, platelets, uricAcid], unread: [line] },
    ...{ qualitative: [hbsag], collectedOn: daysAgo(3), language: 'de' },
    ...over,
  })

const testOf = async (person: Person, id: string) => wholeResult(await person.api.bloodTests.get({ id }))

/** The corrections with their earlier answers, which no screen shows. */
async function recordOf(id: string) {
  const [row] = await portal.deps.db.select().from(bloodTestResults).where(eq(bloodTestResults.id, id))
  return row?.corrections
}

/** Answers the line with this name or text, as it is now. */
async function answer(person: Person, id: string, name: string, said: Answer, row: RowInput | null = null) {
  const { checks } = await testOf(person, id)
  const check = checks.find(({ read, unread }) => (read?.name ?? unread?.text ?? '').startsWith(name))
  if (!check) throw new Error(`no line ${name}`)
  const seen = check.answer?.at ?? null
  await person.api.bloodTests.answerCheck({ id, check: check.id, seen, said, row })
  return testOf(person, id)
}
const names = ({ markers }: { markers: MarkerRow[] }) => markers.map(({ name }) => name)

describe('an open blood test', () => {
  it('bloodTests.get has the lines to check, unread lines, results in words, and the language', async () => {
    const maya = await signUp(portal)
    const test = await testOf(maya, await completed(maya))
    expect(test.checks.map(({ read, unread, critical }) => [read?.name ?? unread?.text, critical])).toEqual([
      ['Kalium', { value: 6.4, sure: false }],
      ['Thrombozyten', null],
      [line.text, null],
    ])
    expect(test).toMatchObject({
      unread: [{ text: line.text, page: 1, settled: false }],
      qualitative: [{ name: 'HBsAg', text: 'negativ' }],
      possibleDays: [],
      language: 'de',
    })
  })
})

describe('answerCheck', () => {
  it('answerCheck "as read" confirms the row, and its critical value is urgent', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    const test = await answer(maya, id, 'Kalium', 'as read')
    const { doubt: _doubt, ...row } = potassium
    expect(test.markers[1]).toEqual({ ...row, doubtful: false })
    expect(test.checks[0]).toMatchObject({
      answer: { said: 'as read', by: maya.id, printed: potassium, corrected: { value: 6.4 } },
      critical: { value: 6.4, sure: true },
    })
    expect(test.urgency).toBe('today')
    expect(test.findings[0]).toMatchObject({ kind: 'critical', marker: 'Potassium', value: 6.4 })
    expect(test.notRead.filter(({ kind }) => kind === 'unchecked')).toHaveLength(2)
  })

  it('answerCheck "other reading" makes the other number the value, with the bounds that share its spelling', async () => {
    const maya = await signUp(portal)
    const test = await answer(maya, await completed(maya), 'Thrombozyten', 'other reading')
    expect(test.markers[2]).toMatchObject({
      value: 231,
      low: 150,
      high: 400,
      flag: 'normal',
      doubtful: false,
    })
    expect(test.markers[2]).not.toHaveProperty('otherValue')
    expect(test.markers[2]?.plausible).toBe(false)
  })

  it('answerCheck "typed" replaces the row, or adds one at the line’s place', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    await answer(maya, id, 'Kalium', 'typed', {
      ...typed,
      name: 'Kalium',
      value: 4.4,
      unit: 'mmol/l',
      low: 3.5,
      high: 5.1,
    })
    const test = await answer(maya, id, 'Harnstoff', 'typed', typed)
    expect(names(test)).toEqual(['Natrium', 'Kalium', 'Thrombozyten', 'Harnstoff', 'Harnsäure'])
    expect(test.markers[1]).toMatchObject({
      value: 4.4,
      flag: 'normal',
      doubtful: false,
      marker: 'Potassium',
    })
    expect(test.markers[3]).toMatchObject({ value: 34, flag: 'normal', place: line.place })
    expect(test.unread).toMatchObject([{ settled: true }])
    expect(test.checks[0]?.critical).toBeNull()
  })

  it('answerCheck "no result" removes the row and settles the line', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    expect(names(await answer(maya, id, 'Thrombozyten', 'no result'))).not.toContain('Thrombozyten')
    expect((await answer(maya, id, 'Harnstoff', 'no result')).unread).toMatchObject([{ settled: true }])
  })

  it('answerCheck "unreadable" leaves the line unchecked, and the text names it', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    await answer(maya, id, 'Kalium', 'unreadable')
    await answer(maya, id, 'Thrombozyten', 'as read')
    const test = await answer(maya, id, 'Harnstoff', 'unreadable')
    expect(test.markers[1]).toEqual(potassium)
    expect(test.unread).toMatchObject([{ settled: false }])
    expect(test.checks.map((check) => check.answer?.said)).toEqual(['unreadable', 'as read', 'unreadable'])
    expect(test.findings[0]).toMatchObject({ kind: 'possiblyCritical', value: 6.4 })
    expect(test).toMatchObject({ urgency: 'today', isComplete: false, verdict: null })
  })

  it('answerCheck can change an answer, and the earlier ones stay in the record', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    await answer(maya, id, 'Kalium', 'no result')
    await answer(maya, id, 'Kalium', 'unreadable')
    const test = await answer(maya, id, 'Kalium', 'as read')
    expect(names(test)).toEqual(['Natrium', 'Kalium', 'Thrombozyten', 'Harnsäure'])
    expect(JSON.stringify(test)).not.toContain('earlier')
    expect(await recordOf(id)).toMatchObject([
      {
        printed: potassium,
        corrected: { value: 6.4, doubtful: false },
        said: 'as read',
        earlier: [
          { said: 'no result', corrected: null, by: maya.id },
          { said: 'unreadable', by: maya.id },
        ],
      },
    ])
    const removed = await answer(maya, id, 'Harnstoff', 'typed', typed)
    expect(names(removed)).toContain('Harnstoff')
    expect(names(await answer(maya, id, 'Harnstoff', 'no result'))).not.toContain('Harnstoff')
  })

  it('an answer stays with its line when the row is corrected later', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    await answer(maya, id, 'Harnstoff', 'typed', typed)
    const change = { ...typed, value: 43 }
    await maya.api.bloodTests.correct({ id, row: 3, seen: { name: 'Harnstoff', value: 34 }, change })
    const test = await testOf(maya, id)
    expect(test.checks[2]).toMatchObject({ answer: { corrected: { value: 43 } } })
    expect(await recordOf(id)).toMatchObject([{ corrected: { value: 43 }, earlier: [{ said: 'typed' }] }])
    expect(test.checks).toHaveLength(3)
  })

  it('an answer is seen by the practitioner, and recorded without any value', async () => {
    const [maya, elena] = [await signUp(portal), await signUp(portal, 'practitioner')]
    const { db } = portal.deps
    await db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
    const id = await completed(maya)
    const own = await answer(maya, id, 'Kalium', 'as read')
    const seen = wholeResult(await elena.api.bloodTests.get({ id, patientId: maya.id }))
    expect(seen.checks).toEqual(own.checks)
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.targetId, id))
    expect(entry).toMatchObject({ action: 'blood-test.correct', detail: { kind: 'answer: as read' } })
  })
})

describe('refused answers', () => {
  it('answerCheck refuses everybody but the owner, also a practitioner in care', async () => {
    const [maya, elena] = [await signUp(portal), await signUp(portal, 'practitioner')]
    await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
    const id = await completed(maya)
    const check = (await testOf(maya, id)).checks[0]?.id ?? ''
    const input = { id, check, seen: null, said: 'as read' as const, row: null }
    await expect(elena.api.bloodTests.answerCheck(input)).rejects.toThrow(t('bloodTests.refused.noTest'))
    expect((await testOf(maya, id)).corrections).toEqual([])
  })

  it('answerCheck refuses a line that was answered or corrected meanwhile, and an unknown one', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    const check = (await testOf(maya, id)).checks[0]?.id ?? ''
    const input = { id, check, seen: null, said: 'as read' as const, row: null }
    const answers = await Promise.allSettled([
      maya.api.bloodTests.answerCheck(input),
      maya.api.bloodTests.answerCheck({ ...input, said: 'no result' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const stale of [input, { ...input, check: 'unread-7' }]) {
      await expect(maya.api.bloodTests.answerCheck(stale)).rejects.toThrow(t('bloodTests.refused.changedRow'))
    }
    const other = await completed(maya)
    await maya.api.bloodTests.correct({
      id: other,
      row: 1,
      seen: { name: 'Kalium', value: 6.4 },
      change: null,
    })
    await expect(maya.api.bloodTests.answerCheck({ ...input, id: other })).rejects.toThrow(
      t('bloodTests.refused.changedRow'),
    )
  })

  it('answerCheck refuses an answer that the line does not offer, and an empty one', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    await expect(answer(maya, id, 'Kalium', 'other reading')).rejects.toThrow(t('bloodTests.refused.answer'))
    await expect(answer(maya, id, 'Harnstoff', 'as read')).rejects.toThrow(t('bloodTests.refused.answer'))
    await expect(answer(maya, id, 'Kalium', 'typed')).rejects.toThrow('bloodTests.invalid.line')
    await expect(answer(maya, id, 'Kalium', 'as read', typed)).rejects.toThrow('bloodTests.invalid.line')
  })
})

describe('the day of the blood draw', () => {
  const OPEN = { collectedOn: null, possibleDays: ['2026-03-05', '2026-05-03'] }

  it('setCollectedOn sets the day, which counts for trends and stays in the record', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya, OPEN)
    await maya.api.bloodTests.setCollectedOn({ id, seen: null, day: '2026-05-03' })
    await maya.api.bloodTests.setCollectedOn({ id, seen: '2026-05-03', day: '2026-03-05' })
    const test = await testOf(maya, id)
    expect(test.collectedOn).toBe('2026-03-05')
    expect(await recordOf(id)).toMatchObject([
      { day: '2026-03-05', by: maya.id, earlier: [{ day: '2026-05-03', by: maya.id }] },
    ])
    expect(test.checks).toHaveLength(3)
    const { trends } = await maya.api.bloodTests.trends()
    expect(trends[0]?.points).toMatchObject([{ day: '2026-03-05', dayIs: 'collected' }])
    const [entry] = await portal.deps.db.select().from(auditLog).where(eq(auditLog.targetId, id))
    expect(entry).toMatchObject({ action: 'blood-test.correct', detail: { kind: 'day' } })
  })

  it('setCollectedOn leaves the text of a model alone', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya, { ...OPEN, analysis: asProse('Its text.'), analysisModel: 'a model' })
    await maya.api.bloodTests.setCollectedOn({ id, seen: null, day: '2026-05-03' })
    expect(await testOf(maya, id)).toMatchObject({
      analysisModel: 'a model',
      written: { model: 'a model', summary: expect.stringContaining('Its text.') },
    })
  })

  it('setCollectedOn refuses a future day, one before the owner’s birth, and one that changed meanwhile', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya, OPEN)
    await portal.deps.db.update(profiles).set({ dateOfBirth: '1988-04-12' }).where(eq(profiles.id, maya.id))
    const enterDay = (day: string, seen: string | null = null) =>
      maya.api.bloodTests.setCollectedOn({ id, seen, day })
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await expect(enterDay(later)).rejects.toThrow(t('bloodTests.refused.futureDay'))
    await expect(enterDay('1988-04-11')).rejects.toThrow(t('bloodTests.refused.beforeBirth'))
    await expect(enterDay('1899-12-31')).rejects.toThrow(message('auth.invalid.dayTooEarly'))
    await expect(enterDay('2026-02-30')).rejects.toThrow('bloodTests.invalid.day')
    await expect(enterDay('2026-05-03', '2026-03-05')).rejects.toThrow(t('bloodTests.refused.changedRow'))
    expect((await testOf(maya, id)).collectedOn).toBeNull()
  })

  it('setCollectedOn refuses everybody but the owner', async () => {
    const [maya, eve] = [await signUp(portal), await signUp(portal)]
    const id = await completed(maya, OPEN)
    const told = eve.api.bloodTests.setCollectedOn({ id, seen: null, day: '2026-05-03' })
    await expect(told).rejects.toThrow(t('bloodTests.refused.noTest'))
  })
})

describe('unchecked rows', () => {
  it('unchecked rows are left out of trends, the FHIR bundle and the PDF, and each says so', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    const { analysis } = await answer(maya, id, 'Thrombozyten', 'unreadable')
    const { trends, unchecked } = await maya.api.bloodTests.trends()
    expect(trends.map(({ marker }) => marker)).toEqual(['Sodium', 'Uric acid'])
    expect(unchecked).toEqual(['Kalium', 'Thrombozyten'])

    const get = (file: string) =>
      send(portal, 'GET', `/api/blood-tests/${id}/${file}`, undefined, { headers: { cookie: maya.cookie } })
    const bundle = (await get('fhir')).json()
    expect(bundle.entry[0].resource).toMatchObject({ status: 'partial', conclusion: analysis })
    expect(
      bundle.entry
        .slice(1)
        .map(({ resource }: { resource: { code: { text: string } } }) => resource.code.text),
    ).toEqual(['Natrium', 'Harnsäure', 'HBsAg'])
    const pages = await readWords((await get('report.pdf')).rawPayload, 'application/pdf')
    const text = pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ')
    expect(text).toContain('Not read for certain, and not part of this result')
    expect(text).toContain('Kalium: 6,4 mmol/l is not yet checked')
    expect(text).toContain('HBsAg negativ')
  })
})

describe('withdrawAnswer', () => {
  const withdraw = (person: Person, id: string, at: string) => person.api.bloodTests.withdraw({ id, at })
  /** What a withdrawn answer must leave as it was. */
  const state = async (person: Person, id: string) => {
    const { markers, checks, urgency, collectedOn } = await testOf(person, id)
    return { markers, checks, urgency, collectedOn, record: await recordOf(id) }
  }

  it.each<[string, Answer, RowInput | null]>([
    ['Kalium', 'as read', null],
    ['Kalium', 'no result', null],
    ['Kalium', 'typed', { ...typed, name: 'Kalium' }],
    ['Thrombozyten', 'other reading', null],
    ['Harnstoff', 'typed', typed],
    ['Harnstoff', 'unreadable', null],
  ])('%s %s, taken back, leaves the result as it was', async (name, said, row) => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    const before = await state(maya, id)
    const { checks } = await answer(maya, id, name, said, row)
    const { at = '' } = checks.find((check) => check.answer)?.answer ?? {}
    await withdraw(maya, id, at)
    expect(await state(maya, id)).toEqual(before)
  })

  it('withdrawAnswer returns to the answer before, and to no day where the report has none', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya, { collectedOn: null })
    await answer(maya, id, 'Kalium', 'no result')
    const before = await state(maya, id)
    const { checks } = await answer(maya, id, 'Kalium', 'as read')
    await withdraw(maya, id, checks.find((check) => check.answer)?.answer?.at ?? '')
    expect(await state(maya, id)).toEqual(before)
    const { at } = await maya.api.bloodTests.setCollectedOn({ id, seen: null, day: daysAgo(3) })
    await withdraw(maya, id, at)
    expect(await state(maya, id)).toEqual(before)
  })

  it('withdrawAnswer refuses an old answer and one that was changed since', async () => {
    const maya = await signUp(portal)
    const at = new Date(Date.now() - 120_000).toISOString()
    const settled = { ...potassium, doubtful: false }
    const id = await completed(maya, {
      ...{ markers: [sodium, settled] },
      corrections: [{ printed: potassium, corrected: settled, at, by: maya.id, said: 'as read' }],
    })
    await expect(withdraw(maya, id, at)).rejects.toMatchObject({ code: 'CONFLICT' })
    const other = await completed(maya)
    const first = (await answer(maya, other, 'Kalium', 'as read')).checks[0]?.answer?.at ?? ''
    await answer(maya, other, 'Kalium', 'no result')
    await expect(withdraw(maya, other, first)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
