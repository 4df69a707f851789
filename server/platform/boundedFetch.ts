import { AsyncLocalStorage } from 'node:async_hooks'
import { withDeadline } from './deadline.ts'

const MAX_BYTES = 1_000_000
const signals = new AsyncLocalStorage<AbortSignal>()

/** Passes bytes through; throws above `max`. */
function atMost(max: number) {
  let bytes = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > max) throw new Error('the answer is too large')
      controller.enqueue(chunk)
    },
  })
}

const fetchUnbounded = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const signal = signals.getStore()
  if (!signal) return fetchUnbounded(input, init)
  const either = init?.signal ? AbortSignal.any([init.signal, signal]) : signal
  const answer = await fetchUnbounded(input, { ...init, signal: either })
  return new Response(answer.body?.pipeThrough(atMost(MAX_BYTES)) ?? null, answer)
}

/**
 * Runs library code whose requests have no limits: its calls of the global `fetch` are aborted after `milliseconds`,
 * when this rejects too, and their responses fail above 1 MB.
 */
export const withBoundedFetch = <T>(milliseconds: number, run: () => Promise<T>): Promise<T> =>
  withDeadline(milliseconds, (signal) => signals.run(signal, run))
