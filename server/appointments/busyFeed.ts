import { and, eq, sql } from 'drizzle-orm'
import { busyFeeds, busyTimes } from '../../drizzle/schema.ts'
import { type Translate, textOf } from '../../locales/translate.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Tx } from '../platform/db.ts'
import { type Network, NotFetched } from '../platform/fetchPublic.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { busyTimesAt } from './busyTimes.ts'
import type { Span } from './freeTimes.ts'

type Deps = Pick<Services, 'db' | 'clinic'>

const ofPractitioner = (id: string) => eq(busyFeeds.practitionerId, id)

/**
 * Returns the external calendar that is read for the caller's busy times, with the host only of its address; null
 * without.
 */
export async function busyFeed({ db }: Pick<Deps, 'db'>, { userId }: Who, t: Translate) {
  const [feed] = await db.select().from(busyFeeds).where(ofPractitioner(userId))
  return (
    (feed && {
      url: new URL(feed.url).hostname,
      readAt: feed.readAt?.toISOString() ?? null,
      triedAt: feed.triedAt?.toISOString() ?? null,
      failure: feed.failure && textOf(t, feed.failure),
    }) ??
    null
  )
}

async function storeTimes(tx: Tx, practitionerId: string, busy: readonly Span[]) {
  await tx.delete(busyTimes).where(eq(busyTimes.practitionerId, practitionerId))
  await tx.execute(sql`
    insert into ${busyTimes} (practitioner_id, busy)
    select ${practitionerId}::uuid, tstzrange(to_timestamp(begins / 1000), to_timestamp(ends / 1000))
    from unnest(${sql.param(busy.map(([from]) => from))}::float8[], ${sql.param(busy.map(([, until]) => until))}::float8[])
      as busy (begins, ends)`)
}

/**
 * Sets the address of the caller's external calendar and reads its busy times; null removes it. Refuses an address that
 * cannot be read and keeps the former one.
 */
export async function setBusyFeed(
  { db, clinic }: Deps,
  { userId }: Who,
  url: string | null,
  network?: Network,
) {
  const busy = url === null ? [] : await readNow({ clinic }, userId, url, network)
  await db.transaction(async (tx) => {
    if (url === null) await tx.delete(busyFeeds).where(ofPractitioner(userId))
    else {
      const now = new Date()
      const read = { url, triedAt: now, readAt: now, failure: null }
      await tx
        .insert(busyFeeds)
        .values({ practitionerId: userId, ...read })
        .onConflictDoUpdate({ target: busyFeeds.practitionerId, set: read })
      await storeTimes(tx, userId, busy)
    }
    await audit(tx, { actorId: userId, action: 'calendar.busy-feed', subjectId: userId })
  })
}

async function readNow({ clinic }: Pick<Deps, 'clinic'>, userId: string, url: string, network?: Network) {
  try {
    return await busyTimesAt(url, { person: userId, timeZone: clinic.settings.timeZone }, network)
  } catch (error) {
    if (error instanceof NotFetched) throw Refusal.from('BAD_INPUT', error.message)
    throw error
  }
}

/** Reads a practitioner's calendar again. If that fails, stores why and keeps the former busy times. */
export async function readBusyFeed({ db, clinic }: Deps, practitionerId: string, network?: Network) {
  const [feed] = await db.select().from(busyFeeds).where(ofPractitioner(practitionerId))
  if (!feed) return
  const now = new Date()
  // The address may have been replaced meanwhile.
  const same = and(ofPractitioner(practitionerId), eq(busyFeeds.url, feed.url))
  try {
    const of = { person: practitionerId, timeZone: clinic.settings.timeZone }
    const busy = await busyTimesAt(feed.url, of, network)
    await db.transaction(async (tx) => {
      const read = { triedAt: now, readAt: now, failure: null }
      const updated = await tx.update(busyFeeds).set(read).where(same).returning({ url: busyFeeds.url })
      if (updated.length > 0) await storeTimes(tx, practitionerId, busy)
    })
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error
    await db.update(busyFeeds).set({ triedAt: now, failure: error.message }).where(same)
  }
}
