import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** The content of a request: bytes are sent as they are, any other body as JSON. */
type Call = { body?: object | Buffer; headers?: Record<string, string> }

export type Sample = { perSecond: number; p50: number; p99: number; failures: number }

/** How many requests are made before the clock starts; they are sent in turn. */
const CALLS = 10_000

/**
 * A script for wrk: it sends the requests of a file, where a line with its length precedes each, and prints the
 * measurements as one line of JSON.
 */
const SCRIPT = `
requests, turn = {}, 0
function init(args)
  local file = io.open(args[1], 'rb')
  local length = file:read('*n')
  while length do
    file:read(1)
    requests[#requests + 1] = file:read(length)
    length = file:read('*n')
  end
  file:close()
end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
function done(summary, latency)
  local errors = summary.errors
  local failures = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  print(string.format('{"perSecond":%f,"p50":%f,"p99":%f,"failures":%d}', summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, failures))
end
`

/** A request as bytes of HTTP/1.1. */
function wireOf({ host, pathname, search }: URL, { body, headers }: Call) {
  const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  const all = {
    host,
    ...(bytes ? { 'content-type': 'application/json', 'content-length': bytes.length } : {}),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `${bytes ? 'POST' : 'GET'} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`
  const whole = Buffer.concat([Buffer.from(head), bytes ?? Buffer.alloc(0)])
  return Buffer.concat([Buffer.from(`${whole.length}\n`), whole])
}

/**
 * Keeps `clients` requests in flight for `seconds`, against 127.0.0.1 only. wrk sends them, because it needs little of
 * the CPU that both share. `next` makes the `calls` requests beforehand. A status of 400 or above counts as a failure.
 * Times are in milliseconds.
 */
export async function load(
  url: string,
  clients: number,
  seconds: number,
  next: (n: number) => Call = () => ({}),
  calls = CALLS,
): Promise<Sample> {
  const target = new URL(url)
  if (target.hostname !== '127.0.0.1') throw new Error('load goes to this machine only')
  const directory = await mkdtemp(join(tmpdir(), 'portal-load-'))
  try {
    const script = join(directory, 'load.lua')
    const requests = join(directory, 'requests')
    await writeFile(script, SCRIPT)
    await writeFile(requests, Buffer.concat(Array.from({ length: calls }, (_, n) => wireOf(target, next(n)))))
    const options = `-t1 -c${clients} -d${seconds}s --timeout 30s -s ${script} ${url} -- ${requests}`
    const { stdout } = await promisify(execFile)('wrk', options.split(' '))
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Sample
  } finally {
    await rm(directory, { recursive: true })
  }
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Throws where a program that sends or measures load is not installed. */
export function requirePrograms(...programs: string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const missing = programs.filter((program) => !folders.some((folder) => existsSync(join(folder, program))))
  if (missing.length > 0)
    throw new Error(`make bench needs ${missing.join(' and ')}: please install it first`)
}
