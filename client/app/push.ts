import { useEffect, useState } from 'react'
import { REMINDER_TAG } from '../../shared/notices.ts'
import { deviceOf } from '../lib/device.ts'
import { refuse, report, statusOf } from '../ui/failures.ts'
import { queries, trpc, trpcClient } from './trpc.ts'

/**
 * Whether this browser shows what the portal sends to it. `needs-home-screen`: on an iPhone or iPad only a portal on
 * the Home Screen may. `denied`: the person told the browser so, and only its settings can change that.
 */
type PushState = 'unsupported' | 'needs-home-screen' | 'denied' | 'off' | 'on'

const CANNOT_ENABLE = 'Notifications could not be switched on'

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
const isHandheldApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The worker that shows them; there is none before the first sign-in, or while developing. */
const registered = async () => (isSupported() ? await navigator.serviceWorker.getRegistration() : undefined)
const subscribed = async () => (await registered())?.pushManager.getSubscription()

/** This session's device, as the server knows it. */
const ownDevice = async () => (await trpcClient.notices.devices.query()).find(({ current }) => current)

async function pushState(): Promise<PushState> {
  if (!isSupported()) {
    const isInstalled = matchMedia('(display-mode: standalone)').matches
    return isHandheldApple() && !isInstalled ? 'needs-home-screen' : 'unsupported'
  }
  if (Notification.permission === 'denied') return 'denied'
  return (await subscribed()) && (await ownDevice()) ? 'on' : 'off'
}

/** The browser's subscription with the portal's present key. */
async function subscribe() {
  const { publicKey } = await trpcClient.notices.pushKey.query()
  const { pushManager } = (await registered()) ?? (await navigator.serviceWorker.register('/sw.js'))
  await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // A subscription with a former key is in the way.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** Asks for the permission, so it must be called from a click, and adds this browser to the person's devices. */
async function enablePush() {
  if ((await Notification.requestPermission()) !== 'granted') return
  let subscription: PushSubscription
  try {
    subscription = await subscribe()
  } catch (error) {
    if (statusOf(error) !== null) report(error, { errorTitle: CANNOT_ENABLE })
    else refuse(CANNOT_ENABLE, 'This browser could not reach its push service. Please try again later.')
    return
  }
  const { endpoint, keys } = subscription.toJSON()
  try {
    await trpcClient.notices.addDevice.mutate({
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      name: deviceOf(navigator.userAgent).name,
    })
  } catch (error) {
    report(error, { errorTitle: CANNOT_ENABLE })
    await subscription.unsubscribe()
  }
}

/**
 * Notifications on this device: their state, undefined before it is known, and `enable`, which switches them on and
 * answers whether they are on then. It opens the browser's question, so it belongs to a click.
 */
export function usePush() {
  const { dataUpdatedAt } = trpc.notices.devices.useQuery()
  const [state, setState] = useState<PushState>()
  const [busy, setBusy] = useState(false)
  // A device can also be removed from the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with the list.
  useEffect(() => {
    let shown = true
    pushState().then(
      (now) => shown && setState(now),
      () => {},
    )
    return () => {
      shown = false
    }
  }, [dataUpdatedAt])
  const enable = async () => {
    setBusy(true)
    try {
      await enablePush()
      const now = await pushState()
      setState(now)
      return now === 'on'
    } catch (error) {
      report(error, { errorTitle: CANNOT_ENABLE })
      return false
    } finally {
      setBusy(false)
      void queries.notices.devices.invalidate()
    }
  }
  return { state, busy, enable }
}

/** Closes the reminders that this device shows: the open portal says what is still open. */
async function closeReminders() {
  if (document.visibilityState !== 'visible') return
  const shown = (await (await registered())?.getNotifications()) ?? []
  for (const one of shown) if (one.tag.startsWith(REMINDER_TAG)) one.close()
}

/**
 * Closes reminders whenever the portal is looked at. Ends a subscription that is not this session's: it was another
 * person's, or of a session that ended by itself.
 */
export async function startPush() {
  document.addEventListener('visibilitychange', closeReminders)
  await closeReminders()
  const subscription = await subscribed()
  if (subscription && !(await ownDevice())) await subscription.unsubscribe()
}
