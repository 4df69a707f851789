/** A plan as its form holds it: empty text instead of null. */
export type PlanText = {
  patientId: string
  title: string
  description: string
  medications: string[]
  dosageInstructions: string
  duration: string
  notes: string
  /** Why it is written despite a serious warning. */
  reason: string
}

/** A plan as the server answers it to whoever may change it. */
export type WrittenPlan = {
  id: string
  patientId: string
  patient: { fullName: string; email: string | null }
  title: string
  description: string | null
  medications: string[] | null
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

/** What the form begins with: a saved plan, or nothing. */
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
