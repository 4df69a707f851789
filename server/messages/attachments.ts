import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { messageAttachments, messages } from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import { refuseBeyondQuota, refuseFull } from '../account/quota.ts'
import { audit } from '../audit/audit.ts'
import { Refusal } from '../platform/refusal.ts'
import { removeObject } from '../platform/removal.job.ts'
import type { Services } from '../platform/services.ts'
import { storeWithRow } from '../platform/storeWithRow.ts'
import { cleanFileName, EXTENSIONS, openedUpload, typeByContent } from '../platform/upload.ts'
import { threadOf } from './threads.ts'

/** The prefix of all files of messages in the object storage. */
export const MESSAGE_FILES = 'messages/'

/** A file that was uploaded and not sent is deleted after this many hours. */
const UNSENT_HOURS = 48

/**
 * Stores a file for a message not sent yet. Refuses an empty file, one beyond 10485760 bytes or the quota, and content
 * other than PDF, JPEG or PNG.
 */
export async function uploadAttachment(
  deps: Pick<Services, 'env' | 'log' | 'db' | 'files'>,
  who: Pick<Who, 'userId'>,
  file: { name: string; content: Readable },
) {
  const { db } = deps
  const { head, whole, bytes } = await openedUpload(file.content)
  const contentType = await typeByContent(head)
  if (!contentType) throw new Refusal('UNSUPPORTED_TYPE', 'messages.refused.fileType')
  await refuseFull(deps, who)
  const filePath = `${MESSAGE_FILES}${who.userId}/${Date.now()}-${randomBytes(6).toString('hex')}.${EXTENSIONS[contentType]}`
  const stored = { filePath, content: whole, type: contentType, called: 'a file of a message' }
  return storeWithRow(deps, stored, () =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .insert(messageAttachments)
        .values({
          uploader: who.userId,
          filePath,
          fileName: cleanFileName(file.name, 'file'),
          contentType,
          fileSize: bytes(),
        })
        .returning({
          id: messageAttachments.id,
          name: messageAttachments.fileName,
          type: messageAttachments.contentType,
          size: messageAttachments.fileSize,
        })
      if (!row) throw new Error('the new file was not returned')
      await refuseBeyondQuota(deps, tx, who.userId)
      return row
    }),
  )
}

/**
 * Opens a file for a person of its thread, or for its uploader until it is sent. A practitioner, even as the uploader,
 * needs the care link, and the read is audited; the patient keeps access. Refuses everything else with the same
 * `NOT_FOUND`.
 */
export async function openAttachment({ db, files }: Pick<Services, 'db' | 'files'>, who: Who, id: string) {
  const missing = new Refusal('NOT_FOUND', 'messages.refused.noFile')
  const [row] = await db
    .select({
      file: messageAttachments,
      patientId: messages.patientId,
      practitionerId: messages.practitionerId,
    })
    .from(messageAttachments)
    .leftJoin(messages, eq(messages.id, messageAttachments.messageId))
    .where(eq(messageAttachments.id, id))
  if (!row) throw missing
  const { file, patientId, practitionerId } = row
  if (patientId === null || practitionerId === null) {
    if (file.uploader !== who.userId) throw missing
  } else if (practitionerId === who.userId) {
    const thread = await threadOf(db, who, patientId).catch(() => null)
    if (!thread?.cares) throw missing
    await audit(db, { actorId: who.userId, action: 'message.file', subjectId: patientId, targetId: id })
  } else if (patientId !== who.userId) throw missing
  return {
    name: file.fileName,
    type: file.contentType,
    size: file.fileSize,
    content: await files.get(file.filePath),
  }
}

/** Removes files that were uploaded and not sent within 48 hours: their rows at once, their objects by jobs. */
export async function sweepAttachments({ db, jobs }: Pick<Services, 'db' | 'jobs'>) {
  await db.transaction(async (tx) => {
    const unsent = await tx
      .delete(messageAttachments)
      .where(
        and(
          isNull(messageAttachments.messageId),
          sql`${messageAttachments.createdAt} < now() - make_interval(hours => ${UNSENT_HOURS})`,
        ),
      )
      .returning({ key: messageAttachments.filePath })
    await jobs.enqueueAll(tx, removeObject, unsent)
  })
}

/** The storage keys that have a row. */
export const namedAttachments = ({ db }: Pick<Services, 'db'>, keys: string[]) =>
  db
    .select({ filePath: messageAttachments.filePath })
    .from(messageAttachments)
    .where(inArray(messageAttachments.filePath, keys))
