import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { countWaiting, removeWaiting } from '../lib/userStorage.ts'
import { report } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'
import { loadSession, signOut } from './session.ts'

const AlertDialog = lazy(async () => ({ default: (await import('../ui/Dialog.tsx')).AlertDialog }))

/**
 * Returns `leave`, which signs out: it ends the session, removes unsent health entries and the cart from this browser,
 * opens the landing page and shows a toast. When entries are unsent it asks first; the caller renders `question`. A
 * session that expires keeps the entries.
 */
export function useSignOut(description?: string): { leave: () => Promise<void>; question: ReactNode } {
  const navigate = useNavigate()
  const [unsent, setUnsent] = useState(0)
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    try {
      const me = await loadSession()
      await signOut(async () => {
        if (me) removeWaiting(me.user.id)
        const { emptyCart } = await import('../lib/cart.ts')
        emptyCart()
        await navigate({ to: '/', ignoreBlocker: true })
      })
      toast.success('Signed out successfully', description)
    } catch (error) {
      report(error, { fallback: 'Failed to sign out' })
    } finally {
      setBusy(false)
      setUnsent(0)
    }
  }
  const leave = async () => {
    const me = await loadSession().catch(() => null)
    const waiting = me ? countWaiting(me.user.id) : 0
    if (waiting > 0) setUnsent(waiting)
    else await end()
  }
  const entries = unsent === 1 ? 'One health entry has' : `${unsent} health entries have`
  const question = unsent > 0 && (
    <Suspense>
      <AlertDialog
        open
        onClose={() => setUnsent(0)}
        title="Sign out without sending?"
        description={`${entries} not been sent yet. Signing out deletes ${unsent === 1 ? 'it' : 'them'} from this browser for good.`}
        cancel="Stay signed in"
        action="Sign out and remove"
        busy={busy}
        onConfirm={end}
      />
    </Suspense>
  )
  return { leave, question }
}
