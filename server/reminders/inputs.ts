import { z } from 'zod'
import { message } from '../../locales/translate.ts'

const base64url = (bytes: number) =>
  z
    .string()
    .regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), message('notices.invalid.key'))

/** A browser's push subscription, as its `toJSON()` writes it, and a readable name of the browser. */
export const deviceInput = z.object({
  endpoint: z.url({ protocol: /^https$/, error: message('notices.invalid.endpoint') }).max(1_000),
  /** An uncompressed point of P-256, and 16 random bytes (RFC 8291). */
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^\P{C}+$/u, message('notices.invalid.deviceName')),
})
export type DeviceInput = z.infer<typeof deviceInput>
