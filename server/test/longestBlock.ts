/** The longest time for which the event loop did nothing else while the work ran; in the thread's processor time. */
export async function longestBlock(work: () => Promise<unknown>) {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let [longest, before] = [0, used()]
  const look = () => {
    const now = used()
    longest = Math.max(longest, now - before)
    before = now
  }
  const ticks = setInterval(look, 1)
  await work()
  look()
  clearInterval(ticks)
  return longest
}
