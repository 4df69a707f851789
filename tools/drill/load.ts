import { setTimeout as delay } from 'node:timers/promises'
import { ending, until } from './steps.ts'
import { Refused } from './visitor.ts'

/** Four visitors at once, who go on after a failure. */
export function openLoad(work: () => Promise<string>) {
  const acknowledged: string[] = []
  /** How often each status other than success was answered, and each request without an answer. */
  const failures = new Map<string, number>()
  let isOpen = true
  const loops = Array.from({ length: 4 }, async () => {
    while (isOpen && !ending.signal.aborted) {
      try {
        acknowledged.push(await work())
      } catch (error) {
        const what = error instanceof Refused ? String(error.status) : String(error)
        failures.set(what, (failures.get(what) ?? 0) + 1)
        await delay(50)
      }
    }
  })
  return {
    acknowledged,
    failures,
    /** Returns after how many seconds `more` further requests succeeded. */
    async went(more: number, limit: number) {
      const wanted = acknowledged.length + more
      const done = await until('the load', limit, async () =>
        acknowledged.length >= wanted ? true : undefined,
      )
      return done.seconds
    },
    async close() {
      isOpen = false
      await Promise.all(loops)
    },
  }
}
