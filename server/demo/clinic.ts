import { Readable } from 'node:stream'
import { and, eq, like, sql } from 'drizzle-orm'
import {
  bloodTestReviews,
  creditPackages,
  creditTransactions,
  doses,
  healthTracking,
  messageSettings,
  messages,
  messageThreads,
  orderItems,
  orders,
  practitionerPatients,
  products,
  profiles,
  retests,
  sessions,
  stockMovements,
  supplyCorrections,
  treatmentPlans,
  userRoles,
  users,
  visitNoteAddenda,
  visitNotes,
} from '../../drizzle/schema.ts'
import { DEFAULT_LOCALE, type Language, languageOf } from '../../locales/translate.ts'
import { MOODS } from '../../shared/health.ts'
import { type DoseSlot, expectedOn, type PlanItem, untimed } from '../../shared/planItems.ts'
import { SKIP_REASONS } from '../../shared/plans.ts'
import { retestWindow } from '../../shared/retests.ts'
import { productNamed } from '../../shared/shop.ts'
import type { PortalServices } from '../auth/accounts.ts'
import { DEMO_DOMAIN } from '../auth/closedAccounts.ts'
import { createAccount } from '../auth/createAccount.ts'
import { uploadBloodTest } from '../bloodTests/upload.ts'
import { ofWizard } from '../credits/transactions.ts'
import { quoteNow } from '../messages/quotes.ts'
import type { Db, Tx } from '../platform/db.ts'
import { translatorFor } from '../platform/locales.ts'
import { seedAppointments } from './appointments.ts'
import { seedConsents } from './consents.ts'
import { seedForms } from './forms.ts'
import { seedMeasurements } from './measurements.ts'
import type { DemoReport } from './reports.ts'
import {
  CORRECTIONS,
  type DemoItem,
  FORMER_MESSAGES,
  MESSAGES,
  NOTES,
  ORDERS,
  PACKAGES,
  PLANS,
  SAID_TODAY,
  SHELF,
} from './stock.ts'
import { type Say, sayIn, worded } from './texts.ts'

/** The password of every demo account. It is public, so demo accounts exist on loopback addresses only. */
export const DEMO_PASSWORD = 'demo-clinic'

const at = (name: string) => `${name}${DEMO_DOMAIN}`
const PATIENTS = [
  ['patient', 'Maya Lindqvist'],
  ['samir', 'Samir Haddad'],
  ['ingrid', 'Ingrid Olsen'],
  ['tomas', 'Tomás Rivera'],
  ['aiko', 'Aiko Mori'],
] as const
const DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1000
/** A week without entries still looks like a clinic at work. */
const FRESH_DAYS = 7

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

function account(tx: Tx, name: string, fullName: string) {
  return createAccount(
    tx,
    { email: at(name), fullName, password: DEMO_PASSWORD },
    { mustChangePassword: false },
  )
}

/** One plausible day: each measure follows a wave, the same at every seeding. */
function entryOf(say: Say, userId: string, ago: number, phase: number) {
  const wave = (period: number) => Math.sin((ago + phase) / period)
  const sleep = Math.round((7 + wave(3.1) * 1.2) * 2) / 2
  return {
    userId,
    date: dayOf(daysAgo(ago)),
    mood: MOODS[Math.round(1.4 - wave(4.3) * 1.4)] ?? 'Okay',
    energyLevel: Math.round(6.7 + wave(3.7) * 2),
    sleepHours: sleep,
    waterIntake: Math.round(7 + wave(2.3) * 2.4),
    exerciseMinutes: Math.max(0, Math.round(5 + wave(1.9) * 7) * 5),
    symptoms: (ago + phase) % 11 === 0 ? say('Headache in the afternoon') : null,
    notes: (ago + phase) % 9 === 0 ? say('Long walk by the lake') : null,
    createdAt: daysAgo(ago),
  }
}

/** When doses are taken: minutes of the day, UTC. */
const TAKEN_AT: Record<DoseSlot, number> = { any: 630, morning: 460, midday: 710, evening: 1150, night: 1320 }

/** The tick of a dose: taken, or skipped for a reason. */
function said(slot: DoseSlot, ago: number, delay: number, reason: string | null) {
  const saidAt = new Date(
    Math.min(Date.now(), Date.parse(dayOf(daysAgo(ago))) + (TAKEN_AT[slot] + delay) * 60_000),
  )
  return reason === null
    ? { state: 'taken' as const, takenAt: saidAt, saidAt }
    : { state: 'skipped' as const, takenAt: null, reason, saidAt }
}

/** The tick of dose number `n` of a day by a patient who sometimes forgets or skips; null for none. */
function saidAbout(slot: DoseSlot, ago: number, n: number) {
  const turn = ago * 5 + n * 3
  if (turn % 13 === 0) return null
  return said(
    slot,
    ago,
    turn % 25,
    turn % 17 === 0 ? (SKIP_REASONS[ago % SKIP_REASONS.length] ?? null) : null,
  )
}

/** The tick of one of today's doses by the time of the seeding. */
function saidToday(say: Say, medication: string, slot: DoseSlot) {
  const dose = worded(say, SAID_TODAY).find((known) => known.medication === medication)
  return dose ? said(slot, 0, 0, dose.skipped) : null
}

/** When a plan was saved: in the morning, UTC. */
const savedAt = (ago: number) => new Date(Date.parse(dayOf(daysAgo(ago))) + (540 + ago * 7) * 60_000)

type SeededVersion = { daysAgo: number; items: PlanItem[] }

/** Ticks for every dose that the version of its day expected, up to yesterday; for today only the given ones. */
function dosesOf(say: Say, planId: string, versions: SeededVersion[]) {
  const days = Array.from({ length: versions[0]?.daysAgo ?? 0 }, (_, ago) => ago)
  return days.flatMap((ago) => {
    const index = versions.findLastIndex(({ daysAgo: saved }) => saved >= ago)
    const date = dayOf(daysAgo(ago))
    const expected = (versions[index]?.items ?? []).flatMap((item) =>
      expectedOn(item, date).map((slot) => ({ item, slot })),
    )
    return expected.flatMap(({ item: { text: medication, productId, units }, slot }, n) => {
      const words = ago === 0 ? saidToday(say, medication, slot) : saidAbout(slot, ago, n)
      const dose = { planId, version: index + 1, date, medication, slot, productId, units }
      return words ? [{ ...dose, ...words }] : []
    })
  })
}

/** A plan, saved once per version, with the patient's ticks. */
async function seedPlan(
  say: Say,
  tx: Tx,
  { patient: _patient, versions, ...texts }: (typeof PLANS)[number],
  people: { patientId: string; createdBy: string },
  shelf: { id: string; name: string }[],
) {
  const firstDays = new Map<string, string>()
  const saved = versions.map(({ daysAgo: ago, items }): SeededVersion => {
    for (const { text } of items) if (!firstDays.has(text)) firstDays.set(text, dayOf(daysAgo(ago)))
    return {
      daysAgo: ago,
      items: items.map((item) => ({
        ...untimed(item.text),
        from: firstDays.get(item.text) ?? null,
        productId: productNamed(item.text, shelf)?.id ?? null,
        ...item,
      })),
    }
  })
  const fieldsOf = ({ daysAgo: ago, items }: SeededVersion) => ({
    medications: items.map(({ text }) => text),
    items,
    updatedAt: savedAt(ago),
  })
  const [first, ...later] = saved
  if (!first) return
  const [plan] = await tx
    .insert(treatmentPlans)
    .values({ ...texts, ...people, ...fieldsOf(first), createdAt: savedAt(first.daysAgo) })
    .returning({ id: treatmentPlans.id })
  if (!plan) return
  for (const version of later) {
    await tx.update(treatmentPlans).set(fieldsOf(version)).where(eq(treatmentPlans.id, plan.id))
  }
  await tx.insert(doses).values(dosesOf(say, plan.id, saved))
}

/** The demo patient's visit notes. */
async function seedNotes(say: Say, tx: Tx, patientId: string, authorId: string) {
  for (const { daysAgo: ago, signed, addendum, ...texts } of worded(say, NOTES)) {
    const signedAt = signed ? savedAt(ago) : null
    const [note] = await tx
      .insert(visitNotes)
      .values({
        ...texts,
        patientId,
        authorId,
        createdAt: savedAt(ago),
        signedAt,
        releasedAt: texts.forPatient ? signedAt : null,
      })
      .returning({ id: visitNotes.id })
    if (note && addendum) {
      const at = savedAt(addendum.daysAgo)
      await tx.insert(visitNoteAddenda).values({ noteId: note.id, authorId, at, text: addendum.text })
    }
  }
}

async function seedCare(
  say: Say,
  tx: Tx,
  patientIds: string[],
  practitionerId: string,
  shelf: { id: string; name: string }[],
) {
  await tx
    .insert(practitionerPatients)
    .values(patientIds.map((patientId) => ({ practitionerId, patientId, assignedAt: daysAgo(70) })))
  const [maya = ''] = patientIds
  await tx
    .update(profiles)
    .set({
      phone: '+46 70 123 45 67',
      dateOfBirth: '1988-04-12',
      address: 'Björkvägen 4, Lund',
      emergencyContactName: 'Anders Lindqvist',
      emergencyContactPhone: '+46 70 765 43 21',
      medicalHistory: say('Iron deficiency in 2019. Operation on the knee planned for spring.'),
      allergies: say('Penicillin, ragweed'),
      currentMedications: say('Sertraline 50 mg'),
      conditions: ['planned-surgery'],
    })
    .where(eq(profiles.id, maya))
  for (const plan of worded(say, PLANS)) {
    const patientId = patientIds[PATIENTS.findIndex(([, fullName]) => fullName === plan.patient)] ?? ''
    await seedPlan(say, tx, plan, { patientId, createdBy: practitionerId }, shelf)
  }
  await seedNotes(say, tx, maya, practitionerId)
  // The demo patient's today has only begun: two of four goals are met.
  const today = {
    ...entryOf(say, maya, 0, 0),
    sleepHours: 7.5,
    mood: 'Good' as const,
    waterIntake: 5,
    exerciseMinutes: null,
  }
  const before = Array.from({ length: DAYS - 1 }, (_, i) => entryOf(say, maya, i + 1, 0))
  const others = patientIds
    .slice(1)
    .flatMap((id, n) => Array.from({ length: 24 - n * 4 }, (_, i) => entryOf(say, id, i, (n + 1) * 5)))
  await tx.insert(healthTracking).values([today, ...before, ...others])
}

/** Something for each kind of line of the worklist that the rest of the clinic does not already give. */
async function seedWorklist(say: Say, tx: Tx, patientIds: string[], practitionerId: string) {
  const [, samir = '', , tomas = '', aiko = ''] = patientIds
  const day = (ago: number) => dayOf(daysAgo(ago))
  const plan = (patient: string, patientId: string, title: string, ago: number, items: DemoItem[]) =>
    seedPlan(
      say,
      tx,
      worded(say, {
        ...{ patient, title, description: 'Little by little, every day.', duration: '8 weeks' },
        ...{ dosageInstructions: 'With a glass of water', notes: null },
        versions: [{ daysAgo: ago, items }],
      }),
      { patientId, createdBy: practitionerId },
      [],
    )
  await plan('Aiko Mori', aiko, 'Steady days', 44, [
    { text: 'Oat straw infusion', slots: ['morning'] },
    { text: 'Skullcap tincture', slots: ['evening'] },
  ])
  // Of the last two weeks, she ticked every third day.
  await tx.execute(sql`
    delete from doses using treatment_plans p
    where p.id = doses.plan_id and p.patient_id = ${aiko} and doses.date > ${day(14)}
      and (${day(0)}::date - doses.date) % 3 > 0`)
  await plan('Tomás Rivera', tomas, 'Gentle digestion', 24, [
    { text: 'Peppermint oil capsules', slots: ['midday'], until: day(-6) },
    { text: 'Artichoke leaf', slots: ['evening'], until: day(-6) },
  ])
  for (const ago of [1, 5]) {
    await tx
      .update(healthTracking)
      .set({ symptoms: say('Dizzy after getting up') })
      .where(and(eq(healthTracking.userId, samir), eq(healthTracking.date, day(ago))))
  }
  await tx.insert(retests).values({
    ...{ patientId: aiko, marker: 'Vitamin D, 25-hydroxy', weeks: 12, createdBy: practitionerId },
    ...{ from: day(23), until: day(9), createdAt: daysAgo(100) },
  })
}

async function seedShop(say: Say, tx: Tx, buyer: string, adminId: string) {
  const shelf = await tx
    .insert(products)
    .values(
      worded(say, SHELF).map(([name, category, priceCents, stock, description, unitsPerPack, unitName]) => ({
        name,
        category,
        priceCents,
        stock,
        description,
        unitsPerPack,
        unitName,
      })),
    )
    .returning()
  const byName = new Map(shelf.map((product) => [product.name, product]))
  const sold = new Map<string, number>()
  for (const [ago, status, notes, lines] of worded(say, ORDERS)) {
    const items = lines.flatMap(([name, quantity]) => {
      const product = byName.get(name)
      return product ? [{ product, quantity }] : []
    })
    const totalCents = items.reduce((sum, { product, quantity }) => sum + product.priceCents * quantity, 0)
    const [order] = await tx
      .insert(orders)
      .values({
        userId: buyer,
        totalCents,
        notes,
        status,
        idempotencyKey: sql`gen_random_uuid()`,
        cartHash: 'demo',
        createdAt: daysAgo(ago),
        completedAt: status === 'completed' ? daysAgo(ago - 2) : null,
      })
      .returning({ id: orders.id })
    if (!order) continue
    await tx.insert(orderItems).values(
      items.map(({ product, quantity }) => ({
        orderId: order.id,
        productId: product.id,
        productName: product.name,
        priceCents: product.priceCents,
        quantity,
        unitsPerPack: product.unitsPerPack,
      })),
    )
    const moves = items.map(({ product, quantity }) => ({
      productId: product.id,
      orderId: order.id,
      actorId: buyer,
      delta: -quantity,
      reason: 'order',
      createdAt: daysAgo(ago),
    }))
    await tx.insert(stockMovements).values(moves)
    if (status === 'cancelled') {
      await tx
        .insert(stockMovements)
        .values(moves.map((move) => ({ ...move, delta: -move.delta, reason: 'cancelled', actorId: adminId })))
    } else {
      for (const { product, quantity } of items) sold.set(product.id, (sold.get(product.id) ?? 0) + quantity)
    }
  }
  // The delivered quantity is the present stock plus what was sold, so that the ledger adds up.
  const arrivals = shelf.map(({ id, stock }) => ({
    productId: id,
    delta: stock + (sold.get(id) ?? 0),
    reason: 'delivery',
    actorId: adminId,
    createdAt: daysAgo(90),
  }))
  await tx.insert(stockMovements).values(arrivals.filter(({ delta }) => delta !== 0))
  await tx.insert(supplyCorrections).values(
    worded(say, CORRECTIONS).flatMap(([name, ago, unitsLeft]) => {
      const product = byName.get(name)
      return product
        ? [{ userId: buyer, productId: product.id, unitsLeft, at: new Date(dayOf(daysAgo(ago))) }]
        : []
    }),
  )
  return shelf
}

async function seedCredits(
  say: Say,
  tx: Tx,
  { patientId, practitionerId, adminId }: { patientId: string; practitionerId: string; adminId: string },
) {
  const packages = worded(say, PACKAGES)
  await tx.insert(creditPackages).values(
    packages.map(([name, credits, priceCents, description]) => ({
      name,
      credits,
      priceCents,
      description,
    })),
  )
  const row = (
    userId: string,
    ago: number,
    amount: number,
    transactionType: 'purchase' | 'usage' | 'adjustment',
    description: string,
  ) => ({
    userId,
    amount,
    transactionType,
    description,
    priceCents: packages.find(
      ([name]) => transactionType === 'purchase' && description.startsWith(name),
    )?.[2],
    createdBy: transactionType === 'usage' ? userId : adminId,
    createdAt: daysAgo(ago),
  })
  await tx
    .insert(creditTransactions)
    .values([
      row(patientId, 30, 50, 'purchase', say('Starter, front desk')),
      { ...row(patientId, 12, -10, 'usage', ''), ...ofWizard('wizard', 'demo') },
      row(patientId, 11, 10, 'adjustment', say('Correction after a failed run')),
      row(practitionerId, 45, 120, 'purchase', say('Balance, front desk')),
    ])
}

/** An open thread with one unread message for the practitioner, and an ended one. */
async function seedMessages(
  say: Say,
  tx: Tx,
  { patientId, practitionerId, formerId }: { patientId: string; practitionerId: string; formerId: string },
) {
  const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', until: '17:00' }))
  await tx
    .insert(messageSettings)
    .values({ practitionerId, timeZone: 'Europe/Stockholm', hours, answerHours: 6, phone: '08-465 004 10' })
  const [plan] = await tx
    .select({ id: treatmentPlans.id, items: treatmentPlans.items })
    .from(treatmentPlans)
    .where(eq(treatmentPlans.patientId, patientId))
    .orderBy(treatmentPlans.createdAt)
    .limit(1)
  const text = plan?.items[0]?.text
  const quote =
    plan && text
      ? await quoteNow(tx, patientId, { kind: 'item', planId: plan.id, text }, translatorFor(DEFAULT_LOCALE))
      : null
  for (const [otherId, words] of [
    [practitionerId, worded(say, MESSAGES)],
    [formerId, worded(say, FORMER_MESSAGES)],
  ] as const) {
    const thread = { patientId, practitionerId: otherId }
    await tx.insert(messageThreads).values({ ...thread, messages: words.length })
    await tx.insert(messages).values(
      words.map(({ daysAgo: ago, own, text, quotes, read }, index) => ({
        ...thread,
        number: index + 1,
        sender: own ? patientId : otherId,
        text,
        quote: quotes ? quote : null,
        key: `demo-${otherId}-${index}`,
        at: daysAgo(ago),
        readAt: read ? daysAgo(ago - 0.02) : null,
      })),
    )
  }
}

async function seedPeople({ db, clinic }: Pick<PortalServices, 'db' | 'clinic'>, language: Language) {
  const say = sayIn(language)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7301986)`)
    const [known] = await tx
      .select({ id: users.id })
      .from(users)
      .where(like(users.email, `%${DEMO_DOMAIN}`))
      .limit(1)
    if (known) return null
    const adminId = await account(tx, 'admin', 'Ruth Adler')
    const practitionerId = await account(tx, 'practitioner', 'Dr. Elena Hartmann')
    const applicantId = await account(tx, 'jonas', 'Dr. Jonas Weber')
    const patientIds: string[] = []
    for (const [name, fullName] of PATIENTS) patientIds.push(await account(tx, name, fullName))
    await tx.update(userRoles).set({ role: 'admin' }).where(eq(userRoles.userId, adminId))
    await tx.update(userRoles).set({ role: 'practitioner' }).where(eq(userRoles.userId, practitionerId))
    await tx
      .update(userRoles)
      .set({ role: 'practitioner', verified: false })
      .where(eq(userRoles.userId, applicantId))
    const [maya = ''] = patientIds
    const shelf = await seedShop(say, tx, maya, adminId)
    await seedCare(say, tx, patientIds, practitionerId, shelf)
    await seedWorklist(say, tx, patientIds, practitionerId)
    const patients = new Map(PATIENTS.map(([, fullName], n) => [fullName, patientIds[n] ?? '']))
    await seedAppointments(say, tx, { practitionerId, patients }, clinic.settings)
    await seedMeasurements(tx, { patientId: maya, practitionerId })
    await seedForms(say, tx, { practitionerId, patients }, { language })
    await seedCredits(say, tx, { patientId: maya, practitionerId, adminId })
    await seedMessages(say, tx, { patientId: maya, practitionerId, formerId: applicantId })
    if (language !== 'en') await tx.update(profiles).set({ locale: language })
    return { patientId: maya, practitionerId }
  })
}

/** The practitioner's review of a result, stored before its analysis is done. */
async function seedReview(
  db: Db,
  { patientId, practitionerId }: { patientId: string; practitionerId: string },
  bloodTestId: string,
  { ago, review, retests: planned = [] }: Pick<DemoReport, 'ago' | 'review' | 'retests'>,
) {
  if (review !== undefined) {
    await db
      .insert(bloodTestReviews)
      .values({ bloodTestId, by: practitionerId, comment: review || null, revision: 1 })
  }
  if (planned.length === 0) return
  await db.insert(retests).values(
    planned.map(([marker, weeks]) => ({
      ...{ patientId, marker, weeks, fromTest: bloodTestId, createdBy: practitionerId },
      ...retestWindow(dayOf(daysAgo(ago)), weeks),
    })),
  )
}

/** Fills an empty portal with a small clinic to try. A second call changes nothing. */
export async function seedDemo(deps: PortalServices) {
  const { DEMO_LANGUAGE, CLINIC_LANGUAGE } = deps.env
  const language = DEMO_LANGUAGE ?? languageOf(CLINIC_LANGUAGE ?? DEFAULT_LOCALE)
  const people = await seedPeople(deps, language)
  if (!people) return
  await seedConsents(deps, people, language)
  // Only the first start draws reports, so the module is loaded here.
  const { demoReports } = await import('./reports.ts')
  const say = sayIn(language)
  for (const { name, draw, ...care } of demoReports) {
    const content = Readable.from([Buffer.from(await draw())])
    const { id } = await uploadBloodTest(deps, { userId: people.patientId }, { name: say(name), content })
    const { review } = care
    await seedReview(deps.db, people, id, { ...care, ...(review && { review: say(review) }) })
  }
}

/**
 * Warns about a demo clinic seeded more than a week before `now`, because its patients have logged nothing since; null
 * for a younger one.
 */
export async function oldDemoText(
  { db }: Pick<PortalServices, 'db'>,
  now = new Date(),
): Promise<string | null> {
  const [first] = await db
    .select({ at: users.createdAt })
    .from(users)
    .where(like(users.email, `%${DEMO_DOMAIN}`))
    .orderBy(users.createdAt)
    .limit(1)
  const days = first ? Math.floor((now.getTime() - first.at.getTime()) / DAY_MS) : 0
  if (days <= FRESH_DAYS) return null
  return `The demo clinic is ${days} days old, and its patients have logged nothing since. For a fresh one beside it:\n  PORT=3001 DATA_DIR=./fresh make start`
}

/** Signs the demo accounts out. While the demo is off, none of them can sign in. */
export async function closeDemo({ db }: PortalServices) {
  const demo = db
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, `%${DEMO_DOMAIN}`))
  await db.delete(sessions).where(sql`${sessions.userId} in ${demo}`)
}
