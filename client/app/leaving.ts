import { emptyCart } from '../lib/cart.ts'
import { removeWaiting } from '../lib/waitingStorage.ts'

export { countWaiting } from '../lib/waitingStorage.ts'

/** Removes what was not sent and the cart from this browser, at a sign-out. */
export function leaveNothing(userId: string | undefined) {
  if (userId) removeWaiting(userId)
  emptyCart()
}
