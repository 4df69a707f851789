import { fromNodeHeaders } from 'better-auth/node'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PlainId } from '../../locales/translate.ts'
import type { Who } from '../access/who.ts'
import type { PortalServices } from '../auth/accounts.ts'
import { IP_HEADER } from '../auth/authEndpoints.ts'
import { refuseBeforePasswordChange } from '../auth/forcedPasswordChange.ts'
import { countCost } from '../auth/limits.ts'
import { refuseWithoutFactor, sessionToken, whoIs } from '../auth/who.ts'
import { Refusal } from '../platform/refusal.ts'

/** Identifies the caller of a request. */
export type Caller = {
  /** The request's headers as better-auth reads them, with the client's address from the proxy settings. */
  headers(request: FastifyRequest): Headers
  /** Identifies the session cookie's owner; null without a valid session. */
  session(request: FastifyRequest): Promise<Who | null>
  /**
   * The same, for every route except those of one's own account. Refuses a request without a session, a session before a
   * forced password change or without a required second factor, and a person over the limit of a costly route.
   */
  signedIn(request: FastifyRequest, refusal?: PlainId): Promise<Who>
  /** The same, and refuses everyone but admins. */
  admin(request: FastifyRequest): Promise<Who>
  /** Lets better-auth renew a session that is in use. */
  renew(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/** Reads the session cookies that better-auth signs. */
export async function openCaller(deps: PortalServices): Promise<Caller> {
  const { authCookies, secret } = await deps.auth.$context
  const cookieName = authCookies.sessionToken.name
  const headers = (request: FastifyRequest) => {
    const all = fromNodeHeaders(request.headers)
    all.set(IP_HEADER, request.ip)
    return all
  }
  const session = async (request: FastifyRequest) => {
    const token = sessionToken(request.headers.cookie, cookieName, secret)
    const who = token ? await whoIs(deps.reads, token) : null
    request.accountLocale = who?.locale ?? null
    return who
  }
  const signedIn = async (request: FastifyRequest, refusal: PlainId = 'app.refused.signIn') => {
    const who = await session(request)
    if (!who) throw new Refusal('NOT_SIGNED_IN', refusal)
    refuseBeforePasswordChange(who)
    refuseWithoutFactor(deps.env, who)
    await countCost(deps, who, request.routeOptions.url)
    return who
  }
  return {
    headers,
    session,
    signedIn,
    async admin(request) {
      const who = await signedIn(request)
      if (who.role !== 'admin') throw new Refusal('FORBIDDEN', 'app.refused.role')
      return who
    },
    async renew(request, reply) {
      const { headers: answer } = await deps.auth.api.getSession({
        headers: headers(request),
        returnHeaders: true,
      })
      for (const cookie of answer.getSetCookie()) reply.header('set-cookie', cookie)
    },
  }
}
