import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in a page that is drawn at build: what is typed there would be lost when the living page takes its place, so that
 * its fields are not to be typed into yet.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
