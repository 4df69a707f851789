import { type RefCallback, useCallback, useState } from 'react'

/**
 * Whether an element has been less than 200px below or above the screen, for what is heavy to draw and mostly further
 * down. It stays true.
 */
export function useNear(): [isNear: boolean, ref: RefCallback<Element>] {
  const [isNear, setIsNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isNear, ref]
}
