import { useEffect, useState } from 'react'

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'focusin'] as const

/** Whether the page had no input for the given time in milliseconds, or began so. `wake` restarts the timer. */
export function useIdle(milliseconds: number, beginsIdle: boolean): { idle: boolean; wake: () => void } {
  const [idle, setIdle] = useState(beginsIdle)
  useEffect(() => {
    if (idle) return
    let timer: ReturnType<typeof setTimeout>
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), milliseconds)
    }
    restart()
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, restart, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, restart)
    }
  }, [idle, milliseconds])
  return { idle, wake: () => setIdle(false) }
}
