import { isAPIError } from 'better-auth/api'
import { localeOfPerson } from '../access/locale.ts'
import { audit } from '../audit/audit.ts'
import { addNotice } from '../notify/notices.ts'
import type { Queries } from '../platform/db.ts'
import { translatorForRecipient } from '../platform/locales.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import type { Addressee, Sender } from '../platform/mail.ts'
import type { Services } from '../platform/services.ts'
import { accountChangeMail } from './auth.mail.ts'
import { type AccountChange, ENDPOINTS, type Endpoint } from './authEndpoints.ts'

/** The account's owner. */
type Owner = Addressee & { id: string; email: string }

/** Records a changed sign-in method and notifies the owner, who may not have made the change. */
export async function recordChange(
  deps: Sender & Pick<Services, 'jobs'>,
  db: Queries,
  owner: Owner,
  change: AccountChange,
) {
  const actorId = change === 'factor.reset-by-operator' ? null : owner.id
  await audit(db, { actorId, action: change, subjectId: owner.id })
  const at = new Date()
  await addNotice(db, owner.id, { kind: 'account-changed', dedupeKey: `${change} ${at.toISOString()}` })
  const t = translatorForRecipient(deps.clinic, await localeOfPerson(db, owner.id))
  const mail = accountChangeMail(deps, owner, change, at, t)
  await deps.jobs.enqueue(db, sendMailJob, { to: owner.email, ...mail })
}

/** The context of better-auth's hook after a request. */
type Answered = {
  path: string
  context: { returned?: unknown; session: { user: Owner } | null; newSession: object | null }
}

/** What the request changed about the ways to sign in; null for nothing. */
function changeBy({ path, context }: Answered): AccountChange | null {
  if (isAPIError(context.returned)) return null
  // Inside a session a correct code begins a new session only at the end of an enrolment.
  if (path === '/two-factor/verify-totp' && !context.newSession) return null
  const endpoints: Record<string, Endpoint> = ENDPOINTS
  return endpoints[path]?.change ?? null
}

/** Records what a signed-in person has changed through one of better-auth's own endpoints. */
export async function recordAnswered(deps: Pick<Services, 'env' | 'clinic' | 'db' | 'jobs'>, ctx: Answered) {
  const change = changeBy(ctx)
  const owner = ctx.context.session?.user
  if (change && owner) await deps.db.transaction((tx) => recordChange(deps, tx, owner, change))
}
