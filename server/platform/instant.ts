import { z } from 'zod'
import { message } from '../../locales/translate.ts'
import { FIRST_DAY, TOO_EARLY } from '../../shared/auth.ts'

/** An instant from 1900 to 9999, in ISO 8601 with its offset or Z; in UTC. PostgreSQL accepts fewer offsets. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine((time) => Date.parse(time) >= Date.parse(FIRST_DAY), TOO_EARLY)
  .refine((time) => !(Date.parse(time) >= Date.UTC(10_000, 0)), message('app.invalid.tooLate'))
  .transform((time) => new Date(time).toISOString())
