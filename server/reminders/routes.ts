import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { authSecret } from '../config/secrets.ts'
import { escaped } from '../platform/html.ts'
import { translatorFor } from '../platform/locales.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { endMails } from './settings.ts'
import { readUnsubscribeToken } from './unsubscribe.ts'

const query = z.object({ token: z.string().max(300).catch('') })

/** A page that works without a session and without scripts. */
function sendPage(reply: FastifyReply, clinic: string, title: string, body: string) {
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${reply.request.locale}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/plain.css">
</head>
<body><main><p class="clinic">${escaped(clinic)}</p><h1>${escaped(title)}</h1>${body}</main></body>
</html>`)
}

/**
 * The unsubscribe link of one kind: a page with a button, because mail scanners follow links, and the one-click POST of
 * RFC 8058, which mail programs send form-encoded and without an Origin.
 */
export async function noticeRoutes(
  app: FastifyInstance,
  { env, clinic, db }: Pick<Services, 'env' | 'clinic' | 'db'>,
) {
  const secret = await authSecret(env)
  const meant = (asked: unknown) => {
    const found = readUnsubscribeToken(secret, query.parse(asked).token)
    if (!found) throw new Refusal('NOT_FOUND', 'notices.refused.link')
    return found
  }
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { bodyLimit: 1_024 },
    (_request, payload, done) => {
      // What it says is in the address.
      payload.resume()
      done(null, null)
    },
  )
  app.get('/unsubscribe', async (request, reply) => {
    meant(request.query)
    const t = translatorFor(request.locale)
    return sendPage(
      reply,
      clinic.settings.name,
      t('notices.unsubscribe.title'),
      `<p>${escaped(t('notices.unsubscribe.text'))}</p>
<form method="post"><button type="submit">${escaped(t('notices.unsubscribe.action'))}</button></form>`,
    )
  })
  app.post('/unsubscribe', async (request, reply) => {
    await endMails(db, meant(request.query))
    const t = translatorFor(request.locale)
    return sendPage(
      reply,
      clinic.settings.name,
      t('notices.unsubscribed.title'),
      `<p>${escaped(t('notices.unsubscribed.text'))}</p><p><a href="/profile/reminders">${escaped(t('notices.unsubscribed.open'))}</a></p>`,
    )
  })
}
