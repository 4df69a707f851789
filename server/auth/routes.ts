import type { AuthContext } from 'better-auth'
import { isAPIError, router } from 'better-auth/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '../../shared/errors.ts'
import type { Deps } from '../deps.ts'
import { asDownload, untilGone } from '../download.ts'
import type { Caller } from '../session.ts'
import { refuseMalformed } from '../well-formed.ts'
import { DOORS, type Door, type DoorPath, openDoor } from './doors.ts'
import { archiveMine } from './export.ts'
import { askReset } from './reset.job.ts'

type AuthRequest = FastifyRequest<{ Params: Record<string, string> }>

/** Adds what better-auth says in its headers. */
function withHeaders(reply: FastifyReply, given: Headers) {
  for (const [name, value] of given) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of given.getSetCookie()) reply.header('set-cookie', cookie)
  return reply
}

/**
 * better-auth's endpoints, each at an address of its own: what is not in the table of doors.ts has no route. The table
 * is asked here and not in better-auth's hooks, which also run for the server's own calls.
 */
export async function signInRoutes(app: FastifyInstance, { deps, caller }: { deps: Deps; caller: Caller }) {
  // auth.handler makes all of its endpoints anew for every request, in case its own address were another.
  const { handler } = router((await deps.auth.$context) as unknown as AuthContext, deps.auth.options)

  /** What is asked most goes to its endpoint straight, without a web request and a response. */
  async function signIn(
    body: z.infer<(typeof DOORS)['/sign-in/email']['takes']>,
    headers: Headers,
    reply: FastifyReply,
  ) {
    try {
      const signedIn = await deps.auth.api.signInEmail({ body, headers, returnHeaders: true })
      return withHeaders(reply, signedIn.headers).send(signedIn.response)
    } catch (error) {
      if (!isAPIError(error)) throw error
      return withHeaders(reply, new Headers(error.headers)).code(error.statusCode).send(error.body)
    }
  }

  async function pass(method: 'GET' | 'POST', address: string, given: object, headers: Headers) {
    const url = new URL(`/api/auth${address}`, deps.env.PUBLIC_URL)
    if (method === 'POST') return handler(new Request(url, { method, headers, body: JSON.stringify(given) }))
    for (const [name, value] of Object.entries(given)) url.searchParams.set(name, String(value))
    return handler(new Request(url, { method, headers }))
  }

  for (const path of Object.keys(DOORS) as DoorPath[]) {
    const door: Door = DOORS[path]
    const { method } = door
    app.route({
      method,
      url: `/api/auth${path}`,
      exposeHeadRoute: false,
      async handler(request: AuthRequest, reply) {
        refuseMalformed(request.body)
        const who = await caller.session(request)
        const sent = method === 'GET' ? request.query : request.body
        const given = await openDoor(deps, path, { who, ip: request.ip, sent })
        if (path === '/request-password-reset') {
          await deps.jobs.enqueue(deps.db, askReset, { email: String(given.email).toLowerCase() })
          return { status: true }
        }
        const headers = caller.headers(request)
        headers.delete('content-length')
        if (path === '/sign-in/email') return signIn(DOORS[path].takes.parse(given), headers, reply)
        const address = path.replace(/:(\w+)/, (_all, name) => encodeURIComponent(request.params[name] ?? ''))
        const answer = await pass(method, address, door.passes?.(given, who) ?? given, headers)
        return withHeaders(reply, answer.headers)
          .code(answer.status)
          .send(await answer.text())
      },
    })
  }
  const unknown = async () => {
    throw new Refusal('NOT_FOUND', 'There is no such address.')
  }
  app.route({ method: ['GET', 'POST'], url: '/api/auth/*', exposeHeadRoute: false, handler: unknown })
}

/** The one endpoint of accounts that carries files: everything else is tRPC and better-auth. */
export async function accountRoutes(app: FastifyInstance, { deps, caller }: { deps: Deps; caller: Caller }) {
  app.get('/api/my-data', { compress: false }, async (request, reply) => {
    const who = await caller.who(request)
    if (!who) throw new Refusal('NOT_SIGNED_IN', 'Please sign in.')
    const archive = await archiveMine(deps, who, untilGone(reply))
    return asDownload(reply, 'application/x-tar', 'my-data.tar').send(archive)
  })
}
