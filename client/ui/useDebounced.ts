import { useEffect, useState } from 'react'

/** The usual pause after typing. Milliseconds. */
const PAUSE = 250

/** Returns the value once it has stayed unchanged, so that the server is not called for every letter. */
export function useDebounced<Value>(value: Value): Value {
  const [still, setStill] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return still
}
