/** Reads the words of one file, in a thread that `words.child.ts` watches over. Posts progress, then one answer. */
import { parentPort, workerData } from 'node:worker_threads'
import { Refused } from './limits.ts'
import { readPdfText } from './pdf.ts'
import type { Page, ReadMessage, ReadTask } from './words.ts'

const post = (message: ReadMessage) => parentPort?.postMessage(message)

async function read(task: ReadTask): Promise<Page[]> {
  if (task.read === 'text') return await readPdfText(task.bytes, task.limits)
  // Only here: the process that reads text may not load native code.
  const { readPictures } = await import('./pictures.ts')
  return await readPictures(task, (page, pages) => post({ page, pages }))
}

/** Whatever breaks while reading a file that is not ours is the file's fault. */
function failureOf(error: unknown, { read }: ReadTask): ReadMessage {
  if (error instanceof Refused) return { failure: error.why }
  if (error instanceof Error && error.name === 'PasswordException') return { failure: 'password' }
  return { failure: read === 'text' || read === 'scans' ? 'damaged' : 'picture' }
}

const task: ReadTask = workerData
read(task).then(
  (pages) => post({ pages }),
  (error: unknown) => post(failureOf(error, task)),
)
