import type { GenericEndpointContext } from 'better-auth'
import { SIGN_IN_METHODS, type SignInMethod } from '../../shared/auth.ts'

/** How the session of this request was started. A session renewed by a new password keeps its method. */
export function methodOf(ctx: GenericEndpointContext | null): SignInMethod {
  switch (ctx?.path) {
    case '/two-factor/verify-totp':
      return 'totp'
    case '/two-factor/verify-backup-code':
      return 'recovery'
    case '/passkey/verify-authentication':
      return 'passkey'
    case '/callback/:id':
      return 'identity'
    case '/change-password': {
      const before = ctx.context.session?.session.method
      return SIGN_IN_METHODS.find((method) => method === before) ?? 'password'
    }
    default:
      return 'password'
  }
}
