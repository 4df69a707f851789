/** The length of one-time animations throughout the portal. Milliseconds. */
const DURATION = 700

/** Lets an element pulse once, for something just earned. Does nothing when the person prefers reduced motion. */
export function playPulse(element: Element | null) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element?.animate([{ scale: 1 }, { scale: 1.03 }, { scale: 1 }], {
    duration: DURATION,
    easing: 'ease-in-out',
  })
}
