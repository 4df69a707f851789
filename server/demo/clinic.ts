import { Readable } from 'node:stream'
import { eq, like, sql } from 'drizzle-orm'
import {
  creditPackages,
  creditTransactions,
  doses,
  healthTracking,
  orderItems,
  orders,
  practitionerPatients,
  products,
  profiles,
  sessions,
  stockMovements,
  treatmentPlans,
  userRoles,
  users,
} from '../../drizzle/schema.ts'
import { MOODS } from '../../shared/health.ts'
import { ADHERENCE_DAYS } from '../../shared/plans.ts'
import { DEMO_DOMAIN } from '../auth/closedAccounts.ts'
import { createAccount } from '../auth/createAccount.ts'
import { uploadBloodTest } from '../bloodTests/upload.ts'
import type { Deps } from '../deps.ts'
import type { Db, Tx } from '../platform/db.ts'
import { ORDERS, PACKAGES, PLANS, SHELF } from './stock.ts'

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
function entryOf(userId: string, ago: number, phase: number) {
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
    symptoms: (ago + phase) % 11 === 0 ? 'Headache in the afternoon' : null,
    notes: (ago + phase) % 9 === 0 ? 'Long walk by the lake' : null,
    createdAt: daysAgo(ago),
  }
}

/** Ticks of a patient who sometimes forgets, for each plan and medication on other days. None yet for today. */
function dosesOf(
  { id, medications, createdAt }: { id: string; medications: string[] | null; createdAt: Date },
  plan: number,
) {
  const days = Math.min(ADHERENCE_DAYS - 1, Math.floor((Date.now() - createdAt.getTime()) / DAY_MS))
  return (medications ?? []).flatMap((medication, n) =>
    Array.from({ length: days }, (_, i) => i + 1)
      .filter((ago) => (ago + n) % (3 + plan) !== 0)
      .map((ago) => ({ planId: id, medication, date: dayOf(daysAgo(ago)) })),
  )
}

async function seedCare(tx: Tx, patientIds: string[], practitionerId: string) {
  await tx
    .insert(practitionerPatients)
    .values(patientIds.map((patientId) => ({ practitionerId, patientId, assignedAt: daysAgo(70) })))
  const [maya = '', samir = ''] = patientIds
  await tx
    .update(profiles)
    .set({
      phone: '+46 70 123 45 67',
      dateOfBirth: '1988-04-12',
      address: 'Björkvägen 4, Lund',
      emergencyContactName: 'Anders Lindqvist',
      emergencyContactPhone: '+46 70 765 43 21',
      medicalHistory: 'Iron deficiency in 2019. Operation on the knee planned for spring.',
      allergies: 'Penicillin, ragweed',
      currentMedications: 'Sertraline 50 mg',
      conditions: ['planned-surgery'],
    })
    .where(eq(profiles.id, maya))
  const plans = await tx
    .insert(treatmentPlans)
    .values([
      ...PLANS.map(({ daysAgo: ago, ...plan }) => ({
        ...plan,
        patientId: maya,
        createdBy: practitionerId,
        createdAt: daysAgo(ago),
      })),
      {
        patientId: samir,
        createdBy: practitionerId,
        title: 'Digestive ease',
        description: 'Settle the stomach after meals.',
        medications: ['Ginger tea', 'Turmeric'],
        dosageInstructions: 'After lunch and dinner',
        duration: '6 weeks',
        createdAt: daysAgo(9),
      },
    ])
    .returning({
      id: treatmentPlans.id,
      medications: treatmentPlans.medications,
      createdAt: treatmentPlans.createdAt,
    })
  await tx.insert(doses).values(plans.flatMap((plan, index) => dosesOf(plan, index)))
  // The demo patient's today has only begun: two of four goals are met.
  const today = {
    ...entryOf(maya, 0, 0),
    sleepHours: 7.5,
    mood: 'Good' as const,
    waterIntake: 5,
    exerciseMinutes: null,
  }
  const before = Array.from({ length: DAYS - 1 }, (_, i) => entryOf(maya, i + 1, 0))
  const others = patientIds
    .slice(1)
    .flatMap((id, n) => Array.from({ length: 24 - n * 4 }, (_, i) => entryOf(id, i, (n + 1) * 5)))
  await tx.insert(healthTracking).values([today, ...before, ...others])
}

async function seedShop(tx: Tx, buyer: string, adminId: string) {
  const shelf = await tx
    .insert(products)
    .values(
      SHELF.map(([name, category, priceCents, stock, description]) => ({
        name,
        category,
        priceCents,
        stock,
        description,
      })),
    )
    .returning()
  const byName = new Map(shelf.map((product) => [product.name, product]))
  const sold = new Map<string, number>()
  for (const [ago, status, notes, lines] of ORDERS) {
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
}

async function seedCredits(tx: Tx, patientId: string, practitionerId: string, adminId: string) {
  await tx.insert(creditPackages).values(
    PACKAGES.map(([name, credits, priceCents, description]) => ({
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
    priceCents: PACKAGES.find(
      ([name]) => transactionType === 'purchase' && description.startsWith(name),
    )?.[2],
    createdBy: transactionType === 'usage' ? userId : adminId,
    createdAt: daysAgo(ago),
  })
  await tx
    .insert(creditTransactions)
    .values([
      row(patientId, 30, 50, 'purchase', 'Starter, front desk'),
      row(patientId, 12, -10, 'usage', 'AI Wizard'),
      row(patientId, 11, 10, 'adjustment', 'Correction after a failed run'),
      row(practitionerId, 45, 120, 'purchase', 'Balance, front desk'),
    ])
}

async function seedPeople(db: Db) {
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
    await seedCare(tx, patientIds, practitionerId)
    await seedShop(tx, maya, adminId)
    await seedCredits(tx, maya, practitionerId, adminId)
    return maya
  })
}

/** Fills an empty portal with a small clinic to try. A second call changes nothing. */
export async function seedDemo(deps: Deps) {
  const patientId = await seedPeople(deps.db)
  if (!patientId) return
  // Only the first start draws reports, so the module is loaded here.
  const { demoReports } = await import('./reports.ts')
  for (const { name, draw } of demoReports) {
    await uploadBloodTest(
      deps,
      { userId: patientId },
      { name, content: Readable.from([Buffer.from(await draw())]) },
    )
  }
}

/** Signs the demo accounts out. While the demo is off, none of them can sign in. */
export async function closeDemo({ db }: Deps) {
  const demo = db
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, `%${DEMO_DOMAIN}`))
  await db.delete(sessions).where(sql`${sessions.userId} in ${demo}`)
}
