/** Released visit notes as FHIR: what was written for the patient. */
import { sql } from 'drizzle-orm'
import { users, visitNoteAddenda, visitNotes } from '../../drizzle/schema.ts'
import { instant, type NounInFhir, narrative, type RecordPart } from '../platform/fhir.ts'

type Note = {
  id: string
  authorId: string
  author: string
  forPatient: string
  signedAt: string
  releasedAt: string
}

const notes: RecordPart<Note> = {
  fields: {
    id: visitNotes.id,
    authorId: visitNotes.authorId,
    author: users.name,
    forPatient: visitNotes.forPatient,
    signedAt: visitNotes.signedAt,
    releasedAt: visitNotes.releasedAt,
  },
  rows: (owner) => sql`${visitNotes} join ${users} on ${users.id} = ${visitNotes.authorId}
    where ${visitNotes.patientId} = ${owner} and ${visitNotes.releasedAt} is not null
    order by ${visitNotes.signedAt}, ${visitNotes.id}`,
  resources: (note, { subject, person }) => [
    {
      resourceType: 'ClinicalImpression',
      id: note.id,
      meta: { lastUpdated: instant(note.releasedAt) },
      text: narrative([note.signedAt.slice(0, 10), ...note.forPatient.split('\n')]),
      ...{ status: 'completed', subject },
      ...{ effectiveDateTime: instant(note.signedAt), date: instant(note.signedAt) },
      assessor: person(note.authorId, note.author),
      summary: note.forPatient,
    },
  ],
}

export const careInFhir = {
  columns: [
    ['ClinicalImpression.id', visitNotes.id],
    ['ClinicalImpression.subject', visitNotes.patientId],
    ['ClinicalImpression.assessor', visitNotes.authorId],
    ['ClinicalImpression.summary', visitNotes.forPatient],
    ['ClinicalImpression.date', visitNotes.signedAt],
    ['ClinicalImpression.meta', visitNotes.releasedAt],
  ],
  notExported: [
    ['written for the clinic only', visitNotes.subjective, visitNotes.objective, visitNotes.assessment],
    ['written for the clinic only', visitNotes.plan, visitNoteAddenda],
    ['how the portal works', visitNotes.base, visitNotes.createdAt],
  ],
  parts: { notes },
} satisfies NounInFhir
