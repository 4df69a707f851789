import { mergeLines } from '../../../shared/shop.ts'
import type { Line } from '../../lib/cart.ts'
import { randomId } from '../../lib/randomId.ts'
import { readStored, writeStored } from '../../lib/userStorage.ts'

/**
 * An order sent without a known result. Stored with its idempotency key, so that a retry after a lost connection or a
 * reload never creates a second order, and with its notes.
 */
type Attempt = { key: string; lines: string; notes: string; address?: string }

/** The fallback without browser storage: it lasts until the page is left. */
const inMemory = new Map<string, Attempt>()

const linesOf = (lines: Line[]) =>
  JSON.stringify(mergeLines(lines.map(({ product, quantity }) => ({ productId: product.id, quantity }))))

const attemptOf = (userId: string) => readStored<Attempt>(userId, 'order') ?? inMemory.get(userId)

/** The idempotency key of this cart, until the order is placed, or the cart, notes or delivery address change. */
export function attemptKey(userId: string, lines: Line[], notes: string, address = ''): string {
  const content = { lines: linesOf(lines), notes: notes.trim(), address: address.trim() }
  const before = attemptOf(userId)
  const isSame =
    before?.lines === content.lines &&
    before.notes === content.notes &&
    (before.address ?? '') === content.address
  if (isSame) return before.key
  const attempt = { key: randomId(), ...content }
  inMemory.set(userId, attempt)
  writeStored(userId, 'order', attempt)
  return attempt.key
}

/** The notes sent with exactly this cart, to restore the field after a reload. */
export function attemptedNotes(userId: string, lines: Line[]): string {
  const before = attemptOf(userId)
  return before?.lines === linesOf(lines) ? before.notes : ''
}

/** Ends the attempt after the order was placed: the next order gets a new key, even with the same cart. */
export function endAttempt(userId: string) {
  inMemory.delete(userId)
  writeStored(userId, 'order', null)
}
