import { refreshSession } from '../app/session.ts'
import { trpc } from '../app/trpc.ts'
import { useVisible } from '../ui/useVisible.ts'
import { TrpcProvider } from './TrpcProvider.tsx'

/** True once a stream was opened in this page: a later one, also of another role, may have missed something. */
let began = false

/** Reloads what the page shows when the person's role, session, care links or balance change. */
function Watch() {
  const visible = useVisible()
  const utils = trpc.useUtils()
  const changed = () => {
    void refreshSession()
    void utils.invalidate()
  }
  trpc.auth.onChange.useSubscription(undefined, {
    enabled: visible,
    onStarted: () => {
      // What changed while nobody listened was missed: in a hidden tab, and while a new role opened its stream. At the
      // first start nothing is: the page came with its session.
      if (began) changed()
      began = true
      void utils.credits.balance.invalidate()
    },
    onData: changed,
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
