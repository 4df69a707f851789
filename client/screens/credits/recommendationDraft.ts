import { type Recommendation, recommendationText } from '../../../shared/credits.ts'
import type { PlanDraft } from '../../lib/planDraft.ts'

/**
 * Makes a plan draft from a recommendation: the ingredients with their amounts as medications, and the whole text in
 * the notes, to be checked.
 */
export function planDraftOf(recommendation: Recommendation): PlanDraft {
  return {
    title: 'Compounded preparation',
    // Medications are separated by commas: "300 mg, twice a day" must stay one medication.
    medications: recommendation.ingredients.map(({ name, amount }) =>
      `${name} ${amount}`.replace(/\s*,\s*/g, ' '),
    ),
    notes: recommendationText(recommendation),
  }
}
