import { expect, it } from 'vitest'
import { runAside, TookTooLong } from './aside.ts'

it('a thread that never ends is ended by its clock, and holds up nothing meanwhile', async () => {
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  }, 1)
  await expect(runAside('server/test/endless.thread.ts', null, 500)).rejects.toThrow(TookTooLong)
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(10)
})

it('a thread that fails says so', async () => {
  await expect(runAside('server/plans/sheet.thread.ts', null, 10_000)).rejects.toThrow()
})
