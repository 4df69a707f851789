import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  consentDocumentVersions,
  consents,
  formVersions,
  planOverrulings,
  planVersions,
  profiles,
  sentForms,
  signedDocuments,
  treatmentPlans,
  users,
  visitNoteAddenda,
  visitNotes,
} from '../../drizzle/schema.ts'
import { audit } from '../audit/audit.ts'
import { retainedMessages } from '../messages/retainedMessages.ts'
import type { Db } from '../platform/db.ts'
import { CommandRefused, operatorCommand } from './operatorCommand.ts'

/**
 * Returns the treatment record that the clinic retains of a deleted account, as JSON: plans with versions, signed visit
 * notes with addenda, submitted forms with their questions, signed documents (PDFs at `filePath` in the storage), and
 * messages. `user` is the account's id or the person's name, case-insensitive. Audited. Refuses an account that is not
 * deleted, and an ambiguous name.
 */
export async function keptRecord(db: Db, user: string): Promise<string> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({
        id: users.id,
        name: users.name,
        dateOfBirth: profiles.dateOfBirth,
        deletedAt: users.deletedAt,
      })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(
        and(
          isNotNull(users.deletedAt),
          or(sql`${users.id}::text = ${user}`, sql`lower(${users.name}) = lower(${user})`),
        ),
      )
      .orderBy(asc(users.deletedAt))
    const [account] = found
    if (!account) throw new CommandRefused(`There is no deleted account with the id or name ${user}.`)
    if (found.length > 1) {
      const lines = found.map(({ id, dateOfBirth, deletedAt }) =>
        [id, dateOfBirth && `born ${dateOfBirth}`, `deleted ${deletedAt?.toISOString().slice(0, 10)}`]
          .filter(Boolean)
          .join(', '),
      )
      throw new CommandRefused(`Several deleted accounts have this name. Use an id:\n${lines.join('\n')}`)
    }
    await audit(tx, { actorId: null, action: 'record.kept-by-operator', subjectId: account.id })
    const plans = await tx
      .select({ plan: treatmentPlans, author: users.name })
      .from(treatmentPlans)
      .innerJoin(users, eq(users.id, treatmentPlans.createdBy))
      .where(eq(treatmentPlans.patientId, account.id))
      .orderBy(asc(treatmentPlans.createdAt))
    const versions = await tx
      .select({ version: planVersions, by: users.name })
      .from(planVersions)
      .innerJoin(treatmentPlans, eq(treatmentPlans.id, planVersions.planId))
      .innerJoin(users, eq(users.id, planVersions.by))
      .where(eq(treatmentPlans.patientId, account.id))
      .orderBy(asc(planVersions.version))
    const overrulings = await tx
      .select({ overruling: planOverrulings, by: users.name })
      .from(planOverrulings)
      .innerJoin(treatmentPlans, eq(treatmentPlans.id, planOverrulings.planId))
      .innerJoin(users, eq(users.id, planOverrulings.by))
      .where(eq(treatmentPlans.patientId, account.id))
      .orderBy(asc(planOverrulings.at))
    const notes = await tx
      .select({ note: visitNotes, author: users.name })
      .from(visitNotes)
      .innerJoin(users, eq(users.id, visitNotes.authorId))
      .where(and(eq(visitNotes.patientId, account.id), isNotNull(visitNotes.signedAt)))
      .orderBy(asc(visitNotes.signedAt))
    const addenda = await tx
      .select({
        noteId: visitNoteAddenda.noteId,
        at: visitNoteAddenda.at,
        by: users.name,
        text: visitNoteAddenda.text,
      })
      .from(visitNoteAddenda)
      .innerJoin(visitNotes, eq(visitNotes.id, visitNoteAddenda.noteId))
      .innerJoin(users, eq(users.id, visitNoteAddenda.authorId))
      .where(eq(visitNotes.patientId, account.id))
      .orderBy(asc(visitNoteAddenda.at))
    const signed = await tx
      .select({
        title: consentDocumentVersions.title,
        version: consentDocumentVersions.version,
        explainedBy: consents.explainedBy,
        explainedAt: consents.explainedAt,
        withdrawnAt: consents.withdrawnAt,
        document: signedDocuments,
      })
      .from(signedDocuments)
      .innerJoin(consents, eq(consents.id, signedDocuments.consentId))
      .innerJoin(consentDocumentVersions, eq(consentDocumentVersions.id, consents.versionId))
      .where(eq(signedDocuments.patientId, account.id))
      .orderBy(asc(signedDocuments.signedAt))
    const forms = await tx
      .select({
        title: formVersions.title,
        version: formVersions.version,
        questionnaire: formVersions.questionnaire,
        answers: sentForms.answers,
        submittedAt: sentForms.closedAt,
      })
      .from(sentForms)
      .innerJoin(formVersions, eq(formVersions.id, sentForms.versionId))
      .where(and(eq(sentForms.patientId, account.id), eq(sentForms.state, 'submitted')))
      .orderBy(asc(sentForms.closedAt))
    const messages = await retainedMessages(tx, account.id)
    const record = {
      account,
      plans: plans.map(({ plan, author }) => ({
        ...plan,
        author,
        versions: versions.flatMap(({ version, by }) =>
          version.planId === plan.id ? [{ ...version, by }] : [],
        ),
        overruledWarnings: overrulings.flatMap(({ overruling, by }) =>
          overruling.planId === plan.id ? [{ ...overruling, by }] : [],
        ),
      })),
      notes: notes.map(({ note, author }) => ({
        ...note,
        author,
        addenda: addenda.flatMap(({ noteId, ...addendum }) => (noteId === note.id ? [addendum] : [])),
      })),
      signedDocuments: signed.map(({ document, ...consent }) => ({ ...document, ...consent })),
      forms,
      messages,
    }
    return JSON.stringify(record, null, 2)
  })
}

if (import.meta.main) {
  await operatorCommand("make kept-record USER='Maya Lindqvist'", ({ db }, user) => keptRecord(db, user), {
    name: 'the id or the name of the deleted account',
    type: z.string().min(1),
  })
}
