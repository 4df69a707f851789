import { type Recommendation, recommendationText } from '../../../shared/credits.ts'
import type { PlanDraft } from '../../lib/planDraft.ts'

/** A plan out of a recommendation: its ingredients with their amounts, and all of it in the notes to be checked. */
export function planDraftOf(recommendation: Recommendation): PlanDraft {
  return {
    title: 'Compounded preparation',
    // The plan's list is separated by commas: "300 mg, twice a day" must stay one medication.
    medications: recommendation.ingredients.map(({ name, amount }) =>
      `${name} ${amount}`.replace(/\s*,\s*/g, ' '),
    ),
    notes: recommendationText(recommendation),
  }
}
