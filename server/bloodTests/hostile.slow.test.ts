import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setTimeout as wait } from 'node:timers/promises'
import { drawPage, readReport, UnreadableReport } from '@verbena/lab-reader'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { busyShareOf } from '../../tools/testing/busyShare.ts'
import { inTurn } from '../platform/fairQueue.ts'
import { hostileFiles } from '../test/hostile.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { uploadType } from './uploadType.ts'

/** Shorter than a reading's own clock, which some of these files would use up. */
const limits = { milliseconds: 800 }
/** Between two questions whether the portal lives; milliseconds. */
const PAUSE_MS = 50

let portal: TestPortal
let address: string
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  address = await portal.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => portal.close())

/** Looks at the portal again and again until a work has ended. */
async function lookDuring(work: Promise<unknown>) {
  let working = true
  const end = work.finally(() => {
    working = false
  })
  while (working) {
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    await wait(PAUSE_MS)
  }
  await end
}

describe('ten hostile files', () => {
  const files = hostileFiles()

  it('ten hostile files pass as uploads by their first bytes', async () => {
    for (const { bytes, type } of files) expect(await uploadType(bytes)).toBe(type)
  })

  it('ten hostile files are read and drawn while the portal is free for others, and each ends with a reading or a refusal', async () => {
    const ends: string[] = []
    const endOf = async (what: string, work: Promise<unknown>) => {
      const end = await work.catch((error: unknown) => error)
      if (end instanceof Error) {
        expect(end, what).toBeInstanceOf(UnreadableReport)
      }
      ends.push(what)
    }
    // As in the portal: the files are read one after the other, while two people look at pages.
    const read = async () => {
      for (const { what, bytes, type } of files) await endOf(what, readReport(bytes, type, { limits }))
    }
    const look = async (person: string) => {
      const pdfs = files.filter(({ type }) => type === 'application/pdf')
      for (const { what, bytes } of pdfs.slice(0, 2)) {
        await endOf(
          `${what}, drawn`,
          inTurn(person, () => drawPage(bytes, 1)),
        )
      }
    }
    let processes = 0
    const count = () => {
      processes += 1
    }
    subscribe('child_process', count)
    const busy = await busyShareOf(() => lookDuring(Promise.all([read(), look('Maya'), look('Noor')])))
    expect(ends).toHaveLength(files.length + 4)
    unsubscribe('child_process', count)
    // Each has a process of its own, or two where scans are looked at too.
    expect(processes).toBeGreaterThanOrEqual(ends.length)
    // Reading them in this one would keep it busy all the time.
    expect(busy).toBeLessThan(0.5)
  }, 120_000)
})
