import { z } from 'zod'
import type { PlanText } from './planText.ts'

/** Where the wizard leaves a recommendation for the plan's form, in this tab only. */
const KEY = 'plan-draft'

const draft = z.object({ title: z.string(), medications: z.array(z.string()), notes: z.string() })

/** The draft, once: it is gone from the tab when it has been read. Null where there is none. */
export function takePlanDraft(): Partial<PlanText> | null {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (!kept) return null
  try {
    return draft.parse(JSON.parse(kept))
  } catch {
    return null
  }
}
