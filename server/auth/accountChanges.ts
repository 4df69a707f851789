import { isAPIError } from 'better-auth/api'
import { audit } from '../audit/audit.ts'
import type { Env } from '../config/env.ts'
import type { Db, Queries } from '../platform/db.ts'
import type { Jobs } from '../platform/jobs.ts'
import { oneLine, sendMailJob } from '../platform/mail.job.ts'
import { type AccountChange, ENDPOINTS, type Endpoint } from './authEndpoints.ts'

/** How the owner is told of each change. */
const CHANGES: Record<AccountChange, string> = {
  'factor.app-add': 'an authenticator app was added to your account',
  'factor.app-remove':
    'the authenticator app was removed from your account, and its recovery codes no longer work',
  'factor.codes-renew': 'new recovery codes were made for your account, and the earlier ones no longer work',
  'factor.passkey-add': 'a passkey was added to your account',
  'factor.passkey-remove': 'a passkey was removed from your account',
  'factor.reset-by-operator':
    'the authenticator app, the recovery codes and the passkeys of your account were removed by your clinic, and you were signed out everywhere',
  'identity.link': 'an identity at another provider was linked to your account, and opens it from now on',
  'identity.unlink': 'the identity at another provider was unlinked from your account',
  'password.change': 'the password of your account was changed',
  'password.reset': 'a new password was chosen for your account, with a link from a mail like this one',
}

/** Whose account it is. */
type Owner = { id: string; email: string; name: string }

/** Minutes are enough to remember what one did. */
const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/**
 * Records a change of what opens an account, and mails its owner: whoever did not do it oneself must learn of it. The
 * mail holds no secret and no link that would sign anybody in.
 */
export async function recordChange(
  { env, jobs }: { env: Env; jobs: Jobs },
  db: Queries,
  owner: Owner,
  change: AccountChange,
) {
  const clinic = env.CLINIC_NAME
  const actorId = change === 'factor.reset-by-operator' ? null : owner.id
  await audit(db, { actorId, action: change, subjectId: owner.id })
  await jobs.enqueue(db, sendMailJob, {
    to: owner.email,
    subject: `Your account at ${clinic} was changed`,
    text: `Hello ${oneLine(owner.name)},\n\non ${clock.format(new Date())} (UTC) ${CHANGES[change]}.\n\nIf it was you, or you asked for it, there is nothing to do. If not, somebody else may be in your account: choose a new password at ${env.PUBLIC_URL}/auth under "Forgot password?", look at "Second factors" and "Linked identities" on My Profile, and tell your clinic.`,
  })
}

/** What better-auth tells of a request once it has its answer. */
type Answered = {
  path: string
  context: { returned?: unknown; session: { user: Owner } | null; newSession: object | null }
}

/** What the request that has just been answered changed; null for nothing. */
function changeBy({ path, context }: Answered): AccountChange | null {
  if (isAPIError(context.returned)) return null
  // A code that is given in a session renews it only where it was the first one, which ends an enrolment.
  if (path === '/two-factor/verify-totp' && !context.newSession) return null
  const endpoints: Record<string, Endpoint> = ENDPOINTS
  return endpoints[path]?.change ?? null
}

/** Records what a signed-in person has just changed by one of better-auth's own endpoints. */
export async function recordAnswered(deps: { env: Env; db: Db; jobs: Jobs }, ctx: Answered) {
  const change = changeBy(ctx)
  const owner = ctx.context.session?.user
  if (change && owner) await deps.db.transaction((tx) => recordChange(deps, tx, owner, change))
}
