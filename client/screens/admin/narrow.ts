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

/** Whether the tables with most columns give way to cards: beside the sidebar they need 1080px. */
export const useCards = below('67.5rem')

/** Such cards beside each other, as many as there is room for. */
export const CARDS = 'grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))]'
