import { UnreadableReport } from '@verbena/lab-reader'
import { decodePicture, readPdfText, readRows, readWords, TEXT_LIMITS } from '@verbena/lab-reader/testing'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { ironPanel } from '../demo/reports.ts'
import { damaged, damages } from '../test/damagedFiles.ts'

/** How many broken copies of each file are read, and from which seed. Both can be set, for a longer search. */
const RUNS = Number(process.env.MUTATIONS ?? 100)
const SEED = Number(process.env.MUTATIONS_SEED ?? 20_260)
/** Copies that are read in a child process, which takes longer. */
const WHOLE = Math.ceil(RUNS / 25)

/** Reads many broken copies, one after the other. A copy that never ends fails by the test's time limit. */
const forBroken = (file: () => Buffer, runs: number, read: (broken: Buffer) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(damages, (all) => read(damaged(file(), all))),
    { numRuns: runs, seed: SEED, endOnFailure: true },
  )

let pdf: Buffer
let png: Buffer
let jpeg: Buffer
beforeAll(async () => {
  pdf = Buffer.from(await ironPanel())
  const page = sharp({ create: { width: 400, height: 300, channels: 3, background: 'white' } })
  const line = Buffer.from(
    '<svg width="400" height="300"><text x="20" y="60" font-size="30">Ferritin 12</text></svg>',
  )
  png = await page
    .clone()
    .composite([{ input: line }])
    .png()
    .toBuffer()
  jpeg = await page
    .clone()
    .composite([{ input: line }])
    .jpeg()
    .toBuffer()
})

describe('a broken copy of an upload', () => {
  it('a broken PDF is read or refused, and what is read makes rows', async () => {
    await forBroken(
      () => pdf,
      RUNS,
      async (broken) => {
        const pages = await readPdfText(new Uint8Array(broken), TEXT_LIMITS).catch((error: unknown) => {
          expect(error).toBeInstanceOf(Error)
          return []
        })
        for (const { value } of readRows(pages).markers) expect(Number.isFinite(value)).toBe(true)
      },
    )
  }, 120_000)

  it.each([
    ['PNG', () => png],
    ['JPEG', () => jpeg],
  ])(
    'a broken %s is read or refused',
    async (_type, picture) => {
      await forBroken(picture, RUNS, async (broken) => {
        const decoded = await decodePicture(new Uint8Array(broken)).catch((error: unknown) => {
          expect(error).toBeInstanceOf(Error)
          return null
        })
        if (decoded) expect(decoded.pixels.length).toBeGreaterThan(0)
      })
    },
    120_000,
  )

  it('a broken upload ends with a result or with a reason for its owner', async () => {
    await forBroken(
      () => pdf,
      WHOLE,
      async (broken) => {
        const words = await readWords(new Uint8Array(broken), 'application/pdf').catch(
          (error: unknown) => error,
        )
        if (words instanceof Error) expect(words).toBeInstanceOf(UnreadableReport)
      },
    )
  }, 120_000)
})
