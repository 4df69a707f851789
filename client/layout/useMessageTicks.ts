import { refreshSession } from '../app/session.ts'
import { trpc } from '../app/trpc.ts'
import { useVisible } from '../ui/useVisible.ts'

/** Reloads what the page shows of messages whenever one of the caller's threads changes. */
export function useMessageTicks() {
  const utils = trpc.useUtils()
  const reload = () => void utils.messages.invalidate()
  trpc.messages.onChange.useSubscription(undefined, {
    enabled: useVisible(),
    onStarted: reload,
    onData: reload,
    // The stream ends when the session does.
    onError: () => void refreshSession(),
  })
}
