import { day, patientIdInput } from './auth.ts'
import { daysFrom } from './planItems.ts'

/** The longest period of one call: five years. Days. */
const MAX_TIMELINE_DAYS = 5 * 366

/** The period of a timeline, both days included. The server also checks against its clock that it has begun. */
export const timelineInput = patientIdInput
  .partial()
  .extend({ from: day, until: day })
  .refine(({ from, until }) => from <= until, {
    error: 'The last day must not be before the first.',
    path: ['until'],
  })
  .refine(({ from, until }) => daysFrom(from, until) < MAX_TIMELINE_DAYS, {
    error: 'A timeline shows at most five years.',
    path: ['from'],
  })
