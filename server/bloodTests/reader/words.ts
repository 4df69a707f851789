import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { AllowedType } from '../../../shared/bloodTests.ts'

/**
 * A word where it stands on its page: points (or pixels of an image) from the top left corner. `height` is the font
 * size, `y + height` the baseline; `angle` is 0 for text that reads from left to right, in degrees, clockwise.
 */
export type Word = { text: string; x: number; y: number; width: number; height: number; angle: number }

/** A page with its words in drawing order. `number` counts from 1; width and height are in the words' measure. */
export type Page = { number: number; width: number; height: number; words: Word[] }

/** What the child is asked. */
export type PdfTask = { bytes: Uint8Array; maxPages: number; maxWords: number }

/** What the child answers. */
export type PdfAnswer = { pages: Page[] } | { failure: PdfFailure }
type PdfFailure = 'password' | 'damaged' | 'pages' | 'words' | 'time' | 'text'

/** How much one file may cost. */
export type ReadLimits = { milliseconds: number; megabytes: number; pages: number; words: number }

/** A blood test is a few pages; a file beyond these limits is no lab report, or an attack. */
const LIMITS: ReadLimits = { milliseconds: 20_000, megabytes: 256, pages: 30, words: 8_000 }

/** A file from which no words can be had. The message is a sentence for the person who uploaded it. */
export class UnreadableReport extends Error {
  override name = 'UnreadableReport'
}

const EXPLANATIONS: Record<PdfFailure, (limits: ReadLimits) => string> = {
  password: () => 'This PDF is protected by a password. Please upload a copy without one.',
  damaged: () =>
    'This PDF is damaged or incomplete and cannot be read. Please download it again from your laboratory.',
  pages: (limits) =>
    `This PDF has more than ${limits.pages} pages. Please upload only the pages with your results.`,
  words: () =>
    'This PDF has far more text than a lab report. Please upload only the pages with your results.',
  time: () =>
    'This PDF takes too long or too much memory to read. Please upload only the pages with your results.',
  text: () =>
    'This PDF has no text: it is a scan or a photo. Please upload the PDF that your laboratory issued.',
}

const CHILD = fileURLToPath(new URL('./words.child.ts', import.meta.url))
/** All that the child may read: its own folder, the PDF library, and where Node looks for the package's kind. */
const READABLE = ['./', '../../../package.json', new URL('../', import.meta.resolve('unpdf')).href].map(
  (path) => fileURLToPath(new URL(path, import.meta.url)),
)

/**
 * Asks a child process for the pages of a PDF. The child may read its own code and no other file, may not
 * write, start processes or reach the network, gets no environment, and is killed when the time is over; running out of memory ends the child alone.
 */
function askChild(bytes: Uint8Array, limits: ReadLimits): Promise<PdfAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PdfAnswer>()
  const child = fork(CHILD, [], {
    execArgv: [
      `--max-old-space-size=${limits.megabytes}`,
      '--permission',
      ...READABLE.map((path) => `--allow-fs-read=${path}`),
      '--disable-warning=ExperimentalWarning',
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const clock = setTimeout(() => {
    resolve({ failure: 'time' })
    child.kill('SIGKILL')
  }, limits.milliseconds)
  child.once('message', (answer: PdfAnswer) => resolve(answer))
  child.once('error', reject)
  // Without an answer before its end the child ran out of memory (an answer that came first stays).
  child.once('exit', () => {
    clearTimeout(clock)
    resolve({ failure: 'time' })
  })
  child.send({ bytes, maxPages: limits.pages, maxWords: limits.words } satisfies PdfTask, (error) => {
    if (error) child.kill('SIGKILL')
  })
  return promise
}

/** The end-of-file mark that every complete PDF carries near its end: without it, rows may be missing. */
function isComplete(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-2048)).includes('%%EOF')
}

/**
 * The words of an uploaded report with their places. Throws `UnreadableReport` with a sentence for people when the
 * file has none to give: protected, damaged, too large, a scan, or a picture. The work happens in a child process,
 * so the caller's event loop stays free.
 */
export async function readWords(
  file: Uint8Array,
  type: AllowedType,
  limits: Partial<ReadLimits> = {},
): Promise<Page[]> {
  if (type !== 'application/pdf') {
    throw new UnreadableReport('Pictures cannot be read yet. Please upload the PDF of your report.')
  }
  const all = { ...LIMITS, ...limits }
  const answer: PdfAnswer = isComplete(file) ? await askChild(file, all) : { failure: 'damaged' }
  if ('failure' in answer) throw new UnreadableReport(EXPLANATIONS[answer.failure](all))
  if (answer.pages.every((page) => page.words.length === 0))
    throw new UnreadableReport(EXPLANATIONS.text(all))
  return answer.pages
}
