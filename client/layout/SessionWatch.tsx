import { useRef } from 'react'
import { refreshSession } from '../app/session.ts'
import { trpc } from '../app/trpc.ts'
import { useVisible } from '../ui/visible.ts'
import { Data } from './Data.tsx'

/** What this page shows is asked for again when the reader's role, session, care links or balance change. */
function Watch() {
  const visible = useVisible()
  const utils = trpc.useUtils()
  const began = useRef(false)
  const changed = () => {
    void refreshSession()
    void utils.invalidate()
  }
  trpc.auth.onChange.useSubscription(undefined, {
    enabled: visible,
    onStarted: () => {
      // What changed while the tab was out of sight was not heard. The page itself came with who is signed in.
      if (began.current) void refreshSession()
      began.current = true
      void utils.credits.balance.invalidate()
    },
    onData: changed,
    // The stream ends with the session.
    onError: () => void refreshSession(),
  })
  return null
}

export function SessionWatch() {
  return (
    <Data>
      <Watch />
    </Data>
  )
}
