import { useSyncExternalStore } from 'react'

function onChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * Whether this tab is visible. Hidden tabs close their live streams: over HTTP/1.1 a browser opens six connections per
 * host, and a few forgotten tabs would use them all.
 */
export function useVisible(): boolean {
  return useSyncExternalStore(
    onChange,
    () => document.visibilityState === 'visible',
    () => true,
  )
}
