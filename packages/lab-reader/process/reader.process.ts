/**
 * The process in which one file is read: a file that exhausts resources ends this process and nothing else. The reading
 * runs in a thread (`reader.thread.ts`). The process's main thread stays free to end it when the time is over, when the
 * memory is used up (including memory outside a thread's heap limit: decoded pictures, the recogniser), or when the
 * parent process is gone for any reason.
 */
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Message, Task } from './runReader.ts'

// Its name in the build, beside this file's.
const THREAD = fileURLToPath(new URL('./reader.thread.js', import.meta.url))
const MEMORY_CHECK_MS = 100

/**
 * The nice value of this process: recognising and drawing take a core for seconds, and requests have precedence. A
 * third of the usual CPU share, not less: on a machine that is always busy no page would ever be done.
 */
const YIELDING = 5
const IS_BRIEF: readonly Task['kind'][] = ['text', 'bundle']

/** Ends at once, whatever native code is running; an orderly exit would wait for it. */
const end = () => process.kill(process.pid, 'SIGKILL')

process.once('disconnect', end)
process.once('message', (task: Task) => {
  // Set before any thread starts, so that all threads inherit it.
  if (!IS_BRIEF.includes(task.kind)) setPriority(YIELDING)
  const { milliseconds, megabytes, heapMegabytes } = task.limits
  const clock = setTimeout(end, milliseconds)
  const checkMemory = () => {
    if (process.memoryUsage.rss() > megabytes * 1024 * 1024) end()
  }
  checkMemory()
  setInterval(checkMemory, MEMORY_CHECK_MS)
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
