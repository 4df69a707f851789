/** Where the portal of the journeys listens. */
export const PORT = Number(process.env.E2E_PORT ?? 3199)

/** Where it looks for the identity provider. */
export const PROVIDER_PORT = PORT + 1000

/** Where a second portal listens, which has a mail server, and where it looks for that. */
export const MAIL_PORTAL_PORT = PORT + 2000
export const SMTP_PORT = PORT + 3000
