import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { clinicSettings } from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import type { Who } from '../access/who.ts'
import type { Env } from '../config/env.ts'
import { withDeadline } from '../platform/deadline.ts'
import { oneLine } from '../platform/mail.ts'
import { heldSince } from '../platform/outboundHold.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { testMailText } from './clinic.mail.ts'

/** Time limit of a test; milliseconds. */
const PATIENCE = 20_000
/** Characters of a server's reply. */
const MAX_SAID = 300

/** An error's message on one line. */
const saidBy = (error: unknown) =>
  oneLine(error instanceof Error ? error.message : String(error)).slice(0, MAX_SAID) || 'Error'

/** Returns the mail server's host and its last test. `error` is the server's reply; null if it accepted the mail. */
export async function mailState({ env, db }: Pick<Services, 'env' | 'db'>) {
  const [row] = await db
    .select({ testedAt: clinicSettings.mailTestedAt, error: clinicSettings.mailError })
    .from(clinicSettings)
  return {
    server: env.SMTP_URL ? new URL(env.SMTP_URL).host : null,
    testedAt: row?.testedAt?.toISOString() ?? null,
    error: row?.error ?? null,
  }
}

/**
 * Mails the caller at once and records the outcome. Refuses without a mail server, and while outbound sending is
 * suspended.
 */
export async function testMail(
  deps: Pick<Services, 'env' | 'db' | 'mail' | 'clinic'>,
  who: Who,
  t: Translate,
) {
  const { env, db, mail, clinic } = deps
  if (!env.SMTP_URL) throw new Refusal('BAD_INPUT', 'clinic.refused.noMailServer')
  if (await heldSince(db)) throw new Refusal('CONFLICT', 'clinic.refused.held')
  const test = testMailText(clinic.settings.name, t)
  const error = await withDeadline(PATIENCE, () => mail({ to: who.email, ...test })).then(() => null, saidBy)
  const tested = { mailTestedAt: new Date(), mailError: error }
  await db
    .insert(clinicSettings)
    .values(tested)
    .onConflictDoUpdate({ target: clinicSettings.only, set: tested })
  return { to: who.email, error }
}

/** Where uploads are stored. */
export const storageState = ({ S3_ENDPOINT, S3_BUCKET }: Env) =>
  S3_ENDPOINT
    ? { kind: 's3' as const, host: new URL(S3_ENDPOINT).host, bucket: S3_BUCKET }
    : { kind: 'disk' as const }

/** Writes, reads and removes a file in the storage. `error` is the storage's message; null if it works. */
export async function testStorage({ files }: Pick<Services, 'files'>) {
  const key = `checks/${randomUUID()}`
  const content = randomUUID()
  const tried = async () => {
    await files.put(key, Readable.from([Buffer.from(content)]), 'text/plain')
    try {
      const read = await text(await files.get(key))
      if (read !== content) throw new Error('the file came back changed')
    } finally {
      await files.remove(key)
    }
  }
  return { error: await withDeadline(PATIENCE, tried).then(() => null, saidBy) }
}
