/**
 * Preloaded into a server: SIGUSR2 sets the clock that its code reads back by one hour. Timers go on, as they do when a
 * real clock is set back; the database keeps its own clock.
 */
const BACK_MS = 60 * 60 * 1000
let behind = 0
const now = Date.now
const Real = Date

class SetBack extends Real {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [now() - behind] : given) as [number]))
  }
  static override now() {
    return now() - behind
  }
}
globalThis.Date = SetBack as DateConstructor
process.on('SIGUSR2', () => {
  behind = BACK_MS
})
