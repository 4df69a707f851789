/** Emergencies in what patients write: their kinds, never the words. */
export type { EmergencyKind } from '@verbena/safety/browser'

/** What it was written in: a message, a health entry, or a reason for skipping a dose. */
export const EMERGENCY_SOURCES = ['message', 'entry', 'dose'] as const
export type EmergencySource = (typeof EMERGENCY_SOURCES)[number]
