import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { appointments, calendarFeeds, profiles, users } from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { authSecret } from '../config/secrets.ts'
import type { Queries } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { seenByPractitioner } from './booking.ts'
import { feedText } from './ics.ts'

type Deps = Pick<Services, 'env' | 'db'>

/** Days before and after today, and appointments, in a feed. */
const [DAYS_AGO, DAYS_AHEAD, MOST_ENTRIES] = [90, 400, 2_000]

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Derives the secret part of an address, 256 bits, from the database's salt and AUTH_SECRET: the database alone opens
 * no calendar, and the portal can show the address again.
 */
async function tokenOf({ env }: Pick<Deps, 'env'>, userId: string, salt: string) {
  const key = Buffer.from(hkdfSync('sha256', await authSecret(env), '', 'verbena calendar', 32))
  return createHmac('sha256', key).update(`calendar:${userId}:${salt}`).digest('base64url')
}

const addressOf = ({ env }: Pick<Deps, 'env'>, token: string) => ({
  url: `${env.PUBLIC_URL}/api/calendar/${token}.ics`,
})

async function newFeed(deps: Deps, userId: string) {
  const salt = randomBytes(16).toString('base64url')
  const token = await tokenOf(deps, userId, salt)
  return { token, row: { userId, salt, hash: hashOf(token) } }
}

/** Returns the private address of the caller's appointments; creates it at the first call. */
export async function feed(deps: Deps, { userId }: Who) {
  const { db } = deps
  const made = await newFeed(deps, userId)
  await db.insert(calendarFeeds).values(made.row).onConflictDoNothing({ target: calendarFeeds.userId })
  const own = eq(calendarFeeds.userId, userId)
  const [stored] = await db.select().from(calendarFeeds).where(own)
  if (!stored) throw new Refusal('NOT_FOUND', 'appointments.refused.noFeed')
  const token = await tokenOf(deps, userId, stored.salt)
  // Another AUTH_SECRET makes another address of the same salt.
  if (hashOf(token) !== stored.hash) {
    await db
      .update(calendarFeeds)
      .set({ hash: hashOf(token) })
      .where(and(own, eq(calendarFeeds.salt, stored.salt)))
  }
  return addressOf(deps, token)
}

/** Replaces the address of the caller's appointments; the former one stops working. */
export async function renewFeed(deps: Deps, { userId }: Who) {
  const { token, row } = await newFeed(deps, userId)
  const { salt, hash } = row
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(calendarFeeds)
      .values(row)
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: { salt, hash, createdAt: new Date() } })
    await audit(tx, { actorId: userId, action: 'calendar.renew-feed', subjectId: userId })
  })
  return addressOf(deps, token)
}

const isShown = inArray(appointments.state, ['confirmed', 'kept'])

async function entriesOf(db: Queries, userId: string) {
  const practises = and(eq(appointments.practitionerId, userId), seenByPractitioner)
  const rows = await db
    .select({
      id: appointments.id,
      at: appointments.at,
      until: appointments.until,
      place: appointments.place,
      sent: appointments.sequence,
      stamp: appointments.createdAt,
      patientId: appointments.patientId,
      patient: users.name,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.patientId))
    .where(
      and(
        or(eq(appointments.patientId, userId), practises),
        isShown,
        gt(appointments.at, sql`now() - make_interval(days => ${DAYS_AGO})`),
        lt(appointments.at, sql`now() + make_interval(days => ${DAYS_AHEAD})`),
      ),
    )
    .orderBy(asc(appointments.at), asc(appointments.id))
    .limit(MOST_ENTRIES)
  return rows.map(({ sent, patientId, patient, ...entry }) => ({
    ...entry,
    // That of the mail that was sent last.
    sequence: Math.max(0, sent - 1),
    patient: patientId === userId ? null : patient,
  }))
}

/**
 * Returns the calendar behind an address, in its owner's language. Throws NOT_FOUND for an unknown or former address
 * and for that of a closed account.
 */
export async function readFeed({ env, db, clinic }: Deps & Pick<Services, 'clinic'>, token: string) {
  const [owner] = await db
    .select({ userId: calendarFeeds.userId, locale: profiles.locale })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(profiles, eq(profiles.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.hash, hashOf(token)), isNull(users.suspendedAt), isNull(users.deletedAt)))
  if (!owner) throw new Refusal('NOT_FOUND', 'appointments.refused.noFeed')
  const { settings } = clinic
  return feedText(
    { publicUrl: env.PUBLIC_URL, clinic: settings, locale: owner.locale ?? settings.locale },
    await entriesOf(db, owner.userId),
  )
}
