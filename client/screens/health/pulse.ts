/** What "draws once" takes everywhere. Milliseconds. */
const DURATION = 700

/** One soft pulse of something that was just earned; nothing where the person asked for less motion. */
export function pulse(element: Element | null) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element?.animate([{ scale: 1 }, { scale: 1.03 }, { scale: 1 }], {
    duration: DURATION,
    easing: 'ease-in-out',
  })
}
