import type { AuthContext } from 'better-auth'
import { router } from 'better-auth/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keepLocale } from '../access/locale.ts'
import type { PortalServices } from '../auth/accounts.ts'
import { admitRequest, ENDPOINTS, type Endpoint, type EndpointPath } from '../auth/authEndpoints.ts'
import { askReset } from '../auth/reset.job.ts'
import { localeOf } from '../platform/locales.ts'
import { rejectMalformedInput } from '../platform/malformedInput.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Caller } from './caller.ts'

type AuthRequest = FastifyRequest<{ Params: Record<string, string> }>

/** Copies better-auth's headers and cookies to the answer. */
function withHeaders(reply: FastifyReply, given: Headers) {
  for (const [name, value] of given) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of given.getSetCookie()) reply.header('set-cookie', cookie)
  return reply
}

/** Whether a response begins a session; a callback's is a redirect, whatever its outcome. */
const begins = ({ headers }: Response) =>
  headers.getSetCookie().some((cookie) => /session_token=[^;]/.test(cookie))

/**
 * Routes better-auth's endpoints, those in the table of authEndpoints.ts only. Applied here rather than in
 * better-auth's hooks, which also run for the server's own calls.
 */
export async function signInRoute(
  app: FastifyInstance,
  { deps, caller }: { deps: PortalServices; caller: Caller },
) {
  // auth.handler would build all endpoints again for every request, in case the base URL had changed.
  const { handler } = router((await deps.auth.$context) as unknown as AuthContext, deps.auth.options)

  async function pass(method: 'GET' | 'POST', address: string, given: object, headers: Headers) {
    const url = new URL(`/api/auth${address}`, deps.env.PUBLIC_URL)
    if (method === 'POST') return handler(new Request(url, { method, headers, body: JSON.stringify(given) }))
    for (const [name, value] of Object.entries(given)) url.searchParams.set(name, String(value))
    return handler(new Request(url, { method, headers }))
  }

  for (const path of Object.keys(ENDPOINTS) as EndpointPath[]) {
    const endpoint: Endpoint = ENDPOINTS[path]
    const { method } = endpoint
    app.route({
      method,
      url: `/api/auth${path}`,
      exposeHeadRoute: false,
      async handler(request: AuthRequest, reply) {
        rejectMalformedInput(request.body)
        const who = await caller.session(request)
        const sent = method === 'GET' ? request.query : request.body
        const { given, succeeded } = await admitRequest(deps, path, { who, ip: request.ip, sent })
        if (path === '/request-password-reset') {
          await deps.jobs.enqueue(deps.db, askReset, { email: String(given.email).toLowerCase() })
          return { status: true }
        }
        const headers = caller.headers(request)
        headers.delete('content-length')
        headers.set('accept-language', request.locale)
        const address = path.replace(/:(\w+)/, (_all, name) => encodeURIComponent(request.params[name] ?? ''))
        const answer = await pass(method, address, endpoint.passes?.(given, who) ?? given, headers)
        if (answer.ok || begins(answer)) await succeeded()
        if (answer.ok && path === '/sign-up/email') {
          await keepLocale(deps.db, String(given.email), localeOf(request.headers, null))
        }
        return withHeaders(reply, answer.headers)
          .code(answer.status)
          .send(await answer.text())
      },
    })
  }
  const unknown = async () => {
    throw new Refusal('NOT_FOUND', 'app.refused.noAddress')
  }
  app.route({ method: ['GET', 'POST'], url: '/api/auth/*', exposeHeadRoute: false, handler: unknown })
}
