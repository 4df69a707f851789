import { afterAll, beforeAll, expect, it } from 'vitest'
import { rateLimits } from '../../drizzle/schema.ts'
import { PRODUCT_IMAGES } from '../../shared/shop.ts'
import { appRouter } from '../router.ts'
import { type Person, signUp } from '../test/caller.ts'
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

const UPLOADS = ['/api/blood-tests', '/api/message-files', PRODUCT_IMAGES]

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
    expect(refused.body).toContain('Please wait 60 minutes')
    expect([200, 400, 404, 406]).toContain((await ask(call, other)).statusCode)
  },
)
