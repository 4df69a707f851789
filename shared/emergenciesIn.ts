/** A separate file, because a browser loads the phrases of all languages only when the person writes. */
import { emergenciesIn, EMERGENCY_KINDS as WRITTEN_EMERGENCIES } from '@verbena/safety/browser'
import type { EmergencyKind } from './emergencies.ts'
import { MEASURED_EMERGENCIES } from './measurements.ts'

/** The most urgent first. */
export const EMERGENCY_KINDS: readonly EmergencyKind[] = [...MEASURED_EMERGENCIES, ...WRITTEN_EMERGENCIES]

/** The emergencies in one person's texts, the most urgent first. */
export const emergenciesOf = (...texts: (string | null | undefined)[]): EmergencyKind[] =>
  emergenciesIn(texts.filter(Boolean).join('\n\n'), new Date().getUTCFullYear())
