import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { message } from '../../locales/translate.ts'
import { withDeadline } from './deadline.ts'
import { nodeHttp } from './nodeHttp.ts'

/** Why something was not fetched; the message, of the catalogue, is for the person who entered the address. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched'
}

/** The address did not answer in time. */
export class TookTooLong extends NotFetched {
  constructor() {
    super(message('app.fetch.slow'))
  }
}

/** Networks that are not reachable from outside, or are not single hosts: IANA's special-purpose address registries. */
const SPECIAL = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  SPECIAL.addSubnet(network, bits, 'ipv4')
}
/** In IPv6 only 2000::/3 is assigned to hosts. Some blocks within it lead to an IPv4 address or nowhere. */
const UNICAST = new BlockList()
UNICAST.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  SPECIAL.addSubnet(network, bits, 'ipv6')
}

/** True for an IP address of the public internet. */
export function isPublicAddress(address: string) {
  const family = isIP(address)
  if (family === 4) return !SPECIAL.check(address, 'ipv4')
  return family === 6 && UNICAST.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6')
}

type Address = { address: string; family: number }
/**
 * Resolves names, and decides which addresses may be connected to. `ca` is a certificate to trust instead of the
 * public ones. Tests replace it.
 */
export type Network = {
  resolve(name: string): Promise<Address[]>
  allows(address: string): boolean
  ca?: string
}
type Message = { method?: 'POST'; headers: Record<string, string | number>; body?: Buffer }
const INTERNET: Network = { resolve: (name) => lookup(name, { all: true }), allows: isPublicAddress }

/** Limits of one request. `accept` is the type that is asked for; `secure` refuses http, also after a redirect. */
type Limits = { maxBytes: number; milliseconds: number; accept?: string; secure?: true }
const MAX_REDIRECTS = 3

/** The address to connect to. Refuses a name with any address that is not public. */
async function checkedAddress(url: URL, network: Network): Promise<Address> {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(name)
  const found = family
    ? [{ address: name, family }]
    : await network.resolve(name).catch(() => {
        throw new NotFetched(message('app.fetch.noHost'))
      })
  const [first] = found
  if (!first || !found.every(({ address }) => network.allows(address))) {
    throw new NotFetched(message('app.fetch.notPublic'))
  }
  return first
}

/** Requests a URL from exactly this address, so that a changed DNS answer has no effect. */
async function requestFrom(
  url: URL,
  at: Address,
  signal: AbortSignal,
  { method, headers, body }: Message,
  ca?: string,
): Promise<IncomingMessage> {
  const { request } = await nodeHttp(url.protocol === 'https:')
  return new Promise((resolve, reject) => {
    request(url, {
      signal,
      agent: false,
      ...(method ? { method } : {}),
      ...(ca ? { ca } : {}),
      headers: { 'user-agent': 'Verbena', ...headers },
      lookup: (_name, options, done) => {
        if (options.all) done(null, [at])
        else done(null, at.address, at.family)
      },
    })
      .once('response', resolve)
      // Without a listener, Node.js ends a connection that changes its protocol without any other event.
      .once('upgrade', ({ statusCode }, socket) => {
        socket.destroy()
        reject(new NotFetched(message('app.fetch.status', { status: statusCode ?? 0 })))
      })
      .once('error', reject)
      .end(body)
  })
}

/** Runs a request for at most `milliseconds` in all. Every failure becomes a `NotFetched`. */
async function withinTime<T>(milliseconds: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await withDeadline(milliseconds, run)
  } catch (error) {
    if (error instanceof NotFetched) throw error
    const late = error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name)
    throw late ? new TookTooLong() : new NotFetched(message('app.fetch.silent'))
  }
}

/**
 * Fetches an http or https address of the public internet. It connects only to the address that was checked, and
 * checks each of at most three redirects again. Fails with `NotFetched` for every other address, any status but 200,
 * more than `maxBytes`, and after `milliseconds` for everything from the first look-up to the last byte.
 */
export function fetchPublic(
  from: string,
  { maxBytes, milliseconds, accept = 'image/*', secure }: Limits,
  network: Network = INTERNET,
): Promise<Buffer> {
  const request: Message = { headers: { accept } }
  return withinTime(milliseconds, async (signal) => {
    let url = new URL(from)
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      if (secure && url.protocol !== 'https:') throw new NotFetched(message('app.fetch.notHttps'))
      if (url.protocol !== 'http:' && url.protocol !== 'https:') break
      const address = await checkedAddress(url, network)
      const answer = await requestFrom(url, address, signal, request, network.ca)
      const { statusCode: status = 0, headers } = answer
      if (status >= 300 && status < 400 && headers.location) {
        answer.destroy()
        url = new URL(headers.location, url)
        continue
      }
      if (status !== 200) {
        answer.destroy()
        throw new NotFetched(message('app.fetch.status', { status }))
      }
      const chunks: Buffer[] = []
      let bytes = 0
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        bytes += chunk.length
        if (bytes > maxBytes) throw new NotFetched(message('app.fetch.large'))
        chunks.push(chunk)
      }
      return Buffer.concat(chunks)
    }
    throw new NotFetched(message('app.fetch.redirects'))
  })
}

/**
 * Posts to an https address of the public internet, and returns the status of its answer, which is not read. It
 * connects only to the address that was checked, and follows no redirect. Fails with `NotFetched` for every other
 * address, and after `milliseconds` for everything from the look-up to the status.
 */
export function postPublic(
  to: string,
  sent: Omit<Message, 'method'>,
  milliseconds: number,
  network: Network = INTERNET,
): Promise<number> {
  return withinTime(milliseconds, async (signal) => {
    const url = new URL(to)
    if (url.protocol !== 'https:') throw new NotFetched(message('app.fetch.notHttps'))
    const address = await checkedAddress(url, network)
    const answer = await requestFrom(url, address, signal, { ...sent, method: 'POST' }, network.ca)
    answer.destroy()
    return answer.statusCode ?? 0
  })
}
