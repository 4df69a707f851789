import { z } from 'zod'
import { handle, type JobKind } from '../platform/jobs.ts'
import type { Auth } from './accounts.ts'

/**
 * Somebody asked for a new password. What is done for an account and what for an unknown address differs, so it is
 * done out of sight: the answer to the request tells nothing, neither by its words nor by its time.
 */
export const askReset: JobKind<{ email: string }> = {
  name: 'ask-password-reset',
  data: z.object({ email: z.string() }),
  personOf: ({ email }) => email,
  queue: { retryLimit: 3, expireInSeconds: 60 },
}

/** Makes the one-time link and mails it, where the address has an account. */
export const askResetHandler = ({ auth }: { auth: Auth }) =>
  handle({
    kind: askReset,
    async run({ email }) {
      await auth.api.requestPasswordReset({ body: { email, redirectTo: '/reset-password' } })
    },
  })
