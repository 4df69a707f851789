import { useSyncExternalStore } from 'react'

/** Where tables become cards: specification section 9. */
const phone = matchMedia('(width < 48rem)')

function watch(listener: () => void) {
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}

/** Whether the window is narrower than 768px. */
export const usePhone = () => useSyncExternalStore(watch, () => phone.matches)
