import { useSyncExternalStore } from 'react'

/** A tracker left open over midnight must notice the new day. Milliseconds. */
const LOOK_EVERY = 30_000

/** The calendar day (`yyyy-MM-dd`) where this device is: a patient's day is their own, not the server's. */
export function localDay(at = new Date()) {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

function watch(listener: () => void) {
  const timer = setInterval(listener, LOOK_EVERY)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Today where this device is, also after midnight; empty where no device is, in a page that is drawn at build. */
export function useToday() {
  return useSyncExternalStore(
    watch,
    () => localDay(),
    () => '',
  )
}
