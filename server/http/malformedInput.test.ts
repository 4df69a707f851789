import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { appRouter } from '../router.ts'
import { type Access, accessMatrix } from '../test/accessMatrix.ts'
import { type Person, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { EXTREME_SEGMENTS, extremeInputs, INTERNALS, malformedInput } from '../test/malformedInput.ts'
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

/** Calls a procedure as a person, and returns the status of the answer, which never shows internals. */
async function statusOf({ cookie }: Person, path: string, type: Kept['_def']['type'], input: unknown) {
  const body = JSON.stringify(input) ?? ''
  const url = `/api/trpc/${path}`
  const answer = await eventually(async () => {
    const answered = await portal.app.inject(
      type === 'query'
        ? { method: 'GET', url: `${url}?input=${encodeURIComponent(body)}`, headers: { cookie } }
        : { method: 'POST', url, headers: { cookie, 'content-type': 'application/json' }, payload: body },
    )
    // A busy machine turns calls away.
    return answered.statusCode === 503 ? undefined : answered
  })
  if (answer.statusCode >= 400) expect(answer.body).not.toMatch(INTERNALS)
  return answer.statusCode
}

describe('malformed input', () => {
  it.each(procedures)(
    'malformed input to %s causes no internal error, and its answer shows no internals',
    async (path, { _def }) => {
      const one = async (input: unknown) => {
        expect(await statusOf(admin, path, _def.type, input)).toBeLessThan(500)
      }
      await fc.assert(fc.asyncProperty(malformedInput(_def.inputs, ids), one), { numRuns: RUNS, seed: SEED })
    },
  )
})

describe('extreme values', () => {
  let owner: Person
  let matrix: Awaited<ReturnType<typeof accessMatrix>>
  beforeAll(async () => {
    owner = await signUp(portal, 'admin')
    matrix = await accessMatrix(portal)
  })
  const validInput = async ({ row, input }: Access) => input?.((await row?.(owner.id)) ?? '') ?? {}
  const shown = (input: unknown) => JSON.stringify(input).slice(0, 300)

  it.each(procedures)(
    'no extreme value in a valid input to %s causes an internal error',
    async (path, { _def }) => {
      const failed: string[] = []
      for (const access of [matrix.procedures[path] ?? []].flat()) {
        for (const input of extremeInputs(_def.inputs, await validInput(access))) {
          if ((await statusOf(owner, path, _def.type, input)) >= 500) failed.push(shown(input))
        }
      }
      expect(failed).toEqual([])
    },
  )

  it('no query fails on what the extreme values left behind', async () => {
    const failed: string[] = []
    for (const [path, { _def }] of procedures.filter(([, kept]) => kept._def.type === 'query')) {
      for (const access of [matrix.procedures[path] ?? []].flat()) {
        const input = await validInput(access)
        if ((await statusOf(owner, path, _def.type, input)) >= 500) failed.push(`${path} ${shown(input)}`)
      }
    }
    expect(failed).toEqual([])
  })

  it('no extreme value in the address of a file causes an internal error', async () => {
    const failed: string[] = []
    for (const [address, access] of Object.entries(matrix.addresses)) {
      const [method = '', path = ''] = address.split(' ')
      if (method !== 'GET') continue
      const id = (await access.row?.(owner.id)) ?? ''
      const urls = path
        .split('/')
        .flatMap((segment, at, all) =>
          segment.startsWith(':')
            ? EXTREME_SEGMENTS.map((extreme) =>
                all.with(at, extreme).join('/').replace(/:\w+/, id).replace(/:\w+/, '1'),
              )
            : [],
        )
      urls.push(`${path.replace(/:\w+/, id)}?v=99999999999&input=%00&page=-1`)
      for (const url of urls) {
        const { statusCode, body } = await portal.app.inject({ url, headers: { cookie: owner.cookie } })
        if (statusCode >= 500 && statusCode !== 503) failed.push(`${url.slice(0, 200)} ${body.slice(0, 100)}`)
      }
    }
    expect(failed).toEqual([])
    // The session was valid until the end.
    expect((await owner.api.auth.me())?.user.id).toBe(owner.id)
  })
})
