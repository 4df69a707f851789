/** Fair queues for costly tasks: one person's tasks never delay those of others for long. */
import pLimit, { type LimitFunction } from 'p-limit'
import { Refusal } from './refusal.ts'

const RETRY_AFTER_SECONDS = 10
/** A request that was replaced by a newer one of the same person may be retried soon; seconds. */
const REPLACED_RETRY_SECONDS = 2

/** `waiting` are the requests that wait under a name. */
type Turns = { own: LimitFunction; asked: number; waiting: Map<string, AbortController> }

/** Rejects with the signal's reason when it aborts before the work has begun. */
const leaving = (signal: AbortSignal, begun: () => boolean) =>
  new Promise<never>((_resolve, reject) => {
    const leave = () => {
      if (!begun()) reject(signal.reason)
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })

/**
 * A queue in this process that runs one task at a time for each person, and `atOnce` for all. Throws `TOO_MANY` if a
 * person has more than `ofPerson` tasks running and waiting. A task whose signal aborts before its turn is not started,
 * and fails at once with the signal's reason. Only one task with the same `name` may wait: a newer one replaces it, and
 * the older is refused. p-limit limits concurrency; the rest is written here.
 */
function fairQueue(atOnce: number, ofPerson: number) {
  const everybody = pLimit(atOnce)
  const persons = new Map<string, Turns>()
  return async <T>(
    person: string,
    work: () => Promise<T>,
    { signal, name }: { signal?: AbortSignal | undefined; name?: string } = {},
  ): Promise<T> => {
    const turns: Turns = persons.get(person) ?? { own: pLimit(1), asked: 0, waiting: new Map() }
    const older = name === undefined ? undefined : turns.waiting.get(name)
    if (!older && turns.asked >= ofPerson) {
      throw new Refusal('TOO_MANY', 'app.refused.tooManyAtOnce', {}, RETRY_AFTER_SECONDS)
    }
    older?.abort(new Refusal('TOO_MANY', 'app.refused.newer', {}, REPLACED_RETRY_SECONDS))
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
        return work()
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
}

/** Limits drawings: one may take a core for seconds, and a malicious file all the time it is allowed. */
export const inTurn = fairQueue(2, 6)

/** Limits re-readings of uploads for their owner: recognising a page takes a core for seconds. */
export const inPrintTurn = fairQueue(1, 2)

/** Limits imports of record files: a phone's export occupies a process for a minute and a half. */
export const inImportTurn = fairQueue(2, 1)

/** Limits heavy queries. A person may queue two batches of them, and the calls of a second window. */
export const inQueryTurn = fairQueue(4, 24)

/** Limits concurrent shares: encryption holds the whole record in memory. */
export const inShareTurn = fairQueue(2, 3)

/** Limits each person's reads that are short but block the event loop in proportion to the person's data. */
export const inReadTurn = fairQueue(Number.POSITIVE_INFINITY, 24)
