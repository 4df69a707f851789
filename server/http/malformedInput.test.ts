import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { appRouter } from '../router.ts'
import { type Person, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { INTERNALS, malformedInput } from '../test/malformedInput.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'

/** How many inputs each procedure is given, and from which seed. Both can be set, for a longer search. */
const RUNS = Number(process.env.STRANGE_RUNS ?? 20)
const SEED = Number(process.env.STRANGE_SEED ?? 20_260)

/** A procedure as tRPC stores it. */
type Kept = { _def: { type: 'query' | 'mutation' | 'subscription'; inputs: z.ZodType[] } }
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Kept>).filter(
  ([, { _def }]) => _def.type !== 'subscription',
)

let portal: TestPortal
let admin: Person
let ids: string[]

beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off' })
  // A second admin, so that no call can make the calling one the last.
  await signUp(portal, 'admin')
  admin = await signUp(portal, 'admin')
  const rows = makeRows(portal.deps)
  const patient = await rows.patientOf(admin.id)
  ids = [
    patient,
    await rows.product(),
    await rows.package(),
    await rows.order(admin.id),
    await rows.purchase(admin.id),
    await rows.plan(patient, admin.id),
    await rows.plan(admin.id, admin.id),
    await rows.entry(admin.id, '2026-01-02'),
    await rows.completedBloodTest(admin.id),
    await rows.failedBloodTest(admin.id),
    await rows.analysis(admin.id),
  ]
  console.log(`malformed input: seed ${SEED}, ${RUNS} inputs for each of ${procedures.length} procedures`)
})
afterAll(() => portal.close())

describe('malformed input', () => {
  it.each(procedures)(
    'malformed input to %s causes no internal error, and its answer shows no internals',
    async (path, { _def }) => {
      const one = async (input: unknown) => {
        const body = JSON.stringify(input) ?? ''
        const url = `/api/trpc/${path}`
        const headers = { cookie: admin.cookie }
        const answer = await eventually(async () => {
          const answered = await portal.app.inject(
            _def.type === 'query'
              ? { method: 'GET', url: `${url}?input=${encodeURIComponent(body)}`, headers }
              : {
                  method: 'POST',
                  url,
                  headers: { ...headers, 'content-type': 'application/json' },
                  payload: body,
                },
          )
          // A busy machine turns calls away.
          return answered.statusCode === 503 ? undefined : answered
        })
        expect(answer.statusCode, answer.body.slice(0, 500)).toBeLessThan(500)
        if (answer.statusCode >= 400) expect(answer.body).not.toMatch(INTERNALS)
      }
      await fc.assert(fc.asyncProperty(malformedInput(_def.inputs, ids), one), { numRuns: RUNS, seed: SEED })
    },
  )
})
