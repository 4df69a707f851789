/** Who draws when: drawing takes a core for up to seconds, and a file may be made so that it takes all its time. */
import pLimit, { type LimitFunction } from 'p-limit'
import { Refusal } from '../../shared/errors.ts'

/** Drawings at once in this process: one person's slow page leaves room for the others. */
const AT_ONCE = 2
/** Of one person, the one that is being drawn among them: somebody looks at a few things at a time. */
const MOST_OF_A_PERSON = 6
const RETRY_AFTER_SECONDS = 10
/** Whoever was replaced by oneself, in another window, may ask again soon. */
const REPLACED_RETRY_SECONDS = 2

/** `waiting` are those that wait under a name. */
type Turns = { own: LimitFunction; asked: number; waiting: Map<string, AbortController> }

const everybody = pLimit(AT_ONCE)
const persons = new Map<string, Turns>()

/** Rejects with the signal's reason when it is aborted before the drawing has begun. */
const leaving = (signal: AbortSignal, begun: () => boolean) =>
  new Promise<never>((_resolve, reject) => {
    const leave = () => {
      if (!begun()) reject(signal.reason)
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })

/**
 * Runs a drawing when it is its person's turn: one after the other for each, two at once for all. Refuses a seventh. One
 * whose signal is aborted before its turn is not drawn, and fails at once with the signal's reason. Of those that are
 * asked under one name, one waits: a newer one replaces it, and it is refused. p-limit counts; fair shares, names and
 * leaving the queue are ours.
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
    // Whoever has left does not stand in the queue of all any more.
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
