import { markerRow } from '@verbena/lab-reader/markerRow'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, practitionerPatients } from '../../drizzle/schema.ts'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { wholeResult } from '../../shared/sentResult.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Person, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { storeResult } from '../test/results.ts'

const t = translatorFor('en')

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
})
afterAll(() => portal.close())

const potassium = markerRow({
  ...{ name: 'Potassium', loinc: '2823-3', value: 41, unit: 'mmol/L', low: 3.5, high: 5.1, flag: 'high' },
  ...{ plausible: false, doubtful: true },
})
const iron = { ...potassium, name: 'Iron', marker: 'Iron', unit: 'ug/dL', plausible: true }
const typed = { name: 'Potassium', value: 4.1, comparator: null, unit: 'mmol/L', low: 3.5, high: 5.1 }

/** A completed blood test with two rows. */
const completed = (person: Person, markers: MarkerRow[] = [potassium, iron]) =>
  storeResult(portal.deps, person.id, {
    ...{ fileName: 'photo.png', contentType: 'image/png', markers, analysisModel: 'a model' },
  })
const testOf = async (person: Person, id: string) => wholeResult(await person.api.bloodTests.get({ id }))

describe('a correction', () => {
  it('correctBloodTest changes a row, stores what was printed, and makes the analysis again', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    await maya.api.bloodTests.correct({ id, row: 0, seen: { name: 'Potassium', value: 41 }, change: typed })
    const test = await testOf(maya, id)
    expect(test.markers).toEqual([
      { ...potassium, value: 4.1, flag: 'normal', plausible: true, doubtful: false },
      iron,
    ])
    expect(test.corrections).toMatchObject([{ printed: potassium, corrected: test.markers[0] }])
    expect(test.analysis).toContain(
      t('bloodTests.corrected.row', {
        ...{ name: 'Potassium', value: '4.1 mmol/L' },
        how: t('bloodTests.corrected.how.changed', { audience: 'patient', printed: '41 mmol/L' }),
      }),
    )
    expect(test.analysisModel).toBeNull()
  })

  it('correctBloodTest stores the first reading through several corrections', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    const correct = (value: number, to: number) =>
      maya.api.bloodTests.correct({
        id,
        row: 0,
        seen: { name: 'Potassium', value },
        change: { ...typed, value: to },
      })
    await correct(41, 4.2)
    await correct(4.2, 7)
    const test = await testOf(maya, id)
    expect(test.corrections).toMatchObject([{ printed: potassium, corrected: { value: 7 } }])
    expect(test).toMatchObject({ urgency: 'today', findings: [{ kind: 'critical', value: 7 }, {}] })
  })

  it('correctBloodTest tells the owner once a result needs a doctor today, first in the list while it does', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    const correct = (value: number, to: number) =>
      maya.api.bloodTests.correct({
        id,
        row: 0,
        seen: { name: 'Potassium', value },
        change: { ...typed, value: to },
      })
    const urgent = async () =>
      (await maya.api.notices.list()).rows.filter(({ kind }) => kind === 'result-today')
    await correct(41, 4.2)
    expect(await urgent()).toEqual([])
    await correct(4.2, 7)
    const text = t('notices.text.result-today')
    expect(await urgent()).toMatchObject([{ pinned: true, targetId: id, text }])
    expect((await maya.api.notices.list()).rows[0]).toMatchObject({ kind: 'result-today' })
    await correct(7, 4.2)
    expect(await urgent()).toMatchObject([{ pinned: false, text: t('notices.text.analysis-finished') }])
  })

  it('correctBloodTest adds and removes rows; an added and removed one leaves nothing', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    const change = { ...typed, name: 'HDL Cholesterol', value: 60, unit: 'mg/dL', low: 40, high: null }
    await maya.api.bloodTests.correct({ id, row: null, seen: null, change })
    expect((await testOf(maya, id)).markers[2]).toMatchObject({
      marker: 'HDL cholesterol',
      loinc: '2085-9',
      flag: 'normal',
    })
    const seen = { name: 'HDL Cholesterol', value: 60 }
    await maya.api.bloodTests.correct({ id, row: 2, seen, change: null })
    expect((await testOf(maya, id)).corrections).toEqual([])
    await maya.api.bloodTests.correct({ id, row: 1, seen: { name: 'Iron', value: 41 }, change: null })
    const test = await testOf(maya, id)
    expect(test.markers.map(({ name }) => name)).toEqual(['Potassium'])
    expect(test.corrections).toMatchObject([{ printed: iron, corrected: null }])
  })

  it('a correction is seen by the practitioner, and recorded without any value', async () => {
    const [maya, elena] = [await signUp(portal), await signUp(portal, 'practitioner')]
    const { db } = portal.deps
    await db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
    const id = await completed(maya)
    await maya.api.bloodTests.correct({ id, row: 0, seen: { name: 'Potassium', value: 41 }, change: typed })
    const seen = wholeResult(await elena.api.bloodTests.get({ id, patientId: maya.id }))
    expect(seen.corrections).toMatchObject([{ printed: { value: 41 }, corrected: { value: 4.1 } }])
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.targetId, id))
    expect(entry).toMatchObject({ action: 'blood-test.correct', detail: { kind: 'change' } })
  })
})

describe('refused corrections', () => {
  it('correctBloodTest refuses everybody but the owner, also a practitioner in care', async () => {
    const [maya, elena] = [await signUp(portal), await signUp(portal, 'practitioner')]
    await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
    const id = await completed(maya)
    const input = { id, row: 0, seen: { name: 'Potassium', value: 41 }, change: typed }
    await expect(elena.api.bloodTests.correct(input)).rejects.toThrow(t('bloodTests.refused.noTest'))
    expect((await testOf(maya, id)).corrections).toEqual([])
  })

  it('correctBloodTest refuses a row that has changed since its owner saw it', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    for (const stale of [
      { row: 0, seen: { name: 'Potassium', value: 40 } },
      { row: 1, seen: { name: 'Potassium', value: 41 } },
      { row: 7, seen: { name: 'Potassium', value: 41 } },
      { row: 0, seen: null },
    ]) {
      await expect(maya.api.bloodTests.correct({ id, ...stale, change: typed })).rejects.toThrow(
        t('bloodTests.refused.changedRow'),
      )
    }
  })

  it('correctBloodTest refuses an empty correction, and a range that ends before it begins', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    await expect(maya.api.bloodTests.correct({ id, row: null, seen: null, change: null })).rejects.toThrow(
      'bloodTests.invalid.nothing',
    )
    await expect(
      maya.api.bloodTests.correct({ id, row: null, seen: null, change: { ...typed, low: 9 } }),
    ).rejects.toThrow('bloodTests.invalid.limits')
  })

  it('correctBloodTest refuses the second of two corrections of the same row at once', async () => {
    const maya = await signUp(portal)
    const id = await completed(maya)
    const seen = { name: 'Potassium', value: 41 }
    const answers = await Promise.allSettled(
      [4.1, 4.2].map((value) =>
        maya.api.bloodTests.correct({ id, row: 0, seen, change: { ...typed, value } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await testOf(maya, id)).corrections).toHaveLength(1)
  })
})
