import { markerRow } from '@verbena/lab-reader/markerRow'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bloodTestReviews, practitionerPatients } from '../../drizzle/schema.ts'
import { translatorFor } from '../platform/locales.ts'
import { signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { storeResult } from '../test/results.ts'
import { markerTrendsOf } from './markerTrends.ts'
import type { Reading } from './trends.ts'

const t = translatorFor('en')

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
})
afterAll(() => portal.close())

const potassium = (value: number) =>
  markerRow({ name: 'Kalium', marker: 'Potassium', value, unit: 'mmol/L', low: 3.5, high: 5.1, flag: 'high' })
const reading = (id: string, collectedOn: string, ...markers: Reading['markers']): Reading => ({
  ...{ id, collectedOn, createdAt: `${collectedOn}T10:00:00.000Z`, markers },
})

describe('markerTrendsOf', () => {
  it('markerTrendsOf says the group, the spellings of reports, and that the newest value needs a doctor', () => {
    const readings = [reading('a', '2026-11-01', potassium(4.4)), reading('b', '2026-11-20', potassium(6.9))]
    expect(markerTrendsOf(readings, { today: '2026-11-22' })).toMatchObject([
      {
        ...{ marker: 'Potassium', group: 'electrolytesAndMinerals', urgency: 'today', isOld: false },
        alsoCalled: ['Kalium'],
        synonyms: expect.any(Array),
      },
    ])
  })

  it('markerTrendsOf groups what is measured in another specimen by that specimen', () => {
    const marker = 'Calcium, 24-hour urine'
    const row = markerRow({
      name: 'Calcium im 24-h-Urin',
      marker,
      value: 180,
      unit: 'mg/24h',
      specimen: 'urine24h',
    })
    expect(markerTrendsOf([reading('a', '2026-11-01', row)], {})).toMatchObject([
      { marker, group: 'urine24h' },
    ])
  })

  it('markerTrendsOf keeps a critical value of an old draw, as an old one', () => {
    const [trend] = markerTrendsOf([reading('a', '2012-05-03', potassium(6.9))], { today: '2026-11-22' })
    expect(trend).toMatchObject({ urgency: 'today', isOld: true })
  })

  it('markerTrendsOf calls nothing urgent that was critical before the newest draw', () => {
    const readings = [reading('a', '2026-11-01', potassium(6.9)), reading('b', '2026-11-20', potassium(4.4))]
    expect(markerTrendsOf(readings, { today: '2026-11-22' })).toMatchObject([{ urgency: 'none' }])
  })
})

describe('bloodTests.trendsOfMarker', () => {
  async function people() {
    const [maya, elena, other] = await Promise.all([
      signUp(portal),
      signUp(portal, 'practitioner'),
      signUp(portal, 'practitioner'),
    ])
    await portal.deps.db.insert(practitionerPatients).values({ practitionerId: elena.id, patientId: maya.id })
    return { maya, elena, other }
  }

  it('bloodTests.trendsOfMarker answers the values, reports and comments of one marker alone', async () => {
    const { maya, elena } = await people()
    const first = await storeResult(portal.deps, maya.id, {
      ...{ collectedOn: '2026-01-05', fileName: 'First.pdf' },
      markers: [markerRow({ value: 34, flag: 'normal' }), potassium(4.4)],
    })
    await storeResult(portal.deps, maya.id, { collectedOn: '2026-02-05', markers: [potassium(4.5)] })
    const last = await storeResult(portal.deps, maya.id, {
      ...{ collectedOn: '2026-03-05', fileName: 'Last.pdf' },
      markers: [markerRow()],
    })
    await portal.deps.db
      .insert(bloodTestReviews)
      .values({ bloodTestId: last, by: elena.id, revision: 0, comment: 'Iron in the morning.' })
    for (const answer of [
      await maya.api.bloodTests.trendsOfMarker({ marker: 'Ferritin' }),
      await elena.api.bloodTests.trendsOfMarker({ marker: 'Ferritin', patientId: maya.id }),
    ]) {
      expect(answer.trends.map(({ marker, points }) => [marker, points.map(({ value }) => value)])).toEqual([
        ['Ferritin', [34, 18]],
      ])
      expect(answer.reports).toEqual([
        { id: last, fileName: 'Last.pdf' },
        { id: first, fileName: 'First.pdf' },
      ])
      expect(answer.reviews).toMatchObject([{ comment: 'Iron in the morning.', collectedOn: '2026-03-05' }])
    }
  })

  it('bloodTests.trendsOfMarker is empty for a marker without values', async () => {
    const { maya } = await people()
    await storeResult(portal.deps, maya.id)
    for (const marker of ['Potassium', `"'; drop table users --`])
      expect(await maya.api.bloodTests.trendsOfMarker({ marker })).toMatchObject({
        ...{ trends: [], reports: [], reviews: [] },
      })
  })

  it('bloodTests.trendsOfMarker refuses a practitioner who does not care for the patient', async () => {
    const { maya, other } = await people()
    await storeResult(portal.deps, maya.id)
    await expect(
      other.api.bloodTests.trendsOfMarker({ marker: 'Ferritin', patientId: maya.id }),
    ).rejects.toThrow(t('care.refused.notInCare'))
  })
})
