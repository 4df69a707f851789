import { expect, it } from 'vitest'
import { runAside, TookTooLong } from './aside.ts'

it('runAside ends a thread at its time limit, and blocks nothing meanwhile', async () => {
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  }, 1)
  await expect(runAside('server/test/endless.thread.ts', null, 500)).rejects.toThrow(TookTooLong)
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(10)
})

it('runAside fails with the error of its thread', async () => {
  await expect(runAside('server/plans/sheet.thread.ts', null, 10_000)).rejects.toThrow()
})
