import { type Answers, type FormItem, flatten, type Questionnaire } from '../../../shared/forms.ts'

/** A form that was sent back, as far as scores need it. */
type Answered = { formId: string; questionnaire: Questionnaire; answers: Answers; submittedAt: string | null }

/** A scale question with its answers over time, oldest first. `part` is the title of the form part that contains it. */
export type Score = {
  key: string
  part: string | null
  item: FormItem
  points: { at: string; value: number }[]
}

/**
 * Scale questions answered at least twice in the same form, in the words of the latest version. `forms` are unsorted.
 */
export function scoresOf(forms: readonly Answered[]): Score[] {
  const scores = new Map<string, Score>()
  const inTime = forms
    .filter((form): form is Answered & { submittedAt: string } => form.submittedAt !== null)
    .toSorted((one, other) => (one.submittedAt < other.submittedAt ? -1 : 1))
  for (const { formId, questionnaire, answers, submittedAt } of inTime) {
    const asked = questionnaire.item.flatMap((outer) =>
      flatten([outer]).map((item) => ({ item, part: outer.type === 'group' ? outer.text : null })),
    )
    for (const { item, part } of asked) {
      const value = answers[item.linkId]
      if (item.look !== 'scale' || typeof value !== 'number') continue
      const key = `${formId} ${item.linkId}`
      const points = [...(scores.get(key)?.points ?? []), { at: submittedAt, value }]
      scores.set(key, { key, part, item, points })
    }
  }
  return [...scores.values()].filter(({ points }) => points.length > 1)
}
