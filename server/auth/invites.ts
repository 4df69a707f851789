import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { invites, userRoles, users } from '../../drizzle/schema.ts'
import { type AcceptInvite, INVITE_DAYS, type NewInvite } from '../../shared/invites.ts'
import { insertCareLink, isOpenPractitioner } from '../access/assignments.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db, Queries, Tx } from '../platform/db.ts'
import { translatorForRecipient } from '../platform/locales.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { type Auth, PRIVACY_VERSION } from './accounts.ts'
import { inviteMail } from './auth.mail.ts'
import { IP_HEADER } from './authEndpoints.ts'
import { createAccount } from './createAccount.ts'
import { countTry, network } from './limits.ts'

/** Open invitations at once. */
const MOST_OPEN = 500
const TOKEN_BYTES = 32

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const creator = alias(users, 'creator')
const creatorRole = alias(userRoles, 'creator_role')
const practitioner = alias(users, 'practitioner')

/** Invitations that can be accepted. One ends early if its admin is suspended or changed role. */
const openInvites = (db: Queries) =>
  db
    .select({
      id: invites.id,
      role: invites.role,
      fullName: invites.fullName,
      email: invites.email,
      practitioner: { id: practitioner.id, fullName: practitioner.name },
      createdBy: { id: creator.id, fullName: creator.name },
      createdAt: invites.createdAt,
      expiresAt: invites.expiresAt,
    })
    .from(invites)
    .innerJoin(creator, and(eq(creator.id, invites.createdBy), isNull(creator.suspendedAt)))
    .innerJoin(creatorRole, and(eq(creatorRole.userId, creator.id), eq(creatorRole.role, 'admin')))
    .leftJoin(practitioner, eq(practitioner.id, invites.practitionerId))
    .$dynamic()

const isOpen = gt(invites.expiresAt, sql`now()`)

const taken = () => new Refusal('EMAIL_TAKEN', 'auth.refused.emailTaken')

/**
 * Creates an invitation, and mails it if there is a mail server and an address. Its `url` is returned only here.
 * Refuses an e-mail with an account, and an invalid practitioner.
 */
export async function createInvite(
  deps: Pick<Services, 'env' | 'clinic' | 'db' | 'jobs'>,
  who: Who,
  { role, fullName, email: written, practitionerId }: NewInvite,
) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const url = `${deps.env.PUBLIC_URL}/invite/${token}`
  const email = written?.toLowerCase()
  return deps.db.transaction(async (tx) => {
    if ((await tx.$count(invites, isOpen)) >= MOST_OPEN) {
      throw new Refusal('CONFLICT', 'auth.refused.tooManyInvites', { most: MOST_OPEN })
    }
    if (email && (await tx.$count(users, eq(users.email, email))) > 0) throw taken()
    if (practitionerId && !(await isOpenPractitioner(tx, practitionerId))) {
      throw new Refusal('NOT_FOUND', 'auth.refused.noPractitioner')
    }
    const [invite] = await tx
      .insert(invites)
      .values({
        ...{ tokenHash: hashOf(token), role, fullName, email, practitionerId, createdBy: who.userId },
        expiresAt: sql`now() + make_interval(days => ${INVITE_DAYS})`,
      })
      .returning({ id: invites.id })
    if (!invite) throw new Error('the new invitation was not returned')
    const mailed = Boolean(deps.env.SMTP_URL && email)
    if (mailed && email) {
      const mail = inviteMail(deps, fullName ?? null, url, translatorForRecipient(deps.clinic, null))
      await deps.jobs.enqueue(tx, sendMailJob, { to: email, ...mail })
    }
    await audit(tx, {
      actorId: who.userId,
      action: 'invite.create',
      targetId: invite.id,
      detail: { to: role, mailed },
      ...(practitionerId && { subjectId: practitionerId }),
    })
    return { id: invite.id, url, mailed }
  })
}

/** The open invitations, newest first; without their links. */
export const listInvites = (db: Db) =>
  openInvites(db).where(isOpen).orderBy(desc(invites.createdAt), desc(invites.id)).limit(MOST_OPEN)

/** Ends an invitation. Refuses one that is used, revoked or expired already. */
export async function revokeInvite(db: Db, who: Who, id: string) {
  await db.transaction(async (tx) => {
    const [invite] = await tx
      .delete(invites)
      .where(and(eq(invites.id, id), isOpen))
      .returning({ role: invites.role })
    if (!invite) throw new Refusal('NOT_FOUND', 'auth.refused.noInvite')
    await audit(tx, {
      actorId: who.userId,
      action: 'invite.revoke',
      targetId: id,
      detail: { to: invite.role },
    })
  })
}

const ended = () => new Refusal('NOT_FOUND', 'auth.refused.inviteEnded')

/** Returns the initial values of an invited person's form. Refuses a link that is used, revoked, expired or unknown. */
export async function readInvite(db: Db, token: string) {
  const [invite] = await openInvites(db).where(and(isOpen, eq(invites.tokenHash, hashOf(token))))
  if (!invite) throw ended()
  const { role, fullName, email, practitioner, expiresAt } = invite
  return { role, fullName, email, practitioner: practitioner?.fullName ?? null, expiresAt }
}

/** Creates the invited account. The invitation's lock makes a second use of the link wait and then fail. */
async function useInvite(tx: Tx, privacyVersion: string, { token, fullName, email, password }: AcceptInvite) {
  const [invite] = await openInvites(tx)
    .where(and(isOpen, eq(invites.tokenHash, hashOf(token))))
    .for('update', { of: invites })
  if (!invite) throw ended()
  const userId = await createAccount(tx, { fullName, email, password }, { mustChangePassword: false })
  // The admin vouches for the address that the invitation names, and for no other.
  const emailVerified = invite.email === email
  await tx
    .update(users)
    .set({ emailVerified, privacyVersion, privacyAcceptedAt: new Date() })
    .where(eq(users.id, userId))
  if (invite.role !== 'patient') {
    await tx.update(userRoles).set({ role: invite.role, verified: true }).where(eq(userRoles.userId, userId))
  }
  await tx.delete(invites).where(eq(invites.id, invite.id))
  await audit(tx, {
    actorId: userId,
    action: 'invite.accept',
    subjectId: userId,
    targetId: invite.id,
    detail: { to: invite.role },
  })
  const carer = invite.practitioner?.id
  if (carer && (await isOpenPractitioner(tx, carer))) {
    await insertCareLink(tx, invite.createdBy.id, carer, userId)
  }
  return { emailVerified }
}

/**
 * Creates the invited account with its role and practitioner, and returns the cookies of its session. Refuses an ended
 * link, and a taken e-mail, which does not consume the link.
 */
export async function acceptInvite(
  deps: Pick<Services, 'env' | 'db' | 'clinic'> & { auth: Auth },
  input: AcceptInvite,
  headers: Headers,
) {
  const { env, db, clinic, auth } = deps
  if (env.RATE_LIMITS) await countTry(db, 'signUpPerIp', network(headers.get(IP_HEADER) ?? 'unknown'))
  const email = input.email.toLowerCase()
  const { emailVerified } = await db.transaction((tx) =>
    useInvite(tx, clinic.privacyVersion ?? PRIVACY_VERSION, { ...input, email }),
  )
  // Another account may be signed in at this browser.
  const anew = new Headers(headers)
  anew.delete('cookie')
  if (!emailVerified && env.SMTP_URL) {
    await auth.api.sendVerificationEmail({ body: { email, callbackURL: '/dashboard' }, headers: anew })
  }
  const begun = await auth.api.signInEmail({
    body: { email, password: input.password },
    headers: anew,
    returnHeaders: true,
  })
  return begun.headers.getSetCookie()
}

export async function sweepInvites(db: Db) {
  await db.delete(invites).where(lt(invites.expiresAt, sql`now()`))
}
