import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ROOT } from './root.ts'

/** Thrown when a thread exceeds its time limit. */
export class ThreadTimeout extends Error {
  override readonly name = 'ThreadTimeout'
}

/** Memory limit of the thread's own objects, in MB: a person's input decides how much it uses. */
const MEMORY_MB = 256

/**
 * Runs a file of the portal in a worker thread and returns what it posts, so that work on a person's input cannot
 * block other requests. The thread gets its input as `workerData`. Fails with `ThreadTimeout` after `milliseconds`, and
 * with the thread's own error.
 */
export function runInThread<Answer>(
  file: string,
  workerData: unknown,
  milliseconds: number,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const worker = new Worker(join(ROOT, file), {
    workerData,
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const clock = setTimeout(() => reject(new ThreadTimeout(`${file} took too long`)), milliseconds)
  worker.once('message', resolve).once('error', reject)
  worker.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  return promise.finally(() => {
    clearTimeout(clock)
    void worker.terminate()
  })
}
