import { mergeLines } from '../../../shared/shop.ts'
import type { Line } from '../../lib/cart.ts'
import { randomId } from '../../lib/randomId.ts'
import { readStored, removeStored, writeStored } from '../../lib/userStorage.ts'

/**
 * An order that was sent and is not known to have arrived. It is kept with its key, so that sending it again after a
 * lost connection or a reload never makes a second order; with its notes, because they belong to what was sent.
 */
type Attempt = { key: string; lines: string; notes: string }

/** For a browser that keeps nothing: then it holds until the page is left. */
const here = new Map<string, Attempt>()

const linesOf = (lines: Line[]) =>
  JSON.stringify(mergeLines(lines.map(({ product, quantity }) => ({ productId: product.id, quantity }))))

const attemptOf = (userId: string) => readStored<Attempt>(userId, 'order') ?? here.get(userId)

/** The idempotency key of this cart: the same one until the order is known to be placed or the cart or notes changed. */
export function attemptKey(userId: string, lines: Line[], notes: string): string {
  const content = { lines: linesOf(lines), notes: notes.trim() }
  const before = attemptOf(userId)
  if (before?.lines === content.lines && before.notes === content.notes) return before.key
  const attempt = { key: randomId(), ...content }
  here.set(userId, attempt)
  writeStored(userId, 'order', attempt)
  return attempt.key
}

/** The notes that were sent with this very cart, so that they stand in their box again after a reload. */
export function attemptedNotes(userId: string, lines: Line[]): string {
  const before = attemptOf(userId)
  return before?.lines === linesOf(lines) ? before.notes : ''
}

/** The order is placed: the next one, be it of the same things, is another. */
export function endAttempt(userId: string) {
  here.delete(userId)
  removeStored(userId, 'order')
}
