import { useEffect, useReducer, useRef } from 'react'
import { Button } from './Button.tsx'

/** How far each list was shown, so that it is as long again when its page is come back to. */
const reached = new Map<string, number>()

/** How many of a long list are shown: `step` at first, and as many more with each call. `list` names it with its filters. */
export function useVisibleCount(list: string, step: number): [shown: number, more: () => void] {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const shown = reached.get(list) ?? step
  const more = () => {
    reached.set(list, shown + step)
    redraw()
  }
  return [shown, more]
}

type ShowMoreProps = {
  onMore: () => void
  busy?: boolean
  /** Presses itself before it comes into sight: for what is there already. */
  auto?: boolean
}

/** The end of a list that goes on. */
export function ShowMore({ onMore, busy = false, auto = false }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null)
  // After each render anew: an observer tells changes only, and the button may still be near.
  useEffect(() => {
    if (!auto || !button.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onMore(),
      { rootMargin: '1000px' },
    )
    observer.observe(button.current)
    return () => observer.disconnect()
  })
  return (
    <div className="mt-6 flex justify-center">
      <Button ref={button} look="outline" busy={busy} onClick={onMore}>
        Show more
      </Button>
    </div>
  )
}
