/** Reads an external calendar in a child process, so that a malicious one can do no harm elsewhere. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { message } from '../../locales/translate.ts'
import { inTurn } from '../platform/fairQueue.ts'
import { fetchPublic, type Network, NotFetched } from '../platform/fetchPublic.ts'
import { ROOT } from '../platform/root.ts'
import type { Span } from './freeTimes.ts'

/** The child's task: a calendar, and the horizon. Instants are milliseconds since 1970. */
export type BusyTask = { bytes: Uint8Array; from: number; until: number }
/** The child's result: busy times in order without overlaps, or why there are none. */
export type BusyAnswer = { busy: Span[] } | { failure: 'notCalendar' | 'unreadable' }
/** The child's first message: it has loaded its code and takes its task. */
export type BusyReady = 'ready'

const FETCH = { maxBytes: 5_000_000, milliseconds: 1_800, accept: 'text/calendar', secure: true } as const
/** A busy practitioner's calendar with 6,000 entries and 400 series takes three quarters of it. */
const READ_MS = 1_800
/** The longest start of the child, which on a busy machine takes longer than a calendar. */
const START_MS = 20_000
const MEGABYTES = 128
/** Days before and after today. */
const [DAYS_AGO, DAYS_AHEAD] = [1, 400]
const DAY = 86_400_000
const MOST_BUSY = 5_000

const FOLDER = join(ROOT, 'server/appointments/')
const READABLE = [FOLDER, join(ROOT, 'node_modules/'), join(ROOT, 'package.json')]

/** All-day entries and those without a time zone are in `timeZone`, which is the child's own. */
function answerOf(bytes: Buffer, timeZone: string): Promise<BusyAnswer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<BusyAnswer | null>()
  const child = fork(join(FOLDER, 'busyFeed.process.ts'), [], {
    execArgv: [
      ...['--permission', '--disable-warning=ExperimentalWarning', `--max-old-space-size=${MEGABYTES}`],
      ...READABLE.map((path) => `--allow-fs-read=${path}`),
    ],
    env: { TZ: timeZone },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // It computes without a pause: only another process can end it in time.
  const endIn = (milliseconds: number) => setTimeout(() => child.kill('SIGKILL'), milliseconds)
  let clock = endIn(START_MS)
  const now = Date.now()
  const task: BusyTask = { bytes, from: now - DAYS_AGO * DAY, until: now + DAYS_AHEAD * DAY }
  child.on('message', (said: BusyReady | BusyAnswer) => {
    if (said !== 'ready') return resolve(said)
    clearTimeout(clock)
    clock = endIn(READ_MS)
    child.send(task, (error) => {
      if (error) child.kill('SIGKILL')
    })
  })
  child.once('error', reject)
  // Without an answer it ran out of time or memory. (After an answer, this has no effect.)
  child.once('exit', () => {
    clearTimeout(clock)
    resolve(null)
  })
  return promise
}

const notRead = (text: string) => new NotFetched(text)

/**
 * Returns the busy times of a calendar at a public https address, from yesterday to 400 days ahead. Throws `NotFetched`
 * for any other address, no answer in two seconds, more than 5 MB, a calendar that is invalid or cannot be read in
 * full, more than two seconds or 128 MB of work, and more than `MOST_BUSY` times. The child process can read its own
 * code and no other file, and cannot write, start processes or use the network.
 */
export async function busyTimesAt(
  url: string,
  { person, timeZone }: { person: string; timeZone: string },
  network?: Network,
): Promise<Span[]> {
  const bytes = await fetchPublic(url, FETCH, network)
  const answer = await inTurn(person, () => answerOf(bytes, timeZone))
  if (!answer) throw notRead(message('appointments.busy.tooMuch'))
  if ('failure' in answer) {
    const { failure } = answer
    throw notRead(
      failure === 'unreadable'
        ? message('appointments.busy.unreadable')
        : message('appointments.busy.notCalendar'),
    )
  }
  if (answer.busy.length > MOST_BUSY) throw notRead(message('appointments.busy.tooMany', { most: MOST_BUSY }))
  return answer.busy
}
