import { z } from 'zod'
import { handle, type JobKind } from './jobs.ts'
import type { Mail } from './mail.ts'
import type { Services } from './services.ts'

/** One mail to one person. It holds links and order numbers, never health data. */
export const sendMailJob: JobKind<Mail> = {
  name: 'send-mail',
  data: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
  // Longer than the slowest server that is still waited for: those beside it are not to be sent again because of it.
  queue: { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 300 },
  personOf: ({ to }) => to,
  concurrency: 8,
  // A link in it opens an account.
  forgotten: true,
}

/**
 * A name as a mail may hold it: on one line, without control characters (Unicode categories Cc, Zl and Zp). New names are
 * refused with them; one that was stored before could write paragraphs of its own into a mail of the clinic.
 */
export const oneLine = (name: string) => name.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim()

/** Hands mails to the mail server, with retries. */
export const mailHandler = ({ mail }: Pick<Services, 'mail'>) =>
  handle({ kind: sendMailJob, run: (data) => mail(data) })
