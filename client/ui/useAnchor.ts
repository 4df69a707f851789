import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** The element that the address names behind `#`, by its id. Scrolls to it once, as soon as it is there. */
export function useAnchor(isThere: boolean): string {
  const anchor = useLocation({ select: ({ hash }) => hash })
  const reached = useRef('')
  useEffect(() => {
    if (!isThere || !anchor || reached.current === anchor) return
    reached.current = anchor
    document.getElementById(anchor)?.scrollIntoView({ block: 'center' })
  }, [anchor, isThere])
  return anchor
}

/** Marks the element that the address names. */
export const ANCHORED = 'outline-2 outline-offset-4 outline-accent'
