/** Emergencies in what patients write: their kinds, never the words. */
export type { EmergencyKind } from '@verbena/safety/browser'

/** What it was written in: a message, a health entry, a reason for skipping a dose, or a form. */
export const EMERGENCY_SOURCES = ['message', 'entry', 'dose', 'form'] as const
export type EmergencySource = (typeof EMERGENCY_SOURCES)[number]
