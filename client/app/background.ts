import { WAITING } from '../lib/userStorage.ts'
import { report } from '../ui/failures.ts'
import { loadSession, onSessionEvent } from './session.ts'

/**
 * What happens beside the pages, once the first one stands. The service worker comes with the first sign-in: what it
 * keeps is the tracker, and a visitor of the landing page does not download that.
 */
async function register() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
  } catch (error) {
    report(error, { errorTitle: 'The portal could not be kept for use without a network', silent: true })
  }
}

function somethingWaits() {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(WAITING))
  } catch {
    return false
  }
}

async function forSignedIn() {
  if (!(await loadSession().catch(() => null))) return
  await register()
  if (somethingWaits()) await import('../screens/health/sending.ts')
}

onSessionEvent((event) => {
  if (event === 'SIGNED_IN') void forSignedIn()
})
void forSignedIn()
