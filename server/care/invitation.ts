import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { verifications } from '../../drizzle/schema.ts'
import type { Queries } from '../platform/db.ts'
import { translatorForRecipient } from '../platform/locales.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import type { Services } from '../platform/services.ts'
import { invitationMail } from './care.mail.ts'

/** True if a mail server is configured. */
export const canInvite = ({ env }: Pick<Services, 'env'>) => Boolean(env.SMTP_URL)

/**
 * Mails the owner of a new account a link to choose the first password. The link works once, within seven days.
 * Technically it is a password reset with a longer validity.
 */
export async function sendInvitation(
  deps: Pick<Services, 'env' | 'clinic' | 'jobs'>,
  tx: Queries,
  { id, email, fullName }: { id: string; email: string; fullName: string },
) {
  const token = randomBytes(24).toString('base64url')
  await tx.insert(verifications).values({
    identifier: `reset-password:${token}`,
    value: id,
    expiresAt: sql`now() + interval '7 days'`,
  })
  const link = `${deps.env.PUBLIC_URL}/api/auth/reset-password/${token}?callbackURL=%2Freset-password`
  const t = translatorForRecipient(deps.clinic, null)
  await deps.jobs.enqueue(tx, sendMailJob, { to: email, ...invitationMail(deps, fullName, link, t) })
}
