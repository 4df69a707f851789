import { useSyncExternalStore } from 'react'

/** How often the date is checked, so that an open tracker shows the new day after midnight. Milliseconds. */
const CHECK_EVERY = 30_000

/** The calendar day (`yyyy-MM-dd`) in the device's time zone: entries belong to the patient's day, not the server's. */
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

/** The current hour of the device, 0 to 23. 0 in prerendered pages. */
export function useHour() {
  return useSyncExternalStore(
    watch,
    () => new Date().getHours(),
    () => 0,
  )
}

/** Today in the device's time zone; updates at midnight. Empty in prerendered pages. */
export function useToday() {
  return useSyncExternalStore(
    watch,
    () => localDay(),
    () => '',
  )
}
