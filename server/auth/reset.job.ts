import { z } from 'zod'
import { defineJob } from '../platform/jobs.ts'
import type { Auth } from './accounts.ts'

/**
 * Makes the one-time link of a password reset and mails it, where an account has the address. The work differs between
 * a known and an unknown address, so a job does it: neither the text nor the time of the answer shows whether an account
 * exists.
 */
export const askReset = defineJob({
  name: 'ask-password-reset',
  payload: z.object({ email: z.string() }),
  personOf: ({ email }) => email,
  options: { retryLimit: 3, expireInSeconds: 60 },
  async handler({ auth }: { auth: Auth }, { email }) {
    await auth.api.requestPasswordReset({ body: { email, redirectTo: '/reset-password' } })
  },
})
