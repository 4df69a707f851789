/** Performs one task, in a thread that `reader.process.ts` watches. Posts progress messages, then one answer. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Refusal, Refused } from '../limits.ts'
import type { Page } from '../page/words.ts'
import type { ReportReading } from '../types.ts'
import type { Answer, Message, Task, Wanted } from './runReader.ts'

const post = (message: Message) => parentPort?.postMessage(message)
const onProgress = (page: number, of: number) => post({ page, of })

/** An error while an uploaded file is opened is treated as the file's fault. */
const fileFault = (why: Refusal) => (error: unknown) => {
  if (error instanceof Refused) throw error
  throw new Refused(error instanceof Error && error.name === 'PasswordException' ? 'password' : why)
}

/** The longer side of a page that is shown, in pixels: sharp enough for a row as wide as a dialog. */
const SHOWN_SIDE = 1800

// A task loads only what it needs: a process without the right to native code may load none.
async function answer(task: Task): Promise<Answer> {
  switch (task.kind) {
    case 'text': {
      const { readTextAlone } = await import('./scans.ts')
      const pages = await readTextAlone(task.bytes, task.limits).catch(fileFault('damaged'))
      return pages ? await answerOf(pages, task.wanted) : { hasScans: true }
    }
    case 'scans': {
      const { readWithScans } = await import('./scans.ts')
      const pages = await readWithScans(task.bytes, task.limits, onProgress).catch(fileFault('damaged'))
      return await answerOf(pages, task.wanted)
    }
    case 'picture': {
      const { readPicture } = await import('../pictures/pictures.ts')
      const pages = await readPicture(task.bytes, task.limits, onProgress).catch(fileFault('picture'))
      return await answerOf(pages, task.wanted)
    }
    case 'bundle': {
      const [{ readBundle }, { keptReading }] = await Promise.all([
        import('../fhir/bundle.ts'),
        import('./keptReading.ts'),
      ])
      return { reading: keptReading(readBundle(task.bytes)), lines: [] }
    }
    case 'page': {
      const { paintPage, openDrawable } = await import('../pdf/render.ts')
      const page = openDrawable(task.bytes).then((document) => paintPage(document, task.page, SHOWN_SIDE))
      return { drawn: await page.catch(fileFault('damaged')) }
    }
    case 'lines': {
      const { paintLines } = await import('../pictures/lines.ts')
      return { pictures: await paintLines(task, onProgress).catch(fileFault('damaged')) }
    }
    default:
      throw new TypeError('no such task')
  }
}

const isEmpty = ({ markers, qualitative, unread }: ReportReading) =>
  markers.length === 0 && qualitative.length === 0 && unread.length === 0

async function answerOf(pages: Page[], wanted: Wanted): Promise<Answer> {
  const isInOtherLetters = pages.some((page) => page.isInOtherLetters)
  if (pages.every((page) => page.words.length === 0) && isInOtherLetters) throw new Refused('script')
  if (pages.every((page) => page.words.length === 0))
    throw new Refused(pages.some(({ isUnclear }) => isUnclear !== undefined) ? 'unclear' : 'text')
  if (wanted === 'words') return { pages }
  const { readPagesAndLines, refuseUnlikely } = await import('./keptReading.ts')
  if (wanted === 'printed') {
    refuseUnlikely(pages)
    return { printed: (await import('../rows/printedPage.ts')).printedPages(pages) }
  }
  const { reading, lines } = readPagesAndLines(pages)
  const isRecognised = pages.some(({ words }) => words.some(({ confidence }) => confidence !== undefined))
  if (isInOtherLetters && reading.markers.length + reading.qualitative.length === 0)
    throw new Refused('script')
  if (isRecognised && isEmpty(reading)) throw new Refused('unclear')
  return { reading, lines }
}

const MOST_OF_A_FAULT = 2_000

answer(workerData).then(post, (error: unknown) => {
  if (error instanceof Refused) return post({ failure: error.why })
  const fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
  post({ fault: fault.slice(0, MOST_OF_A_FAULT) })
})
