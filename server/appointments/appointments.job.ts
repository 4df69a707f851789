import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { appointments, notices } from '../../drizzle/schema.ts'
import { defineJob } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { expire } from './booking.ts'
import { type Invites, removeEnded } from './invitations.ts'

/** The clinic's hour from which patients are reminded of tomorrow's appointments. */
const REMINDED_FROM = 9

/** Expires overdue requests and offers. */
export const expireAppointments = defineJob({
  name: 'expire-appointments',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  handler: ({ db }: Pick<Services, 'db'>) => expire(db),
})

/** Removes appointments that ended with a care link from calendars. */
export const removeEndedEntries = defineJob({
  name: 'remove-ended-entries',
  payload: z.object({}),
  schedule: '* * * * *',
  handler: (deps: Invites & Pick<Services, 'db'>) => removeEnded(deps),
})

/** Reminds patients of tomorrow's appointments, once per appointment and time. */
export const remindOfAppointments = defineJob({
  name: 'remind-of-appointments',
  payload: z.object({}),
  schedule: '17 * * * *',
  async handler({ db, clinic }: Pick<Services, 'db' | 'clinic'>) {
    const now = Temporal.Now.zonedDateTimeISO(clinic.settings.timeZone)
    if (now.hour < REMINDED_FROM) return
    const [from, until] = [1, 2].map((days) => now.startOfDay().add({ days }).toInstant().toString())
    await db.execute(sql`
      insert into ${notices} (user_id, kind, matter, target_id)
      select a.patient_id, 'appointment-tomorrow', 'tomorrow ' || a.id || ' ' || a.at, a.id from ${appointments} a
      where a.state = 'confirmed' and a.at >= ${from} and a.at < ${until}
      on conflict do nothing`)
  },
})
