import { Readable } from 'node:stream'
import { ALLOWED_TYPES, BUNDLE_TYPE, MAX_UPLOAD_BYTES } from '../../shared/bloodTests.ts'
import { Refusal } from './refusal.ts'

export type AllowedType = (typeof ALLOWED_TYPES)[number]

export type UploadType = AllowedType | typeof BUNDLE_TYPE

/** File extensions for stored uploads, by type. */
export const EXTENSIONS = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  [BUNDLE_TYPE]: 'json',
} as const satisfies Record<UploadType, string>

/** Bytes that are enough to recognise a type by its content. */
export const HEAD_BYTES = 4_100

const NAME_LENGTH = 200

/**
 * A file name that is safe to show: no path, no control or direction characters, at most 200 characters. `otherwise`
 * replaces an empty result.
 */
export function cleanFileName(name: string, otherwise: string) {
  const base = name.replaceAll('\\', '/').split('/').at(-1) ?? ''
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return clean.slice(0, NAME_LENGTH) || otherwise
}

/**
 * A name with the extension of its content's type. The uploader chose the name, and computers open files by extension:
 * an image can also be a valid page with scripts. Other types keep their name.
 */
export function endingAs(type: string, name: string) {
  const ending = Object.entries(EXTENSIONS).find(([known]) => known === type)?.[1]
  if (!ending) return name
  const given = name.toLowerCase().split('.').at(-1)?.replace('jpeg', 'jpg')
  return given === ending ? name : `${name}.${ending}`
}

/** PDF, JPEG or PNG by the first bytes of a file; null for anything else. */
export async function typeByContent(head: Buffer): Promise<AllowedType | null> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = (await fileTypeFromBuffer(head))?.mime
  return ALLOWED_TYPES.find((known) => known === type) ?? null
}

/**
 * Reads the first bytes of an upload, so that its type is known before anything is stored, and returns the whole
 * stream. Refuses an empty file; the stream fails with a refusal one byte above 10485760.
 */
export async function openedUpload(content: Readable) {
  const chunks = content.iterator({ destroyOnReturn: false })
  const parts: Buffer[] = []
  let length = 0
  while (length < HEAD_BYTES) {
    const { value, done } = await chunks.next()
    if (done) break
    parts.push(value as Buffer)
    length += (value as Buffer).length
  }
  const head = Buffer.concat(parts)
  if (head.length === 0) throw new Refusal('BAD_INPUT', 'app.refused.emptyFile')
  let bytes = 0
  async function* counted() {
    for (let chunk: Buffer | undefined = head; chunk; chunk = (await chunks.next()).value) {
      bytes += chunk.length
      if (bytes > MAX_UPLOAD_BYTES) throw new Refusal('TOO_LARGE', 'app.refused.largeFile')
      yield chunk
    }
  }
  return { head, whole: Readable.from(counted(), { objectMode: false }), bytes: () => bytes }
}
