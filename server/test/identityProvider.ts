import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The claims about one person. */
export type Claims = { sub: string; email: string; email_verified: boolean; name?: string }
/** Changes the payload of an id_token; null for no token. */
type TokenChange = (payload: Record<string, unknown>) => Record<string, unknown> | null
type Grant = { claims: Claims; nonce: string | null; challenge: string | null }

const CLIENT = { id: 'portal', secret: 'a client secret of the tests' }

/** The portal's settings for the provider at this address. */
export const providerSettings = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
})

const base64 = (data: string | Buffer) => Buffer.from(data).toString('base64url')

async function formOf(request: IncomingMessage) {
  let body = ''
  for await (const chunk of request) body += chunk
  return new URLSearchParams(body)
}

/**
 * A small OpenID Connect provider on `port`, or on a free one: discovery, keys, and a token endpoint that checks the
 * client, the code and PKCE. `approve` does what its sign-in page would: it takes the portal's address and issues a
 * code. A browser that opens that page is signed in as the person of `signsIn`, and returns at once.
 */
export async function startIdentityProvider(port = 0) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const grants = new Map<string, Grant>()
  let issuer = ''
  let forged = false
  let changed: TokenChange = (payload) => payload
  let lastClaims: Partial<Claims> | undefined
  let visitor: Claims | undefined
  let told: Partial<Claims> = {}
  let silent: string | undefined
  let endless: string | undefined
  let left = Promise.withResolvers<void>()

  function idToken({ claims, nonce }: Grant) {
    const now = Math.floor(Date.now() / 1000)
    const payload = changed({ ...claims, nonce, iss: issuer, aud: CLIENT.id, iat: now, exp: now + 60 })
    if (payload === null) return undefined
    const signed = `${base64('{"alg":"RS256","kid":"1"}')}.${base64(JSON.stringify(payload))}`
    return `${signed}.${base64(sign('RSA-SHA256', Buffer.from(signed), forged ? stranger : privateKey))}`
  }

  function exchange(form: URLSearchParams) {
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const client = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret
    if (!grant || !client || challenge !== grant.challenge) return null
    lastClaims = grant.claims
    return {
      access_token: randomUUID(),
      refresh_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 60,
      id_token: idToken(grant),
    }
  }

  function approve(address: string, claims: Claims) {
    const asked = new URL(address, issuer).searchParams
    const code = randomUUID()
    grants.set(code, { claims, nonce: asked.get('nonce'), challenge: asked.get('code_challenge') })
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.searchParams.set('code', code)
    back.searchParams.set('state', asked.get('state') ?? '')
    return back
  }

  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === silent) return
    if (request.url === endless) {
      response.writeHead(200, { 'content-type': 'application/json' }).once('close', left.resolve)
      const more = setInterval(() => response.write(' '.repeat(100)), 20)
      response.once('close', () => clearInterval(more))
      return
    }
    if (request.url === '/.well-known/openid-configuration') {
      return answer(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/userinfo`,
        id_token_signing_alg_values_supported: ['RS256'],
      })
    }
    if (request.url === '/userinfo') return answer(200, { ...lastClaims, ...told })
    if (request.url === '/keys') {
      const key = { ...publicKey.export({ format: 'jwk' }), kid: '1', alg: 'RS256', use: 'sig' }
      return answer(200, { keys: [key] })
    }
    if (visitor && request.url?.startsWith('/authorize?')) {
      return response.writeHead(302, { location: approve(request.url, visitor).href }).end()
    }
    const tokens = request.url === '/token' ? exchange(await formOf(request)) : null
    return tokens ? answer(200, tokens) : answer(400, { error: 'invalid_grant' })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    settings: providerSettings(issuer),
    /** Signs somebody in at the provider; returns the address to which the browser goes next. */
    approve(address: string, claims: Claims) {
      const back = approve(address, claims)
      return back.pathname + back.search
    },
    /** Sets who is signed in at a browser that opens its page. */
    signsIn(claims: Claims) {
      visitor = claims
    },
    /** Signs tokens with a key that it does not publish, from now on. */
    forge(value: boolean) {
      forged = value
    },
    /** Changes the payload of its id_tokens from now on; null leaves them out. */
    changeToken(change: TokenChange = (payload) => payload) {
      changed = change
    },
    /** Sets claims that its userinfo endpoint adds or replaces. */
    tells(claims: Partial<Claims>) {
      told = claims
    },
    /** Never answers at this path, from now on. */
    silentAt(path?: string) {
      silent = path
    },
    /** Answers without end at this path, from now on; resolves when the client has disconnected. */
    endlessAt(path?: string) {
      endless = path
      left = Promise.withResolvers()
      return left.promise
    },
    close() {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
