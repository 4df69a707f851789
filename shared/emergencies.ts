/** Emergencies in what patients write and measure: their kinds, never the texts. */
import type { EmergencyKind as WrittenEmergency } from '@verbena/safety/browser'
import type { MeasuredEmergency } from './measurements.ts'

export type EmergencyKind = WrittenEmergency | MeasuredEmergency

/** What it was found in: a message, a health entry, a reason for skipping a dose, a form, or a measurement. */
export const EMERGENCY_SOURCES = ['message', 'entry', 'dose', 'form', 'measurement'] as const
export type EmergencySource = (typeof EMERGENCY_SOURCES)[number]
