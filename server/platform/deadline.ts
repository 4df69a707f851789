/**
 * Runs something for at most `milliseconds`, then aborts its signal and rejects with the signal's reason, a
 * `TimeoutError`, also where the signal has no effect.
 */
export function withDeadline<T>(milliseconds: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds)
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([run(signal), late])
}
