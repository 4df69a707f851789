import { useEffect, useState } from 'react'

/** How often what depends on the present time is drawn again. Milliseconds. */
const EVERY = 30_000

/** The present instant, in milliseconds; changes every half minute. */
export function useClock() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY)
    return () => clearInterval(timer)
  }, [])
  return now
}
