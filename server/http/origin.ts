import type { FastifyInstance } from 'fastify'
import type { Env } from '../config/env.ts'
import { Refusal } from '../platform/refusal.ts'

/** Routes that other sites' pages may post to: they do not read the session. */
const OPEN_TO_OTHERS = new Set(['/api/shares/:token'])

/** Refuses changes that another site's page makes a signed-in browser send. */
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
 * Refuses what the portal's pages never send: bodies other than JSON (another site's form can send text, urlencoded and
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
