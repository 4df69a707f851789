/**
 * Runs `run` for at most `milliseconds`, then aborts its signal and rejects with the signal's `TimeoutError`, even if
 * `run` ignores it.
 */
export function withDeadline<T>(milliseconds: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds)
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([run(signal), late])
}
