import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Network } from '../platform/fetchPublic.ts'
import type { PushMessage } from '../platform/push.ts'
import { certificateFor } from './certificate.ts'

/** The keys of a browser's subscription. */
export function browserKeys() {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  return { pair, secret: auth, keys: { p256dh: publicKey, auth: auth.toString('base64url') } }
}
type BrowserKeys = ReturnType<typeof browserKeys>

/** What a browser says to `notices.addDevice`. */
export const subscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  keys: browserKeys().keys,
  name: 'Firefox on Linux',
})

/** Decrypts a message as a browser does: RFC 8291 section 3.4, RFC 8188 section 2, one record. */
function decrypt(body: Buffer, { pair, secret }: BrowserKeys): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const keying = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), secret, info, 32))
  const key = Buffer.from(hkdfSync('sha256', keying, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', keying, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** The claims of a VAPID header (RFC 8292), whose signature is checked by the key in it. */
function vapidOf(header = '') {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? []
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isRight = createVerify('sha256')
    .update(`${head}.${claims}`)
    .verify({ key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature ?? '', 'base64url'))
  if (!isRight) throw new Error('the VAPID signature is wrong')
  return { publicKey, ...(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as { aud: string }) }
}

type Received = {
  headers: Record<string, string | string[] | undefined>
  /** The bytes on the wire. */
  raw: Buffer
  message: PushMessage
  vapid: ReturnType<typeof vapidOf>
}

/**
 * A push service on this machine, with https and a certificate of its own. It checks the sender's signature and
 * decrypts as a browser does. `network` is the part of the internet on which it counts as public.
 */
export async function startPushService() {
  const name = 'push.test.clinic'
  const { key, cert } = await certificateFor(name)
  const browsers = new Map<string, { keys: BrowserKeys; received: Received[] }>()
  const answers = new Map<string, number>()
  const asked: string[] = []
  const server = createServer({ key, cert }, async (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const browser = browsers.get(path)
    const status = answers.get(path) ?? (browser ? 201 : 404)
    if (browser && status === 201) {
      const raw = Buffer.concat(chunks)
      browser.received.push({
        headers: request.headers,
        raw,
        message: JSON.parse(decrypt(raw, browser.keys)),
        vapid: vapidOf(request.headers.authorization),
      })
    }
    response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const host = `${name}:${(server.address() as AddressInfo).port}`
  const network: Network = {
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    allows: (address) => address === '127.0.0.1',
    ca: cert,
  }
  return {
    host,
    network,
    /** The paths of all requests. */
    asked,
    /** A browser that subscribes here: what it says to the portal, and what it receives. */
    browser(deviceName = 'Firefox on Linux') {
      const path = `/${randomUUID()}`
      const keys = browserKeys()
      const received: Received[] = []
      browsers.set(path, { keys, received })
      return {
        path,
        received,
        device: { endpoint: `https://${host}${path}`, keys: keys.keys, name: deviceName },
        /** From now on the service returns this status. */
        answerWith: (status: number) => void answers.set(path, status),
      }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
