import { useEffect, useReducer, useRef } from 'react'
import { useT } from '../locale/messages.tsx'
import { Button } from './Button.tsx'

/** Rows shown by each list, so that a page opened again is as long as before. */
const shownRows = new Map<string, number>()

/**
 * How many rows of a long list are shown: `step` at first, and `step` more per call of `more`. `list` identifies the
 * list and its filters.
 */
export function useVisibleCount(list: string, step: number): [shown: number, more: () => void] {
  const [, rerender] = useReducer((times: number) => times + 1, 0)
  const shown = shownRows.get(list) ?? step
  const more = () => {
    shownRows.set(list, shown + step)
    rerender()
  }
  return [shown, more]
}

type ShowMoreProps = {
  onMore: () => void
  busy?: boolean
  /** Loads more before the button is visible, for rows that are already in the browser. */
  auto?: boolean
}

export function ShowMore({ onMore, busy = false, auto = false }: ShowMoreProps) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  // After each render: the observer reports changes only, and the button may still be near.
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
        {t('app.showMore')}
      </Button>
    </div>
  )
}
