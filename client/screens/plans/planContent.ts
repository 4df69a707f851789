import type { Language } from '../../../locales/translate.ts'
import type { PlanItem } from '../../../shared/planItems.ts'

/** The fields of a plan. */
export type PlanContent = {
  title: string
  description: string | null
  medications: string[] | null
  items: PlanItem[]
  dosageInstructions: string | null
  duration: string | null
  notes: string | null
  /** Language of the plan, if known and the writer is someone else. */
  language?: Language | null
}
