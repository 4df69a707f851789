import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { recordShares, users } from '../../drizzle/schema.ts'
import { MOST_OPENINGS, MOST_WRONG_PASSCODES, type ShareVisit } from '../../shared/shares.ts'
import { isoInstant } from '../access/days.ts'
import { audit } from '../audit/audit.ts'
import { verifyPassword } from '../auth/passwords.ts'
import { authSecret } from '../config/secrets.ts'
import { addNotice } from '../notify/notices.ts'
import { Refusal } from '../platform/refusal.ts'
import { removeObject } from '../platform/removal.job.ts'
import type { Services } from '../platform/services.ts'
import type { ManifestRequest } from './inputs.ts'
import { hashOfToken } from './shares.ts'

type Deps = Pick<Services, 'env' | 'db' | 'files' | 'jobs'>

/** Validity of a file's address; the specification allows an hour. Milliseconds. */
const FILE_ADDRESS_MS = 15 * 60 * 1000
/** Larger files are not embedded in the manifest. Bytes. */
const MAX_EMBEDDED = 1024 * 1024

/** The same refusal for an unknown, expired or ended share, and for a closed account's. */
export const noShare = () => new Refusal('NOT_FOUND', 'record.refused.noShare')

const ofOpenAccount = sql`exists (
  select from ${users} where ${users.id} = ${recordShares.userId}
    and ${users.suspendedAt} is null and ${users.deletedAt} is null)`
const isOpen = and(isNull(recordShares.ended), gt(recordShares.expiresAt, sql`now()`), ofOpenAccount)

const wrongPasscodes = sql<number>`jsonb_array_length(
  jsonb_path_query_array(${recordShares.visits}, '$[*] ? (@.opened == false)'))`

/** Appends a visit with the database's time. */
const withVisit = ({ recipient, opened }: Omit<ShareVisit, 'at'>) =>
  sql`${recordShares.visits} || jsonb_build_object('at', ${isoInstant(sql`now()`)},
    'recipient', ${recipient}::text, 'opened', ${opened}::boolean)`

const EMPTY_PASSCODE = ''

/** Remaining passcode attempts, without using one. */
async function attemptsLeft({ db }: Pick<Deps, 'db'>, tokenHash: string) {
  const [share] = await db
    .select({ wrong: wrongPasscodes })
    .from(recordShares)
    .where(
      and(
        eq(recordShares.tokenHash, tokenHash),
        // A try that a crash interrupted stays counted.
        lt(recordShares.wrongTries, MOST_WRONG_PASSCODES),
        isOpen,
      ),
    )
  if (!share) throw noShare()
  return { remainingAttempts: MOST_WRONG_PASSCODES - share.wrong }
}

/** Records a wrong passcode; the fifth ends the share, removes its file and notifies the owner. */
async function recordWrong({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, id: string, recipient: string) {
  return db.transaction(async (tx) => {
    const isLast = sql`${wrongPasscodes} + 1 >= ${MOST_WRONG_PASSCODES}`
    const [share] = await tx
      .update(recordShares)
      .set({
        visits: withVisit({ recipient, opened: false }),
        ended: sql`case when ${isLast} then 'locked' end`,
        endedAt: sql`case when ${isLast} then now() end`,
        hasFile: sql`not ${isLast}`,
      })
      .where(and(eq(recordShares.id, id), isNull(recordShares.ended)))
      .returning({
        userId: recordShares.userId,
        key: recordShares.filePath,
        ended: recordShares.ended,
        wrong: wrongPasscodes,
      })
    if (!share) throw noShare()
    if (share.ended) {
      await jobs.enqueue(tx, removeObject, { key: share.key })
      await audit(tx, { actorId: null, action: 'share.lock', subjectId: share.userId, targetId: id })
      await addNotice(tx, share.userId, { kind: 'share-locked', dedupeKey: id })
    }
    return { remainingAttempts: MOST_WRONG_PASSCODES - share.wrong }
  })
}

/** Records an opening, notifies the owner, and returns the reserved attempt; the tenth opening is the last. */
async function recordOpening({ db }: Pick<Deps, 'db'>, id: string, recipient: string) {
  const isLast = sql`${recordShares.openings} + 1 >= ${MOST_OPENINGS}`
  return db.transaction(async (tx) => {
    const [share] = await tx
      .update(recordShares)
      .set({
        wrongTries: sql`${recordShares.wrongTries} - 1`,
        openings: sql`${recordShares.openings} + 1`,
        visits: withVisit({ recipient, opened: true }),
        ended: sql`case when ${isLast} then 'used' end`,
        endedAt: sql`case when ${isLast} then now() end`,
      })
      .where(and(eq(recordShares.id, id), isOpen))
      .returning()
    if (!share) throw noShare()
    await audit(tx, { actorId: null, action: 'share.open', subjectId: share.userId, targetId: id })
    await addNotice(tx, share.userId, { kind: 'share-opened', dedupeKey: `${id} ${share.openings}` })
    return share
  })
}

const macOf = async ({ env }: Pick<Deps, 'env'>, part: string) =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', await authSecret(env), '', 'verbena shared file', 32)))
    .update(part)
    .digest()

/** The signed part of a file's address: share, expiry, and a MAC of both. */
async function ticketOf(deps: Pick<Deps, 'env'>, id: string) {
  const part = `${id}.${Date.now() + FILE_ADDRESS_MS}`
  return `${part}.${(await macOf(deps, part)).toString('base64url')}`
}

async function textOf(deps: Pick<Deps, 'files'>, filePath: string) {
  const pieces: Buffer[] = await (await deps.files.get(filePath)).toArray()
  return Buffer.concat(pieces).toString()
}

/**
 * Opens a share with its passcode: returns the manifest of the SMART Health Links specification, or the remaining
 * attempts after a wrong passcode. An attempt is reserved before the check and returned if it succeeds, so that any
 * number of concurrent requests has five attempts. Refuses everything that is not open as unknown.
 */
export async function openShare(
  deps: Deps,
  token: string,
  { recipient, passcode = EMPTY_PASSCODE, embeddedLengthMax }: ManifestRequest,
) {
  const { db, env } = deps
  const tokenHash = hashOfToken(token)
  // Asking without a passcode guesses nothing.
  if (passcode === EMPTY_PASSCODE) return attemptsLeft(deps, tokenHash)
  const [share] = await db
    .update(recordShares)
    .set({ wrongTries: sql`${recordShares.wrongTries} + 1` })
    .where(
      and(
        eq(recordShares.tokenHash, tokenHash),
        lt(recordShares.wrongTries, MOST_WRONG_PASSCODES),
        lt(recordShares.openings, MOST_OPENINGS),
        isOpen,
      ),
    )
    .returning({ id: recordShares.id, hash: recordShares.passcodeHash })
  if (!share) throw noShare()
  const { id } = share
  const isRight = await verifyPassword({ hash: share.hash, password: passcode })
  if (!isRight) return recordWrong(deps, id, recipient)
  const { filePath, fileSize, createdAt } = await recordOpening(deps, id, recipient)
  const isEmbedded = fileSize <= Math.min(embeddedLengthMax ?? MAX_EMBEDDED, MAX_EMBEDDED)
  return {
    status: 'finalized',
    files: [
      {
        contentType: 'application/fhir+json',
        fhirVersion: '4.0.1',
        status: 'finalized',
        lastUpdated: createdAt.toISOString(),
        ...(isEmbedded
          ? { embedded: await textOf(deps, filePath) }
          : { location: `${env.PUBLIC_URL}/api/shares/files/${await ticketOf(deps, id)}` }),
      },
    ],
  }
}

/**
 * The encrypted file behind a manifest's address, within 15 minutes. Refuses a forged or expired address, and a share
 * that ended other than by its last opening, as unknown.
 */
export async function openSharedFile(deps: Deps, ticket: string) {
  const [id = '', until = '', mac = ''] = ticket.split('.')
  const expected = await macOf(deps, `${id}.${until}`)
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw noShare()
  if (Number(until) < Date.now()) throw noShare()
  const [share] = await deps.db
    .select({ filePath: recordShares.filePath, fileSize: recordShares.fileSize })
    .from(recordShares)
    .where(
      and(
        eq(recordShares.id, id),
        recordShares.hasFile,
        or(isNull(recordShares.ended), eq(recordShares.ended, 'used')),
        gt(recordShares.expiresAt, sql`now()`),
        ofOpenAccount,
      ),
    )
  if (!share) throw noShare()
  return { size: share.fileSize, content: await deps.files.get(share.filePath) }
}
