import { CompactEncrypt } from 'jose'
import type { Who } from '../access/who.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

/** Services for building a content. */
export type ContentDeps = Pick<Services, 'env' | 'clinic' | 'db' | 'reads' | 'files' | 'log'>

/** Builds the content of a share as FHIR R4 JSON in pieces. Stops when `gone` aborts. */
export type BuildContent = (
  deps: ContentDeps,
  who: Who,
  gone: AbortSignal,
) => Promise<AsyncIterable<string | Uint8Array>>

/** Bytes of a content, which is encrypted in memory. */
const MAX_CONTENT = 32 * 1024 * 1024

const CONTENT_TYPE = 'application/fhir+json'

/**
 * Encrypts a content as a compact JWE, uncompressed, because libraries refuse to inflate more than 250 kB by default.
 * Refuses more than 32 MB.
 */
export async function sealContent(content: AsyncIterable<string | Uint8Array>, key: Uint8Array) {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of content) {
    const buffer = Buffer.from(piece)
    bytes += buffer.length
    if (bytes > MAX_CONTENT) throw new Refusal('TOO_LARGE', 'record.refused.largeShare')
    pieces.push(buffer)
  }
  return new CompactEncrypt(Buffer.concat(pieces))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: CONTENT_TYPE })
    .encrypt(key)
}
