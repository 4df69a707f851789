import { emptyCart } from '../lib/cart.ts'
import { removeWaiting } from '../lib/waitingStorage.ts'

export { countWaiting } from '../lib/waitingStorage.ts'

/** Ends this browser's push subscription, and closes what it shows. The server's part went with the session. */
async function leaveNoPush() {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/** Removes what was not sent, the cart and notifications from this browser, at a sign-out. */
export function leaveNothing(userId: string | undefined) {
  if (userId) removeWaiting(userId)
  emptyCart()
  // Should the push service be out of reach: the portal sends nothing here any more.
  leaveNoPush().catch(() => {})
}
