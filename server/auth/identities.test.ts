import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accounts, rateLimits, sessions, users } from '../../drizzle/schema.ts'
import { translatorFor } from '../platform/locales.ts'
import { callerOf, cookiesOf, countUsers, type Person, send, signUp } from '../test/caller.ts'
import { type Claims, providerSettings, startIdentityProvider } from '../test/identityProvider.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

const t = translatorFor('en')

let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let portal: TestPortal
beforeAll(async () => {
  provider = await startIdentityProvider()
  portal = await startPortal({ ...provider.settings, OIDC_NAME: 'Clinic ID', REQUIRE_MFA: 'staff' })
})
afterEach(() => {
  provider.forge(false)
  provider.changeToken()
  provider.tells({})
  provider.silentAt()
  provider.endlessAt()
})
afterAll(async () => {
  await portal.close()
  await provider.close()
})

const claimsOf = (person: Pick<Person, 'id' | 'email'>): Claims => ({
  sub: `elsewhere-${person.id}`,
  email: person.email,
  email_verified: true,
})

/** Goes to the provider and back as a browser does; returns the final page and the cookies. */
async function goThrough(path: 'sign-in/social' | 'link-social', claims: Claims, cookie = '') {
  const body = { provider: 'oidc', callbackURL: '/dashboard', errorCallbackURL: '/auth' }
  const started = await send(portal, 'POST', `/api/auth/${path}`, body, { headers: { cookie } })
  const { url } = started.json<{ url: string }>()
  const back = provider.approve(url, claims)
  const headers = { cookie: [cookie, cookiesOf(started)].filter(Boolean).join('; ') }
  const ended = await send(portal, 'GET', back, undefined, { headers })
  return { url, back, headers, to: String(ended.headers.location), cookie: cookiesOf(ended) }
}
const link = (person: Person, claims = claimsOf(person)) => goThrough('link-social', claims, person.cookie)
const signIn = (claims: Claims) => goThrough('sign-in/social', claims)

describe('a linked identity', () => {
  it('a linked identity signs its owner in, counts as a second factor, and is listed', async () => {
    const maya = await signUp(portal, 'practitioner')
    expect((await link(maya)).to).toBe('/dashboard')
    const { to, cookie } = await signIn(claimsOf(maya))
    expect(to).toBe('/dashboard')
    const api = callerOf(portal, cookie)
    expect(await api.auth.me()).toMatchObject({ user: { id: maya.id }, needsFactor: false })
    expect(await api.auth.identities.list()).toMatchObject({ provider: 'Clinic ID', linked: [{}] })
  })

  it('a linked identity that signs in does not count against its network', async () => {
    const maya = await signUp(portal)
    await link(maya)
    const counts = () =>
      portal.deps.db
        .select({ key: rateLimits.key, count: rateLimits.count })
        .from(rateLimits)
        .where(inArray(rateLimits.key, ['linkPerIp:127.0.0.1', 'signInPerIp:127.0.0.1']))
        .orderBy(rateLimits.key)
    const before = await counts()
    expect((await signIn(claimsOf(maya))).to).toBe('/dashboard')
    expect(await counts()).toEqual(before)
  })

  it('a linked identity may have another address at the provider', async () => {
    const maya = await signUp(portal)
    const claims = { ...claimsOf(maya), email: 'maya@elsewhere.example' }
    expect((await link(maya, claims)).to).toBe('/dashboard')
    expect(await callerOf(portal, (await signIn(claims)).cookie).auth.me()).toMatchObject({
      user: { id: maya.id, email: maya.email },
    })
  })

  it('a linked identity stores no token of the provider', async () => {
    const maya = await signUp(portal)
    await link(maya)
    await signIn(claimsOf(maya))
    const rows = await portal.deps.db
      .select()
      .from(accounts)
      .where(and(eq(accounts.userId, maya.id), eq(accounts.providerId, 'oidc')))
    expect(rows).toMatchObject([{ accessToken: null, refreshToken: null, idToken: null }])
  })

  it('an unlinked identity signs nobody in; only its owner may unlink it', async () => {
    const [maya, jonas] = [await signUp(portal), await signUp(portal)]
    await link(maya)
    const id = (await maya.api.auth.identities.list()).linked[0]?.id ?? ''
    await expect(jonas.api.auth.identities.unlink({ id })).rejects.toThrow(t('auth.refused.notLinked'))
    await maya.api.auth.identities.unlink({ id })
    expect((await signIn(claimsOf(maya))).to).toContain('/auth?error=')
  })

  it('an identity is linked to one account only', async () => {
    const [maya, jonas] = [await signUp(portal), await signUp(portal)]
    await link(maya)
    expect((await link(jonas, claimsOf(maya))).to).toContain('/auth?error=')
    expect((await jonas.api.auth.identities.list()).linked).toEqual([])
  })

  it('an identity is linked only in a fresh session', async () => {
    const maya = await signUp(portal)
    const old = { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) }
    await portal.deps.db.update(sessions).set(old).where(eq(sessions.userId, maya.id))
    const body = { provider: 'oidc', callbackURL: '/profile', errorCallbackURL: '/profile' }
    const { cookie } = maya
    const answer = await send(portal, 'POST', '/api/auth/link-social', body, { headers: { cookie } })
    expect(answer.json()).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('an identity that is not linked', () => {
  it('an identity that is not linked opens no account with the same address, verified or not', async () => {
    const maya = await signUp(portal)
    await portal.deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, maya.id))
    for (const email_verified of [true, false]) {
      const { to, cookie } = await signIn({ ...claimsOf(maya), email_verified })
      expect(to).toContain('/auth?error=')
      expect(await callerOf(portal, cookie).auth.me()).toBeNull()
    }
  })

  it('an identity that is not linked creates no account', async () => {
    const before = await countUsers(portal)
    const stranger = { sub: 'stranger', email: 'stranger@elsewhere.example', email_verified: true }
    expect((await signIn(stranger)).to).toContain('/auth?error=signup_disabled')
    expect(await countUsers(portal)).toBe(before)
  })
})

describe('the OpenID Connect flow', () => {
  it('the flow uses PKCE and a nonce, and its callback works once', async () => {
    const maya = await signUp(portal)
    await link(maya)
    const { url, back, headers } = await signIn(claimsOf(maya))
    const asked = new URL(url).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('nonce')?.length).toBeGreaterThan(20)
    const again = await send(portal, 'GET', back, undefined, { headers })
    expect(String(again.headers.location)).toContain('error=')
    expect(await callerOf(portal, cookiesOf(again)).auth.me()).toBeNull()
  })

  it('the flow refuses an id_token with another’s signature', async () => {
    const maya = await signUp(portal)
    await link(maya)
    provider.forge(true)
    const { to, cookie } = await signIn(claimsOf(maya))
    expect(to).toContain('/auth?error=')
    expect(await callerOf(portal, cookie).auth.me()).toBeNull()
  })

  it.each<[string, Parameters<typeof provider.changeToken>[0]]>([
    ['is missing, while userinfo has a subject', () => null],
    ['comes from another issuer', (claims) => ({ ...claims, iss: 'https://elsewhere.example' })],
    ['is for another client', (claims) => ({ ...claims, aud: 'another' })],
    [
      'has several audiences and no authorised party',
      (claims) => ({ ...claims, aud: ['portal', 'another'] }),
    ],
    ['has another authorised party', (claims) => ({ ...claims, aud: ['portal', 'another'], azp: 'another' })],
    ['has one audience and another authorised party', (claims) => ({ ...claims, azp: 'another' })],
    ['has no expiry', ({ exp: _, ...claims }) => claims],
    ['has expired', (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 })],
    ['has no issue time', ({ iat: _, ...claims }) => claims],
    ['has no nonce', ({ nonce: _, ...claims }) => claims],
    ['has another nonce', (claims) => ({ ...claims, nonce: 'another' })],
    ['has no subject', ({ sub: _, ...claims }) => claims],
  ])('the flow refuses an id_token that %s', async (_why, change) => {
    const maya = await signUp(portal)
    await link(maya)
    provider.changeToken(change)
    const { to, cookie } = await signIn(claimsOf(maya))
    expect(to).toContain('/auth?error=')
    expect(await callerOf(portal, cookie).auth.me()).toBeNull()
  })

  it('the flow takes the address from userinfo only where its subject is the id_token’s', async () => {
    const [maya, jonas] = [await signUp(portal), await signUp(portal)]
    await link(maya)
    await link(jonas)
    provider.changeToken(({ email: _, email_verified: __, ...claims }) => claims)
    expect(await callerOf(portal, (await signIn(claimsOf(maya))).cookie).auth.me()).toMatchObject({
      user: { id: maya.id },
    })
    provider.tells({ sub: `elsewhere-${jonas.id}` })
    const { to, cookie } = await signIn(claimsOf(maya))
    expect(to).toContain('/auth?error=')
    expect(await callerOf(portal, cookie).auth.me()).toBeNull()
  })

  it('the flow refuses a callback in another browser', async () => {
    const maya = await signUp(portal)
    await link(maya)
    const body = { provider: 'oidc', callbackURL: '/dashboard', errorCallbackURL: '/auth' }
    const started = await send(portal, 'POST', '/api/auth/sign-in/social', body)
    const back = provider.approve(started.json<{ url: string }>().url, claimsOf(maya))
    const answer = await send(portal, 'GET', back)
    expect(String(answer.headers.location)).toContain('error=state_mismatch')
  })

  it.each([
    { provider: 'oidc', callbackURL: 'https://evil.example', errorCallbackURL: '/auth' },
    { provider: 'oidc', callbackURL: '//evil.example', errorCallbackURL: '/auth' },
    { provider: 'oidc', callbackURL: '/\\evil.example', errorCallbackURL: '/auth' },
    { provider: 'google', callbackURL: '/', errorCallbackURL: '/auth' },
    { provider: 'oidc', callbackURL: '/', errorCallbackURL: '/auth', idToken: { token: 'x' } },
    { provider: 'oidc', callbackURL: '/', errorCallbackURL: '/auth', requestSignUp: true },
  ])('the flow refuses to begin with %o', async (body) => {
    const answer = await send(portal, 'POST', '/api/auth/sign-in/social', body)
    expect([400, 403]).toContain(answer.statusCode)
  })
})

it('a provider that does not answer delays nobody, and is tried again at the next sign-in', async () => {
  const mute = createServer(() => {})
  await new Promise<void>((listening) => mute.listen(0, '127.0.0.1', listening))
  const { port } = mute.address() as AddressInfo
  const settings = { ...providerSettings(`http://127.0.0.1:${port}`), OIDC_NAME: 'Clinic ID' }
  const early = await startPortal(settings)
  const begin = () =>
    send(early, 'POST', '/api/auth/sign-in/social', {
      provider: 'oidc',
      callbackURL: '/dashboard',
      errorCallbackURL: '/auth',
    })
  try {
    await signUp(early)
    mute.closeAllConnections()
    await new Promise((closed) => mute.close(closed))
    const refused = await begin()
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({
      message: t('auth.refused.providerSilent', { provider: 'Clinic ID' }),
    })
    const back = await startIdentityProvider(port)
    expect((await begin()).json<{ url: string }>().url).toContain(`http://127.0.0.1:${port}/authorize?`)
    await back.close()
  } finally {
    await early.close()
  }
})

it('a provider that keeps the connection and is silent is asked again at the next sign-in', async () => {
  const slow = await startIdentityProvider()
  slow.silentAt('/.well-known/openid-configuration')
  const early = await startPortal(slow.settings)
  const begin = () =>
    send(early, 'POST', '/api/auth/sign-in/social', {
      provider: 'oidc',
      callbackURL: '/dashboard',
      errorCallbackURL: '/auth',
    })
  try {
    expect((await begin()).statusCode).toBe(503)
    slow.silentAt()
    expect((await begin()).statusCode).toBe(200)
  } finally {
    await early.close()
    await slow.close()
  }
})

it('a sign-in ends within 10 s where the provider does not answer its code', {
  timeout: 60_000,
}, async () => {
  const maya = await signUp(portal)
  await link(maya)
  provider.silentAt('/token')
  const started = performance.now()
  const { to } = await signIn(claimsOf(maya))
  expect(to).toContain('/auth?error=')
  expect(performance.now() - started).toBeLessThan(10_000)
})

it.each(['/token', '/keys'])(
  'a sign-in ends within 10 s where the provider’s answer at %s does not, and so does its request',
  { timeout: 60_000 },
  async (path) => {
    // It keeps its provider's keys.
    const fresh = await startPortal(provider.settings)
    try {
      const maya = await signUp(fresh)
      const body = { provider: 'oidc', callbackURL: '/dashboard', errorCallbackURL: '/auth' }
      const started = await send(fresh, 'POST', '/api/auth/link-social', body, {
        headers: { cookie: maya.cookie },
      })
      const back = provider.approve(started.json<{ url: string }>().url, claimsOf(maya))
      const left = provider.endlessAt(path)
      const began = performance.now()
      const cookie = [maya.cookie, cookiesOf(started)].join('; ')
      const { headers } = await send(fresh, 'GET', back, undefined, { headers: { cookie } })
      expect(String(headers.location)).toContain('error=')
      await left
      expect(performance.now() - began).toBeLessThan(10_000)
    } finally {
      await fresh.close()
    }
  },
)

it('without a provider there is no endpoint to sign in with one', async () => {
  const plain = await startPortal()
  try {
    const body = { provider: 'oidc', callbackURL: '/', errorCallbackURL: '/auth' }
    const answer = await send(plain, 'POST', '/api/auth/sign-in/social', body)
    expect(answer.statusCode).toBe(404)
    expect(await callerOf(plain).auth.identities.provider()).toBeNull()
  } finally {
    await plain.close()
  }
})
