import { createECDH, ECDH, hkdfSync } from 'node:crypto'
import type { Env } from '../config/env.ts'
import { type Network, postPublic } from './fetchPublic.ts'

/** The content of a notification, shown by the service worker. */
export type PushMessage = { title: string; body: string; tag: string; path: string }

/** A browser's subscription: its push service's address, and the keys that only this browser can decrypt with. */
type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type Push = {
  /** The portal's VAPID key, in base64url. A browser accepts only pushes signed with it. */
  publicKey: string
  /** Whether the address is of a known push service and the key can encrypt. */
  accepts(target: Pick<PushTarget, 'endpoint' | 'p256dh'>): boolean
  /**
   * Sends to one browser, whose push service keeps it for at most `seconds`; throws `TookTooLong` after `patience`
   * milliseconds. `gone` when the subscription has ended. Throws if it should be retried.
   */
  send(to: PushTarget, message: PushMessage, seconds: number, patience: number): Promise<'sent' | 'gone'>
}

/** The push services of the browsers: Chrome and those built on it, Firefox, Safari, Edge. */
const KNOWN_SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]
/** All messages are padded to this length (bytes), so that a push service cannot distinguish them by size. */
const LENGTH = 600
const padded = (text: string) => text + ' '.repeat(Math.max(0, LENGTH - Buffer.byteLength(text)))

/** The order of the group of P-256 (FIPS 186-5, SP 800-186 section 3.2.1.3). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * The key pair that signs pushes (VAPID), the same for every instance. Derived from the secret that signs the
 * sessions, to which the subscriptions belong: a new secret ends both. 48 bytes are reduced to 1 … order - 1 as in
 * FIPS 186-5, appendix A.2.1.
 */
function vapidKeys(secret: string) {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'verbena web push', 48))
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(scalar.toString(16).padStart(64, '0'), 'hex')
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}

function isPoint(p256dh: string) {
  try {
    return Boolean(ECDH.convertKey(p256dh, 'prime256v1', 'base64url'))
  } catch {
    return false
  }
}

/** Web Push by RFC 8030, 8291 and 8292. It sends to push services only, and never to a private address. */
export function openPush(
  { PUBLIC_URL, PUSH_SERVICES }: Pick<Env, 'PUBLIC_URL' | 'PUSH_SERVICES'>,
  secret: string,
  network?: Network,
): Push {
  const services = [...KNOWN_SERVICES, ...(PUSH_SERVICES ?? '').toLowerCase().split(',')].map((host) =>
    host.trim(),
  )
  const keys = vapidKeys(secret)
  const { protocol, origin, hostname } = new URL(PUBLIC_URL)
  // The contact for the operator of a push service.
  const subject = protocol === 'https:' ? origin : `mailto:no-reply@${hostname}`
  const isService = (endpoint: string) => {
    const { protocol, host, username, password } = new URL(endpoint)
    if (protocol !== 'https:' || username || password) return false
    return services.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one))
  }
  return {
    publicKey: keys.publicKey,
    accepts: ({ endpoint, p256dh }) => isService(endpoint) && isPoint(p256dh),
    async send({ endpoint, p256dh, auth }, message, seconds, patience) {
      // The setting may have changed since the browser was added.
      if (!isService(endpoint)) return 'gone'
      const { default: webPush } = await import('web-push')
      const { cipherText: body } = webPush.encrypt(p256dh, auth, padded(JSON.stringify(message)), 'aes128gcm')
      const { Authorization } = webPush.getVapidHeaders(
        new URL(endpoint).origin,
        subject,
        keys.publicKey,
        keys.privateKey,
        'aes128gcm',
      )
      const headers = {
        Authorization,
        TTL: seconds,
        // A device that sleeps shows it at its time.
        Urgency: 'high',
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        'Content-Length': body.length,
      }
      const status = await postPublic(endpoint, { headers, body }, patience, network)
      if (status === 404 || status === 410) return 'gone'
      if (status < 200 || status >= 300) throw new Error(`the push service answers with ${status}`)
      return 'sent'
    },
  }
}
