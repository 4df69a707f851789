export const PORT = Number(process.env.E2E_PORT ?? 3199)

export const PROVIDER_PORT = PORT + 1000

/** The port of a second portal, which has a mail server. */
export const MAIL_PORTAL_PORT = PORT + 2000
export const SMTP_PORT = PORT + 3000
