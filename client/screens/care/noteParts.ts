import type { NotePart } from '../../../shared/visitNotes.ts'

/** The name of each part of a visit note. */
export const PART_NAMES = {
  subjective: 'Subjective',
  objective: 'Objective',
  assessment: 'Assessment',
  plan: 'Plan',
} satisfies Record<NotePart, string>
