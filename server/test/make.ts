import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { eq, sql } from 'drizzle-orm'
import {
  accounts,
  appointmentKinds,
  appointments,
  appointmentTimes,
  bloodTestResults,
  careRequests,
  consentDocuments,
  consentDocumentVersions,
  consents,
  creditPackages,
  creditTransactions,
  forms,
  formVersions,
  healthAnalyses,
  healthTracking,
  importedResources,
  imports,
  invites,
  linkRequests,
  measurements,
  messageAttachments,
  messages,
  messageThreads,
  orderItems,
  orders,
  planTemplates,
  practitionerHours,
  practitionerPatients,
  products,
  profileProposals,
  pushDevices,
  recordImportEntries,
  recordImports,
  recordShares,
  retests,
  sentForms,
  sessions,
  signedDocuments,
  signingSessions,
  treatmentPlans,
  userRoles,
  users,
  visitNotes,
} from '../../drizzle/schema.ts'
import type { UnreadLine } from '../../shared/bloodTests.ts'
import type { ImportState } from '../../shared/imports.ts'
import { ironPanel } from '../demo/reports.ts'
import type { Deps } from '../deps.ts'
import { PICTURES } from '../platform/files.ts'
import { browserKeys } from './pushService.ts'
import { storeResult } from './results.ts'

/** So late that the answer can be withdrawn whenever the tests run. */
export const ANSWERED_AT = '2090-01-01T08:00:00.000Z'

const REPORT = Buffer.from(await ironPanel())

const LIST = Buffer.from('Name,Mail\nMaya Lind,maya@lind.example\n')

const FERRITIN = markerRow({ loinc: '2276-4', value: 12, high: 300 })

const UNREAD: UnreadLine = { text: 'Iron #?# ug/dL', page: 1, place: FERRITIN.place }

async function idOf(rows: PromiseLike<{ id: string }[]>) {
  const [row] = await rows
  if (!row) throw new Error('the new row was not returned')
  return row.id
}

/** Inserts rows directly into the database; each function returns the new row's id. */
export function makeRows({ db, files }: Pick<Deps, 'db' | 'files'>) {
  // One person's measurements need times of their own: those made at once can share a microsecond.
  let measured = 0
  const person = () =>
    idOf(
      db
        .insert(users)
        .values({ name: 'Somebody Else', email: `${randomUUID()}@test.clinic` })
        .returning(),
    )
  const patientOf = async (practitionerId: string) => {
    const patientId = await person()
    await db.insert(practitionerPatients).values({ practitionerId, patientId })
    return patientId
  }
  const practitioner = async (verified: boolean) => {
    const id = await person()
    await db.update(userRoles).set({ role: 'practitioner', verified }).where(eq(userRoles.userId, id))
    return id
  }
  const practitionerOf = async (patientId: string) => {
    const practitionerId = await practitioner(true)
    await db.insert(practitionerPatients).values({ practitionerId, patientId })
    return practitionerId
  }
  const bloodTest = async (userId: string, status: 'completed' | 'failed') => {
    const filePath = `blood-tests/${userId}/${randomUUID()}.pdf`
    await files.put(filePath, Readable.from([REPORT]), 'application/pdf')
    return await storeResult({ db }, userId, {
      ...{ filePath, fileSize: REPORT.length, status, analysis: null },
      ...(status === 'completed' ? { markers: [FERRITIN], unread: [UNREAD] } : { markers: [] }),
    })
  }
  const plan = (patientId: string, createdBy: string) =>
    idOf(
      db
        .insert(treatmentPlans)
        .values({ patientId, createdBy, title: 'Rest', medications: ['Zinc'] })
        .returning(),
    )
  const planTemplate = (ownerId: string) =>
    idOf(db.insert(planTemplates).values({ ownerId, name: 'Sleep', title: 'Calm sleep' }).returning())
  const product = () =>
    idOf(
      db
        .insert(products)
        .values({ name: `Herb ${randomUUID()}`, priceCents: 1_000, stock: 100 })
        .returning(),
    )
  const session = (userId: string) =>
    idOf(
      db
        .insert(sessions)
        .values({ userId, token: randomUUID(), expiresAt: new Date(Date.now() + 3_600_000) })
        .returning(),
    )
  /** A kind of appointment for everybody, of a practitioner who is there all day. */
  const appointmentKind = async (practitionerId: string) => {
    const weekly = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', until: '23:59' }))
    await db
      .insert(practitionerHours)
      .values({ practitionerId, weekly, exceptions: [] })
      .onConflictDoNothing()
    return idOf(
      db
        .insert(appointmentKinds)
        .values({
          ...{ practitionerId, name: 'Visit', minutes: 60, gapBefore: 0, gapAfter: 0, place: 'practice' },
          ...{ newPatients: true, earliestHours: 0, latestDays: 400 },
        })
        .returning(),
    )
  }
  /** An appointment of a new patient at `at`, an hour long, which holds its time. */
  const appointment = async (
    patientId: string,
    practitionerId: string,
    state: 'asked' | 'offered' | 'confirmed',
    at: string,
  ) => {
    const kindId = await appointmentKind(practitionerId)
    const [from, until] = [new Date(at), new Date(Date.parse(at) + 3_600_000)]
    const id = await idOf(
      db
        .insert(appointments)
        .values({
          ...{
            practitionerId,
            patientId,
            kindId,
            kind: 'Visit',
            place: 'practice',
            gapBefore: 0,
            gapAfter: 0,
          },
          ...{ state, at: from, until, key: randomUUID(), madeBy: patientId, isNew: true },
          heldUntil: state === 'confirmed' ? null : new Date(Date.now() + 3_600_000),
        })
        .returning(),
    )
    const blocked = `[${from.toISOString()},${until.toISOString()})`
    await db.insert(appointmentTimes).values({ appointmentId: id, practitionerId, at: from, blocked })
    return id
  }
  const QUESTIONS = { item: [{ linkId: 'q', text: 'How are you?', type: 'string' as const }] }
  const form = (authorId: string) =>
    idOf(
      db
        .insert(forms)
        .values({ authorId, title: 'Anamnesis', language: 'en', questionnaire: QUESTIONS })
        .returning(),
    )
  /** A form of one version. */
  const publishedForm = async (authorId: string) => {
    const formId = await form(authorId)
    await db
      .insert(formVersions)
      .values({ formId, version: 1, title: 'Anamnesis', language: 'en', questionnaire: QUESTIONS })
    return formId
  }
  /** A form that waits for its patient's answers, from a practitioner in care unless another is named. */
  const sentForm = async (patientId: string, carer?: string) => {
    const practitionerId = carer ?? (await practitionerOf(patientId))
    const formId = await publishedForm(practitionerId)
    const [version] = await db.select().from(formVersions).where(eq(formVersions.formId, formId))
    return idOf(
      db
        .insert(sentForms)
        .values({ patientId, practitionerId, versionId: version?.id ?? '' })
        .returning(),
    )
  }
  /** A document of the clinic with one version. */
  const consentDocument = async (authorId: string) => {
    const documentId = await idOf(db.insert(consentDocuments).values({ createdBy: authorId }).returning())
    await db.insert(consentDocumentVersions).values({
      ...{ documentId, version: 1, kind: 'own', title: 'House rules', text: 'For {name}', explained: false },
      by: authorId,
    })
    return documentId
  }
  /** A document that the patient was asked to sign. */
  const consent = async (patientId: string, askedBy?: string) => {
    const author = askedBy ?? (await practitioner(true))
    const documentId = await consentDocument(author)
    const versionId = await idOf(
      db
        .select({ id: consentDocumentVersions.id })
        .from(consentDocumentVersions)
        .where(eq(consentDocumentVersions.documentId, documentId)),
    )
    return idOf(db.insert(consents).values({ patientId, versionId, askedBy: author }).returning())
  }
  /** A share that is open, with a file that nothing decrypts. */
  const share = async (userId: string) => {
    const filePath = `shares/${userId}/${randomUUID()}.jwe`
    await files.put(filePath, Readable.from([Buffer.from('sealed')]), 'application/jose')
    return idOf(
      db
        .insert(recordShares)
        .values({
          ...{ userId, what: 'record', tokenHash: randomUUID(), passcodeHash: 'none', filePath, fileSize: 6 },
          expiresAt: sql`now() + interval '1 day'`,
        })
        .returning(),
    )
  }
  /** A document that the patient signed, with a file that is no real PDF. */
  const signedConsent = async (patientId: string, askedBy?: string) => {
    const id = await consent(patientId, askedBy)
    const pdf = Buffer.from('%PDF-1.4 signed')
    const filePath = `signed-documents/${patientId}/${id}.pdf`
    await files.put(filePath, Readable.from([pdf]), 'application/pdf')
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    await db.update(consents).set({ state: 'signed' }).where(eq(consents.id, id))
    await db.insert(signedDocuments).values({
      ...{ consentId: id, patientId, name: 'Somebody Else', capacity: 'self', method: 'typed' },
      ...{ signedAt: new Date(), text: 'For Somebody Else', textSha256: sha256, sha256 },
      ...{ filePath, fileSize: pdf.length },
    })
    return id
  }
  return {
    person,
    consentDocument,
    consent,
    signedConsent,
    share,
    form,
    publishedForm,
    sentForm,
    /** A form that its patient has sent back. */
    async submittedForm(patientId: string) {
      const id = await sentForm(patientId)
      await db
        .update(sentForms)
        .set({ state: 'submitted', answers: { q: 'Tired' }, closedAt: new Date() })
        .where(eq(sentForms.id, id))
      return id
    },
    /** A value that an answer would add to the patient's allergies. */
    async proposal(patientId: string) {
      const sentFormId = await sentForm(patientId)
      const value = `Pollen ${randomUUID()}`
      return idOf(
        db
          .insert(profileProposals)
          .values({ patientId, sentFormId, path: 'q', field: 'allergies', value })
          .returning(),
      )
    },
    patientOf,
    appointmentKind,
    appointment,
    product,
    plan,
    planTemplate,
    /** Returns the picture's name. */
    async picture() {
      const name = `${randomUUID()}.webp`
      await files.put(`${PICTURES}${name}`, Readable.from([Buffer.from('RIFF')]), 'image/webp')
      return name
    },
    completedBloodTest: (userId: string) => bloodTest(userId, 'completed'),
    /** Its unread line was called no result. */
    async answeredBloodTest(userId: string) {
      const id = await bloodTest(userId, 'completed')
      const answer = { printed: null, corrected: null, at: ANSWERED_AT, by: userId, unread: 0 }
      const corrections = [{ ...answer, said: 'no result' as const }]
      await db.update(bloodTestResults).set({ corrections }).where(eq(bloodTestResults.id, id))
      return id
    },
    failedBloodTest: (userId: string) => bloodTest(userId, 'failed'),
    retest: (patientId: string, createdBy: string) =>
      idOf(
        db
          .insert(retests)
          .values({
            patientId,
            createdBy,
            marker: 'Ferritin',
            weeks: 12,
            from: '2090-01-01',
            until: '2090-01-15',
          })
          .returning(),
      ),
    practitioner,
    practitionerOf,
    /** A message that the person wrote as a patient. */
    async message(patientId: string) {
      const practitionerId = await practitionerOf(patientId)
      const thread = { patientId, practitionerId }
      await db.insert(messageThreads).values({ ...thread, messages: 1 })
      return idOf(
        db
          .insert(messages)
          .values({ ...thread, number: 1, sender: patientId, text: 'Hello', key: randomUUID() })
          .returning(),
      )
    },
    async messageFile(uploader: string) {
      const filePath = `messages/${uploader}/${randomUUID()}.pdf`
      await files.put(filePath, Readable.from([REPORT]), 'application/pdf')
      const file = { fileName: 'page.pdf', contentType: 'application/pdf', fileSize: REPORT.length }
      return idOf(
        db
          .insert(messageAttachments)
          .values({ uploader, filePath, ...file })
          .returning(),
      )
    },
    /** An invitation by an admin. Returns its token. */
    async inviteToken() {
      const createdBy = await person()
      await db.update(userRoles).set({ role: 'admin' }).where(eq(userRoles.userId, createdBy))
      const token = randomUUID()
      const tokenHash = createHash('sha256').update(token).digest('base64url')
      const expiresAt = new Date(Date.now() + 3_600_000)
      await db.insert(invites).values({ tokenHash, role: 'patient', createdBy, expiresAt })
      return token
    },
    /** The link of a device of the practice that opens a document of this patient. Returns its token and the document's id, with a space between. */
    async signingSession(patientId: string) {
      const id = await consent(patientId)
      const [asked] = await db.select({ by: consents.askedBy }).from(consents).where(eq(consents.id, id))
      if (!asked) throw new Error('no consent')
      await db
        .insert(practitionerPatients)
        .values({ practitionerId: asked.by, patientId })
        .onConflictDoNothing()
      const token = randomBytes(32).toString('base64url')
      const tokenHash = createHash('sha256').update(token).digest('base64url')
      const expiresAt = new Date(Date.now() + 1_800_000)
      const row = { tokenHash, patientId, handedBy: asked.by, consentIds: [id], expiresAt }
      await db.insert(signingSessions).values(row)
      return `${token} ${id}`
    },
    async invite() {
      const createdBy = await person()
      const expiresAt = new Date(Date.now() + 3_600_000)
      return idOf(
        db
          .insert(invites)
          .values({ tokenHash: randomUUID(), role: 'patient', createdBy, expiresAt })
          .returning(),
      )
    },
    linkRequestBy: (practitionerId: string) =>
      idOf(
        db
          .insert(linkRequests)
          .values({ practitionerId, email: `${randomUUID()}@test.clinic` })
          .returning(),
      ),
    /** A verified practitioner's request to this person. */
    async linkRequestTo(patientId: string) {
      const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, patientId))
      return idOf(
        db
          .insert(linkRequests)
          .values({ practitionerId: await practitioner(true), email: owner?.email ?? '' })
          .returning(),
      )
    },
    careRequestBy: async (patientId: string) =>
      idOf(
        db
          .insert(careRequests)
          .values({ patientId, practitionerId: await practitioner(true) })
          .returning(),
      ),
    careRequestTo: async (practitionerId: string) =>
      idOf(
        db
          .insert(careRequests)
          .values({ patientId: await person(), practitionerId })
          .returning(),
      ),
    careLink: async (practitionerId: string) =>
      idOf(
        db
          .insert(practitionerPatients)
          .values({ practitionerId, patientId: await person() })
          .returning(),
      ),
    /** The caller gives each entry another day, since a person has one entry per day. */
    entry: (userId: string, date: string) =>
      idOf(db.insert(healthTracking).values({ userId, date, waterIntake: 8 }).returning()),
    recordImport: (userId: string) =>
      idOf(db.insert(recordImports).values({ userId, fileName: 'a.csv', source: 'csv' }).returning()),
    /** A refused entry that has the id of its import. */
    async recordImportEntry(userId: string) {
      const file = { userId, fileName: 'a.csv', source: 'csv' } as const
      const importId = await idOf(db.insert(recordImports).values(file).returning())
      const entry = { kind: 'measurement', type: 'weight', title: '0 kg', reason: 'range' } as const
      await db
        .insert(recordImportEntries)
        .values({ ...entry, id: importId, importId, line: 1, content: {}, hash: '' })
      return importId
    },
    importedResource: (userId: string) => {
      const content = { resourceType: 'Task', description: 'From elsewhere' }
      const about = { type: 'Task', title: 'From elsewhere', fileName: 'a.json', sizeBytes: 60 }
      return idOf(
        db
          .insert(importedResources)
          .values({ userId, content, hash: randomUUID(), ...about })
          .returning(),
      )
    },
    measurement: (userId: string) => {
      const weight = { kind: 'weight', value: 72.4, canonical: 72.4, unit: 'kg' } as const
      return idOf(
        db
          .insert(measurements)
          .values({ userId, at: new Date(Date.now() - ++measured * 60_000), key: randomUUID(), ...weight })
          .returning(),
      )
    },
    analysis: async (authorId: string) =>
      idOf(
        db
          .insert(healthAnalyses)
          .values({ userId: await patientOf(authorId), authorId, analysisType: 'gut-health' })
          .returning(),
      ),
    identity: (userId: string) =>
      idOf(db.insert(accounts).values({ userId, providerId: 'oidc', accountId: randomUUID() }).returning()),
    session,
    device: async (userId: string) =>
      idOf(
        db
          .insert(pushDevices)
          .values({
            userId,
            sessionId: await session(userId),
            endpoint: `https://fcm.googleapis.com/${randomUUID()}`,
            ...browserKeys().keys,
            name: 'Firefox on Linux',
          })
          .returning(),
      ),
    /** A signed note about a patient in the practitioner's care, or a draft. */
    note: (patientId: string, authorId: string, signed: boolean, base?: string) =>
      idOf(
        db
          .insert(visitNotes)
          .values({
            patientId,
            authorId,
            plan: 'Rest',
            forPatient: 'Rest',
            signedAt: signed ? new Date() : null,
            ...(base && { base }),
          })
          .returning(),
      ),
    purchase: (userId: string) =>
      idOf(
        db
          .insert(creditTransactions)
          .values({ userId, amount: 100, transactionType: 'purchase', description: 'Starter' })
          .returning(),
      ),
    package: () =>
      idOf(
        db
          .insert(creditPackages)
          .values({ name: `Package ${randomUUID()}`, credits: 10, priceCents: 1_000 })
          .returning(),
      ),
    /** A file of patients by this admin; `state` is how far its import is. */
    import: (createdBy: string, state: ImportState = 'waiting', file = LIST) =>
      idOf(
        db
          .insert(imports)
          .values({
            ...{ createdBy, kind: 'patients', state, counts: { new: 0, same: 0, conflict: 0, refused: 0 } },
            file: state === 'done' ? null : file,
          })
          .returning(),
      ),
    async order(userId: string) {
      const id = await idOf(
        db
          .insert(orders)
          .values({ userId, totalCents: 1_000, idempotencyKey: randomUUID(), cartHash: '' })
          .returning(),
      )
      await db
        .insert(orderItems)
        .values({ orderId: id, productId: null, productName: 'Herb', quantity: 1, priceCents: 1_000 })
      return id
    },
  }
}
