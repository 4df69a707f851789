import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { runInThread, ThreadTimeout } from './thread.ts'

const TASK = 'server/test/task.thread.ts'
const ask = (what: 'thread' | 'throw' | 'exit' | 'exitSoon' | 'wait', milliseconds = 10_000) =>
  runInThread<number>(TASK, what, milliseconds)

const workers: Worker[] = []
process.on('worker', (worker) => workers.push(worker))

it('runInThread ends a thread at its time limit, and blocks nothing meanwhile', async () => {
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  }, 1)
  await expect(runInThread('server/test/endless.thread.ts', null, 500)).rejects.toThrow(ThreadTimeout)
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(10)
})

it('runInThread uses a thread again for the next task', async () => {
  expect(await ask('thread')).toBe(await ask('thread'))
})

it('runInThread gives each of two tasks at once a thread of its own', async () => {
  const [one, other] = await Promise.all([ask('wait'), ask('wait')])
  expect(one).not.toBe(other)
})

it.each(['throw', 'exit'] as const)(
  'a thread that ends by %s answers its task with an error, and another takes the next',
  async (how) => {
    const before = await ask('thread')
    await expect(ask(how)).rejects.toThrow(how === 'throw' ? 'the task failed' : 'ended with 3')
    expect(await ask('thread')).not.toBe(before)
  },
)

it('a thread that ends while it is idle fails no task', async () => {
  const before = await ask('exitSoon')
  const idle = workers.find(({ threadId }) => threadId === before)
  if (idle) await once(idle, 'exit')
  expect(await ask('thread')).not.toBe(before)
})

it('runInThread refuses data that cannot be sent, and goes on', async () => {
  await expect(runInThread(TASK, () => {}, 10_000)).rejects.toThrow()
  expect(await ask('thread')).toBeGreaterThan(0)
})
