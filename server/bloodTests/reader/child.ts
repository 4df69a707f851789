/** Asks a child process about an uploaded file, so that no file can harm the portal, block it or outlive its welcome. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReadLimits, Refusal } from './limits.ts'
import type { Page } from './words.ts'

/** What is asked: the text of a PDF, those of its sparse pages that are scans, a picture's text, or a page drawn. */
export type Task = { bytes: Uint8Array; limits: ReadLimits } & (
  | { ask: 'text' }
  | { ask: 'picture' }
  | { ask: 'scans'; sparse: number[] }
  | { ask: 'drawing'; page: number }
)

/** One answer: pages with their words, a page as PNG, or why there is none. */
export type Answer = { pages: Page[] } | { png: Uint8Array } | { failure: Refusal }

/** Which page is being recognised, of how many. */
export type Progress = (page: number, pages: number) => void

/** What the child says: progress, and in the end its answer. */
export type Message = { page: number; of: number } | Answer

// This file may have been built into another; where a library lies, it can tell from both places.
const PDF_LIBRARY = fileURLToPath(new URL('../', import.meta.resolve('unpdf')))
const LIBRARIES = join(PDF_LIBRARY, '../')
const PORTAL = join(LIBRARIES, '../')
const FOLDER = join(PORTAL, 'server/bloodTests/reader/')
const CHILD = join(FOLDER, 'child.process.ts')
/** The child's own folder, and where Node looks for the kind of its files. */
const OWN = [FOLDER, join(PORTAL, 'package.json')]

const mayRead = (paths: string[]) => paths.map((path) => `--allow-fs-read=${path}`)
/**
 * All that the child may do: read its own code. Pictures need native code, which these permissions do not bind, so the
 * text of PDFs is read without it.
 */
const TEXT_RIGHTS = mayRead([...OWN, PDF_LIBRARY])
const PICTURE_RIGHTS = ['--allow-addons', ...mayRead([...OWN, LIBRARIES])]

/** How much longer the child's own deadline gets before it is killed from here. */
const GRACE_MS = 250

/**
 * Asks a child process about a file. It may read its own code and no other file, may not write, start processes or
 * reach the network, and gets no environment. It ends itself when a limit is reached, and is killed should it fail to.
 */
export function askChild(task: Task, onProgress: Progress = () => {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const child = fork(CHILD, [], {
    execArgv: [
      '--permission',
      '--allow-worker',
      ...(task.ask === 'text' ? TEXT_RIGHTS : PICTURE_RIGHTS),
      '--disable-warning=ExperimentalWarning',
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const clock = setTimeout(() => child.kill('SIGKILL'), task.limits.milliseconds + GRACE_MS)
  child.on('message', (message: Message) => {
    if (!('of' in message)) return resolve(message)
    clock.refresh()
    onProgress(message.page, message.of)
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
