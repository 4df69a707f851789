import { expect, it } from 'vitest'
import type { FormItem } from '../../../shared/forms.ts'
import { minutesOf, openQuestions, problemsOf, progressOf } from './progress.ts'

const string = (linkId: string, more: Partial<FormItem> = {}): FormItem => ({
  ...{ linkId, text: linkId, type: 'string' },
  ...more,
})
const PART = {
  ...{ linkId: 'part', title: 'Part' },
  items: [
    string('must', { required: true }),
    string('may'),
    string('hidden', {
      required: true,
      enableWhen: [{ question: 'may', operator: 'exists', answerBoolean: true }],
    }),
    { linkId: 'note', text: 'A note', type: 'display' as const },
  ],
}

it.each([
  [{}, { answered: 0, shown: 2, missing: 1 }],
  [{ may: 'yes' }, { answered: 1, shown: 3, missing: 2 }],
  [{ must: { declined: true as const } }, { answered: 1, shown: 2, missing: 0 }],
])('progressOf a part answered with %j', (answers, expected) => {
  expect(progressOf(PART, answers)).toEqual(expected)
})

it('openQuestions are the shown ones without an answer', () => {
  expect(openQuestions([PART], { must: 'yes' }).map(({ linkId }) => linkId)).toEqual(['may'])
})

it('minutesOf counts long answers for more, and never less than a minute', () => {
  expect(minutesOf([string('one')])).toBe(1)
  expect(minutesOf(Array.from({ length: 30 }, (_, index) => string(String(index))))).toBe(5)
  expect(minutesOf(Array.from({ length: 30 }, (_, index) => string(String(index), { type: 'text' })))).toBe(
    20,
  )
})

it('problemsOf a part has those of its shown questions and within its groups', () => {
  const part = { items: [string('must'), string('medicines', { type: 'group', repeats: true })] }
  const problems = { must: 'required', 'medicines.0.name': 'required', other: 'range' } as const
  expect(problemsOf(part, {}, problems)).toEqual({ must: 'required', 'medicines.0.name': 'required' })
})
