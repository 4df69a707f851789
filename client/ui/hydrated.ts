import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in a prerendered page: what is typed or clicked there would be lost at hydration, so its fields and buttons
 * stay disabled.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
