import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translatorFor } from './platform/locales.ts'
import { type Person, signUp } from './test/caller.ts'
import { startPortal, type TestPortal } from './test/portal.ts'

const t = translatorFor('en')

let portal: TestPortal
let maya: Person
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off' })
  maya = await signUp(portal)
})
afterAll(() => portal.close())

/** A request of the signed-in patient, of any shape. */
const ask = (options: InjectOptions) =>
  portal.app.inject({ ...options, headers: { cookie: maya.cookie, ...options.headers } })
const post = (url: string, type: string, payload: string) =>
  ask({ method: 'POST', url, headers: { 'content-type': type }, payload })
const JSON_TYPE = 'application/json'
const sessions = async () => (await maya.api.auth.sessions.list()).length

describe('a change', () => {
  it.each([
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="0"\r\n\r\nx\r\n--b--\r\n',
    ],
    ['application/x-www-form-urlencoded', 'fullName=Somebody'],
    ['text/plain', '{"fullName":"Somebody"}'],
    ['application/octet-stream', '{"fullName":"Somebody"}'],
    ['application/json-patch+json', '{"fullName":"Somebody"}'],
  ])('a change sent as %s is refused', async (type, payload) => {
    // A call without input would be carried out, whatever its body is.
    await portal.deps.pool.query(
      "insert into sessions (user_id, token, expires_at) values ($1, $2, now() + interval '1 day')",
      [maya.id, randomUUID()],
    )
    const before = await sessions()
    for (const path of ['auth.sessions.endOthers', 'auth.updateProfile']) {
      const answer = await post(`/api/trpc/${path}`, type, payload)
      expect([answer.statusCode, answer.json().refusal]).toEqual([415, 'UNSUPPORTED_TYPE'])
    }
    expect((await post('/api/auth/sign-out', type, payload)).statusCode).toBe(415)
    expect(await sessions()).toBe(before)
  })

  it('a change is never made by GET', async () => {
    const before = await sessions()
    const answer = await ask({ method: 'GET', url: '/api/trpc/auth.sessions.endOthers' })
    expect(answer.statusCode).toBe(405)
    expect(await sessions()).toBe(before)
  })

  const renameFrom = (origin: string) =>
    ask({
      method: 'POST',
      url: '/api/trpc/auth.updateProfile',
      headers: { origin, 'content-type': JSON_TYPE },
      payload: '{"fullName":"Maya Lind"}',
    })

  it('a change that another site sends is refused, with the security headers', async () => {
    const answer = await renameFrom('https://elsewhere.example')
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('a change with the portal’s own origin passes without Sec-Fetch-Site', async () => {
    expect((await renameFrom('http://localhost:3000')).statusCode).toBe(200)
  })
})

describe('a request', () => {
  it('a request carries at most ten calls', async () => {
    const batch = (calls: number) => {
      const paths = Array.from({ length: calls }, () => 'auth.me').join(',')
      return ask({ method: 'GET', url: `/api/trpc/${paths}?batch=1&input=%7B%7D` })
    }
    expect((await batch(10)).statusCode).toBe(200)
    expect((await batch(11)).statusCode).toBe(400)
  })

  it('a request is refused above one megabyte', async () => {
    const body = (bytes: number) => `{"fullName":"Maya Lind","more":"${'x'.repeat(bytes)}"}`
    expect((await post('/api/trpc/auth.updateProfile', JSON_TYPE, body(1_000_000))).statusCode).toBe(200)
    const heavy = await post('/api/trpc/auth.updateProfile', JSON_TYPE, body(1_100_000))
    expect([heavy.statusCode, heavy.json()]).toEqual([
      413,
      { message: t('app.refused.unreadable'), refusal: 'BAD_INPUT' },
    ])
  })

  it.each([
    [
      'is nested too deeply',
      `{"fullName":"Maya Lind","more":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      t('app.refused.nested'),
    ],
    ['has a NUL in its text', '{"fullName":"Maya\\u0000Lind"}', t('app.refused.characters')],
    ['has an unpaired surrogate in its text', '{"fullName":"Maya\\ud800Lind"}', t('app.refused.characters')],
    ['is not JSON', '{"fullName":', t('app.refused.unreadable')],
  ])('a request that %s is refused with a sentence', async (_case, payload, sentence) => {
    const calls = ['/api/trpc/auth.updateProfile', '/api/auth/sign-out']
    for (const url of calls) {
      const answer = await post(url, JSON_TYPE, payload)
      expect([url, answer.statusCode]).toEqual([url, 400])
      expect(answer.body).toContain(`"message":${JSON.stringify(sentence)}`)
    }
    expect((await maya.api.auth.profile()).fullName).toBe('Maya Lind')
  })

  it('an address with a NUL is refused before anything reads it', async () => {
    for (const url of ['/api/auth/reset-password/%00?callbackURL=%2F', '/api/product-images/%00.webp']) {
      expect((await ask({ method: 'GET', url })).statusCode).toBe(400)
    }
  })
})

describe('the rules of a route', () => {
  it('the rules of a route hold however its address is written', async () => {
    const plain = await ask({ method: 'GET', url: '/api/trpc/auth.me' })
    const escaped = await ask({ method: 'GET', url: '/%61pi/trpc/auth.me' })
    expect([escaped.statusCode, escaped.body]).toEqual([200, plain.body])
    expect(escaped.headers['cache-control']).toBe('no-store')
    const form = 'application/x-www-form-urlencoded'
    expect((await post('/%61pi/trpc/auth.sessions.endOthers', form, 'a=b')).statusCode).toBe(415)
    expect((await post('/%61pi/auth/sign-out', form, 'a=b')).statusCode).toBe(415)
    expect((await maya.api.auth.me())?.user.id).toBe(maya.id)
  })
})

describe('a page', () => {
  it('a page may use no sensor of the device, and loads pictures of this portal only', async () => {
    const { headers } = await ask({ method: 'GET', url: '/healthz' })
    const sensors = String(headers['permissions-policy'])
    for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(sensors).toContain(`${name}=()`)
    }
    expect(sensors).toContain('publickey-credentials-get=(self)')
    expect(headers['content-security-policy']).toContain("img-src 'self' data: blob:;")
  })
})
