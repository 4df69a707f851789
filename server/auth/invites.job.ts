import { z } from 'zod'
import { defineJob } from '../platform/jobs.ts'
import type { Services } from '../platform/services.ts'
import { sweepInvites } from './invites.ts'

/** Deletes expired invitations, with the names and addresses in them. */
export const sweepInvitesJob = defineJob({
  name: 'sweep-invites',
  payload: z.object({}),
  schedule: '41 * * * *',
  handler: ({ db }: Pick<Services, 'db'>) => sweepInvites(db),
})
