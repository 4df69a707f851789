import { z } from 'zod'

/** Where a draft waits for the plan's form, in this tab's session storage only: it may speak of a patient. */
const KEY = 'plan-draft'

const draftShape = z.object({ title: z.string(), medications: z.array(z.string()), notes: z.string() })
/** What the plan's form starts with. */
export type PlanDraft = z.infer<typeof draftShape>

/** Leaves a draft for the plan's form. False where the browser keeps nothing. */
export function leavePlanDraft(draft: PlanDraft): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
    return true
  } catch (error) {
    console.error('The browser could not keep the draft', error)
    return false
  }
}

/** The draft, once: it is gone from the tab when it has been read. Null where there is none. */
export function takePlanDraft(): PlanDraft | null {
  const stored = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (!stored) return null
  try {
    return draftShape.parse(JSON.parse(stored))
  } catch {
    return null
  }
}
