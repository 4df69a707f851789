import { useState } from 'react'

/** Returns the newest value or, while held, the value from when holding began. */
export function useHeld<Value>(newest: Value): [shown: Value, hold: (held: boolean) => void] {
  const [held, setHeld] = useState<{ value: Value } | null>(null)
  return [held ? held.value : newest, (hold) => setHeld(hold ? { value: newest } : null)]
}
