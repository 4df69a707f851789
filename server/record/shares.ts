import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { recordShares, users } from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import {
  MOST_OPEN_SHARES,
  MOST_WRONG_PASSCODES,
  SHLINK,
  type ShareContent,
  type ShareState,
  VIEWER_PATH,
} from '../../shared/shares.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { hashPassword } from '../auth/passwords.ts'
import { refuseStaleSession } from '../auth/proof.ts'
import type { Db, Queries } from '../platform/db.ts'
import { inShareTurn } from '../platform/fairQueue.ts'
import { Refusal } from '../platform/refusal.ts'
import { removeObject } from '../platform/removal.job.ts'
import type { Services } from '../platform/services.ts'
import { storeWithRow } from '../platform/storeWithRow.ts'
import type { NewShare } from './inputs.ts'
import { type BuildContent, type ContentDeps, sealContent } from './shareContent.ts'

/** The prefix of all encrypted snapshots in the object storage. */
export const SHARED_FILES = 'shares/'

/** Shares returned, including ended ones. */
const MOST_LISTED = 20

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

const isOpen = and(isNull(recordShares.ended), gt(recordShares.expiresAt, sql`now()`))

/** Prevents the account's deletion meanwhile, and counts open shares. Refuses one too many. */
async function refuseTooManyOpen(tx: Queries, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const open = await tx.$count(recordShares, and(eq(recordShares.userId, userId), isOpen))
  if (open >= MOST_OPEN_SHARES) {
    throw new Refusal('CONFLICT', 'record.refused.tooManyShares', { max: MOST_OPEN_SHARES })
  }
}

/**
 * Shares the caller's record as a SMART Health Link for some hours: a current snapshot, encrypted with a new 256-bit
 * key that only the returned address contains. Refuses a sixth open share, and a stale session, so that a borrowed
 * phone cannot give the record away. The object is stored before its row, so that a row always has its object.
 */
export async function shareRecord(
  deps: ContentDeps & Pick<Services, 'jobs'>,
  who: Who,
  { what, hours, passcode, label }: NewShare,
  contents: Record<ShareContent, BuildContent>,
  { t, signal }: { t: Translate; signal?: AbortSignal | undefined },
) {
  const { env, db } = deps
  const { userId } = who
  refuseStaleSession(who)
  await db.transaction((tx) => refuseTooManyOpen(tx, userId))
  const key = new Uint8Array(randomBytes(32))
  const token = base64url(randomBytes(32))
  const gone = signal ?? new AbortController().signal
  const sealed = await inShareTurn(
    userId,
    async () => sealContent(await contents[what](deps, who, gone), key),
    {
      signal: gone,
    },
  )
  const filePath = `${SHARED_FILES}${userId}/${Date.now()}-${randomBytes(6).toString('hex')}.jwe`
  const passcodeHash = await hashPassword(passcode)
  const content = Readable.from([Buffer.from(sealed)])
  const stored = { filePath, content, type: 'application/jose', called: 'a shared file' }
  const { id, expiresAt } = await storeWithRow(deps, stored, () =>
    db.transaction(async (tx) => {
      await refuseTooManyOpen(tx, userId)
      const [share] = await tx
        .insert(recordShares)
        .values({
          ...{ userId, what, tokenHash: hashOfToken(token), passcodeHash, filePath, fileSize: sealed.length },
          expiresAt: sql`now() + make_interval(hours => ${hours})`,
        })
        .returning({ id: recordShares.id, expiresAt: recordShares.expiresAt })
      if (!share) throw new Error('the new share was not returned')
      await audit(tx, {
        ...{ actorId: userId, action: 'share.create', subjectId: userId, targetId: share.id },
        detail: { what, hours },
      })
      return share
    }),
  )
  const payload = {
    url: `${env.PUBLIC_URL}/api/shares/${token}`,
    key: base64url(key),
    exp: Math.floor(expiresAt.getTime() / 1000),
    flag: 'P',
    label: label ?? t('record.share.label'),
    v: 1,
  }
  const link = SHLINK + base64url(Buffer.from(JSON.stringify(payload)))
  return { id, url: `${env.PUBLIC_URL}${VIEWER_PATH}#${link}`, expiresAt }
}

/** The caller's shares with their visits: open ones first, then the newest. */
export async function sharesOf(db: Db, { userId }: Who) {
  const rows = await db
    .select({
      ...{ id: recordShares.id, what: recordShares.what, createdAt: recordShares.createdAt },
      ...{ expiresAt: recordShares.expiresAt, ended: recordShares.ended, endedAt: recordShares.endedAt },
      isExpired: sql<boolean>`${recordShares.expiresAt} <= now()`,
      // A try that a crash interrupted stays counted: then no fifth one is recorded.
      isLocked: sql<boolean>`${recordShares.wrongTries} >= ${MOST_WRONG_PASSCODES}`,
      visits: recordShares.visits,
    })
    .from(recordShares)
    .where(eq(recordShares.userId, userId))
    .orderBy(sql`${isOpen} desc`, desc(recordShares.createdAt), desc(recordShares.id))
    .limit(MOST_LISTED)
  return rows.map(({ ended, isExpired, isLocked, visits, ...share }) => {
    const past = isExpired ? 'expired' : isLocked ? 'locked' : 'open'
    const made = (opened: boolean) =>
      visits.filter((visit) => visit.opened === opened).map(({ at, recipient }) => ({ at, recipient }))
    return { ...share, state: (ended ?? past) as ShareState, openings: made(true), wrongTries: made(false) }
  })
}

/** Ends one of the caller's open shares and removes its file. Refuses another's as unknown. */
export async function revokeShare({ db, jobs }: Pick<Services, 'db' | 'jobs'>, { userId }: Who, id: string) {
  await db.transaction(async (tx) => {
    const own = and(eq(recordShares.id, id), eq(recordShares.userId, userId))
    const [share] = await tx
      .update(recordShares)
      .set({ ended: 'revoked', endedAt: sql`now()`, hasFile: false })
      .where(and(own, isOpen))
      .returning({ key: recordShares.filePath })
    if (!share) {
      if ((await tx.$count(recordShares, own)) > 0) throw new Refusal('CONFLICT', 'record.refused.endedShare')
      throw new Refusal('NOT_FOUND', 'record.refused.noShare')
    }
    await jobs.enqueue(tx, removeObject, share)
    await audit(tx, { actorId: userId, action: 'share.revoke', subjectId: userId, targetId: id })
  })
}
