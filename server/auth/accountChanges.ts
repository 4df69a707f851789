import { isAPIError } from 'better-auth/api'
import { audit } from '../audit/audit.ts'
import type { Env } from '../config/env.ts'
import type { Db, Queries } from '../platform/db.ts'
import type { Jobs } from '../platform/jobs.ts'
import { oneLine, sendMailJob } from '../platform/mail.job.ts'
import { type AccountChange, ENDPOINTS, type Endpoint } from './authEndpoints.ts'

/** What the mail to the owner says about each change. */
const CHANGES: Record<AccountChange, string> = {
  'factor.app-add': 'an authenticator app was added to your account',
  'factor.app-remove':
    'the authenticator app was removed from your account, and its recovery codes no longer work',
  'factor.codes-renew': 'new recovery codes were made for your account, and the earlier ones no longer work',
  'factor.passkey-add': 'a passkey was added to your account',
  'factor.passkey-remove': 'a passkey was removed from your account',
  'identity.link': 'an identity at another provider was linked to your account, and opens it from now on',
  'identity.unlink': 'the identity at another provider was unlinked from your account',
  'password.change': 'the password of your account was changed',
  'password.reset': 'a new password was chosen for your account, with a link from a mail like this one',
}

/** The account's owner. */
type Owner = { id: string; email: string; name: string }

/** To the minute: enough to remember what one did. */
const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/**
 * Records a change of the ways into an account, and mails its owner, who must learn of it if somebody else made it.
 * The mail holds no secret and no link that signs anybody in.
 */
export async function recordChange(
  { env, jobs }: { env: Env; jobs: Jobs },
  db: Queries,
  owner: Owner,
  change: AccountChange,
) {
  const clinic = env.CLINIC_NAME
  await audit(db, { actorId: owner.id, action: change, subjectId: owner.id })
  await jobs.enqueue(db, sendMailJob, {
    to: owner.email,
    subject: `Your account at ${clinic} was changed`,
    text: `Hello ${oneLine(owner.name)},\n\non ${clock.format(new Date())} (UTC) ${CHANGES[change]}.\n\nIf it was you, there is nothing to do. If it was not, somebody else is in your account: choose a new password at ${env.PUBLIC_URL}/auth under "Forgot password?", look at "Second factors" and "Linked identities" on My Profile, and tell your clinic.`,
  })
}

/** What better-auth's hook knows about a request after it was answered. */
type Answered = {
  path: string
  context: { returned?: unknown; session: { user: Owner } | null; newSession: object | null }
}

/** What the answered request changed about the ways into the account; null for nothing. */
function changeBy({ path, context }: Answered): AccountChange | null {
  if (isAPIError(context.returned)) return null
  // Inside a session a correct code begins a new session only at the end of an enrolment.
  if (path === '/two-factor/verify-totp' && !context.newSession) return null
  const endpoints: Record<string, Endpoint> = ENDPOINTS
  return endpoints[path]?.change ?? null
}

/** Records what a signed-in person has just changed through one of better-auth's own endpoints. */
export async function recordAnswered(deps: { env: Env; db: Db; jobs: Jobs }, ctx: Answered) {
  const change = changeBy(ctx)
  const owner = ctx.context.session?.user
  if (change && owner) await deps.db.transaction((tx) => recordChange(deps, tx, owner, change))
}
