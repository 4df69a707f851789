/** Draws foreign pictures anew in a process of its own: what they make an image library do harms nothing else. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './root.ts'
import { inTurn } from './turns.ts'

/** What the process is told. `side` is the longest that a side may be, in pixels. */
export type RedrawTask = { bytes: Uint8Array; side: number; milliseconds: number; megabytes: number }
/** What it answers: the picture as WebP, or null where there is none in the bytes. */
export type Redrawn = Uint8Array | null

/** A picture of 40 megapixels takes a second or two, and some 300 MB. */
const MILLISECONDS = 15_000
const MEGABYTES = 768
/** How much longer the process's own clock gets before it is killed from here; milliseconds. */
const GRACE_MS = 250

const FOLDER = join(ROOT, 'server/platform/')
const READABLE = [FOLDER, join(ROOT, 'node_modules/'), join(ROOT, 'package.json')]

function redrawn(bytes: Uint8Array, side: number): Promise<Redrawn> {
  const { promise, resolve, reject } = Promise.withResolvers<Redrawn>()
  const child = fork(join(FOLDER, 'redraw.process.ts'), [], {
    execArgv: [
      ...['--permission', '--allow-addons', '--disable-warning=ExperimentalWarning'],
      ...READABLE.map((path) => `--allow-fs-read=${path}`),
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const clock = setTimeout(() => child.kill('SIGKILL'), MILLISECONDS + GRACE_MS)
  child.once('message', (answer: Redrawn) => resolve(answer)).once('error', reject)
  // Without an answer before its end it ran out of time or memory, or broke (an answer that came first stays).
  child.once('exit', () => {
    clearTimeout(clock)
    resolve(null)
  })
  const task: RedrawTask = { bytes, side, milliseconds: MILLISECONDS, megabytes: MEGABYTES }
  child.send(task, (error) => {
    if (error) child.kill('SIGKILL')
  })
  return promise
}

/**
 * A JPEG, PNG or WebP drawn anew as WebP, upright and with no side longer than so many pixels; null where the bytes are no
 * such picture, have more than 40 megapixels, or take too much time or memory. The process that decodes them may read its
 * own code and no other file, may not write, start processes or reach the network, and gets no environment. In turns with
 * all other drawings, those of one `person` one after the other.
 */
export const redraw = (person: string, bytes: Uint8Array, side: number) =>
  inTurn(person, () => redrawn(bytes, side))
