import { emptyCart } from '../lib/cart.ts'
import { removeWaiting } from '../lib/waitingStorage.ts'
import { onUserLeft } from './session.ts'
import { queryClient } from './trpc.ts'

export { countWaiting } from '../lib/waitingStorage.ts'

/** Ends this browser's push subscription and closes its notifications. The server removes its part with the session. */
async function unsubscribePush() {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/** Milliseconds after which queries restart, even if the page does not learn that the session has ended. */
const QUIET_MS = 5_000

const setQueries = (enabled: boolean) => {
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, enabled } })
}
onUserLeft(() => setQueries(true))

/** Pauses queries while a page is left whose session has ended, because the server would refuse them. */
function pauseQueries() {
  setQueries(false)
  setTimeout(setQueries, QUIET_MS, true)
}

/** Removes unsent items, the cart and notifications from this browser at sign-out, once the session has ended. */
export function clearBrowser(userId: string | undefined) {
  pauseQueries()
  if (userId) removeWaiting(userId)
  emptyCart()
  // If the push service is unreachable, the server no longer sends to this subscription anyway.
  unsubscribePush().catch(() => {})
}
