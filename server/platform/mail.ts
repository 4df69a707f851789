import type { Logger } from 'pino'

export type Mail = { to: string; subject: string; text: string }

/** Sends a mail, or, without a mail server, writes it to the log as "not sent". Fails where the server refuses it. */
export type SendMail = (mail: Mail) => Promise<void>

/** Milliseconds that the mail server may be silent, before and while it takes a mail; `SMTP_URL` may say otherwise. */
const PATIENCE = { connectionTimeout: '15000', socketTimeout: '30000' }

/** Opens the mail server of `SMTP_URL`. */
export async function openMail(settings: {
  url: string | undefined
  from: string
  log: Logger
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
  return async (mail) => {
    await transport.sendMail({ from: settings.from, ...mail })
  }
}
