/** Initial values of the plan form that another page stores in `unsavedInput.ts` under `PLAN_DRAFT`. */
export type PlanDraft = {
  title: string
  medications: string[]
  notes: string
  /** The patient whose page opened the form, to return to. */
  patientId?: string
}

export const PLAN_DRAFT = 'plan draft'
