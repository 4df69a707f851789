import type { NotePart } from '../../../shared/visitNotes.ts'

export const PART_NAMES = {
  subjective: 'Subjective',
  objective: 'Objective',
  assessment: 'Assessment',
  plan: 'Plan',
} satisfies Record<NotePart, string>
