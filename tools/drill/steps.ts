import { setTimeout as delay } from 'node:timers/promises'
import type { Outcome } from '../outcomes.ts'

/** Aborted when the drill is ended by a signal: open steps fail, and the containers are removed. */
export const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => ending.abort(new Error(`the drill was ended by ${signal}`)))
}

export const outcome: Outcome = { passed: 0, failed: [] }

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1)

/**
 * One step of the drill; it may return what it measured. After a failed step the drill ends, because later steps would
 * prove nothing.
 */
export async function step(title: string, work: () => Promise<unknown>) {
  const started = performance.now()
  try {
    const found = await work()
    outcome.passed++
    console.log(
      `ok      ${title}${typeof found === 'string' ? `: ${found}` : ''} (${secondsSince(started)} s)`,
    )
  } catch (error) {
    const reason = ending.signal.aborted ? ending.signal.reason : error
    const why = reason instanceof Error ? reason.message : String(reason)
    outcome.failed.push(`${title}: ${why}`)
    console.log(`failed  ${title} (${secondsSince(started)} s): ${why}`)
    throw error
  }
}

export function expect(holds: boolean, what: string) {
  if (!holds) throw new Error(what)
}

/**
 * The first result of `ask` that is neither an error nor undefined, and how many seconds it took. Throws after `limit`
 * seconds.
 */
export async function until<T>(what: string, limit: number, ask: () => Promise<T | undefined>) {
  const started = performance.now()
  let last: unknown
  for (;;) {
    ending.signal.throwIfAborted()
    const answer = await ask().catch((error: unknown) => {
      last = error
      return undefined
    })
    const seconds = (performance.now() - started) / 1000
    if (answer !== undefined) return { answer, seconds }
    expect(seconds < limit, `${what} did not happen within ${limit} seconds${last ? ` (${last})` : ''}`)
    await delay(50)
  }
}
