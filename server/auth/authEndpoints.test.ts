import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translatorFor } from '../platform/locales.ts'
import { PASSWORD, send, signUp } from '../test/caller.ts'
import { startIdentityProvider } from '../test/identityProvider.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { ENDPOINTS } from './authEndpoints.ts'
import { LIMITS } from './limits.ts'

const t = translatorFor('en')

let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let portal: TestPortal
beforeAll(async () => {
  provider = await startIdentityProvider()
  portal = await startPortal({ ...provider.settings, ROLE: 'web' })
})
afterAll(async () => {
  await portal.close()
  await provider.close()
})

/** Every address that better-auth and its plugins would answer, with its methods. */
function offered() {
  return Object.values(portal.deps.auth.api).flatMap((endpoint) => {
    const { path, options } = endpoint as unknown as { path?: string; options: { method: string | string[] } }
    return path ? [{ path, methods: [options.method].flat() }] : []
  })
}

const at = (path: string, method: string, cookie = '', body: object = {}) =>
  portal.app.inject({
    method: method as 'GET' | 'POST',
    url: `/api/auth${path}`,
    headers: { cookie },
    ...(method === 'POST' ? { payload: body } : {}),
  })

describe('ENDPOINTS', () => {
  it('ENDPOINTS names only endpoints that exist', () => {
    const known = offered().map(({ path }) => path.replace('/callback/:id', '/callback/oidc'))
    expect(Object.keys(ENDPOINTS).filter((path) => !known.includes(path))).toEqual([])
  })

  it('an endpoint or method that is not in ENDPOINTS is answered with 404', async () => {
    const { cookie } = await signUp(portal)
    const open: string[] = []
    for (const { path } of offered()) {
      const real = path.replace('/callback/:id', '/callback/oidc')
      const endpoint = (ENDPOINTS as Record<string, { method: string } | undefined>)[real]
      for (const method of ['GET', 'POST']) {
        if (endpoint?.method === method) continue
        const { statusCode } = await at(real.replace(':token', 'a-token'), method, cookie)
        if (statusCode !== 404) open.push(`${method} ${real}: ${statusCode}`)
      }
    }
    expect(open).toEqual([])
  })

  it('every endpoint that takes a password or a code, or sends a mail, has a limit', () => {
    const uncounted = Object.entries(ENDPOINTS).flatMap(([path, { limits }]) =>
      limits.length > 0 ? [] : [path],
    )
    expect(uncounted).toEqual(['/sign-out'])
  })
})

describe('single endpoints', () => {
  it('there is no endpoint that only checks a password', async () => {
    const { cookie } = await signUp(portal)
    expect((await at('/verify-password', 'POST', cookie, { password: PASSWORD })).statusCode).toBe(404)
  })

  it('the verification mail is sent again only to the signed-in owner, a few times an hour', async () => {
    const { cookie, email } = await signUp(portal)
    expect((await at('/send-verification-email', 'POST', '', { email })).statusCode).toBe(401)
    const { tries } = LIMITS.proofMailPerUser
    for (let i = 0; i < tries; i++) {
      expect((await at('/send-verification-email', 'POST', cookie)).statusCode).toBe(200)
    }
    expect((await at('/send-verification-email', 'POST', cookie)).statusCode).toBe(429)
  })

  it('an endpoint that takes a mailed link limits guesses', async () => {
    const { tries } = LIMITS.linkPerIp
    const guess = () =>
      send(portal, 'GET', '/api/auth/reset-password/a-guess?callbackURL=%2Freset-password', undefined, {
        remoteAddress: '10.9.0.1',
      })
    for (let i = 0; i < tries; i++) expect((await guess()).statusCode).toBe(302)
    expect((await guess()).statusCode).toBe(429)
  })
})

describe('callbackURL', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/profile/..//evil.example',
    '/profile/%2E%2e//evil.example',
  ])('callbackURL is never %j', async (callbackURL) => {
    const links = [`/verify-email?token=x`, '/reset-password/a-guess?']
    for (const link of links) {
      const url = `/api/auth${link}&callbackURL=${encodeURIComponent(callbackURL)}`
      const answer = await send(portal, 'GET', url)
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
    }
  })

  it('callbackURL may be a page of the portal, with its query', async () => {
    const page = encodeURIComponent('/auth?redirect=/blood-tests')
    const answer = await send(portal, 'GET', `/api/auth/verify-email?token=x&callbackURL=${page}`)
    expect(answer.headers.location).toMatch(/^(http:\/\/localhost:\d+)?\/auth\?redirect=/)
  })
})

describe('what a sign-up refuses', () => {
  const signUpWith = (more: object) =>
    at('/sign-up/email', 'POST', '', {
      name: 'Maya Lindqvist',
      email: `${crypto.randomUUID()}@test.clinic`,
      password: PASSWORD,
      ...more,
    })

  it.each([{ image: 'https://elsewhere.example/i.png' }, { emailVerified: true }, { role: 'admin' }])(
    'a sign-up refuses %o, which the form does not send',
    async (more) => {
      expect((await signUpWith(more)).statusCode).toBe(400)
    },
  )

  it.each([
    'Maya\nLindqvist',
    'Maya\r\nBcc: x@y.example',
    'Maya\u0007',
    'Maya\u2028Lindqvist',
    'Maya\u0085L',
    'Maya\u202etsivqdniL',
    'Maya\u2066Lindqvist',
  ])('a sign-up refuses the name %j', async (name) => {
    const answer = await signUpWith({ name })
    expect([answer.statusCode, answer.json().message]).toEqual([400, t('auth.invalid.nameNotVisible')])
  })

  it.each(['Win at https://evil.example', 'WWW.evil.example', 'see ｗｗｗ．evil.example', 'Maya ftp://x'])(
    'a sign-up refuses the name %j, which holds a web address',
    async (name) => {
      const answer = await signUpWith({ name })
      expect([answer.statusCode, answer.json().message]).toEqual([400, t('auth.invalid.nameWithAddress')])
    },
  )

  it('updateProfile refuses a name with a line break', async () => {
    const { api } = await signUp(portal)
    await expect(api.auth.updateProfile({ fullName: 'Maya\nLindqvist' })).rejects.toThrow(
      'auth.invalid.nameNotVisible',
    )
  })
})
