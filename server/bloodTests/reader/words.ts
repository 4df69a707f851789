import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { AllowedType } from '../../../shared/bloodTests.ts'
import type { Refusal } from './limits.ts'
import type { Matrix } from './picture.ts'

/**
 * A word where it stands on its page: points (or pixels of an image) from the top left corner. `height` is the font
 * size, `y + height` the baseline; `angle` is 0 for text that reads from left to right, in degrees, clockwise.
 */
/** `confidence`, from 0 to 1, is missing for text that was not recognised in a picture but drawn as text. */
export type Word = {
  text: string
  x: number
  y: number
  width: number
  height: number
  angle: number
  confidence?: number
}

/**
 * A page with its words in drawing order. `number` counts from 1; width and height are in the words' measure. Where the
 * words were recognised in a picture that had to be straightened, `toPicture` leads from their measure to fractions of
 * the picture as it was uploaded.
 */
export type Page = { number: number; width: number; height: number; words: Word[]; toPicture?: Matrix }

/** How much one file may cost. `heapMegabytes` counts what JavaScript holds, `megabytes` all memory of the process. */
export type ReadLimits = {
  milliseconds: number
  megabytes: number
  heapMegabytes: number
  pages: number
  words: number
}

/** What the child is asked: the text of a PDF, the pages of a PDF that are scans, or a picture. */
export type ReadTask = { bytes: Uint8Array; limits: ReadLimits } & (
  | { read: 'text' | 'picture' }
  | { read: 'scans'; scans: number[] }
)

/** What the child says: which page it is reading, and in the end one answer. */
export type ReadMessage = { page: number; pages: number } | { pages: Page[] } | { failure: Refusal }

/** A blood test is a few pages; a file beyond these limits is no lab report, or an attack. */
const TEXT_LIMITS: ReadLimits = {
  milliseconds: 20_000,
  megabytes: 768,
  heapMegabytes: 256,
  pages: 30,
  words: 8_000,
}
/** Recognising a page takes some seconds. */
const PICTURE_LIMITS: ReadLimits = {
  milliseconds: 120_000,
  megabytes: 1_536,
  heapMegabytes: 512,
  pages: 10,
  words: 8_000,
}

/** A file from which no words can be had. The message is a sentence for the person who uploaded it. */
export class UnreadableReport extends Error {
  override name = 'UnreadableReport'
}

const EXPLANATIONS: Record<Refusal, (limits: ReadLimits) => string> = {
  password: () => 'This PDF is protected by a password. Please upload a copy without one.',
  damaged: () =>
    'This PDF is damaged or incomplete and cannot be read. Please download it again from your laboratory.',
  picture: () => 'This picture is damaged or incomplete and cannot be read. Please take or save it again.',
  pages: (limits) =>
    `This PDF has more than ${limits.pages} pages. Please upload only the pages with your results.`,
  scans: (limits) =>
    `This PDF has more than ${limits.pages} scanned pages. Please upload only the pages with your results.`,
  words: () =>
    'This PDF has far more text than a lab report. Please upload only the pages with your results.',
  time: () =>
    'This file takes too long or too much memory to read. Please upload only the pages with your results.',
  text: () =>
    'No text was found in this file. Please upload a sharper picture of the whole page, or the PDF that your laboratory issued.',
  pixels: () => 'This picture has too many pixels. Please upload one of at most 40 megapixels.',
}

const CHILD = fileURLToPath(new URL('./words.child.ts', import.meta.url))

const pathOf = (url: string) => fileURLToPath(new URL(url, import.meta.url))
/** The child's own folder, and where Node looks for the kind of its files. */
const OWN = [pathOf('./'), pathOf('../../../package.json')]
const PDF_LIBRARY = fileURLToPath(new URL('../', import.meta.resolve('unpdf')))
const LIBRARIES = pathOf('../../../node_modules/')

const mayRead = (paths: string[]) => paths.map((path) => `--allow-fs-read=${path}`)
/**
 * All that the child may do: read its own code. Recognising pictures needs native code, which these permissions do not
 * bind, so the text of PDFs is read without it.
 */
const TEXT_RIGHTS = mayRead([...OWN, PDF_LIBRARY])
const PICTURE_RIGHTS = ['--allow-addons', ...mayRead([...OWN, LIBRARIES])]

type Answer = { pages: Page[] } | { failure: Refusal }
type Progress = (page: number, pages: number) => void

/** How much longer the child's own deadline gets before it is killed from here. */
const GRACE_MS = 250

/**
 * Asks a child process about a file. It may read its own code and no other file, may not write, start processes or
 * reach the network, and gets no environment. It ends itself when a limit is reached, and is killed should it fail to.
 */
function askChild(task: ReadTask, onProgress: Progress): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const child = fork(CHILD, [], {
    execArgv: [
      '--permission',
      '--allow-worker',
      ...(task.read === 'text' ? TEXT_RIGHTS : PICTURE_RIGHTS),
      '--disable-warning=ExperimentalWarning',
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const clock = setTimeout(() => child.kill('SIGKILL'), task.limits.milliseconds + GRACE_MS)
  child.on('message', (message: ReadMessage) => {
    if ('page' in message) onProgress(message.page, message.pages)
    else resolve(message)
  })
  child.once('error', reject)
  // Without an answer before its end the child ran out of time or memory (an answer that came first stays).
  child.once('exit', () => {
    clearTimeout(clock)
    resolve({ failure: 'time' })
  })
  child.send(task, (error) => {
    if (error) child.kill('SIGKILL')
  })
  return promise
}

/** The end-of-file mark that every complete PDF carries near its end: without it, rows may be missing. */
function isComplete(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-2048)).includes('%%EOF')
}

/** Pages with fewer words than this may be scans with a stamp of the scanner's app on them. */
const FEW_WORDS = 12

export type ReadOptions = {
  /** Called before each page of a picture or scan is read, with its number among the pages to be read so. */
  onProgress?: Progress
  /** Limits other than the usual ones. */
  limits?: Partial<ReadLimits>
}

/**
 * The words of an uploaded report with their places. Throws `UnreadableReport` with a sentence for people when the
 * file has none to give: protected, damaged, too large, or without text. The work happens in a child process, so the
 * caller's event loop stays free.
 */
export async function readWords(
  file: Uint8Array,
  type: AllowedType,
  { onProgress = () => {}, limits = {} }: ReadOptions = {},
): Promise<Page[]> {
  const textLimits = { ...TEXT_LIMITS, ...limits }
  const pictureLimits = { ...PICTURE_LIMITS, ...limits }
  const ask = async (task: ReadTask): Promise<Page[]> => {
    const answer = await askChild(task, onProgress)
    if ('failure' in answer) throw new UnreadableReport(EXPLANATIONS[answer.failure](task.limits))
    return answer.pages
  }
  const refuse = (why: Refusal): never => {
    throw new UnreadableReport(EXPLANATIONS[why](pictureLimits))
  }
  const pages: Page[] = []
  if (type !== 'application/pdf') {
    pages.push(...(await ask({ read: 'picture', bytes: file, limits: pictureLimits })))
  } else {
    if (!isComplete(file)) refuse('damaged')
    const drawn = await ask({ read: 'text', bytes: file, limits: textLimits })
    const scans = drawn.filter(({ words }) => words.length < FEW_WORDS).map(({ number }) => number)
    if (scans.length > pictureLimits.pages) refuse('scans')
    const scanned =
      scans.length === 0 ? [] : await ask({ read: 'scans', scans, bytes: file, limits: pictureLimits })
    const bestOf = (page: Page) => {
      const scan = scanned.find(({ number }) => number === page.number)
      return scan && scan.words.length > page.words.length ? scan : page
    }
    pages.push(...drawn.map(bestOf))
  }
  if (pages.every((page) => page.words.length === 0)) refuse('text')
  return pages
}
