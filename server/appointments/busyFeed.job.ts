import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { busyFeeds, userRoles, users } from '../../drizzle/schema.ts'
import { defineJob } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { readBusyFeed } from './busyFeed.ts'

/** Reads the calendar of one practitioner for busy times. */
export const readBusyFeedJob = defineJob({
  name: 'read-busy-feed',
  payload: z.object({ practitionerId: z.uuid() }),
  // The next run comes soon enough.
  options: { retryLimit: 0, expireInSeconds: 120 },
  concurrency: 2,
  handler: (deps: Pick<Services, 'db' | 'clinic'>, { practitionerId }) => readBusyFeed(deps, practitionerId),
})

/** Enqueues a read of every practitioner's calendar. */
export const readBusyFeedsJob = defineJob({
  name: 'read-busy-feeds',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  async handler({ db, jobs }: Pick<Services, 'db' | 'jobs'>) {
    const feeds = await db
      .select({ practitionerId: busyFeeds.practitionerId })
      .from(busyFeeds)
      .innerJoin(users, eq(users.id, busyFeeds.practitionerId))
      .innerJoin(userRoles, eq(userRoles.userId, busyFeeds.practitionerId))
      .where(
        and(
          eq(userRoles.verified, true),
          sql`${userRoles.role} in ('practitioner', 'admin') and ${users.suspendedAt} is null`,
        ),
      )
    await jobs.enqueueAll(db, readBusyFeedJob, feeds)
  },
})
