import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { HOSTILE_ANSWERS, type HostileAnswer, startHostileHost } from '../test/hostileHost.ts'
import { withBoundedFetch } from './boundedFetch.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** The address of a server that answers with so many bytes. */
async function answering(bytes: number) {
  const server = createServer((_request, response) => response.end('x'.repeat(bytes)))
  closing.push(() => server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it.each(Object.keys(HOSTILE_ANSWERS) as HostileAnswer[])(
  'withBoundedFetch ends a request at a host that %s',
  { timeout: 10_000 },
  async (how) => {
    const host = await startHostileHost(how)
    closing.push(host.close)
    const reading = Promise.withResolvers<string>()
    const ask = () => fetch(`http://127.0.0.1:${host.port}`).then((answer) => answer.text())
    await expect(
      withBoundedFetch(300, () => {
        ask().then(reading.resolve, reading.reject)
        return reading.promise
      }),
    ).rejects.toThrow()
    // Not only the waiting for it.
    await expect(reading.promise).rejects.toThrow()
  },
)

it('withBoundedFetch refuses an answer of more than 1 MB, and other requests have none of its limits', async () => {
  const [small, large] = [await answering(1_000_000), await answering(1_000_001)]
  const sizeOf = (url: string) =>
    fetch(url)
      .then((answer) => answer.text())
      .then((text) => text.length)
  expect(await withBoundedFetch(5_000, () => sizeOf(small))).toBe(1_000_000)
  await expect(withBoundedFetch(5_000, () => sizeOf(large))).rejects.toThrow('too large')
  expect(await sizeOf(large)).toBe(1_000_001)
})
