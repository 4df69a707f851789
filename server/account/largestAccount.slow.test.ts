import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DELETE_WORD } from '../../shared/auth.ts'
import { addDays } from '../../shared/health.ts'
import type { Who } from '../access/who.ts'
import { PASSWORD, type Person, signUp } from '../test/caller.ts'
import { storeEveryDay, storeTheMost } from '../test/largestStore.ts'
import { longestBlock } from '../test/longestBlock.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { archiveMine } from './export.ts'

/** The longest that a call may block the event loop; milliseconds of the thread's CPU time. */
const MAX_HELD_MS = 300
/** Milliseconds. Takes 4 s on two cores that others use too. */
const MAX_IMPORT_MS = 20_000

let portal: TestPortal
let patient: Person
let practitioner: Person
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off' })
  patient = await signUp(portal, 'patient')
  practitioner = await signUp(portal, 'practitioner')
  await storeTheMost(portal.url, patient.id, practitioner.id)
}, 120_000)
afterAll(() => portal.close())

/** A file with the maximum number of lines. */
const csv = [
  'date,mood,energy_level,sleep_hours,water_intake,exercise_minutes,symptoms,notes',
  ...Array.from(
    { length: 5_000 },
    (_, n) => `${addDays('1990-01-01', n)},Great,10,8,9,40,headache,${'x'.repeat(100)}`,
  ),
].join('\n')

describe('the account with the largest store', () => {
  it.each([
    ['new', { added: 5_000, merged: 0, refused: 0 }],
    ['known', { added: 0, merged: 5_000, refused: 0 }],
  ])(
    'importEntries of 5,000 %s days takes seconds',
    async (_name, counts) => {
      const started = performance.now()
      const held = await longestBlock(async () => {
        expect(await patient.api.health.importEntries({ csv })).toEqual(counts)
      })
      expect(performance.now() - started).toBeLessThan(MAX_IMPORT_MS)
      expect(held).toBeLessThan(MAX_HELD_MS)
    },
    120_000,
  )

  it('archiveMine of every day since 1900 does not hold the event loop', async () => {
    await storeEveryDay(portal.url, patient.id)
    let bytes = 0
    const nowhere = new Writable({
      write(chunk, _encoding, done) {
        bytes += chunk.length
        done()
      },
    })
    const who = { userId: patient.id } as Who
    const held = await longestBlock(async () =>
      pipeline(await archiveMine(portal.deps, who, new AbortController().signal), nowhere),
    )
    expect(bytes).toBeGreaterThan(100_000_000)
    expect(held).toBeLessThan(MAX_HELD_MS)
  }, 300_000)

  it('deleteAccount of every day since 1900 ends within the limit of statements', async () => {
    const leave = { password: PASSWORD, confirmation: DELETE_WORD } as const
    expect(await longestBlock(() => patient.api.auth.deleteAccount(leave))).toBeLessThan(MAX_HELD_MS)
    expect(await patient.api.auth.me()).toBeNull()
    expect(await longestBlock(() => practitioner.api.auth.deleteAccount(leave))).toBeLessThan(MAX_HELD_MS)
  }, 120_000)
})
