import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, send, signUp } from '../test/caller.ts'
import { damaged, damages } from '../test/damagedFiles.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { endedResult } from '../test/results.ts'
import { upload } from '../test/upload.ts'

/** How many broken copies of each picture are uploaded, and from which seed. Both can be set, for a longer search. */
const RUNS = Number(process.env.BROKEN_UPLOADS ?? 2)
const SEED = Number(process.env.MUTATIONS_SEED ?? 20_260)

let portal: TestPortal
let maya: Person
let pictures: { png: Buffer; jpeg: Buffer }
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  maya = await signUp(portal)
  const text = '<svg width="300" height="80"><text x="10" y="50" font-size="28">Ferritin 12 ug/L</text></svg>'
  const page = sharp({ create: { width: 300, height: 80, channels: 3, background: 'white' } }).composite([
    { input: Buffer.from(text) },
  ])
  pictures = { png: await page.clone().png().toBuffer(), jpeg: await page.clone().jpeg().toBuffer() }
})
afterAll(() => portal.close())

/** The status at the end of an upload's analysis. */
const ended = (id: string) => eventually(() => endedResult(maya, id), 60)

describe('broken pictures', () => {
  it.each(['png', 'jpeg'] as const)(
    'a broken picture, uploaded as %s, is refused, or its job ends with a result or a reason',
    async (kind) => {
      const copies = fc
        .sample(damages, { numRuns: RUNS, seed: SEED })
        .map((all) => damaged(pictures[kind], all))
      const ends = await Promise.all(
        copies.map(async (copy) => {
          const answer = await upload(portal, copy, {
            cookie: maya.cookie,
            name: `photo.${kind}`,
            type: `image/${kind}`,
          })
          expect([201, 400, 415], answer.body).toContain(answer.statusCode)
          if (answer.statusCode !== 201) return 'refused'
          const { status, failure } = await ended(answer.json<{ id: string }>().id)
          if (status === 'failed') expect(failure).toMatch(/^[A-Z].*\.$/)
          else expect(failure).toBeNull()
          return status
        }),
      )
      expect(ends.some((end) => end !== 'refused')).toBe(true)
      expect((await send(portal, 'GET', '/readyz')).statusCode).toBe(200)
    },
    120_000,
  )
})
