/** In a file of its own, because a browser loads the phrases of all languages once somebody writes. */
import { type EmergencyKind, emergenciesIn } from '@verbena/safety/browser'

export { EMERGENCY_KINDS } from '@verbena/safety/browser'

/** The emergencies in one person's texts, the most urgent first. */
export const emergenciesOf = (...texts: (string | null | undefined)[]): EmergencyKind[] =>
  emergenciesIn(texts.filter(Boolean).join('\n\n'), new Date().getUTCFullYear())
