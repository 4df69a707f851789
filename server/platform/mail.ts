import type { Logger } from 'pino'

export type Mail = { to: string; subject: string; text: string }

/** Sends a mail, or, without a mail server, writes it to the log as "not sent". Fails where the server refuses it. */
export type SendMail = (mail: Mail) => Promise<void>

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
  const transport = createTransport(settings.url)
  return async (mail) => {
    await transport.sendMail({ from: settings.from, ...mail })
  }
}
