import type { Translate } from '../../../locales/translate.ts'
import { type Recommendation, recommendationText } from '../../../shared/credits.ts'
import type { PlanDraft } from '../../lib/planDraft.ts'

/**
 * Turns a recommendation into a plan draft: ingredients with amounts as medications, and the whole text in the notes.
 */
export function planDraftOf(recommendation: Recommendation, t: Translate): PlanDraft {
  return {
    title: t('credits.recommendation.draftTitle'),
    // Commas separate medications: "300 mg, twice a day" must stay one medication.
    medications: recommendation.ingredients.map(({ name, amount }) =>
      `${name} ${amount}`.replace(/\s*,\s*/g, ' '),
    ),
    notes: recommendationText(recommendation, t),
  }
}
