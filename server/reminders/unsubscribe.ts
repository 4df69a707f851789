import { createHmac, timingSafeEqual } from 'node:crypto'
import { SENT_KINDS, type SentKind } from '../../shared/notices.ts'

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
