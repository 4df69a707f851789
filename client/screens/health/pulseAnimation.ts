/** Shared by all one-time animations. Milliseconds. */
const DURATION = 700

/** Pulses an element once, for something just earned, unless the person prefers reduced motion. */
export function playPulse(element: Element | null) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element?.animate([{ scale: 1 }, { scale: 1.03 }, { scale: 1 }], {
    duration: DURATION,
    easing: 'ease-in-out',
  })
}
