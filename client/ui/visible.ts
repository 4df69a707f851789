import { useSyncExternalStore } from 'react'

function onChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * Whether this tab is in sight. Live streams rest in hidden tabs: over HTTP/1.1 a browser keeps six connections to one
 * host, and a handful of forgotten tabs would use them all.
 */
export function useVisible(): boolean {
  return useSyncExternalStore(onChange, () => document.visibilityState === 'visible')
}
