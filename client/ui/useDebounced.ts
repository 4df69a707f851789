import { useEffect, useState } from 'react'

/** Somebody who types pauses about this long when they want an answer. Milliseconds. */
const PAUSE = 250

/** A value that is asked for only once it has stood still: the server is not called for every letter. */
export function useDebounced<Value>(value: Value): Value {
  const [still, setStill] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return still
}
