/** Initial values of the plan form, which another page leaves in `unsavedInput.ts` under `PLAN_DRAFT`. */
export type PlanDraft = { title: string; medications: string[]; notes: string }

export const PLAN_DRAFT = 'plan draft'
