import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { userRoles, users } from '../../drizzle/schema.ts'
import { DEFAULT_LOCALE, type Locale } from '../../locales/translate.ts'
import type { Role } from '../../shared/auth.ts'
import { whoIs } from '../auth/who.ts'
import { translatorFor } from '../platform/locales.ts'
import { appRouter } from '../router.ts'
import type { TestPortal } from './portal.ts'

export const PASSWORD = 'a password of the tests'

/** A person with an account, a session, and the procedures of the real router. */
export type Person = {
  id: string
  email: string
  /** Value of a `cookie` header. */
  cookie: string
  api: ReturnType<typeof appRouter.createCaller>
}

/** The cookies that an answer sets, as a `cookie` header sends them back. */
export function cookiesOf(answer: { headers: Record<string, unknown> }) {
  const set = answer.headers['set-cookie']
  const all = Array.isArray(set) ? set : set ? [set] : []
  return all.map((line) => String(line).split(';')[0]).join('; ')
}

/** The real router, called with the given session cookie, in a language. */
export function callerOf({ deps }: TestPortal, cookie?: string, locale: Locale = DEFAULT_LOCALE) {
  const token = decodeURIComponent(/session_token=([^;]+)/.exec(cookie ?? '')?.[1] ?? '').split('.')[0]
  const caller = async () => (token ? whoIs(deps.db, token) : null)
  return appRouter.createCaller({
    deps,
    headers: () => new Headers({ 'x-portal-ip': '127.0.0.1' }),
    requestId: 'test',
    locale,
    t: translatorFor(locale),
    caller,
    callerNow: caller,
    setCookies: () => {},
    renewSession: async () => {},
  })
}

/** Signs a new person up over HTTP, as a patient. Another `role` is then set as an admin would. */
export async function signUp(
  portal: TestPortal,
  role: Role = 'patient',
  fullName = 'Test Person',
): Promise<Person> {
  const email = `${randomUUID()}@test.clinic`
  const answer = await send(portal, 'POST', '/api/auth/sign-up/email', {
    name: fullName,
    email,
    password: PASSWORD,
  })
  if (answer.statusCode !== 200) throw new Error(`sign-up failed: ${answer.body}`)
  const { id } = answer.json<{ user: { id: string } }>().user
  if (role !== 'patient') await portal.deps.db.update(userRoles).set({ role }).where(eq(userRoles.userId, id))
  const cookie = cookiesOf(answer)
  return { id, email, cookie, api: callerOf(portal, cookie) }
}

/** One HTTP request to the portal, without a network. */
export function send(
  { app }: TestPortal,
  method: 'GET' | 'POST',
  url: string,
  body?: object,
  options: Pick<InjectOptions, 'headers' | 'remoteAddress'> = {},
) {
  return app.inject({ method, url, ...options, ...(body ? { payload: body } : {}) })
}

/** The number of accounts. */
export const countUsers = ({ deps }: TestPortal) => deps.db.$count(users)
