import { Agent, request } from 'node:http'

/** What a request brings; a body of bytes goes as it is, any other as JSON. */
type Call = { body?: object | Buffer; headers?: Record<string, string> }

export type Sample = { perSecond: number; p50: number; p99: number; failures: number }

/** One HTTP request; answers with its status after the whole body has come. */
function send(
  agent: Agent,
  url: string,
  options: { method: 'GET' | 'POST'; headers: Record<string, string>; body: Buffer },
) {
  return new Promise<number>((resolve, reject) => {
    const call = request(url, { agent, method: options.method, headers: options.headers }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject)
      response.resume()
    })
    call.on('error', reject)
    call.end(options.body)
  })
}

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
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('load goes to this machine only')
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  let failures = 0
  const client = async (n: number) => {
    while (performance.now() < end) {
      const { body, headers } = next(n)
      const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body ? JSON.stringify(body) : '')
      const started = performance.now()
      const status = await send(agent, url, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(body ? { 'content-type': 'application/json', 'content-length': String(bytes.length) } : {}),
          ...headers,
        },
        body: bytes,
      })
      times.push(performance.now() - started)
      if (status !== 200 && status !== 201) failures++
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, n) => client(n)))
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failures }
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
