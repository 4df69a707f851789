/** Where the portal of the journeys listens. */
export const PORT = Number(process.env.E2E_PORT ?? 3199)

/** Where it looks for the identity provider. */
export const PROVIDER_PORT = PORT + 1000
