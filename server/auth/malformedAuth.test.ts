import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openLog } from '../platform/log.ts'
import { cookiesOf, send, signUp } from '../test/caller.ts'
import { startIdentityProvider } from '../test/identityProvider.ts'
import { INTERNALS, malformedInput } from '../test/malformedInput.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

/** How many inputs each endpoint is given, and from which seed. Both can be set, for a longer search. */
const RUNS = Number(process.env.STRANGE_RUNS ?? 10)
const SEED = Number(process.env.STRANGE_SEED ?? 20_260)

let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let portal: TestPortal
let logged = ''
let endpoints: Endpoint[]
beforeAll(async () => {
  provider = await startIdentityProvider()
  const stream = new PassThrough().on('data', (line) => {
    logged += line
  })
  const settings = { ...provider.settings, ROLE: 'web', RATE_LIMITS: 'off' }
  portal = await startPortal(settings, openLog('info', stream))
  endpoints = endpointsOf(portal)
})
afterAll(async () => {
  await portal.close()
  await provider.close()
})

type Endpoint = { path: string; methods: string[]; body: z.ZodType[]; query: z.ZodType[] }

/** Every endpoint that better-auth and its plugins have, also those that the portal does not offer. */
function endpointsOf({ deps }: TestPortal): Endpoint[] {
  const schemas = (type: unknown) => (type instanceof z.ZodType ? [type] : [])
  return Object.values(deps.auth.api).flatMap((endpoint) => {
    const { path, options } = endpoint as unknown as { path?: string; options: Record<string, unknown> }
    if (!path) return []
    const methods = [options.method].flat().map(String)
    return [{ path, methods, body: schemas(options.body), query: schemas(options.query) }]
  })
}

/** A value as text for a query: anything but a string is sent as JSON. */
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function queryOf(input: unknown) {
  const query = new URLSearchParams()
  if (input !== null && typeof input === 'object') {
    for (const [name, value] of Object.entries(input)) {
      if (value !== undefined) query.append(name, asText(value).toWellFormed().slice(0, 5_000))
    }
  }
  return query
}

describe('malformed input to better-auth’s endpoints', () => {
  it('malformed input causes no internal error, and neither answers nor the log show internals or personal data', async () => {
    expect(endpoints.length).toBeGreaterThan(40)
    let person = await signUp(portal)
    for (const { path, methods, body, query } of endpoints) {
      // Some inputs end the session.
      if (!(await person.api.auth.me())) person = await signUp(portal)
      const { email, cookie, id } = person
      const one = async (input: unknown, asked: unknown, inside: boolean) => {
        const filled = path.replace(/:\w+/g, () => (inside ? 'oidc' : randomUUID()))
        for (const method of methods) {
          const answer = await portal.app.inject({
            method: method as 'GET' | 'POST',
            url: `/api/auth${filled}?${queryOf(asked)}`,
            headers: { ...(inside && { cookie }), origin: 'http://localhost:3000' },
            ...(method !== 'GET' && {
              headers: { ...(inside && { cookie }), 'content-type': 'application/json' },
              payload: JSON.stringify(input) ?? '',
            }),
          })
          const failure = `${method} ${path} ${JSON.stringify(input)?.slice(0, 300)}: ${answer.body.slice(0, 500)}`
          expect(answer.statusCode, failure).toBeLessThan(500)
          if (answer.statusCode >= 400) {
            expect(answer.body, failure).not.toMatch(INTERNALS)
            expect(answer.body, failure).not.toContain(email)
          }
        }
      }
      const inputs = fc.asyncProperty(
        malformedInput(body, [id]),
        malformedInput(query, [id]),
        fc.boolean(),
        one,
      )
      await fc.assert(inputs, { numRuns: RUNS, seed: SEED })
      expect(logged).not.toContain(email)
    }
    expect(logged).not.toMatch(INTERNALS)
    // What any stranger can send must not be logged as an error.
    expect(logged).not.toContain('"level":50')
  }, 120_000)

  it('malformed input leaves every account as it was', async () => {
    const { email } = await signUp(portal)
    const again = await send(portal, 'POST', '/api/auth/sign-in/email', {
      email,
      password: 'a password of the tests',
    })
    expect(cookiesOf(again)).toContain('session_token')
  })
})
