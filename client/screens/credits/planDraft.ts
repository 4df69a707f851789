import { type Recommendation, recommendationText } from '../../../shared/credits.ts'

/** Where the plan dialog finds a draft: in this tab's session storage. */
const KEY = 'plan-draft'

/** What the plan dialog starts with. */
export type PlanDraft = { title: string; medications: string[]; notes: string }

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

/** Leaves a draft for the plan dialog. False where the browser keeps nothing. */
export function leavePlanDraft(recommendation: Recommendation): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(planDraftOf(recommendation)))
    return true
  } catch (error) {
    console.error('The browser could not keep the draft', error)
    return false
  }
}
