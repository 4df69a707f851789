import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in a page that is drawn at build: what is typed or pressed there would be lost when the living page takes its
 * place, so that its fields and buttons are not to be used yet.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
