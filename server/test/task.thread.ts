import { setTimeout as delay } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'

/** Returns which thread it ran in, or ends that thread in one of several ways. */
export async function task(what: 'thread' | 'throw' | 'exit' | 'exitSoon' | 'wait') {
  if (what === 'throw') throw new Error('the task failed')
  if (what === 'exit') process.exit(3)
  if (what === 'exitSoon') setTimeout(() => process.exit(3), 50)
  if (what === 'wait') await delay(200)
  return threadId
}
