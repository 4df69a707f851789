import { languageOf } from '../../locales/translate.ts'
import { inStorage, keysOf } from '../lib/storage.ts'
import { UNSENT_FORM, WAITING } from '../lib/waitingStorage.ts'
import { currentLocale, onLocaleChange, t } from '../locale/messages.tsx'
import { report } from '../ui/failures.ts'
import { followAccount } from './locale.ts'
import { loadSession, onSessionEvent } from './session.ts'

/** Sends the language to the service worker, which caches its messages. */
async function keepLanguage() {
  await (await caches.open('messages')).put('/messages/language', new Response(languageOf(currentLocale())))
}

/**
 * Starts background work. The service worker is registered at the first sign-in: it caches the dashboard and the
 * tracker, which a visitor of the landing page does not need to download.
 */
async function register() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    // The worker is installed together with the messages of this language: client/public/messages.js.
    await keepLanguage()
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    onLocaleChange(() => void keepLanguage().then(() => active?.postMessage('language')))
    // One that was installed before keeps this language from now on.
    active?.postMessage('language')
  } catch (error) {
    report(error, { errorTitle: t('app.offlineUnavailable'), silent: true })
  }
}

const isSomethingWaiting = (prefix: string) => inStorage(() => keysOf(prefix).length > 0, false)

/** Whether pushes are already permitted; no permission is requested here. */
const mayGetPushes = () => typeof Notification !== 'undefined' && Notification.permission === 'granted'

async function startForSession() {
  if (!(await loadSession().catch(() => null))) return
  // Without a network, at the next start.
  await followAccount().catch(() => {})
  await register()
  if (isSomethingWaiting(UNSENT_FORM)) (await import('./formSync.ts')).startSendingForms()
  if (isSomethingWaiting(WAITING)) (await import('./outboxSync.ts')).startSending()
  // Retried at the next start when there is no network.
  if (mayGetPushes()) await (await import('./push.ts')).startPush().catch(() => {})
}

onSessionEvent((event) => {
  if (event === 'SIGNED_IN') void startForSession()
  if (event === 'USER_UPDATED') followAccount().catch(() => {})
})
void startForSession()
