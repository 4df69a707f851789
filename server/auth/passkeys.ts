import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import { sessions } from '../../drizzle/schema.ts'
import { message } from '../../locales/translate.ts'
import type { Services } from '../platform/services.ts'

/** A passkey counts as two factors only where the device has verified its user, by finger, face or PIN. */
function refuseUnchecked(userVerified: boolean | undefined) {
  if (userVerified) return
  throw new APIError('BAD_REQUEST', {
    code: 'OWNER_NOT_CHECKED',
    message: message('auth.refused.deviceUnverified'),
  })
}

/** Passkeys for the host of PUBLIC_URL. A session that registers one counts as signed in with a passkey. */
export const passkeysOf = ({ env, clinic, db }: Pick<Services, 'env' | 'clinic' | 'db'>) =>
  passkey({
    rpID: new URL(env.PUBLIC_URL).hostname,
    get rpName() {
      return clinic.settings.name
    },
    origin: env.PUBLIC_URL,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      async afterVerification({ ctx, verification }) {
        refuseUnchecked(verification.registrationInfo?.userVerified)
        const id = ctx.context.session?.session.id
        if (!id) return
        await db
          .update(sessions)
          .set({ method: 'passkey' })
          .where(and(eq(sessions.id, id), eq(sessions.method, 'password')))
      },
    },
    authentication: {
      afterVerification({ verification }) {
        refuseUnchecked(verification.authenticationInfo.userVerified)
      },
    },
  })
