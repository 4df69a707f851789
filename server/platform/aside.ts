import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ROOT } from './root.ts'

/** What takes longer than its clock allows. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/** Memory of such a thread's own objects, in MB: somebody's input decides how much it wants. */
const MEMORY_MB = 256

/**
 * Runs a file of the portal in a thread of its own and gives what it posts: what is made from somebody's input must not
 * hold up the others. The thread reads its input as `workerData`. Fails with `TookTooLong` after so many milliseconds,
 * and with the thread's own error.
 */
export function runAside<Answer>(file: string, workerData: unknown, milliseconds: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const worker = new Worker(join(ROOT, file), {
    workerData,
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const clock = setTimeout(() => reject(new TookTooLong(`${file} took too long`)), milliseconds)
  worker.once('message', resolve).once('error', reject)
  worker.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  return promise.finally(() => {
    clearTimeout(clock)
    void worker.terminate()
  })
}
