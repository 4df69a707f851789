import { setImmediate } from 'node:timers/promises'

/** The longest that one slice holds the event loop; milliseconds. */
const SLICE_MS = 10

/**
 * Divides long work on the event loop into slices of ten milliseconds, so that other requests are answered between
 * them. The work awaits `pause` wherever `isDue` is true. Throws `late()` once `limit` milliseconds have passed.
 */
export function inSlices(limit: number, late: () => Error) {
  const end = performance.now() + limit
  let began = performance.now()
  return {
    isDue: () => performance.now() - began > SLICE_MS,
    async pause() {
      if (performance.now() > end) throw late()
      await setImmediate()
      began = performance.now()
    },
  }
}
export type Slices = ReturnType<typeof inSlices>
