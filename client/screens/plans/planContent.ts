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
}
