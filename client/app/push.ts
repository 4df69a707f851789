import { useEffect, useState } from 'react'
import { REMINDER_TAG } from '../../shared/notices.ts'
import { deviceOf } from '../lib/device.ts'
import { t } from '../locale/messages.tsx'
import { refuse, report, statusOf } from '../ui/failures.ts'
import { queries, trpc, trpcClient } from './trpc.ts'

/**
 * Whether this browser shows push notifications. `needs-home-screen`: iPhones and iPads require the portal on the Home
 * Screen. `denied`: blocked in the browser's settings.
 */
type PushState = 'unsupported' | 'needs-home-screen' | 'denied' | 'off' | 'on'

/** iPads report themselves as Macs, but no Mac has a touch screen. */
const isHandheldApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Undefined before the first sign-in and during development. */
const registered = async () => (isSupported() ? await navigator.serviceWorker.getRegistration() : undefined)
const subscribed = async () => (await registered())?.pushManager.getSubscription()

/** The device of this session. */
const ownDevice = async () => (await trpcClient.notices.devices.query()).find(({ current }) => current)

async function pushState(): Promise<PushState> {
  if (!isSupported()) {
    const isInstalled = matchMedia('(display-mode: standalone)').matches
    return isHandheldApple() && !isInstalled ? 'needs-home-screen' : 'unsupported'
  }
  if (Notification.permission === 'denied') return 'denied'
  return (await subscribed()) && (await ownDevice()) ? 'on' : 'off'
}

/** Subscribes this browser with the portal's current key. */
async function subscribe() {
  const { publicKey } = await trpcClient.notices.pushKey.query()
  const { pushManager } = (await registered()) ?? (await navigator.serviceWorker.register('/sw.js'))
  await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // The old subscription was made with a former key.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** Requests the permission and adds this browser to the person's devices. Call it from a click. */
async function enablePush() {
  if ((await Notification.requestPermission()) !== 'granted') return
  let subscription: PushSubscription
  try {
    subscription = await subscribe()
  } catch (error) {
    if (statusOf(error) !== null) report(error, { errorTitle: t('app.push.failed') })
    else refuse(t('app.push.failed'), t('app.push.unreachable'))
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
    report(error, { errorTitle: t('app.push.failed') })
    await subscription.unsubscribe()
  }
}

/**
 * The state of notifications on this device, undefined while loading, and `enable`, which resolves to whether they are
 * now on. Call `enable` from a click: it opens the browser's permission prompt.
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
      report(error, { errorTitle: t('app.push.failed') })
      return false
    } finally {
      setBusy(false)
      void queries.notices.devices.invalidate()
    }
  }
  return { state, busy, enable }
}

/** Closes reminders on this device, because the open portal shows what is due. */
async function closeReminders() {
  if (document.visibilityState !== 'visible') return
  const shown = (await (await registered())?.getNotifications()) ?? []
  for (const one of shown) if (one.tag.startsWith(REMINDER_TAG)) one.close()
}

/**
 * Closes reminders whenever the portal becomes visible. Ends a subscription that belongs to another person's session
 * or to an expired one.
 */
export async function startPush() {
  document.addEventListener('visibilitychange', closeReminders)
  await closeReminders()
  const subscription = await subscribed()
  if (subscription && !(await ownDevice())) await subscription.unsubscribe()
}
