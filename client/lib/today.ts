import { useSyncExternalStore } from 'react'

/** How often the date is checked, so that a tracker left open over midnight shows the new day. Milliseconds. */
const CHECK_EVERY = 30_000

/**
 * The calendar day (`yyyy-MM-dd`) in the device's time zone: an entry belongs to the patient's own day, not the
 * server's.
 */
export function localDay(at = new Date()) {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

function watch(listener: () => void) {
  const timer = setInterval(listener, CHECK_EVERY)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The hour of the device's clock, 0 to 23; changes with it. 0 in a page that is prerendered at build. */
export function useHour() {
  return useSyncExternalStore(
    watch,
    () => new Date().getHours(),
    () => 0,
  )
}

/** Today in the device's time zone; changes at midnight. Empty in a page that is prerendered at build. */
export function useToday() {
  return useSyncExternalStore(
    watch,
    () => localDay(),
    () => '',
  )
}
