import { useSyncExternalStore } from 'react'

function below(width: string) {
  const query = matchMedia(`(width < ${width})`)
  const watch = (listener: () => void) => {
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(watch, () => query.matches)
}

/** Whether the window is narrower than 768px, where tables become cards. */
export const usePhone = below('48rem')

/** Whether the widest tables are shown as cards: beside the sidebar they need 1080px. */
export const useCards = below('67.5rem')

/** A grid of cards with as many columns as fit. */
export const CARDS = 'grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))]'
