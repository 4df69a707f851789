import { useVisible } from '../ui/useVisible.ts'
import { refreshSession } from './session.ts'

/** Options of a subscription that calls `reload` when it starts and on each event, while the tab is visible. */
export function useLive(reload: () => void, enabled = true) {
  return {
    enabled: useVisible() && enabled,
    onStarted: reload,
    onData: reload,
    // The stream ends when the session does.
    onError: () => void refreshSession(),
  }
}
