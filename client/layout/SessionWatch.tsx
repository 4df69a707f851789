import { loadSession, refreshSession } from '../app/session.ts'
import { trpc } from '../app/trpc.ts'
import { useVisible } from '../ui/useVisible.ts'
import { TrpcProvider } from './TrpcProvider.tsx'

/** Whether this page has opened a stream before: a later one, also of another role, may have missed events. */
let began = false

/** Reloads the page's data when the person's role, session, care links, balance or notices change. */
function Watch() {
  const visible = useVisible()
  const utils = trpc.useUtils()
  const noticesChanged = () => {
    void utils.notices.unread.invalidate()
    void utils.notices.list.invalidate()
    void utils.messages.unread.invalidate()
    void utils.care.now.invalidate()
  }
  const changed = async () => {
    await refreshSession()
    // Without a session the server would refuse all of it.
    if (await loadSession()) await utils.invalidate()
  }
  trpc.auth.onChange.useSubscription(undefined, {
    enabled: visible,
    onStarted: () => {
      // Reloads what changed while no stream was open. The first start requests only what the page does not contain.
      if (began) void changed()
      began = true
      void utils.credits.balance.invalidate()
      noticesChanged()
    },
    onData: ({ topic }) => (topic === 'notices' ? noticesChanged() : void changed()),
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
