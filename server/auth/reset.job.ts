import { z } from 'zod'
import { handle, type JobKind } from '../platform/jobs.ts'
import type { Auth } from './accounts.ts'

/**
 * A request for a password reset. The work differs between a known and an unknown address, so a job does it: neither
 * the text nor the time of the answer shows whether an account exists.
 */
export const askReset: JobKind<{ email: string }> = {
  name: 'ask-password-reset',
  data: z.object({ email: z.string() }),
  personOf: ({ email }) => email,
  queue: { retryLimit: 3, expireInSeconds: 60 },
}

/** Makes the one-time link and mails it, where an account has the address. */
export const askResetHandler = ({ auth }: { auth: Auth }) =>
  handle({
    kind: askReset,
    async run({ email }) {
      await auth.api.requestPasswordReset({ body: { email, redirectTo: '/reset-password' } })
    },
  })
