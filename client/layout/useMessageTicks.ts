import { refreshSession } from '../app/session.ts'
import { trpc } from '../app/trpc.ts'
import { useVisible } from '../ui/useVisible.ts'

/** Reloads messages whenever one of the caller's threads changes. */
export function useMessageTicks() {
  const utils = trpc.useUtils()
  const reload = () => void utils.messages.invalidate()
  trpc.messages.onChange.useSubscription(undefined, {
    enabled: useVisible(),
    onStarted: reload,
    onData: reload,
    onError: () => void refreshSession(),
  })
}
