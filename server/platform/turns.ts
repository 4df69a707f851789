/** Who draws when: drawing takes a core for up to seconds, and a file may be made so that it takes all its time. */
import pLimit, { type LimitFunction } from 'p-limit'
import { Refusal } from '../../shared/errors.ts'

/** Drawings at once in this process: one person's slow page leaves room for the others. */
const AT_ONCE = 2
/** Of one person: the review of a report asks for its pages, at most 30, together. */
const MOST_OF_A_PERSON = 30
const RETRY_AFTER_SECONDS = 10

const everybody = pLimit(AT_ONCE)
const persons = new Map<string, { turns: LimitFunction; asked: number }>()

/**
 * Runs a drawing when it is its person's turn: one after the other for each, two at once for all. Refuses a 31st. One
 * whose signal is aborted before its turn is not drawn, and fails with the signal's reason.
 */
export async function inTurn<T>(
  person: string,
  draw: () => Promise<T>,
  signal = new AbortController().signal,
): Promise<T> {
  const own = persons.get(person) ?? { turns: pLimit(1), asked: 0 }
  if (own.asked >= MOST_OF_A_PERSON) {
    throw new Refusal(
      'TOO_MANY',
      'Too many pages at once. Please try again in a moment.',
      RETRY_AFTER_SECONDS,
    )
  }
  persons.set(person, own)
  own.asked += 1
  try {
    return await own.turns(() => {
      // Whoever has left does not stand in the queue of all any more.
      signal.throwIfAborted()
      return everybody(() => {
        signal.throwIfAborted()
        return draw()
      })
    })
  } finally {
    own.asked -= 1
    if (own.asked === 0) persons.delete(person)
  }
}
