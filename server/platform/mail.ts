import type { Logger } from 'pino'
import type { Translate } from '../../locales/translate.ts'
import { holdsWebAddress } from '../../shared/auth.ts'
import { type ClinicSettings, contactOf } from '../../shared/clinic.ts'
import type { Env } from '../config/env.ts'
import type { Clinic } from './clinic.ts'
import { withDeadline } from './deadline.ts'

/** A mail's subject and text; each noun has its own in a `*.mail.ts`. */
export type MailText = {
  subject: string
  text: string
  /** Additional headers, such as List-Unsubscribe. */
  headers?: Record<string, string> | undefined
  /** A calendar entry (RFC 6047); `method` is its content's. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined
}
export type Mail = MailText & { to: string }

/** The settings that mail texts need. */
export type Sender = { env: Env; clinic: Pick<Clinic, 'settings'> }

/** Sender, reply address and footer of every mail. */
export type Letterhead = {
  from: string | { name: string; address: string }
  replyTo?: string
  foot?: string
}

const defaultSender = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => `no-reply@${new URL(PUBLIC_URL).hostname}`

/** The address that mails come from, without a name. */
export const senderAddress = (env: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL'>) =>
  env.MAIL_FROM?.split('<').at(-1)?.split('>')[0]?.trim() || defaultSender(env)

/** The clinic's letterhead. The footer is empty without address, telephone number and e-mail address. */
export function letterheadOf(env: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL'>, clinic: ClinicSettings): Letterhead {
  const { name, email } = clinic
  const contact = contactOf(clinic)
  return {
    from: env.MAIL_FROM ?? { name, address: defaultSender(env) },
    ...(email && { replyTo: email }),
    // Mail programs recognise two hyphens and a space as the start of a signature.
    ...(contact.length > 0 && { foot: ['-- ', name, ...contact].join('\n') }),
  }
}

/**
 * Makes a name safe for a mail: one line, without control characters (Unicode categories Cc, Zl, Zp and Bidi_Control).
 * New names with them are refused; an older one could otherwise add paragraphs to the clinic's mail.
 */
export const oneLine = (name: string) => name.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim()

/** The person that a mail is for. */
export type Addressee = { name: string; emailVerified: boolean }

/**
 * The first line of a mail. Omits the name until the address is verified: otherwise a sign-up with another person's
 * address could make the clinic mail an advert. Also omits a name with a web address, which older accounts may have.
 */
export const greeting = ({ name, emailVerified }: Addressee, t: Translate) =>
  emailVerified && !holdsWebAddress(name)
    ? t('mail.greeting.name', { name: oneLine(name) })
    : t('mail.greeting.unnamed')

/** Sends a mail; without a mail server, logs it as "not sent". Throws if the server refuses it. */
export type SendMail = (mail: Mail) => Promise<void>

/**
 * Milliseconds that the mail server may be silent while connecting and sending. Parameters of `SMTP_URL` override them.
 */
const PATIENCE = { connectionTimeout: '15000', socketTimeout: '30000' }

/** Time limit of one mail; milliseconds. */
const DEADLINE = 120_000

/** Connects to the mail server of `SMTP_URL`. A mail takes at most `milliseconds`. */
export async function openMail(settings: {
  url: string | undefined
  letterhead: () => Letterhead
  log: Logger
  milliseconds?: number
}): Promise<SendMail> {
  if (!settings.url) {
    return async (mail) => {
      settings.log.warn({ mail }, 'mail not sent: SMTP_URL is not set')
    }
  }
  const { createTransport } = await import('nodemailer')
  const server = new URL(settings.url)
  for (const [name, wait] of Object.entries(PATIENCE)) {
    if (!server.searchParams.has(name)) server.searchParams.set(name, wait)
  }
  const transport = createTransport(server.href)
  return async ({ calendar, ...mail }) => {
    const { foot, ...head } = settings.letterhead()
    const text = foot ? `${mail.text}\n\n${foot}` : mail.text
    const entry = calendar && { icalEvent: { ...calendar, filename: 'appointment.ics' } }
    const sent = () => transport.sendMail({ ...head, ...mail, text, ...entry })
    await withDeadline(settings.milliseconds ?? DEADLINE, sent)
  }
}
