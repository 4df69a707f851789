/** Answers one task, in a thread that `child.process.ts` watches over. Posts progress, then one answer. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Message, Task } from './child.ts'
import { Refused } from './limits.ts'
import { readPdfText } from './pdf.ts'

const post = (message: Message) => parentPort?.postMessage(message)
const onProgress = (page: number, of: number) => post({ page, of })

// Libraries with native code are loaded where they are needed: the process that reads text may not load any.
async function answer(task: Task): Promise<Answer> {
  const { bytes, limits } = task
  if (task.ask === 'text') return { pages: await readPdfText(bytes, limits) }
  if (task.ask === 'picture') {
    const { readPicture } = await import('./pictures.ts')
    return { pages: await readPicture(bytes, onProgress) }
  }
  const { drawPage, openDrawable, scansAmong } = await import('./render.ts')
  const document = await openDrawable(bytes)
  if (task.ask === 'drawing') return { png: await drawPage(document, task.page, SHOWN_SIDE) }
  const scans = await scansAmong(document, task.sparse)
  if (scans.length === 0) return { pages: [] }
  if (scans.length > limits.pages) throw new Refused('scans')
  const { readScans } = await import('./pictures.ts')
  return { pages: await readScans(document, scans, onProgress) }
}

/** Of a page that is shown: sharp enough for a row over the width of a dialog; pixels. */
const SHOWN_SIDE = 1800

/** Whatever breaks while reading a file that is not ours is the file's fault. */
function failureOf(error: unknown, { ask }: Task): Answer {
  if (error instanceof Refused) return { failure: error.why }
  if (error instanceof Error && error.name === 'PasswordException') return { failure: 'password' }
  return { failure: ask === 'picture' ? 'picture' : 'damaged' }
}

const task: Task = workerData
answer(task).then(post, (error: unknown) => post(failureOf(error, task)))
