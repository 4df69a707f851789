/**
 * The process in which one file is read: a file that runs wild takes down this process and nothing else. The reading
 * happens in a thread (`child.thread.ts`); the process's own thread stays free to end it all when the time is over, when
 * the memory is used up (what a thread's heap limit does not count: decoded pictures, the recogniser), or when the
 * parent is gone, however it went.
 */
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Message, Task } from './child.ts'

const THREAD = fileURLToPath(new URL('./child.thread.ts', import.meta.url))
const MEMORY_CHECK_MS = 100

/**
 * Recognising and drawing take a core for seconds: whoever is waiting for an answer goes first. A third of the usual
 * share, not less: on a machine that is always busy a page would never be finished.
 */
const YIELDING = 5
const IS_BRIEF: readonly Task['ask'][] = ['text', 'bundle']

/** At once, whatever native code is running: an orderly end would wait for it. */
const end = () => process.kill(process.pid, 'SIGKILL')

process.once('disconnect', end)
process.once('message', (task: Task) => {
  // Before any thread starts, so that all inherit it.
  if (!IS_BRIEF.includes(task.ask)) setPriority(YIELDING)
  const { milliseconds, megabytes, heapMegabytes } = task.limits
  const clock = setTimeout(end, milliseconds)
  setInterval(() => {
    if (process.memoryUsage.rss() > megabytes * 1024 * 1024) end()
  }, MEMORY_CHECK_MS)
  const thread = new Worker(THREAD, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  thread.once('error', end)
  thread.on('message', (message: Message) => {
    if ('of' in message) clock.refresh()
    process.send?.(message, () => {
      if (!('of' in message)) end()
    })
  })
})
