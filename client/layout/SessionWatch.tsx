import { refreshSession } from '../app/session.ts'
import { trpc } from '../app/trpc.ts'
import { useVisible } from '../ui/useVisible.ts'
import { TrpcProvider } from './TrpcProvider.tsx'

/** True once a stream was opened in this page: a later one, also of another role, may have missed something. */
let began = false

/** Reloads what the page shows when the person's role, session, care links, balance or notices change. */
function Watch() {
  const visible = useVisible()
  const utils = trpc.useUtils()
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
      // What changed while nobody listened was missed: in a hidden tab, and while a new role opened its stream. At the
      // first start only what the page does not bring with it is asked for.
      if (began) changed()
      began = true
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
