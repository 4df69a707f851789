import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { bloodTestResults } from '../../drizzle/schema.ts'
import { EXTENSIONS, MAX_UPLOAD_BYTES } from '../../shared/bloodTests.ts'
import { Refusal } from '../../shared/errors.ts'
import type { Who } from '../auth/who.ts'
import { refusalBehind } from '../platform/db.ts'
import type { Services } from '../platform/services.ts'
import { enqueueAnalysis } from './analyse.job.ts'
import { refuseBeyondQuota, refuseFull } from './quota.ts'
import { HEAD_BYTES, uploadType } from './reading.ts'

/** The prefix of all uploads of blood tests in the object storage. */
export const UPLOADS = 'blood-tests/'

const NAME_LENGTH = 200

/** A file name that is safe to show: no path, no control or direction characters, at most 200 characters. */
export function cleanFileName(name: string) {
  const base = name.replaceAll('\\', '/').split('/').at(-1) ?? ''
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return clean.slice(0, NAME_LENGTH) || 'blood-test'
}

/**
 * Reads the first bytes of a stream, so that its type is known before anything is stored, and returns the whole
 * stream. It fails with a refusal one byte above the limit.
 */
async function opened(content: Readable) {
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
  let bytes = 0
  async function* counted() {
    for (let chunk: Buffer | undefined = head; chunk; chunk = (await chunks.next()).value) {
      bytes += chunk.length
      if (bytes > MAX_UPLOAD_BYTES) throw new Refusal('TOO_LARGE', 'File must be less than 10MB')
      yield chunk
    }
  }
  return { head, whole: Readable.from(counted(), { objectMode: false }), bytes: () => bytes }
}

/**
 * Stores an upload and starts its analysis: the object first, then row and job in one transaction, so that a row always
 * has its object; an object whose transaction failed is removed, and left to the sweep where nobody knows whether it
 * failed. Refuses an empty file, one beyond 10485760 bytes or the person's quota, and what is no PDF, JPEG, PNG or FHIR
 * bundle by its content.
 */
export async function uploadBloodTest(
  deps: Pick<Services, 'env' | 'log' | 'db' | 'files' | 'jobs'>,
  who: Pick<Who, 'userId'>,
  file: { name: string; content: Readable },
) {
  const { db, files, jobs, log } = deps
  const { head, whole, bytes } = await opened(file.content)
  if (head.length === 0) throw new Refusal('BAD_INPUT', 'This file is empty. Please choose another one.')
  const contentType = await uploadType(head)
  if (!contentType) throw new Refusal('UNSUPPORTED_TYPE', 'Please upload a PDF or image file (JPG, PNG)')
  await refuseFull(deps, who)
  const filePath = `${UPLOADS}${who.userId}/${Date.now()}-${randomBytes(6).toString('hex')}.${EXTENSIONS[contentType]}`
  try {
    await files.put(filePath, whole, contentType)
    return await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(bloodTestResults)
        .values({
          userId: who.userId,
          filePath,
          fileName: cleanFileName(file.name),
          contentType,
          fileSize: bytes(),
        })
        .returning({ id: bloodTestResults.id })
      if (!row) throw new Error('the new blood test was not returned')
      await refuseBeyondQuota(deps, tx, who.userId)
      await enqueueAnalysis(tx, jobs, who.userId, row.id)
      return row
    })
  } catch (error) {
    // Where the database's answer was lost, the row may exist or still be written: the sweep decides later.
    if (refusalBehind(error)?.code !== 'UNAVAILABLE') {
      await files
        .remove(filePath)
        .catch((e) => log.warn({ err: e, filePath }, 'an upload could not be removed; the sweep will'))
    }
    throw error
  }
}
