import type { PlanItem } from '../../../shared/planItems.ts'
/** The form fields of a plan: empty text instead of null. */
export type PlanText = {
  patientId: string
  title: string
  description: string
  medications: string[]
  dosageInstructions: string
  duration: string
  notes: string
  /** Why the plan is saved despite a serious warning. */
  reason: string
}

/** A plan as the server returns it to people who may edit it. */
export type WrittenPlan = {
  id: string
  patientId: string
  patient: { fullName: string; email: string | null }
  title: string
  description: string | null
  medications: string[] | null
  items: PlanItem[]
  version: number
  dosageInstructions: string | null
  duration: string | null
  notes: string | null
  createdAt: string
}

const EMPTY: PlanText = {
  patientId: '',
  title: '',
  description: '',
  medications: [],
  dosageInstructions: '',
  duration: '',
  notes: '',
  reason: '',
}

/** Initial form fields: those of a saved plan, or empty. */
export function planText(saved: WrittenPlan | null): PlanText {
  if (!saved) return EMPTY
  return {
    patientId: saved.patientId,
    title: saved.title,
    description: saved.description ?? '',
    medications: saved.medications ?? [],
    dosageInstructions: saved.dosageInstructions ?? '',
    duration: saved.duration ?? '',
    notes: saved.notes ?? '',
    reason: '',
  }
}
