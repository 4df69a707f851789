import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { bloodTestResults } from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import { refuseBeyondQuota, refuseFull } from '../account/quota.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { storeWithRow } from '../platform/storeWithRow.ts'
import { cleanFileName, EXTENSIONS, openedUpload } from '../platform/upload.ts'
import { enqueueAnalysis } from './analyse.job.ts'
import { uploadType } from './uploadType.ts'

/** The prefix of all uploads of blood tests in the object storage. */
export const UPLOADS = 'blood-tests/'

/**
 * Stores an upload and starts its analysis: the object first, then row and job in one transaction. Refuses an empty file,
 * one beyond 10485760 bytes or the person's quota, and any content but PDF, JPEG, PNG and FHIR bundles.
 */
export async function uploadBloodTest(
  deps: Pick<Services, 'env' | 'log' | 'db' | 'files' | 'jobs'>,
  who: Pick<Who, 'userId'>,
  file: { name: string; content: Readable },
) {
  const { db, jobs } = deps
  const { head, whole, bytes } = await openedUpload(file.content)
  const contentType = await uploadType(head)
  if (!contentType) throw new Refusal('UNSUPPORTED_TYPE', 'bloodTests.refused.type')
  await refuseFull(deps, who)
  const filePath = `${UPLOADS}${who.userId}/${Date.now()}-${randomBytes(6).toString('hex')}.${EXTENSIONS[contentType]}`
  const stored = { filePath, content: whole, type: contentType, called: 'an upload' }
  return storeWithRow(deps, stored, () =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .insert(bloodTestResults)
        .values({
          userId: who.userId,
          filePath,
          fileName: cleanFileName(file.name, 'blood-test'),
          contentType,
          fileSize: bytes(),
        })
        .returning({ id: bloodTestResults.id })
      if (!row) throw new Error('the new blood test was not returned')
      await refuseBeyondQuota(deps, tx, who.userId)
      await enqueueAnalysis(tx, jobs, who.userId, row.id)
      return row
    }),
  )
}
