import { expect, it } from 'vitest'
import { translatorFor } from '../server/platform/locales.ts'
import { asText } from './careText.ts'
import type { TimelineFigure } from './timeline.ts'
import { figureSentence } from './timelineText.ts'

const t = translatorFor('en')
const period = { from: '2026-01-05', until: '2026-07-23' }
const value = { comparator: null, printed: null }
const marker: TimelineFigure = {
  ...{ kind: 'marker', marker: 'Ferritin', unit: 'ng/mL' },
  before: { ...value, day: '2026-02-14', value: 18 },
  now: { ...value, day: '2026-05-09', value: 41 },
  ticked: { substance: 'iron', days: 73, due: 84 },
}
/** The id and the values of the message that a figure is worded with. */
const message = (figure: TimelineFigure, until = period.until) =>
  figureSentence<unknown>(figure, { ...period, until }, 'practitioner', t, (...given: unknown[]) => given)

it('figureSentence is another one for the patient than for the practitioner', () => {
  const [patient, practitioner] = (['patient', 'practitioner'] as const).map((audience) =>
    figureSentence(marker, period, audience, t, asText(t)),
  )
  expect(patient).not.toBe(practitioner)
  for (const part of ['Ferritin', '18', '41 ng/mL', '73', '84']) {
    expect(patient).toContain(part)
    expect(practitioner).toContain(part)
  }
})

it('figureSentence writes the year of its days in a period longer than one', () => {
  const days = (withYear: 'care.day.withYear' | 'care.day.ofYear') => ({
    first: t(withYear, { day: new Date('2026-02-14') }),
  })
  expect(message(marker)).toMatchObject([expect.any(String), days('care.day.ofYear')])
  expect(message(marker, '2027-02-09')).toMatchObject([expect.any(String), days('care.day.withYear')])
})

it('figureSentence also says how a converted value was printed', () => {
  const printed = { value: 40.4, unit: 'pmol/L' }
  const before = { ...marker.before, printed, comparator: '<=' as const }
  expect(message({ ...marker, before } as TimelineFigure)).toMatchObject([
    expect.any(String),
    { before: t('care.timeline.value', { value: '≤18', printed: '≤40.4 pmol/L' }) },
  ])
})
