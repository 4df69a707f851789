import { basename, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ROOT } from './root.ts'

/** Thrown when a thread exceeds its time limit. */
export class ThreadTimeout extends Error {
  override readonly name = 'ThreadTimeout'
}

/** Memory limits of a thread's own objects, in MB: a person's input decides how much it uses. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }
/** Idle threads that are kept, as many as `inTurn` lets work at once, and for how long; milliseconds. */
const MAX_IDLE = 2
const KEEP_MS = 2 * 60 * 1000

/** A built portal runs its own build, which loads several times faster than the sources. */
const IS_BUILT = import.meta.url.endsWith('.js')
const pathOf = (file: string) =>
  IS_BUILT ? join(ROOT, 'dist/server', `${basename(file, '.ts')}.js`) : join(ROOT, file)

/** Each with the timer that ends it. The last one was used last. */
const idle: { worker: Worker; timer: NodeJS.Timeout }[] = []

function takeWorker() {
  const kept = idle.pop()
  if (kept) {
    clearTimeout(kept.timer)
    kept.worker.ref()
    return kept.worker
  }
  const worker = new Worker(pathOf('server/platform/worker.thread.ts'), {
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: LIMITS,
  })
  // One that ends while it is idle is replaced at the next task.
  const forget = () => {
    const at = idle.findIndex((one) => one.worker === worker)
    if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.timer)
  }
  return worker.on('error', forget).on('exit', forget)
}

function keepWorker(worker: Worker) {
  if (idle.length >= MAX_IDLE) return void worker.terminate()
  worker.unref()
  const timer = setTimeout(() => void worker.terminate(), KEEP_MS).unref()
  idle.push({ worker, timer })
}

/**
 * Returns what the `task` of a file returns for `data`, run in a worker thread, so that work on a person's input cannot
 * block other requests. Threads are started when they are needed and kept for two minutes. Fails with `ThreadTimeout`
 * after `milliseconds`, and with the task's own error; such a thread is ended. How many run at once is the callers'
 * concern: `inTurn`.
 */
export async function runInThread<Answer>(
  file: string,
  data: unknown,
  milliseconds: number,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const worker = takeWorker()
  const ended = (code: number) => reject(new Error(`${file} ended with ${code}`))
  worker.once('message', resolve).once('error', reject).once('exit', ended)
  const clock = setTimeout(() => reject(new ThreadTimeout(`${file} took too long`)), milliseconds)
  try {
    worker.postMessage({ file: pathOf(file), data })
  } catch (error) {
    reject(error)
  }
  try {
    const answer = await promise
    worker.off('error', reject).off('exit', ended)
    keepWorker(worker)
    return answer
  } catch (error) {
    void worker.terminate()
    throw error
  } finally {
    clearTimeout(clock)
  }
}
