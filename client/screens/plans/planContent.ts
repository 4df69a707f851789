import type { Language } from '../../../locales/translate.ts'
import type { PlanItem } from '../../../shared/planItems.ts'

/** What a practitioner writes in a plan. */
export type PlanContent = {
  title: string
  description: string | null
  medications: string[] | null
  items: PlanItem[]
  dosageInstructions: string | null
  duration: string | null
  notes: string | null
  /** In which it is written, where that is known and the writer is someone else. */
  language?: Language | null
}
