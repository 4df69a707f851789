import { createHmac } from 'node:crypto'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Seconds for which a code is valid: RFC 6238 section 4.1. */
const STEP = 30

/** The code that an authenticator app shows for a base32 key, `steps` of 30 seconds from now: RFC 6238. */
export function totp(key: string, steps = 0) {
  const bits = [...key.replace(/=+$/, '')]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP) + steps))
  const hmac = createHmac('sha1', secret).update(counter).digest()
  const offset = hmac.readUInt8(hmac.length - 1) & 0xf
  return String((hmac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The key in the URI of an enrolment's QR code. */
export const keyOf = (uri: string) => new URL(uri).searchParams.get('secret') ?? ''
