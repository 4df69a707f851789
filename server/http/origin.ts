import type { FastifyInstance } from 'fastify'
import type { Env } from '../config/env.ts'
import { Refusal } from '../platform/refusal.ts'

/** Where pages of other sites may send something: nothing there reads the session. */
const OPEN_TO_OTHERS = new Set(['/api/shares/:token'])

/** Refuses a change that a page of another site makes a signed-in browser send. */
export function guardOrigin(app: FastifyInstance, env: Env) {
  const trusted = new Set(env.ORIGINS)
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return done()
    if (OPEN_TO_OTHERS.has(request.routeOptions.url ?? '')) return done()
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    const foreign =
      origin === undefined
        ? site !== undefined && site !== 'same-origin' && site !== 'none'
        : !trusted.has(origin)
    done(foreign ? new Refusal('FORBIDDEN', 'app.refused.otherSite') : undefined)
  })
}

/**
 * Refuses what no page of ours sends: bodies other than JSON (a form of another site can send text, urlencoded and
 * multipart bodies) and a NUL in the address.
 */
export function guardContentType(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('%00')) return done(new Refusal('BAD_INPUT', 'app.refused.unreadable'))
    const type = request.headers['content-type']
    const { url: route = '' } = request.routeOptions
    if (!type || !(route.startsWith('/api/trpc/') || route.startsWith('/api/auth/'))) return done()
    const json = /^application\/json\s*(;|$)/i.test(type)
    done(json ? undefined : new Refusal('UNSUPPORTED_TYPE', 'app.refused.json'))
  })
}
