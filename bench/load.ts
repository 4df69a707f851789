import { Client } from 'undici'

/** What a request brings; a body of bytes goes as it is, any other as JSON. */
type Call = { body?: object | Buffer; headers?: Record<string, string> }

export type Sample = { perSecond: number; p50: number; p99: number; failures: number }

/**
 * Keeps `clients` requests in flight for so many seconds, against this machine only. `next` makes each request;
 * a status other than 200 and 201 is a failure. Times are in milliseconds.
 */
export async function load(
  url: string,
  clients: number,
  seconds: number,
  next: (client: number) => Call = () => ({}),
): Promise<Sample> {
  const { origin, pathname, search, hostname } = new URL(url)
  if (hostname !== '127.0.0.1') throw new Error('load goes to this machine only')
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  let failures = 0
  const client = async (n: number) => {
    const connection = new Client(origin)
    while (performance.now() < end) {
      const { body, headers } = next(n)
      const started = performance.now()
      const answer = await connection.request({
        path: pathname + search,
        method: body ? 'POST' : 'GET',
        headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        body: Buffer.isBuffer(body) || !body ? (body ?? null) : JSON.stringify(body),
      })
      await answer.body.dump()
      times.push(performance.now() - started)
      if (answer.statusCode !== 200 && answer.statusCode !== 201) failures++
    }
    await connection.close()
  }
  await Promise.all(Array.from({ length: clients }, (_, n) => client(n)))
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failures }
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
