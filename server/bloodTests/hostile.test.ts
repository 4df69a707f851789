import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTurn } from '../platform/turns.ts'
import { hostileFiles } from '../test/hostile.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { drawPdfPage } from './reader/drawing.ts'
import { UnreadableReport } from './reader/limits.ts'
import { readUpload, uploadType } from './reading.ts'

/** Answers below this are not noticed by anybody who uses the portal; milliseconds. */
const UNNOTICED_MS = 100
/** Shorter than the normal time limit of a reading, which some of these files would use up; milliseconds. */
const limits = { milliseconds: 4_000 }

let portal: TestPortal
let address: string
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  address = await portal.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => portal.close())

/** The times of /healthz requests, sent one after the other until `work` has ended; milliseconds, shortest first. */
async function answersDuring(work: Promise<unknown>): Promise<number[]> {
  let working = true
  const end = work.finally(() => {
    working = false
  })
  const times: number[] = []
  while (working) {
    const started = performance.now()
    const answer = await fetch(`${address}/healthz`)
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
    times.push(performance.now() - started)
  }
  await end
  return times.sort((a, b) => a - b)
}

describe('ten hostile files', () => {
  const files = hostileFiles()

  it('ten hostile files pass as uploads by their first bytes', async () => {
    for (const { bytes, type } of files) expect(await uploadType(bytes)).toBe(type)
  })

  it('ten hostile files are read and drawn while the portal answers quickly, and each ends with a reading or a sentence', async () => {
    const ends: string[] = []
    const endOf = async (what: string, work: Promise<unknown>) => {
      const end = await work.catch((error: unknown) => error)
      if (end instanceof Error) {
        expect(end, what).toBeInstanceOf(UnreadableReport)
        expect(end.message).toMatch(/^[A-Z].*\.$/)
      }
      ends.push(what)
    }
    // As in the portal: the files are read one after the other, while two people look at pages.
    const read = async () => {
      for (const { what, bytes, type } of files) await endOf(what, readUpload(bytes, type, { limits }))
    }
    const look = async (person: string) => {
      const pdfs = files.filter(({ type }) => type === 'application/pdf')
      for (const { what, bytes } of pdfs.slice(0, 2)) {
        await endOf(
          `${what}, drawn`,
          inTurn(person, () => drawPdfPage(bytes, 1)),
        )
      }
    }
    const times = await answersDuring(Promise.all([read(), look('Maya'), look('Noor')]))
    expect(ends).toHaveLength(files.length + 4)
    const p99 = times[Math.ceil(0.99 * times.length) - 1]
    expect(p99).toBeLessThan(UNNOTICED_MS)
  }, 120_000)
})
