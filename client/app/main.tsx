import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { yieldToMain } from '../lib/yieldToMain.ts'
import { report } from '../ui/failures.ts'
import { router } from './routes.tsx'
import { loadSession, onSessionEvent } from './session.ts'
import '../styles.css'

// The content security policy allows no eval: zod, which comes with the first form, must not try it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// The guards run again, so that whoever signs in or out, in whichever tab, stands on a page of theirs.
onSessionEvent((event) => (event === 'TOKEN_REFRESHED' ? undefined : router.invalidate()))

// The bar shows who is signed in on public pages too. A guarded page reports the failure itself.
loadSession().catch((error) => report(error, { errorTitle: 'The session could not be read', silent: true }))

// Only once the browser has nothing better to do: no page waits for it. Safari has no idle callback.
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000))
const beside = () => whenIdle(() => void import('./background.ts'))
// A page that is read from its HTML may have loaded before this runs.
if (document.readyState === 'complete') beside()
else addEventListener('load', beside)

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')
// A page that stands there already is replaced by the living one in one step, once that can be drawn whole.
await yieldToMain()
if (place.hasChildNodes()) await router.load()
await yieldToMain()
// As a transition the first drawing lets taps and scrolling through.
startTransition(() =>
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
)
