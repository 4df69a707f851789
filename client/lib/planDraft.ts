import { z } from 'zod'

/**
 * The session storage key of a draft for the plan form. Session storage, because the draft may be about a patient: it
 * is gone with the tab.
 */
const KEY = 'plan-draft'

const draftShape = z.object({ title: z.string(), medications: z.array(z.string()), notes: z.string() })
/** Initial values of the plan form. */
export type PlanDraft = z.infer<typeof draftShape>

/** Stores a draft for the plan form. Returns false when the browser refuses to store it. */
export function storePlanDraft(draft: PlanDraft): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
    return true
  } catch (error) {
    console.error('The browser could not store the draft', error)
    return false
  }
}

/** Returns the stored draft and removes it. Null when there is none. */
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
