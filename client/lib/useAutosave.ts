import { useCallback, useEffect, useRef } from 'react'

type Autosave = {
  /** Each change of it starts the delay again. */
  draft: unknown
  /** Milliseconds after the last change. */
  delay: number
  isSaved: () => boolean
  /** Sends the newest draft; returns whether the server has it. */
  send: () => Promise<boolean>
}

/**
 * Saves a draft after each change, when the page is left, and when the network returns. Returns a function that saves
 * pending changes at once, and returns whether the server has everything.
 */
export function useAutosave({ draft, delay, isSaved, send }: Autosave): () => Promise<boolean> {
  const flight = useRef<Promise<boolean> | null>(null)
  const save = useCallback(async (): Promise<boolean> => {
    while (flight.current) await flight.current
    if (isSaved()) return true
    flight.current = send().finally(() => {
      flight.current = null
    })
    return flight.current
  }, [isSaved, send])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft starts the delay again
  useEffect(() => {
    if (isSaved()) return
    const timer = setTimeout(() => void save(), delay)
    return () => clearTimeout(timer)
  }, [draft, delay, isSaved, save])

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void save()
    }
    const back = () => void save()
    document.addEventListener('visibilitychange', leave)
    addEventListener('online', back)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('online', back)
    }
  }, [save])
  return save
}
