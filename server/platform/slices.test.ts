import { expect, it } from 'vitest'
import { inSlices } from './slices.ts'

/** Uses the processor for so many milliseconds. */
function work(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('work in slices lets others run between its slices', async () => {
  const slices = inSlices(10_000, () => new Error('late'))
  let others = 0
  const ticks = setInterval(() => others++, 1)
  for (let step = 0; step < 100; step++) {
    work(1)
    if (slices.isDue()) await slices.pause()
  }
  clearInterval(ticks)
  expect(others).toBeGreaterThan(3)
})

it('work in slices ends at its limit', async () => {
  const slices = inSlices(40, () => new Error('late'))
  await slices.pause()
  work(50)
  await expect(slices.pause()).rejects.toThrow('late')
})
