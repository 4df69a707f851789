import { useRef } from 'react'
import { refreshSession } from '../app/session.ts'
import { trpc } from '../app/trpc.ts'
import { useVisible } from '../ui/useVisible.ts'
import { TrpcProvider } from './TrpcProvider.tsx'

/** Reloads what the page shows when the person's role, session, care links, balance or notices change. */
function Watch() {
  const visible = useVisible()
  const utils = trpc.useUtils()
  const began = useRef(false)
  const noticesChanged = () => {
    void utils.notices.unread.invalidate()
    void utils.notices.list.invalidate()
  }
  const changed = () => {
    void refreshSession()
    void utils.invalidate()
  }
  trpc.auth.onChange.useSubscription(undefined, {
    enabled: visible,
    onStarted: () => {
      // Changes while the tab was hidden were missed. At the first start nothing is missed: the page came with its
      // session.
      if (began.current) void refreshSession()
      began.current = true
      void utils.credits.balance.invalidate()
      noticesChanged()
    },
    onData: ({ topic }) => (topic === 'notices' ? noticesChanged() : changed()),
    // The stream ends when the session does.
    onError: () => void refreshSession(),
  })
  return null
}

export function SessionWatch() {
  return (
    <TrpcProvider>
      <Watch />
    </TrpcProvider>
  )
}
