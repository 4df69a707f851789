import { expect, it } from 'vitest'
import { runInThread, ThreadTimeout } from './thread.ts'

it('runInThread ends a thread at its time limit, and blocks nothing meanwhile', async () => {
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  }, 1)
  await expect(runInThread('server/test/endless.thread.ts', null, 500)).rejects.toThrow(ThreadTimeout)
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(10)
})

it('runInThread fails with the error of its thread', async () => {
  await expect(runInThread('server/plans/sheet.thread.ts', null, 10_000)).rejects.toThrow()
})
