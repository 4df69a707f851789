/** Decodes uploaded and fetched pictures in a child process, so that a malicious one can harm nothing else. */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { inTurn } from './fairQueue.ts'
import { ROOT } from './root.ts'

/** The child's task. `side` is the longest side of the result, in pixels. */
export type RedrawTask = { bytes: Uint8Array; side: number; milliseconds: number; megabytes: number }
/** The child's answer: the picture as WebP, or null if the bytes are not a picture. */
export type Redrawn = Uint8Array | null

/** A picture of 40 megapixels takes a second or two, and some 300 MB. */
const MILLISECONDS = 15_000
const MEGABYTES = 768
/** The child is killed this long after its own timer should have ended it; milliseconds. */
const GRACE_MS = 250

const FOLDER = join(ROOT, 'server/platform/')
const READABLE = [FOLDER, join(ROOT, 'node_modules/'), join(ROOT, 'package.json')]

/** How long a process waits for the next picture; milliseconds. */
const KEEP_MS = 2 * 60 * 1000

/** Started after a picture, for the next one. No process draws two: what a malicious picture does ends with it. */
let spare: { child: ChildProcess; timer: NodeJS.Timeout } | undefined

const startChild = () =>
  fork(join(FOLDER, 'redraw.process.ts'), [], {
    execArgv: [
      ...['--permission', '--allow-addons', '--disable-warning=ExperimentalWarning'],
      ...READABLE.map((path) => `--allow-fs-read=${path}`),
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

function takeChild(): ChildProcess {
  if (!spare) return startChild()
  const { child, timer } = spare
  clearTimeout(timer)
  spare = undefined
  if (!child.connected) return startChild()
  child.removeAllListeners()
  child.ref()
  child.channel?.ref()
  return child
}

function prepareSpare() {
  if (spare) return
  const child = startChild()
  // It keeps no process from ending, and ends with its parent.
  child.unref()
  child.channel?.unref()
  const timer = setTimeout(() => child.kill('SIGKILL'), KEEP_MS).unref()
  spare = { child, timer }
  const forget = () => {
    clearTimeout(timer)
    if (spare?.child === child) spare = undefined
  }
  child.once('error', forget).once('exit', forget)
}

function redrawn(bytes: Uint8Array, side: number): Promise<Redrawn> {
  const { promise, resolve, reject } = Promise.withResolvers<Redrawn>()
  const child = takeChild()
  const clock = setTimeout(() => child.kill('SIGKILL'), MILLISECONDS + GRACE_MS)
  child.once('message', (answer: Redrawn) => resolve(answer)).once('error', reject)
  // Without an answer it ran out of time or memory, or crashed. (After an answer, this has no effect.)
  child.once('exit', () => {
    clearTimeout(clock)
    resolve(null)
  })
  const task: RedrawTask = { bytes, side, milliseconds: MILLISECONDS, megabytes: MEGABYTES }
  child.send(task, (error) => {
    if (error) child.kill('SIGKILL')
  })
  return promise.finally(prepareSpare)
}

/**
 * Decodes a JPEG, PNG or WebP picture and encodes it as WebP, upright and with no side longer than `side` pixels.
 * Null if the bytes are not such a picture, have more than 40 megapixels, or take too much time or memory. The
 * child process may read its own code and no other file, may not write, start processes or use the network, and has
 * no environment. Runs in turns with all other drawings, one at a time per `person`.
 */
export const redraw = (person: string, bytes: Uint8Array, side: number) =>
  inTurn(person, () => redrawn(bytes, side))

const FORMATS = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** The same for bytes of unknown format: decoders of others are never called. */
export async function redrawUpload(person: string, upload: Buffer, side: number): Promise<Redrawn> {
  const { fileTypeFromBuffer } = await import('file-type')
  return FORMATS.has((await fileTypeFromBuffer(upload))?.mime ?? '') ? redraw(person, upload, side) : null
}
