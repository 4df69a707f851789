import { useVisible } from '../ui/useVisible.ts'
import { refreshSession } from './session.ts'

type Options = { enabled: boolean; onStarted: () => void; onData: () => void; onError: () => void }
type Changes = { useSubscription: (input: undefined, options: Options) => unknown }

/** Calls `reload` when a stream of changes starts and on each of its events, while the tab is visible. */
export function useLive(changes: Changes, reload: () => void, enabled = true) {
  changes.useSubscription(undefined, {
    enabled: useVisible() && enabled,
    onStarted: reload,
    onData: reload,
    // The stream ends when the session does.
    onError: () => void refreshSession(),
  })
}
