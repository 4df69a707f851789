import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in a prerendered page, where input and clicks would be lost at hydration: fields and buttons stay disabled. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
