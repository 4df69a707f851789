/** The share of a work's time in which this thread used a core: what else the machine does can only lower it. */
export async function busyShareOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000 / (performance.now() - started)
}
