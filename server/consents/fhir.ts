/**
 * Consents as FHIR: a Consent for each document that a patient was asked to sign; of a signed one also its PDF as a
 * DocumentReference, and the guardian who signed as a RelatedPerson.
 */
import { sql } from 'drizzle-orm'
import { consentDocuments, consentDocumentVersions, consents, signedDocuments } from '../../drizzle/schema.ts'
import type { ConsentKind, ConsentState } from '../../shared/consents.ts'
import {
  columnsExcept,
  concept,
  derivedId,
  instant,
  type JsonRow,
  type NounInFhir,
  narrative,
  type RecordOwner,
  type RecordPart,
  type Resource,
  TERMINOLOGY,
  urn,
} from '../platform/fhir.ts'

/** The code system of what a document is about. */
const KIND = 'urn:verbena:consent'
/** The systems of checksums, SHA-256 in hex: R4's own attachments have room for SHA-1 only. */
const PDF_SHA256 = 'urn:verbena:sha256:pdf'
const TEXT_SHA256 = 'urn:verbena:sha256:text'

const STATUS: Record<ConsentState, string> = {
  asked: 'proposed',
  signed: 'active',
  declined: 'rejected',
  withdrawn: 'inactive',
}
/** Two of R4's four scopes; the others are research and advance directives. */
const scopeOf = (kind: ConsentKind) => (kind === 'privacy' ? 'patient-privacy' : 'treatment')

const consent = {
  ...columnsExcept(consents, 'patientId', 'versionId', 'askedBy'),
  kind: consentDocumentVersions.kind,
  title: consentDocumentVersions.title,
  version: consentDocumentVersions.version,
  documentId: signedDocuments.id,
  name: signedDocuments.name,
  capacity: signedDocuments.capacity,
  signedAt: signedDocuments.signedAt,
  text: signedDocuments.text,
  textSha256: signedDocuments.textSha256,
  fileSize: signedDocuments.fileSize,
  sha256: signedDocuments.sha256,
}
type Signature = JsonRow<Omit<typeof signedDocuments.$inferSelect, 'id' | 'consentId' | 'patientId'>>
type Signed = Pick<
  Signature,
  'name' | 'capacity' | 'signedAt' | 'text' | 'textSha256' | 'fileSize' | 'sha256'
> & { documentId: string }
type Row = JsonRow<Omit<typeof consents.$inferSelect, 'patientId' | 'versionId' | 'askedBy'>> &
  Pick<typeof consentDocumentVersions.$inferSelect, 'kind' | 'title' | 'version'> &
  (Signed | { [Name in keyof Signed]: null })

/** The PDF that was made of a signature, and the text that was signed. */
function documentOf(
  row: Row & Signed,
  signer: { reference: string },
  { subject, portal }: RecordOwner,
): Resource {
  const { id, documentId, title, signedAt, text, fileSize } = row
  return {
    resourceType: 'DocumentReference',
    id: documentId,
    text: narrative([title, instant(signedAt), `SHA-256: ${row.sha256}`]),
    identifier: [
      { system: PDF_SHA256, value: row.sha256 },
      { system: TEXT_SHA256, value: row.textSha256 },
    ],
    ...{ status: 'current', docStatus: 'final', subject, date: instant(signedAt), author: [signer] },
    description: title,
    content: [
      {
        attachment: {
          contentType: 'application/pdf',
          ...{ url: `${portal}/api/consents/${id}/file`, size: fileSize, title, creation: instant(signedAt) },
        },
      },
      {
        attachment: {
          contentType: 'text/plain; charset=utf-8',
          ...{ data: Buffer.from(text).toString('base64'), title, creation: instant(signedAt) },
        },
      },
    ],
  }
}

const isSigned = (row: Row): row is Row & Signed => row.documentId !== null

const all: RecordPart<Row> = {
  step: 10,
  fields: consent,
  rows: (owner) => sql`${consents}
    join ${consentDocumentVersions} on ${consentDocumentVersions.id} = ${consents.versionId}
    left join ${signedDocuments} on ${signedDocuments.consentId} = ${consents.id}
    where ${consents.patientId} = ${owner} order by ${consents.askedAt}, ${consents.id}`,
  resources(row, owner) {
    const { subject, t } = owner
    const [kind, signed] = [t(`consents.kind.${row.kind}`), isSigned(row) ? row : null]
    const isByGuardian = signed?.capacity === 'guardian'
    const guardian = derivedId(row.id, 'guardian')
    const signer = isByGuardian ? { reference: urn(guardian), display: signed.name } : subject
    const moment = signed?.signedAt ?? row.declinedAt ?? row.askedAt
    return [
      {
        resourceType: 'Consent',
        id: row.id,
        text: narrative([
          `${row.title} (${row.version})`,
          `${t(`consents.state.${row.state}`)}: ${instant(moment)}`,
          row.explainedBy && row.explainedAt && `${row.explainedBy}, ${instant(row.explainedAt)}`,
        ]),
        status: STATUS[row.state],
        scope: concept(`${TERMINOLOGY}/consentscope`, scopeOf(row.kind)),
        category: [concept(KIND, row.kind, kind)],
        ...{ patient: subject, dateTime: instant(moment), performer: [signer] },
        sourceReference: signed && { reference: urn(signed.documentId), display: row.title },
        policyRule: { text: `${row.title} (${row.version})` },
        verification: signed
          ? [{ verified: true, verifiedWith: signer, verificationDate: instant(signed.signedAt) }]
          : [],
        provision: signed && {
          period: { start: instant(signed.signedAt), end: row.withdrawnAt && instant(row.withdrawnAt) },
        },
      },
      ...(signed ? [documentOf(signed, signer, owner)] : []),
      ...(isByGuardian
        ? [
            {
              resourceType: 'RelatedPerson',
              ...{ id: guardian, text: narrative([signed.name]), patient: subject },
              relationship: [concept(`${TERMINOLOGY}/v3-RoleCode`, 'GUARD')],
              name: [{ text: signed.name }],
            },
          ]
        : []),
    ]
  },
}

export const consentsInFhir = {
  columns: [
    ['Consent.id', consents.id],
    ['Consent.patient', consents.patientId],
    ['Consent.status', consents.state],
    ['Consent.dateTime', consents.askedAt, consents.declinedAt],
    ['Consent.provision', consents.withdrawnAt],
    ['Consent.text', consents.explainedBy, consents.explainedAt],
    ['Consent.category', consentDocumentVersions.kind],
    ['Consent.policyRule', consentDocumentVersions.title, consentDocumentVersions.version],
    ['Consent.policyRule', consents.versionId, consentDocumentVersions.id],
    ['Consent.verification', signedDocuments.signedAt],
    ['Consent.performer', signedDocuments.capacity, signedDocuments.name],
    ['Consent.sourceReference', signedDocuments.id, signedDocuments.consentId],
    ['DocumentReference.content', signedDocuments.text, signedDocuments.fileSize],
    ['DocumentReference.identifier', signedDocuments.sha256, signedDocuments.textSha256],
  ],
  notExported: [
    [
      'stands in the signed document',
      signedDocuments.forName,
      signedDocuments.method,
      signedDocuments.handedBy,
      signedDocuments.drawing,
    ],
    ['follows from the consent', signedDocuments.patientId],
    ['a key in the storage', signedDocuments.filePath],
    ['another person, who asked', consents.askedBy],
    [
      'belongs to the clinic; what was signed is in the document',
      ...[consentDocuments, consentDocumentVersions.documentId, consentDocumentVersions.text],
      ...[consentDocumentVersions.explained, consentDocumentVersions.by, consentDocumentVersions.at],
    ],
  ],
  parts: { consents: all },
} satisfies NounInFhir
