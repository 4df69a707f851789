import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { loadSession, onSessionEvent } from './app/session.ts'
import { yieldToMain } from './lib/yieldToMain.ts'
import { loadFirstMessages, MessagesProvider, t } from './locale/messages.tsx'
import { router } from './routes.tsx'
import { report } from './ui/failures.ts'
import './styles.css'

// The content security policy forbids eval, which zod would try; it is loaded with the first form.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Runs the guards again after a sign-in or sign-out in any tab, so that nobody stays on a page they may not see.
onSessionEvent((event) => (event === 'TOKEN_REFRESHED' ? undefined : router.invalidate()))

// Public pages show who is signed in too. A guarded page reports a failure itself.
loadSession().catch((error) => report(error, { errorTitle: t('app.sessionUnread'), silent: true }))

// No page waits for it. Safari has no requestIdleCallback.
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000))
const loadBackground = () => whenIdle(() => void import('./app/background.ts'))
// The window's load event may have fired before this runs.
if (document.readyState === 'complete') loadBackground()
else addEventListener('load', loadBackground)

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
// Prerendered HTML is replaced in one step, once the page can be drawn completely.
await Promise.all([
  loadFirstMessages((language, file) => import(/* @vite-ignore */ `${MESSAGES}${language}/${file}.js`)),
  yieldToMain(),
])
if (container.hasChildNodes()) await router.load()
await yieldToMain()
// As a transition, the first render does not block taps and scrolling.
startTransition(() =>
  createRoot(container).render(
    <StrictMode>
      <MessagesProvider>
        <RouterProvider router={router} />
      </MessagesProvider>
    </StrictMode>,
  ),
)
dispatchEvent(new Event('started'))
