import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { userRoles } from '../../drizzle/schema.ts'
import type { SignUp } from '../../shared/auth.ts'
import { audit } from '../audit/audit.ts'
import { addNoticeForAdmins } from '../notify/notices.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import type { Auth } from './accounts.ts'
import { IP_HEADER } from './authEndpoints.ts'
import { countTry, network } from './limits.ts'

const CALLBACK = '/ai-wizard'

/**
 * Creates a practitioner's account and session, and returns the cookies to set. Until an admin verifies the account
 * it is unverified, unless PRACTITIONER_SIGNUP is `open`. Refuses a taken e-mail, and everyone where the sign-up is
 * `closed`. A role that cannot be written is logged, and the sign-up still succeeds.
 */
export async function signUpPractitioner(
  deps: Pick<Services, 'env' | 'log' | 'db'> & { auth: Auth },
  input: SignUp,
  headers: Headers,
) {
  const { env, db, auth, log } = deps
  if (env.PRACTITIONER_SIGNUP === 'closed') {
    throw new Refusal('FORBIDDEN', 'auth.refused.practitioners')
  }
  if (env.RATE_LIMITS) await countTry(db, 'signUpPerIp', network(headers.get(IP_HEADER) ?? 'unknown'))
  const { email, password, fullName } = input
  const created = await auth.api
    .signUpEmail({
      body: { name: fullName, email, password, callbackURL: CALLBACK },
      headers,
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      throw error instanceof APIError ? refusalOf(error) : error
    })
  const { id } = created.response.user
  const verified = env.PRACTITIONER_SIGNUP === 'open'
  try {
    await db.transaction(async (tx) => {
      await tx.update(userRoles).set({ role: 'practitioner', verified }).where(eq(userRoles.userId, id))
      await audit(tx, { actorId: id, action: 'role.self-registered', subjectId: id, detail: { verified } })
      if (!verified) {
        await addNoticeForAdmins(tx, { kind: 'practitioner-waiting', dedupeKey: id, targetId: id })
      }
    })
  } catch (error) {
    log.error({ err: error, userId: id }, 'a new practitioner got no role')
  }
  return created.headers.getSetCookie()
}

function refusalOf(error: APIError) {
  const code = error.body?.code
  if (code?.startsWith('USER_ALREADY_EXISTS')) {
    return new Refusal('EMAIL_TAKEN', 'auth.refused.emailTakenSignIn')
  }
  return Refusal.from('BAD_INPUT', error.message)
}
