import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { careLinks, careRequests, linkRequests, userRoles, users } from '../../drizzle/schema.ts'
import { insertCareLink } from '../access/assignments.ts'
import { ownsAddress } from '../auth/proof.ts'
import { addNotice } from '../notify/notices.ts'
import { defineJob } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'

/** After this many days a request of either side ends without an answer. */
const REQUEST_DAYS = 30

/**
 * Notifies the patient whom a practitioner's request is for, if any: in a job, so that the call's duration does not
 * reveal an account. Creates the care link at once if the address's owner has requested this practitioner, and drops a
 * request for someone in care.
 */
export const noticeLinkRequest = defineJob({
  name: 'notice-link-request',
  payload: z.object({ id: z.uuid() }),
  concurrency: 8,
  async handler({ env, db }: Pick<Services, 'env' | 'db'>, { id }) {
    await db.transaction(async (tx) => {
      const [request] = await tx
        .select({
          practitionerId: linkRequests.practitionerId,
          patientId: users.id,
          addressProved: users.emailVerified,
        })
        .from(linkRequests)
        .innerJoin(users, and(eq(users.email, linkRequests.email), isNull(users.suspendedAt)))
        .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'patient')))
        .where(and(eq(linkRequests.id, id), isNull(linkRequests.declinedAt)))
      if (!request) return
      const { practitionerId, patientId, addressProved } = request
      const linked = await tx.$count(
        careLinks,
        and(eq(careLinks.practitionerId, practitionerId), eq(careLinks.patientId, patientId)),
      )
      const asked = await tx.$count(
        careRequests,
        and(eq(careRequests.practitionerId, practitionerId), eq(careRequests.patientId, patientId)),
      )
      if (linked > 0) await tx.delete(linkRequests).where(eq(linkRequests.id, id))
      else if (asked > 0 && ownsAddress(env, addressProved))
        await insertCareLink(tx, practitionerId, practitionerId, patientId)
      else await addNotice(tx, patientId, { kind: 'link-asked', dedupeKey: id, targetId: practitionerId })
    })
  },
})

/** Deletes requests of either side after `REQUEST_DAYS` without an answer. */
export const sweepRequestsJob = defineJob({
  name: 'sweep-requests',
  payload: z.object({}),
  schedule: '41 * * * *',
  async handler({ db }: Pick<Services, 'db'>) {
    const old = sql`now() - make_interval(days => ${REQUEST_DAYS})`
    await db.delete(linkRequests).where(lt(linkRequests.createdAt, old))
    await db.delete(careRequests).where(lt(careRequests.createdAt, old))
  },
})
