import { emptyCart } from '../lib/cart.ts'
import { removeWaiting } from '../lib/waitingStorage.ts'

export { countWaiting } from '../lib/waitingStorage.ts'

/** Ends this browser's push subscription and closes its notifications. The server removes its part with the session. */
async function unsubscribePush() {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/** Removes unsent items, the cart and notifications from this browser at sign-out. */
export function clearBrowser(userId: string | undefined) {
  if (userId) removeWaiting(userId)
  emptyCart()
  // If the push service is unreachable, the server no longer sends to this subscription anyway.
  unsubscribePush().catch(() => {})
}
