/** Queues drawings: one may take a core for seconds, and a malicious file takes all the time it gets. */
import pLimit, { type LimitFunction } from 'p-limit'
import { Refusal } from '../../shared/errors.ts'

/** Drawings at once in this process, so that one person's slow page does not block others. */
const AT_ONCE = 2
/** Drawings of one person, running and waiting: more than anybody looks at. */
const MOST_OF_A_PERSON = 6
const RETRY_AFTER_SECONDS = 10
/** A request that was replaced by a newer one of the same person may be retried soon; seconds. */
const REPLACED_RETRY_SECONDS = 2

/** `waiting` are the requests that wait under a name. */
type Turns = { own: LimitFunction; asked: number; waiting: Map<string, AbortController> }

const everybody = pLimit(AT_ONCE)
const persons = new Map<string, Turns>()

/** Rejects with the signal's reason when it aborts before the drawing has begun. */
const leaving = (signal: AbortSignal, begun: () => boolean) =>
  new Promise<never>((_resolve, reject) => {
    const leave = () => {
      if (!begun()) reject(signal.reason)
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })

/**
 * Runs a drawing in its person's turn: one at a time for each person, two for all. Refuses a seventh with `TOO_MANY`.
 * A drawing whose signal aborts before its turn is not started, and fails at once with the signal's reason. Of the
 * drawings with the same `name` one may wait: a newer one replaces it, and the older is refused. p-limit
 * counts; fair shares, names and leaving the queue are ours.
 */
export async function inTurn<T>(
  person: string,
  draw: () => Promise<T>,
  { signal, name }: { signal?: AbortSignal; name?: string } = {},
): Promise<T> {
  const turns: Turns = persons.get(person) ?? { own: pLimit(1), asked: 0, waiting: new Map() }
  const older = name === undefined ? undefined : turns.waiting.get(name)
  if (!older && turns.asked >= MOST_OF_A_PERSON) {
    throw new Refusal(
      'TOO_MANY',
      'Too many pages at once. Please try again in a moment.',
      RETRY_AFTER_SECONDS,
    )
  }
  older?.abort(new Refusal('TOO_MANY', 'A newer page was asked for instead.', REPLACED_RETRY_SECONDS))
  const newer = new AbortController()
  const gone = AbortSignal.any(signal ? [signal, newer.signal] : [newer.signal])
  let begun = false
  const waitsNoMore = () => {
    if (name !== undefined && turns.waiting.get(name) === newer) turns.waiting.delete(name)
  }
  persons.set(person, turns)
  turns.asked += 1
  if (name !== undefined) turns.waiting.set(name, newer)
  const turn = turns.own(() => {
    // A request that was aborted does not join the queue of all.
    gone.throwIfAborted()
    return everybody(() => {
      gone.throwIfAborted()
      begun = true
      waitsNoMore()
      return draw()
    })
  })
  try {
    return await Promise.race([turn, leaving(gone, () => begun)])
  } finally {
    waitsNoMore()
    turns.asked -= 1
    if (turns.asked === 0) persons.delete(person)
  }
}
