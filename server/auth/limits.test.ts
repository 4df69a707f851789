import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rateLimits } from '../../drizzle/schema.ts'
import { LOGO_UPLOAD } from '../../shared/clinic.ts'
import { IMPORT_UPLOAD } from '../../shared/imports.ts'
import { RECORD_IMPORT } from '../../shared/recordImport.ts'
import { PRODUCT_IMAGES } from '../../shared/shop.ts'
import { translatorFor } from '../platform/locales.ts'
import { appRouter } from '../router.ts'
import { PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { COSTLY, LIMITS } from './limits.ts'

let portal: TestPortal
let spent: Person
let other: Person
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  spent = await signUp(portal, 'admin')
  other = await signUp(portal, 'admin')
  const hour = new Date(Date.now() + 60 * 60 * 1000)
  await portal.deps.db.insert(rateLimits).values(
    Object.entries(LIMITS).map(([limit, { tries }]) => ({
      key: `${limit}:${spent.id}`,
      count: tries,
      resetsAt: hour,
    })),
  )
})
afterAll(() => portal.close())

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>

const UPLOADS = [
  '/api/blood-tests',
  '/api/message-files',
  PRODUCT_IMAGES,
  LOGO_UPLOAD,
  IMPORT_UPLOAD,
  RECORD_IMPORT,
]

/** Calls something costly with an input that would be refused. */
function ask(call: string, { cookie }: Person) {
  const procedure = procedures[call]
  const post = procedure?._def.type === 'mutation' || UPLOADS.includes(call)
  const url = procedure ? `/api/trpc/${call}` : call.replace(':id', crypto.randomUUID()).replace(':page', '1')
  return portal.app.inject({
    method: post ? 'POST' : 'GET',
    url,
    headers: { cookie },
    ...(post && procedure && { payload: {} }),
  })
}

it.each(Object.keys(COSTLY))(
  '%s is refused beyond its limit, and only to the person who called it too often',
  async (call) => {
    const refused = await ask(call, spent)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
    expect(refused.body).toContain(translatorFor('en')('auth.refused.tooManyTries', { minutes: 60 }))
    // Some are for patients only.
    expect([200, 400, 403, 404, 406]).toContain((await ask(call, other)).statusCode)
  },
)

describe('signInPerIp', () => {
  const signIn = (email: string, password: string, remoteAddress: string) =>
    send(portal, 'POST', '/api/auth/sign-in/email', { email, password }, { remoteAddress })
  const failing = (remoteAddress: string) =>
    signIn(`${crypto.randomUUID()}@test.clinic`, 'wrong password', remoteAddress)
  const { tries } = LIMITS.signInPerIp

  it('150 people who sign in from one network within a quarter of an hour are let in', async () => {
    const people = [await signUp(portal), await signUp(portal), await signUp(portal)]
    const statuses: number[] = []
    for (let i = 0; i < 50; i++) {
      const answers = await Promise.all(people.map(({ email }) => signIn(email, PASSWORD, '10.20.0.1')))
      statuses.push(...answers.map(({ statusCode }) => statusCode))
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })

  it('the 101st failure from one network is refused, also when sign-ins that succeed come between', async () => {
    const maya = await signUp(portal)
    for (let i = 0; i < tries; i++) {
      expect((await failing('10.20.0.2')).statusCode).toBe(401)
      if (i % 10 === 0) expect((await signIn(maya.email, PASSWORD, '10.20.0.2')).statusCode).toBe(200)
    }
    expect((await failing('10.20.0.2')).statusCode).toBe(429)
    expect((await failing('10.20.0.3')).statusCode).toBe(401)
  })

  it('failures at the same time from one network never exceed the limit', async () => {
    const answers = await Promise.all(Array.from({ length: tries + 30 }, () => failing('10.20.0.4')))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(tries)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  it('a refused try is not counted: places that sign-ins give back are free for others', async () => {
    const maya = await signUp(portal)
    const [row] = await portal.deps.db
      .insert(rateLimits)
      .values({ key: 'signInPerIp:10.20.0.5', count: tries - 1, resetsAt: new Date(Date.now() + 600_000) })
      .returning()
    const answers = await Promise.all([1, 2, 3].map(() => signIn(maya.email, PASSWORD, '10.20.0.5')))
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
    const [after] = await portal.deps.db
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, row?.key ?? ''))
    expect(after?.count).toBe(tries - 1)
  })

  it('sign-ins of one network are limited in all, because each hashes a password and stores a session', async () => {
    const maya = await signUp(portal)
    await portal.deps.db.insert(rateLimits).values({
      key: 'everySignInPerIp:10.20.0.6',
      count: 1_000,
      resetsAt: new Date(Date.now() + 600_000),
    })
    expect((await signIn(maya.email, PASSWORD, '10.20.0.6')).statusCode).toBe(429)
  })
})
