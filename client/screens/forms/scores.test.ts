import { expect, it } from 'vitest'
import type { Questionnaire } from '../../../shared/forms.ts'
import { scoresOf } from './scores.ts'

const asking = (text: string): Questionnaire => ({
  item: [
    {
      ...{ linkId: 'first', text: 'First complaint', type: 'group' },
      item: [{ linkId: 'pain', text, type: 'integer', look: 'scale', min: 0, max: 6 }],
    },
    { linkId: 'age', text: 'Age', type: 'integer' },
  ],
})
const form = (formId: string, day: string, answers: Record<string, number>, text = 'Pain') => ({
  ...{ formId, answers, questionnaire: asking(text), submittedAt: `${day}T09:00:00.000Z` },
})

it('scores are the scales that were answered twice in a form, the oldest first, in the latest words', () => {
  const forms = [
    form('a', '2026-03-01', { pain: 2, age: 50 }, 'Pain now'),
    form('a', '2026-01-01', { pain: 5, age: 50 }),
    form('a', '2026-02-01', {}),
    form('b', '2026-01-01', { pain: 1 }),
    { ...form('a', '2026-04-01', { pain: 6 }), submittedAt: null },
  ]
  expect(scoresOf(forms)).toMatchObject([
    {
      part: 'First complaint',
      item: { text: 'Pain now' },
      points: [
        { at: '2026-01-01T09:00:00.000Z', value: 5 },
        { at: '2026-03-01T09:00:00.000Z', value: 2 },
      ],
    },
  ])
})
