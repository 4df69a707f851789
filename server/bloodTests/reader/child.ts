/** Asks a child process about an uploaded file, so that no file can harm the portal, block it or outlive its welcome. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Finished } from './finished.ts'
import { type ReadLimits, type Refusal, unreadable } from './limits.ts'
import type { Page } from './words.ts'

/**
 * What is asked: what a file says (a PDF by its text alone, a PDF whose scans are looked at too, a picture, a FHIR
 * bundle), finished (for a patient who was born on a known day) or only its words; or a page of a PDF as a picture.
 */
export type Task = { limits: ReadLimits } & (
  | { ask: 'text' | 'scans' | 'picture'; bytes: Uint8Array; wordsOnly?: boolean; born?: string | null }
  | { ask: 'bundle'; bytes: Uint8Array; born?: string | null }
  | { ask: 'page'; bytes: Uint8Array; page: number }
)

/**
 * One answer: all that was read, its words, that this PDF has scans (its text alone does not tell all), what was drawn (PNG), why the file gives none, or where our own code failed.
 */
export type Answer =
  | { finished: Finished }
  | { pages: Page[] }
  | { hasScans: true }
  | { drawn: Uint8Array }
  | { failure: Refusal }
  | { fault: string }

/** Which page is being recognised, of how many. */
export type Progress = (page: number, pages: number) => void

/** What the child says: progress, and in the end its answer. */
export type Message = { page: number; of: number } | Answer

// This file may have been built into another; where a library lies, it can tell from both places.
const LIBRARIES = join(fileURLToPath(new URL('../', import.meta.resolve('unpdf'))), '../')
const PORTAL = join(LIBRARIES, '../')
const FOLDER = join(PORTAL, 'server/bloodTests/reader/')
const CHILD = join(FOLDER, 'child.process.ts')

/** All that the child may do: read its own code, and where Node looks for the kind of its files. */
const RIGHTS = [
  '--permission',
  '--allow-worker',
  ...[FOLDER, join(PORTAL, 'shared/'), LIBRARIES, join(PORTAL, 'package.json')].map(
    (path) => `--allow-fs-read=${path}`,
  ),
]
/** Pictures need native code, which these permissions do not bind: everything else is read and drawn without it. */
const NEEDS_NATIVE_CODE: readonly Task['ask'][] = ['scans', 'picture', 'page']

/** How much longer the child's own deadline gets before it is killed from here. */
const GRACE_MS = 250

/**
 * Asks a child process about a file. It may read its own code and no other file, may not write, start processes or
 * reach the network, and gets no environment. It ends itself when a limit is reached, and is killed should it fail to.
 * Fails with `UnreadableReport` where the file gives no answer, with another error where our own code failed.
 */
export async function askChild(task: Task, onProgress: Progress = () => {}) {
  const answer = await answerOf(task, onProgress)
  if ('failure' in answer) throw unreadable(answer.failure, task.limits)
  if ('fault' in answer) throw new Error(`the reader failed: ${answer.fault}`)
  return answer
}

function answerOf(task: Task, onProgress: Progress): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const child = fork(CHILD, [], {
    execArgv: [
      ...RIGHTS,
      ...(NEEDS_NATIVE_CODE.includes(task.ask) ? ['--allow-addons'] : []),
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
