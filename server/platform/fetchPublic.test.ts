import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOSTILE_ANSWERS, type HostileAnswer, startHostileHost } from '../test/hostileHost.ts'
import { fetchPublic, isPublicAddress, postPublic } from './fetchPublic.ts'

const LIMITS = { maxBytes: 1_000, milliseconds: 2_000 }

const pages: Record<string, RequestListener> = {
  '/small': (_request, response) => response.end('a picture'),
  '/large': (_request, response) => response.end('x'.repeat(1_001)),
  '/gone': (_request, response) => response.writeHead(404).end(),
  '/mute': () => {},
  '/on': (_request, response) => response.writeHead(302, { location: '/small' }).end(),
  '/inside': (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/small' }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (_request, response) => response.writeHead(302, { location: '/round' }).end(),
}
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.headers.host ?? '')
  pages[request.url ?? '']?.(request, response)
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A name server that knows one host, whose address counts as public here. */
const here = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  allows: (address: string) => address === '127.0.0.1',
}
const from = (path: string) => fetchPublic(`http://pictures.example:${port}${path}`, LIMITS, here)

it('fetchPublic fetches an address, also after a redirect', async () => {
  expect((await from('/small')).toString()).toBe('a picture')
  expect((await from('/on')).toString()).toBe('a picture')
  expect(asked.at(-1)).toBe(`pictures.example:${port}`)
})

it.each([
  ['/large', 'app.fetch.large'],
  ['/gone', 'app.fetch.status {"status":404}'],
  ['/mute', 'app.fetch.slow'],
  ['/inside', 'app.fetch.notPublic'],
  ['/file', 'app.fetch.redirects'],
  ['/round', 'app.fetch.redirects'],
])('fetchPublic refuses %s: %s', async (path, message) => {
  await expect(from(path)).rejects.toThrow(message)
})

it.each([
  'http://127.0.0.1/x',
  'http://localhost/x',
  'http://[::1]/x',
  'http://169.254.169.254/latest',
  'http://0x7f000001/x',
])('fetchPublic never connects to %s', async (url) => {
  await expect(fetchPublic(url, LIMITS)).rejects.toThrow('app.fetch.notPublic')
})

it.each(Object.keys(HOSTILE_ANSWERS) as HostileAnswer[])(
  'fetchPublic ends within its time at a host that %s',
  { timeout: 5_000 },
  async (how) => {
    const host = await startHostileHost(how)
    try {
      const limits = { maxBytes: 1_000_000, milliseconds: 300 }
      const fetching = fetchPublic(`http://pictures.example:${host.port}/`, limits, here)
      await expect(fetching).rejects.toThrow(/^app\.fetch\.(slow|status \{"status":101\})$/)
    } finally {
      host.close()
    }
  },
)

it.each([
  [
    'fetchPublic',
    (network: typeof here) =>
      fetchPublic('http://slow.example/', { maxBytes: 1, milliseconds: 300 }, network),
  ],
  [
    'postPublic',
    (network: typeof here) => postPublic('https://slow.example/', { headers: {} }, 300, network),
  ],
])(
  '%s ends within its time while the name server does not answer',
  { timeout: 5_000 },
  async (_name, ask) => {
    const slow = { ...here, resolve: () => new Promise<never>(() => {}) }
    await expect(ask(slow)).rejects.toThrow('app.fetch.slow')
  },
)

it('fetchPublic refuses a name with one private address', async () => {
  const mixed = {
    ...here,
    resolve: async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ],
  }
  await expect(fetchPublic('http://pictures.example/', LIMITS, mixed)).rejects.toThrow('app.fetch.notPublic')
})

it('isPublicAddress recognises public addresses', () => {
  for (const address of ['93.184.216.34', '2606:4700::1111'])
    expect(isPublicAddress(address), address).toBe(true)
  for (const address of [
    ...['10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0', '255.255.255.255', '224.0.0.1'],
    ...[
      '::',
      '::1',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '2001:db8::1',
      'name',
    ],
  ]) {
    expect(isPublicAddress(address), address).toBe(false)
  }
})
