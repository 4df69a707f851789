/** Runs a child process for an uploaded file, so that no file can harm the portal, block it or take too long. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ReadLimits, type Refusal, UnreadableReport } from '../limits.ts'
import type { Page } from '../page/words.ts'
import type { LinesPicture, PageLines, PrintedPage, Progress, ReportReading } from '../types.ts'

/** What is wanted of a report's pages: its rows, its words as they are, or its words and numbers for a person. */
export type Wanted = 'reading' | 'words' | 'printed'

/**
 * What the child does: read a file (a PDF by its text alone, a PDF with its scans, a picture, a FHIR bundle); draw a
 * page of a PDF; or draw lines of a file's pages on white.
 */
export type Task = { limits: ReadLimits } & (
  | { kind: 'text' | 'scans' | 'picture'; bytes: Uint8Array; wanted: Wanted }
  | { kind: 'bundle'; bytes: Uint8Array }
  | { kind: 'page'; bytes: Uint8Array; page: number }
  | { kind: 'lines'; bytes: Uint8Array; isPdf: boolean; pages: PageLines[] }
)

/**
 * The child's result: the reading with its lines, the report's words, what it prints, that this PDF has scans (its text
 * alone is incomplete), a drawing (PNG), drawn lines, why the file was refused, or an error of our own code.
 */
export type Answer =
  | { reading: ReportReading; lines: PageLines[] }
  | { pages: Page[] }
  | { printed: PrintedPage[] }
  | { hasScans: true }
  | { drawn: Uint8Array }
  | { pictures: LinesPicture[] }
  | { failure: Refusal }
  | { fault: string }

/** A message of the child: progress, and at the end its answer. */
export type Message = { page: number; of: number } | Answer

// This file may be bundled into another one: `import.meta.resolve` finds packages from both places.
const PACKAGE = fileURLToPath(new URL('./', import.meta.resolve('@verbena/lab-reader')))
const LIBRARIES = fileURLToPath(new URL('../../', import.meta.resolve('unpdf')))
/** The package's build: see vite.config.ts. */
const BUILD = join(PACKAGE, 'dist/')
/** The file that the child process runs. */
export const READER = join(BUILD, 'reader.process.js')

/** The permissions of the child: to read its own code, and the files in which Node looks up a module's type. */
const RIGHTS = [
  '--permission',
  '--allow-worker',
  ...[BUILD, LIBRARIES, join(PACKAGE, 'package.json')].map((path) => `--allow-fs-read=${path}`),
]
/**
 * Each process compiles the reader's long expressions anew. V8 would first compile them for its interpreter, which takes
 * several times as long as machine code: half the time of a short report.
 */
const EXPRESSIONS = '--no-regexp-tier-up'
/** These tasks need native code, which Node's permissions do not restrict: all other tasks run without it. */
const NEEDS_NATIVE_CODE: readonly Task['kind'][] = ['scans', 'picture', 'page', 'lines']

/** How many milliseconds after its own deadline the child is killed from here. */
const GRACE_MS = 250

/**
 * Runs a child process for a file. It may read its own code and no other file; it may not write, start processes or use
 * the network, and has an empty environment. It ends itself when a limit is reached, and is killed if that fails.
 * Rejects with `UnreadableReport` if the file is refused, with another error if our own code failed.
 */
export async function runReader(task: Task, onProgress: Progress = () => {}) {
  const answer = await runChild(task, onProgress)
  if ('failure' in answer) throw new UnreadableReport(answer.failure, task.limits)
  if ('fault' in answer) throw new Error(`the reader failed: ${answer.fault}`)
  return answer
}

function runChild(task: Task, onProgress: Progress): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const child = fork(READER, [], {
    execArgv: [
      ...RIGHTS,
      ...(NEEDS_NATIVE_CODE.includes(task.kind) ? ['--allow-addons'] : []),
      EXPRESSIONS,
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
  // Without an answer the child ran out of time or memory; an answer that was sent before its end counts.
  child.once('exit', () => {
    clearTimeout(clock)
    resolve({ failure: 'time' })
  })
  child.send(task, (error) => {
    if (error) child.kill('SIGKILL')
  })
  return promise
}
