import { and, eq, sql } from 'drizzle-orm'
import { bloodTestResults } from '../../drizzle/schema.ts'
import { TAKE_BACK_MINUTES } from '../../shared/now.ts'
import { isoInstant } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'

const isAcknowledged = sql`${bloodTestResults.acknowledgedRevision} = ${bloodTestResults.revision}`

/** When the owner acknowledged the current revision; null until then. */
export const acknowledgedNow = sql<string | null>`case when ${isAcknowledged} then
  ${isoInstant(bloodTestResults.acknowledgedAt)} end`

const owned = (who: Who, id: string) =>
  and(eq(bloodTestResults.id, id), eq(bloodTestResults.userId, who.userId))

/** Throws why nothing was changed; returns if nothing had to be. */
async function refuse(db: Db, who: Who, id: string, late: boolean) {
  const [known] = await db
    .select({
      status: bloodTestResults.status,
      isAcknowledged: sql<boolean>`coalesce(${isAcknowledged}, false)`,
    })
    .from(bloodTestResults)
    .where(owned(who, id))
  if (!known) throw new Refusal('NOT_FOUND', 'bloodTests.refused.noTest')
  if (known.status !== 'completed') throw new Refusal('CONFLICT', 'bloodTests.refused.noResult')
  if (late && known.isAcknowledged) {
    throw new Refusal('CONFLICT', 'bloodTests.refused.takeBackLate', { minutes: TAKE_BACK_MINUTES })
  }
}

/**
 * Records that the owner has seen a result's current revision. The first time stays, and so does the urgency, which
 * only a review ends. Refuses another person's result, and one that is not completed.
 */
export async function acknowledge(db: Db, who: Who, id: string) {
  const changed = await db
    .update(bloodTestResults)
    .set({ acknowledgedAt: sql`now()`, acknowledgedRevision: bloodTestResults.revision })
    .where(
      and(
        owned(who, id),
        eq(bloodTestResults.status, 'completed'),
        sql`${isAcknowledged} is distinct from true`,
      ),
    )
    .returning({ id: bloodTestResults.id })
  if (changed.length === 0) await refuse(db, who, id, false)
}

/** Withdraws the acknowledgement within `TAKE_BACK_MINUTES`. */
export async function takeBackAcknowledgement(db: Db, who: Who, id: string) {
  const changed = await db
    .update(bloodTestResults)
    .set({ acknowledgedAt: null, acknowledgedRevision: null })
    .where(
      and(
        owned(who, id),
        isAcknowledged,
        sql`${bloodTestResults.acknowledgedAt} > now() - make_interval(mins => ${TAKE_BACK_MINUTES})`,
      ),
    )
    .returning({ id: bloodTestResults.id })
  if (changed.length === 0) await refuse(db, who, id, true)
}
