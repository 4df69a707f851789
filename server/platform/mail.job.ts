import { z } from 'zod'
import { defineJob } from './jobs.ts'
import { isHeld } from './outboundHold.ts'
import type { Services } from './services.ts'

/**
 * Sends one mail to one person, with retries. It may contain links, order numbers and times of appointments, never
 * health data. Dropped while outbound sending is suspended.
 */
export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    headers: z.record(z.string(), z.string()).optional(),
    calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() }).optional(),
  }),
  // Longer than the slowest mail server may take: the mails sent at the same time must not be sent again because of
  // one. Seconds.
  options: { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 300 },
  personOf: ({ to }) => to,
  concurrency: 8,
  // A link in it gives access to an account.
  deletedWhenEnded: true,
  async handler(services: Pick<Services, 'db' | 'log' | 'mail'>, mail) {
    if (!(await isHeld(services))) await services.mail(mail)
  },
})
