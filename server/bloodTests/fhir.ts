/**
 * Blood tests as FHIR: the DiagnosticReport and the Observations of each result, as its own download has them, the uploaded
 * file as a DocumentReference, reviews as Communications, and retests as ServiceRequests.
 */
import { reportId } from '@verbena/lab-reader'
import { sql } from 'drizzle-orm'
import {
  bloodTestResults,
  bloodTestReviews,
  commentTemplates,
  emergencies,
  profiles,
  retests,
  users,
} from '../../drizzle/schema.ts'
import { windowText } from '../../shared/retests.ts'
import {
  columnsExcept,
  instant,
  type JsonRow,
  type NounInFhir,
  narrative,
  type RecordOwner,
  type RecordPart,
  type Resource,
  urn,
} from '../platform/fhir.ts'
import { runInThread } from '../platform/thread.ts'
import { conclusionsFor, proseOf } from './conclusions.ts'
import { aboutOwner, ownerColumns } from './owner.ts'

/** The code system of markers' names, as results use it. */
const MARKER = 'urn:verbena:marker'
/** Time limit of one result; milliseconds. */
const WRITING_MS = 15_000

const test = {
  id: bloodTestResults.id,
  fileName: bloodTestResults.fileName,
  contentType: bloodTestResults.contentType,
  fileSize: bloodTestResults.fileSize,
  language: bloodTestResults.language,
  status: bloodTestResults.status,
  analysis: bloodTestResults.analysis,
  analysisModel: bloodTestResults.analysisModel,
  written: bloodTestResults.written,
  markers: bloodTestResults.markers,
  corrections: bloodTestResults.corrections,
  unread: bloodTestResults.unread,
  qualitative: bloodTestResults.qualitative,
  collectedOn: bloodTestResults.collectedOn,
  possibleDays: bloodTestResults.possibleDays,
  createdAt: bloodTestResults.createdAt,
  finishedAt: bloodTestResults.finishedAt,
}
type Test = Pick<JsonRow<typeof bloodTestResults.$inferSelect>, keyof typeof test> & {
  owner: Parameters<typeof aboutOwner>[0]
  closes: string[] | null
}

const attachmentOf = (row: Test, portal: string) => ({
  contentType: row.contentType,
  language: row.language,
  url: `${portal}/api/blood-tests/${row.id}/file`,
  size: row.fileSize,
  title: row.fileName,
  creation: instant(row.createdAt),
})

/** A completed result. Large ones take long, so a thread makes them. */
async function resultOf(row: Test, { subject, locale, portal }: RecordOwner): Promise<Resource[]> {
  const [createdAt, finishedAt] = [row.createdAt, row.finishedAt].map((text) => text && new Date(text))
  const concluded = conclusionsFor(
    { ...row, finishedAt: finishedAt as Date | null },
    await aboutOwner(row.owner),
  )
  const { id, collectedOn, markers, unread, qualitative, corrections } = row
  const analysis = proseOf(concluded, locale, 'patient')
  const bundle = await runInThread<string>(
    'server/bloodTests/bundle.thread.ts',
    { id, createdAt, collectedOn, analysis, markers, unread, qualitative, corrections, subject },
    WRITING_MS,
  )
  const { entry }: { entry: { resource: Resource }[] } = JSON.parse(bundle)
  return entry.map(({ resource }) =>
    resource.resourceType === 'DiagnosticReport'
      ? {
          ...resource,
          basedOn: row.closes?.map((retest) => ({ reference: urn(retest) })),
          presentedForm: [attachmentOf(row, portal)],
        }
      : resource,
  )
}

const results: RecordPart<Test> = {
  step: 1,
  fields: {
    ...test,
    owner: sql`json_build_object('born', ${ownerColumns.born}, 'conditions', ${ownerColumns.conditions},
      'history', ${ownerColumns.history}, 'taken', ${ownerColumns.taken}, 'planned', ${ownerColumns.planned})`,
    closes: sql`(select json_agg(${retests.id}) from ${retests} where ${retests.closedBy} = ${bloodTestResults.id})`,
  },
  rows: (
    owner,
  ) => sql`${bloodTestResults} left join ${profiles} on ${profiles.id} = ${bloodTestResults.userId}
    where ${bloodTestResults.userId} = ${owner} order by ${bloodTestResults.createdAt}, ${bloodTestResults.id}`,
  async resources(row, owner) {
    const isRead = row.status === 'completed'
    const result = isRead ? await resultOf(row, owner) : []
    const file: Resource = {
      resourceType: 'DocumentReference',
      ...{ id: row.id, text: narrative([row.fileName]), status: 'current', subject: owner.subject },
      ...{ date: instant(row.createdAt), author: [owner.subject] },
      content: [{ attachment: attachmentOf(row, owner.portal) }],
      context: isRead ? { related: [{ reference: urn(reportId(row.id)) }] } : null,
    }
    return [...result, file]
  },
}

type Review = JsonRow<typeof bloodTestReviews.$inferSelect> & { reviewer: string }

const SPOKEN = [
  { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ParticipationMode', code: 'VERBAL' }] },
]

const reviews: RecordPart<Review> = {
  fields: { ...columnsExcept(bloodTestReviews, 'revision'), reviewer: users.name },
  rows: (owner) => sql`${bloodTestReviews}
    join ${bloodTestResults} on ${bloodTestResults.id} = ${bloodTestReviews.bloodTestId}
    join ${users} on ${users.id} = ${bloodTestReviews.by}
    where ${bloodTestResults.userId} = ${owner} and ${bloodTestResults.status} = 'completed'
    order by ${bloodTestReviews.at}, ${bloodTestReviews.id}`,
  resources: (review, { subject, person }) => [
    {
      resourceType: 'Communication',
      id: review.id,
      text: narrative([instant(review.at), review.reviewer, review.comment]),
      ...{ status: 'completed', subject, about: [{ reference: urn(reportId(review.bloodTestId)) }] },
      ...{ sender: person(review.by, review.reviewer), recipient: [subject], sent: instant(review.at) },
      ...(review.spoken && { medium: SPOKEN }),
      payload: [{ contentString: review.comment }],
    },
  ],
}

const retest = {
  ...columnsExcept(retests, 'patientId', 'weeks', 'cancelledBy'),
  requester: users.name,
  /** The result it was planned on, where that has been read. */
  fromTest: sql`(select ${bloodTestResults.id} from ${bloodTestResults}
    where ${bloodTestResults.id} = ${retests.fromTest} and ${bloodTestResults.status} = 'completed')`,
}
type Retest = Pick<JsonRow<typeof retests.$inferSelect>, Exclude<keyof typeof retest, 'requester'>> & {
  requester: string
}

const requests: RecordPart<Retest> = {
  fields: retest,
  rows: (owner) => sql`${retests} join ${users} on ${users.id} = ${retests.createdBy}
    where ${retests.patientId} = ${owner} order by ${retests.createdAt}, ${retests.id}`,
  resources(row, { subject, person, t }) {
    const status = row.closedBy ? 'completed' : row.cancelledAt ? 'revoked' : 'active'
    const name = t.marker(row.marker)
    return [
      {
        resourceType: 'ServiceRequest',
        id: row.id,
        text: narrative([name, windowText(row, t), row.reason, row.cancelReason]),
        ...{ status, intent: 'plan', subject },
        code: { coding: [{ system: MARKER, code: row.marker }], text: name },
        occurrencePeriod: { start: row.from, end: row.until },
        authoredOn: instant(row.createdAt),
        requester: person(row.createdBy, row.requester),
        reasonCode: row.reason ? [{ text: row.reason }] : [],
        supportingInfo: row.fromTest ? [{ reference: urn(reportId(row.fromTest)) }] : [],
        note:
          row.cancelledAt && row.cancelReason
            ? [{ time: instant(row.cancelledAt), text: row.cancelReason }]
            : [],
      },
    ]
  },
}

export const bloodTestsInFhir = {
  columns: [
    ['DiagnosticReport.id', bloodTestResults.id],
    ['DiagnosticReport.subject', bloodTestResults.userId],
    ['DiagnosticReport.effectiveDateTime', bloodTestResults.collectedOn],
    ['DiagnosticReport.issued', bloodTestResults.createdAt],
    [
      'DiagnosticReport.status',
      bloodTestResults.status,
      bloodTestResults.unread,
      bloodTestResults.possibleDays,
    ],
    ['DiagnosticReport.conclusion', bloodTestResults.analysis, bloodTestResults.analysisModel],
    ['DiagnosticReport.conclusion', bloodTestResults.written, bloodTestResults.finishedAt],
    ['Observation.valueQuantity', bloodTestResults.markers],
    ['Observation.valueString', bloodTestResults.qualitative],
    ['Observation.note', bloodTestResults.corrections],
    ['DocumentReference.content', bloodTestResults.fileName, bloodTestResults.contentType],
    ['DocumentReference.content', bloodTestResults.fileSize, bloodTestResults.language],
    ['Communication.id', bloodTestReviews.id],
    ['Communication.about', bloodTestReviews.bloodTestId],
    ['Communication.sender', bloodTestReviews.by],
    ['Communication.sent', bloodTestReviews.at],
    ['Communication.payload', bloodTestReviews.comment],
    ['Communication.medium', bloodTestReviews.spoken],
    ['ServiceRequest.id', retests.id],
    ['ServiceRequest.subject', retests.patientId],
    ['ServiceRequest.code', retests.marker],
    ['ServiceRequest.occurrencePeriod', retests.from, retests.until],
    ['ServiceRequest.reasonCode', retests.reason],
    ['ServiceRequest.supportingInfo', retests.fromTest],
    ['ServiceRequest.requester', retests.createdBy],
    ['ServiceRequest.authoredOn', retests.createdAt],
    ['ServiceRequest.status', retests.closedBy, retests.cancelledAt],
    ['ServiceRequest.note', retests.cancelReason],
  ],
  notExported: [
    ['a key in the storage', bloodTestResults.filePath],
    [
      'how a file was read',
      ...[bloodTestResults.failed, bloodTestResults.failure, bloodTestResults.omissions],
      ...[bloodTestResults.notice, bloodTestResults.pagesRead, bloodTestResults.pagesTotal],
    ],
    [
      'follows from the values',
      ...[bloodTestResults.urgency, bloodTestResults.outside, bloodTestResults.toCheck],
      ...[retests.weeks, emergencies],
    ],
    [
      'how the portal works',
      ...[bloodTestResults.revision, bloodTestResults.acknowledgedAt, bloodTestResults.acknowledgedRevision],
      bloodTestReviews.revision,
    ],
    ['another person', retests.cancelledBy],
    ["a practitioner's own, without a patient", commentTemplates],
  ],
  parts: { results, reviews, requests },
} satisfies NounInFhir
