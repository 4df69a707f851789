import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { t } from '../locale/messages.tsx'
import { report } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'
import type { Unsent } from './SignOutQuestion.tsx'
import { loadSession, signOut } from './session.ts'

const SignOutQuestion = lazy(async () => ({
  default: (await import('./SignOutQuestion.tsx')).SignOutQuestion,
}))

const loadClearBrowser = () => import('./clearBrowser.ts')

/**
 * Returns `leave`, which ends the session, clears unsent items and the cart, opens the landing page and shows a toast.
 * With unsent items it asks for confirmation first; the caller renders `question`. An expired session keeps unsent
 * items.
 */
export function useSignOut(description?: string): { leave: () => Promise<void>; question: ReactNode } {
  const navigate = useNavigate()
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    try {
      const me = await loadSession()
      await signOut(async () => {
        const { clearBrowser } = await loadClearBrowser()
        clearBrowser(me?.user.id)
        await navigate({ to: '/', ignoreBlocker: true })
      })
      toast.success(t('app.signedOutDone'), description)
    } catch (error) {
      report(error, { fallback: t('app.signOutFailed') })
    } finally {
      setBusy(false)
      setUnsent(null)
    }
  }
  const leave = async () => {
    const me = await loadSession().catch(() => null)
    const waiting = me ? (await loadClearBrowser()).countWaiting(me.user.id) : null
    if (waiting) setUnsent(waiting)
    else await end()
  }
  const question = unsent && (
    <Suspense>
      <SignOutQuestion unsent={unsent} busy={busy} onStay={() => setUnsent(null)} onLeave={end} />
    </Suspense>
  )
  return { leave, question }
}
