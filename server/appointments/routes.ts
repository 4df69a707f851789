import type { FastifyInstance } from 'fastify'
import { countTry, network } from '../auth/limits.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { readFeed } from './feed.ts'

/** What may follow the folder: a token of 256 bits in base64url. */
const FILE = /^([\w-]{43})\.ics$/

/** A person's appointments for calendar programs, which have no session. */
export async function calendarRoutes(app: FastifyInstance, deps: Pick<Services, 'env' | 'clinic' | 'db'>) {
  app.get<{ Params: { file: string } }>('/api/calendar/:file', async (request, reply) => {
    const { env, db } = deps
    if (env.RATE_LIMITS) await countTry(db, 'calendarPerIp', network(request.ip))
    const [, token] = FILE.exec(request.params.file) ?? []
    if (!token) throw new Refusal('NOT_FOUND', 'appointments.refused.noFeed')
    const calendar = await readFeed(deps, token)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(calendar)
  })
}
