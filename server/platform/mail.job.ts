import { z } from 'zod'
import { handle, type JobKind } from './jobs.ts'
import type { Mail } from './mail.ts'
import { openHold } from './outboundHold.ts'
import type { Services } from './services.ts'

/** One mail to one person. It may hold links and order numbers, never health data. */
export const sendMailJob: JobKind<Mail> = {
  name: 'send-mail',
  data: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
  // Longer than the slowest mail server may take: the mails sent at the same time must not be sent again because of
  // one. Seconds.
  queue: { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 300 },
  personOf: ({ to }) => to,
  concurrency: 8,
  // A link in it gives access to an account.
  deletedWhenEnded: true,
}

/** Sends mails, with retries. While nothing may leave the portal after a restore, they are dropped. */
export function mailHandler({ db, log, mail }: Pick<Services, 'db' | 'log' | 'mail'>) {
  const isHeld = openHold({ db, log })
  return handle({
    kind: sendMailJob,
    async run(data) {
      if (!(await isHeld())) await mail(data)
    },
  })
}
