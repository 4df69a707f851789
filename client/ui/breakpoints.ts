import { useSyncExternalStore } from 'react'

function below(width: string) {
  const query = matchMedia(`(width < ${width})`)
  const watch = (listener: () => void) => {
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(watch, () => query.matches)
}

/** Below 768px, where tables become cards. */
export const usePhone = below('48rem')

/** Below 1080px, where the widest tables beside the sidebar become cards. */
export const useCards = below('67.5rem')

/** Below 1024px, where a page's side column is below its main one. */
export const useOneColumn = below('64rem')

/** As many columns as fit. */
export const CARDS = 'grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))]'
