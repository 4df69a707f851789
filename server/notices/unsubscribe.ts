import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '../../drizzle/schema.ts'
import { SENT_KINDS, type SentKind } from '../../shared/notices.ts'
import type { Who } from '../auth/who.ts'
import type { Db } from '../platform/db.ts'
import { settingsOf, updateSettings } from './settings.ts'

const signatureOf = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${payload}`).digest('base64url')

/** What a link in a mail carries, so that it ends the mails of one kind without a session: whose they are, signed. */
export function unsubscribeToken(secret: string, userId: string, kind: SentKind): string {
  const payload = `${userId}.${kind}`
  return `${payload}.${signatureOf(secret, payload)}`
}

/** Reads such a token; null when it was not made by this portal. */
export function readUnsubscribeToken(
  secret: string,
  token: string,
): { userId: string; kind: SentKind } | null {
  const [userId = '', name = '', signature = ''] = token.split('.')
  const kind = SENT_KINDS.find((known) => known === name)
  const expected = Buffer.from(signatureOf(secret, `${userId}.${name}`))
  const given = Buffer.from(signature)
  return kind && given.length === expected.length && timingSafeEqual(given, expected)
    ? { userId, kind }
    : null
}

/** Ends the mails of a kind; what else the person chose stays. Nothing happens for an account that is gone. */
export async function endMails(db: Db, { userId, kind }: { userId: string; kind: SentKind }) {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId))
  if (!user) return
  const who: Pick<Who, 'userId'> = { userId }
  const settings = await settingsOf(db, who)
  const channels = { mail: false, device: settings.kinds[kind]?.device ?? false }
  await updateSettings(db, who, { ...settings, kinds: { ...settings.kinds, [kind]: channels } })
}
