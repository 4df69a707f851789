import { useState } from 'react'

/** What is shown while it may change: the newest value, or, while it is held, the one that stood there when that began. */
export function useHeld<Value>(newest: Value): [shown: Value, hold: (held: boolean) => void] {
  const [held, setHeld] = useState<{ value: Value } | null>(null)
  return [held ? held.value : newest, (hold) => setHeld(hold ? { value: newest } : null)]
}
