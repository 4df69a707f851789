import { randomUUID } from 'node:crypto'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { eq } from 'drizzle-orm'
import * as schema from '../../drizzle/schema.ts'
import { asProse } from '../../shared/bloodTests.ts'
import type { FormItem } from '../../shared/forms.ts'
import { type PlanItem, untimed } from '../../shared/planItems.ts'
import type { Deps } from '../deps.ts'

const DAY = '2026-11-04'
const MOMENT = new Date('2026-11-04T09:30:00Z')
const LATER = new Date('2026-11-04T10:30:00Z')

async function rowOf<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows
  if (!row) throw new Error('the new row was not returned')
  return row
}

/** A schedule of each kind. */
const itemsOf = (text: string): PlanItem[] => [
  {
    ...untimed(text),
    ...{ slots: ['morning', 'evening'], units: 1.5, unitName: 'capsule', from: DAY, until: '2026-12-04' },
  },
  {
    ...untimed(`${text} drops`),
    ...{ slots: ['night'], units: 20, unitName: 'drop', days: { kind: 'weekdays', days: [1, 3] } },
  },
  { ...untimed(`${text} cycle`), days: { kind: 'cycle', on: 5, off: 2 }, from: DAY },
  { ...untimed(`${text} every other day`), days: { kind: 'cycle', on: 1, off: 1 }, from: DAY },
  {
    ...untimed(`${text} when needed`),
    ...{ units: 2, unitName: 'tablet', days: { kind: 'needed', maxPerDay: 3 } },
  },
]

const questionsOf = (word: string): { item: FormItem[] } => ({
  item: [
    { linkId: 'told', text: `${word}-question`, type: 'text', required: true, help: `${word}-help` },
    { linkId: 'pain', text: 'Pain?', type: 'boolean' },
    {
      ...{ linkId: 'bad', text: 'How bad?', type: 'integer', look: 'scale', min: 0, max: 10 },
      enableWhen: [{ question: 'pain', operator: '=', answerBoolean: true }],
    },
    { linkId: 'weight', text: 'Weight', type: 'quantity', unit: 'kg' },
    { linkId: 'last', text: 'Last?', type: 'string' },
  ],
})

/**
 * Inserts a row into every table about a patient. Texts that belong in the record begin with `word`; those that are
 * internal to the clinic or the portal begin with `hidden`.
 */
export async function makeFullRecord(
  { db }: Pick<Deps, 'db'>,
  { patientId, practitionerId }: { patientId: string; practitionerId: string },
  word: string,
  hidden: string,
) {
  const say = (what: string) => `${word}-${what}`
  const hide = (what: string) => `${hidden}-${what}`
  const by = { practitionerId, patientId }

  await db
    .update(schema.profiles)
    .set({
      ...{ phone: say('phone'), dateOfBirth: '1988-04-12', address: say('address') },
      ...{ emergencyContactName: say('contact'), emergencyContactPhone: say('contact-phone') },
      ...{ medicalHistory: say('history'), allergies: say('allergies'), currentMedications: say('taken') },
      ...{ conditions: ['asthma', 'pregnancy'], externalId: say('external'), locale: 'de-CH' },
    })
    .where(eq(schema.profiles.id, patientId))
  await db.insert(schema.practitionerPatients).values(by).onConflictDoNothing()

  const written = (what: string) => ({
    ...{ title: say(`${what}-title`), description: say(`${what}-description`) },
    ...{ dosageInstructions: say(`${what}-dosage`), duration: say(`${what}-duration`) },
    ...{ notes: say(`${what}-notes`), medications: itemsOf(say(what)).map(({ text }) => text) },
    items: itemsOf(say(what)),
  })
  const plan = await rowOf(
    db
      .insert(schema.treatmentPlans)
      .values({ patientId, createdBy: practitionerId, createdAt: MOMENT, ...written('first') })
      .returning(),
  )
  await db
    .update(schema.treatmentPlans)
    .set({ ...written('second'), updatedBy: practitionerId })
    .where(eq(schema.treatmentPlans.id, plan.id))
  await db.insert(schema.treatmentPlans).values({
    ...{ patientId, createdBy: practitionerId, title: say('deleted'), medications: [say('former')] },
    ...{ createdAt: MOMENT, deletedAt: LATER, deletedBy: practitionerId },
  })
  await db.insert(schema.planOverrulings).values({
    ...{ planId: plan.id, version: 1, by: practitionerId, rules: [hide('rule')] },
    ...{ rulesVersion: '1', reason: hide('overruled'), pairs: [hide('pair')] },
  })
  await db.insert(schema.doses).values([
    {
      ...{ planId: plan.id, medication: say('second'), date: DAY, slot: 'morning', takenAt: MOMENT },
      ...{ units: 1.5, times: 1 },
    },
    {
      ...{ planId: plan.id, medication: say('second'), date: DAY, slot: 'evening', state: 'skipped' },
      ...{ takenAt: null, reason: say('skipped') },
    },
    { planId: plan.id, medication: hide('open'), date: DAY, state: 'open', takenAt: null },
    { planId: plan.id, medication: say('second when needed'), date: DAY, times: 2, units: 4 },
  ])

  const row = markerRow({ name: say('marker'), loinc: '2276-4', value: 12, unit: 'ng/mL', high: 300 })
  const test = await rowOf(
    db
      .insert(schema.bloodTestResults)
      .values({
        ...{ userId: patientId, filePath: hide(randomUUID()), fileName: say('report.pdf') },
        ...{ contentType: 'application/pdf', fileSize: 1234, status: 'completed', language: 'de' },
        ...{ markers: [row, markerRow({ name: say('doubtful'), doubtful: true, value: 9 })] },
        ...{ unread: [{ text: say('unread'), page: 1, place: row.place }], collectedOn: DAY },
        ...{ corrections: [{ printed: { ...row, value: 41 }, corrected: row, at: MOMENT.toISOString() }] },
        qualitative: [{ name: say('nitrite'), text: 'positive', page: 1, doubtful: false, place: row.place }],
        ...{ analysis: asProse(say('analysis')), analysisModel: 'a model', finishedAt: LATER },
        ...{ written: { summary: say('written'), sections: [], questions: [] }, createdAt: MOMENT },
        ...{ failure: hide('failure'), notice: hide('notice') },
      })
      .returning(),
  )
  await db.insert(schema.bloodTestResults).values({
    ...{ userId: patientId, filePath: hide(randomUUID()), fileName: say('unreadable.png') },
    ...{ contentType: 'image/png', fileSize: 99, status: 'failed', failure: hide('failure') },
  })
  await db.insert(schema.bloodTestReviews).values([
    { bloodTestId: test.id, by: practitionerId, comment: say('review'), revision: 1, spoken: true },
    { bloodTestId: test.id, by: practitionerId, comment: null, revision: 1 },
  ])
  await db.insert(schema.retests).values([
    {
      ...{ patientId, marker: 'Ferritin', weeks: 12, from: '2027-01-20', until: '2027-02-03' },
      ...{ reason: say('retest'), fromTest: test.id, createdBy: practitionerId },
    },
    {
      ...{ patientId, marker: 'CRP', weeks: 12, from: '2026-10-20', until: '2026-11-05' },
      ...{ createdBy: practitionerId, closedBy: test.id },
    },
    {
      ...{ patientId, marker: 'TSH', weeks: 12, from: '2027-01-20', until: '2027-02-03' },
      ...{ createdBy: practitionerId, cancelledAt: LATER, cancelledBy: practitionerId },
      cancelReason: say('cancelled-retest'),
    },
  ])

  await db.insert(schema.measurements).values(
    [
      {
        kind: 'bloodPressure',
        value: 128,
        canonical: 128,
        diastolic: 82,
        unit: 'mmHg',
        key: `${hidden}-key`,
      },
      { kind: 'weight', value: 72.4, canonical: 72.4, unit: 'kg', source: `${word}-scale` },
      { kind: 'pulse', value: 68, canonical: 68, unit: '/min', source: `${word}-watch` },
      {
        kind: 'glucose',
        value: 5.6,
        canonical: 100.9,
        unit: 'mmol/L',
        fasting: true,
        source: `${word}-meter`,
      },
      { kind: 'glucose', value: 98, canonical: 98, unit: 'mg/dL', source: `${word}-meter` },
      { kind: 'waist', value: 91, canonical: 91, unit: 'cm', source: `${word}-tape` },
      { kind: 'temperature', value: 36.8, canonical: 36.8, unit: '°C', source: `${word}-thermometer` },
    ].map((row) => ({ ...row, userId: patientId, at: MOMENT }) as typeof schema.measurements.$inferInsert),
  )
  await db.insert(schema.importedResources).values({
    ...{ userId: patientId, type: 'Task', title: say('elsewhere'), at: MOMENT, sizeBytes: 100 },
    ...{ fileName: say('file.json'), hash: hide('hash') },
    content: {
      ...{ resourceType: 'Task', status: 'completed', intent: 'plan', description: say('elsewhere') },
      for: { reference: 'urn:verbena:self' },
      focus: { reference: 'urn:verbena:content:unknown', display: say('gone') },
    },
  })
  await db.insert(schema.measurementTargets).values([
    { patientId, kind: 'bloodPressure', high: 135, diastolic: 85, setBy: practitionerId },
    { patientId, kind: 'pulse', low: 50, high: 90, setBy: practitionerId },
    { patientId, kind: 'weight', goal: 71, setBy: patientId },
  ])
  await db
    .insert(schema.measurementRules)
    .values({ patientId, practitionerId, kind: 'weight', change: 2, days: 7 })
  await db.insert(schema.healthTracking).values([
    {
      ...{ userId: patientId, date: DAY, mood: 'Great', energyLevel: 7, sleepHours: 7.5, waterIntake: 6 },
      ...{ exerciseMinutes: 30, symptoms: say('symptoms'), notes: say('day-notes') },
    },
    { userId: patientId, date: '2026-11-05' },
  ])
  await db.insert(schema.emergencies).values({
    ...{ patientId, kinds: ['heart'], source: 'entry', sourceId: randomUUID(), day: DAY },
  })

  const thread = { patientId, practitionerId }
  await db
    .insert(schema.messageThreads)
    .values({ ...thread, messages: 0 })
    .onConflictDoNothing()
  const message = async (number: number, values: Partial<typeof schema.messages.$inferInsert>) =>
    rowOf(
      db
        .insert(schema.messages)
        .values({ ...thread, number, sender: patientId, key: hide(randomUUID()), ...values })
        .returning(),
    )
  const withFile = await message(1, {
    text: say('message'),
    quote: { kind: 'day', date: DAY, title: say('quote'), detail: say('quoted') },
  })
  await message(2, { text: say('answer'), sender: practitionerId, automatic: true, readAt: LATER })
  const gone = await message(3, { text: hide('withdrawn') })
  await db
    .update(schema.messages)
    .set({ text: null, withdrawnAt: new Date() })
    .where(eq(schema.messages.id, gone.id))
  const file = await rowOf(
    db
      .insert(schema.messageAttachments)
      .values({
        ...{ uploader: patientId, filePath: hide(randomUUID()), fileName: say('photo.png') },
        ...{ contentType: 'image/png', fileSize: 12 },
      })
      .returning(),
  )
  await db
    .update(schema.messageAttachments)
    .set({ messageId: withFile.id })
    .where(eq(schema.messageAttachments.id, file.id))

  const note = (values: Partial<typeof schema.visitNotes.$inferInsert>) =>
    rowOf(
      db
        .insert(schema.visitNotes)
        .values({
          ...{ patientId, authorId: practitionerId, subjective: hide('s'), objective: hide('o') },
          ...{ assessment: hide('a'), plan: hide('p'), ...values },
        })
        .returning(),
    )
  const released = await note({ forPatient: say('note'), signedAt: MOMENT, releasedAt: LATER })
  await note({ forPatient: hide('unreleased'), signedAt: MOMENT })
  await note({ forPatient: hide('draft') })
  await db
    .insert(schema.visitNoteAddenda)
    .values({ noteId: released.id, authorId: practitionerId, text: hide('addendum') })

  const kind = await rowOf(
    db
      .insert(schema.appointmentKinds)
      .values({
        ...{ practitionerId, name: hide('kind'), minutes: 60, gapBefore: 0, gapAfter: 0 },
        ...{ place: 'practice', newPatients: true, earliestHours: 0, latestDays: 400 },
      })
      .returning(),
  )
  for (const [index, state] of (['confirmed', 'cancelled', 'kept', 'missed'] as const).entries()) {
    const at = new Date(`2026-12-0${index + 1}T09:00:00Z`)
    const appointment = await rowOf(
      db
        .insert(schema.appointments)
        .values({
          ...{ ...by, kindId: kind.id, kind: say('visit'), place: 'practice', gapBefore: 0, gapAfter: 0 },
          ...{ state, at, until: new Date(at.getTime() + 3_600_000), reason: say(`reason-${state}`) },
          ...{ key: hide(randomUUID()), madeBy: patientId },
        })
        .returning(),
    )
    await db.insert(schema.appointmentChanges).values({
      ...{ appointmentId: appointment.id, step: state, by: practitionerId, at },
      reason: state === 'cancelled' ? say('called-off') : null,
    })
  }

  const form = await rowOf(
    db
      .insert(schema.forms)
      .values({ authorId: practitionerId, title: hide('form'), language: 'en', questionnaire: { item: [] } })
      .returning(),
  )
  const version = await rowOf(
    db
      .insert(schema.formVersions)
      .values({
        ...{ formId: form.id, version: 1, title: say('form'), language: 'en' },
        questionnaire: questionsOf(word),
      })
      .returning(),
  )
  const sent = { patientId, practitionerId, versionId: version.id }
  const answered = await rowOf(
    db
      .insert(schema.sentForms)
      .values({
        ...{ ...sent, state: 'submitted', closedAt: LATER },
        answers: { told: say('told'), pain: true, bad: 4, weight: 70.5, last: { declined: true } },
      })
      .returning(),
  )
  await db
    .insert(schema.sentForms)
    .values([
      { ...sent, state: 'begun', answers: { told: say('begun') } },
      { ...sent, state: 'declined', closedAt: LATER, answers: { told: hide('declined') } },
      { ...sent },
    ])
  await db.insert(schema.profileProposals).values({
    ...{ sentFormId: answered.id, patientId, path: 'told', field: 'allergies', value: hide('proposed') },
  })

  const document = await rowOf(
    db.insert(schema.consentDocuments).values({ createdBy: practitionerId }).returning(),
  )
  const asked = await rowOf(
    db
      .insert(schema.consentDocumentVersions)
      .values({
        ...{ documentId: document.id, version: 2, kind: 'privacy', title: say('consent') },
        ...{ text: hide('template'), explained: true, by: practitionerId },
      })
      .returning(),
  )
  const consent = (values: Partial<typeof schema.consents.$inferInsert> = {}) =>
    rowOf(
      db
        .insert(schema.consents)
        .values({
          ...{ patientId, versionId: asked.id, askedBy: practitionerId },
          ...{ explainedBy: say('explainer'), explainedAt: MOMENT, ...values },
        })
        .returning(),
    )
  for (const capacity of ['self', 'guardian'] as const) {
    const { id } = await consent({ state: 'signed' })
    await db.insert(schema.signedDocuments).values({
      ...{ consentId: id, patientId, name: say(`signer-${capacity}`), capacity, method: 'drawn' },
      ...{ forName: capacity === 'guardian' ? say('child') : null, signedAt: MOMENT },
      ...{ drawing: [{ points: [{ x: 1, y: 2, time: 3, pressure: 0.5 }] }], text: say('signed-text') },
      ...{
        textSha256: 'ab'.repeat(32),
        filePath: hide(randomUUID()),
        fileSize: 4321,
        sha256: 'cd'.repeat(32),
      },
    })
    if (capacity === 'guardian') {
      await db
        .update(schema.consents)
        .set({ state: 'withdrawn', withdrawnAt: LATER })
        .where(eq(schema.consents.id, id))
    }
  }
  await consent({ state: 'declined', declinedAt: LATER })
  await consent()

  await makeRowsElsewhere(db, { patientId, practitionerId }, hide)
}

/** A row in every table that is not in the record. */
async function makeRowsElsewhere(
  db: Deps['db'],
  { patientId, practitionerId }: { patientId: string; practitionerId: string },
  hide: (what: string) => string,
) {
  const [userId, key] = [patientId, randomUUID()]
  const [owner] = await db.select().from(schema.users).where(eq(schema.users.id, patientId))
  await db.insert(schema.healthAnalyses).values({
    ...{ userId, authorId: practitionerId, analysisType: 'gut-health', status: 'completed' },
    ...{ analysis: hide('analysis'), model: hide('model') },
  })
  const product = await rowOf(
    db
      .insert(schema.products)
      .values({ name: hide('product'), priceCents: 100, stock: 9 })
      .returning(),
  )
  const order = await rowOf(
    db
      .insert(schema.orders)
      .values({
        ...{ userId, totalCents: 100, notes: hide('order'), idempotencyKey: key, cartHash: hide('cart') },
        ...{ delivery: 'address', deliveryAddress: hide('delivery') },
      })
      .returning(),
  )
  await db.insert(schema.orderItems).values({
    orderId: order.id,
    productId: product.id,
    productName: hide('item'),
    quantity: 1,
    priceCents: 100,
  })
  await db.insert(schema.supplyCorrections).values({ userId, productId: product.id, unitsLeft: 3 })
  await db
    .insert(schema.stockMovements)
    .values({ productId: product.id, delta: -1, reason: hide('stock'), actorId: patientId })
  await db
    .insert(schema.creditTransactions)
    .values({ userId, amount: 10, transactionType: 'purchase', description: hide('credits') })
  await db.insert(schema.wizardRuns).values({
    ...{ userId, key, inputs: { symptoms: hide('wizard') }, model: hide('model') },
  } as unknown as typeof schema.wizardRuns.$inferInsert)
  await db.insert(schema.notices).values({ userId, kind: 'analysis-finished', dedupeKey: hide('notice') })
  await db.insert(schema.noticeSettings).values({
    userId,
    timeZone: hide('zone'),
    times: {},
    kinds: {},
  } as typeof schema.noticeSettings.$inferInsert)
  await db.insert(schema.messageSettings).values({
    ...{ practitionerId: patientId, timeZone: 'UTC', hours: [], phone: hide('office') },
  })
  await db
    .insert(schema.commentTemplates)
    .values({ practitionerId: patientId, name: hide('n'), text: hide('t') })
  await db.insert(schema.planTemplates).values({ ownerId: patientId, name: hide('n'), title: hide('t') })
  await db.insert(schema.careRequests).values({ patientId, practitionerId })
  await db.insert(schema.linkRequests).values({ practitionerId, email: owner?.email ?? '' })
  await db.insert(schema.invites).values({
    ...{ tokenHash: hide(key), role: 'patient', fullName: hide('invited'), createdBy: patientId },
    expiresAt: LATER,
  })
  await db.insert(schema.auditLog).values({
    actorId: practitionerId,
    action: 'health.patientEntries',
    subjectId: patientId,
    detail: { said: hide('audit') },
  })
}
