import { eq } from 'drizzle-orm'
import { consents } from '../../drizzle/schema.ts'
import { caresFor } from '../access/careLinks.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Services } from '../platform/services.ts'
import { consentWith, noConsent } from './consents.ts'

/**
 * Opens the signed PDF for the patient or a practitioner in care, whose read is audited. Refuses everyone else, and a
 * consent without a signature, as unknown.
 */
export async function openSigned({ db, files }: Pick<Services, 'db' | 'files'>, who: Who, id: string) {
  const consent = await consentWith(db, eq(consents.id, id))
  if (!consent?.filePath || consent.fileSize === null) throw noConsent()
  const { patientId, title, version, filePath, fileSize } = consent
  if (patientId !== who.userId) {
    if (!(await caresFor(db, who, patientId))) throw noConsent()
    await audit(db, { actorId: who.userId, action: 'consent.file', subjectId: patientId, targetId: id })
  }
  return { name: `${title} ${version}.pdf`, size: fileSize, content: await files.get(filePath) }
}
