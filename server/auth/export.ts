import { desc, eq, inArray } from 'drizzle-orm'
import {
  bloodTestResults,
  creditTransactions,
  doses,
  healthAnalyses,
  healthTracking,
  orderItems,
  orders,
  practitionerPatients,
  profiles,
  treatmentPlans,
  userCredits,
  userRoles,
  users,
} from '../../drizzle/schema.ts'
import type { Db } from '../platform/db.ts'
import type { Who } from './who.ts'

/** Everything that the portal holds about the caller, for the caller: no secrets, and nobody else's data. */
export async function exportMine(db: Db, { userId }: Who) {
  const [
    account,
    profile,
    role,
    balance,
    credits,
    careLinks,
    plans,
    health,
    bloodTests,
    placed,
    taken,
    analyses,
  ] = await Promise.all([
    db
      .select({
        id: users.id,
        email: users.email,
        name: users.name,
        createdAt: users.createdAt,
        privacyVersion: users.privacyVersion,
        privacyAcceptedAt: users.privacyAcceptedAt,
      })
      .from(users)
      .where(eq(users.id, userId)),
    db.select().from(profiles).where(eq(profiles.id, userId)),
    db.select().from(userRoles).where(eq(userRoles.userId, userId)),
    db.select().from(userCredits).where(eq(userCredits.userId, userId)),
    db
      .select()
      .from(creditTransactions)
      .where(eq(creditTransactions.userId, userId))
      .orderBy(desc(creditTransactions.createdAt)),
    db
      .select({ practitioner: users.name, assignedAt: practitionerPatients.assignedAt })
      .from(practitionerPatients)
      .innerJoin(users, eq(users.id, practitionerPatients.practitionerId))
      .where(eq(practitionerPatients.patientId, userId)),
    db
      .select()
      .from(treatmentPlans)
      .where(eq(treatmentPlans.patientId, userId))
      .orderBy(desc(treatmentPlans.createdAt)),
    db
      .select()
      .from(healthTracking)
      .where(eq(healthTracking.userId, userId))
      .orderBy(desc(healthTracking.date)),
    db
      .select()
      .from(bloodTestResults)
      .where(eq(bloodTestResults.userId, userId))
      .orderBy(desc(bloodTestResults.createdAt)),
    db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt)),
    db
      .select({
        planId: doses.planId,
        medication: doses.medication,
        date: doses.date,
        takenAt: doses.takenAt,
      })
      .from(doses)
      .innerJoin(treatmentPlans, eq(treatmentPlans.id, doses.planId))
      .where(eq(treatmentPlans.patientId, userId))
      .orderBy(desc(doses.date)),
    db
      .select({
        analysisType: healthAnalyses.analysisType,
        analysis: healthAnalyses.analysis,
        createdAt: healthAnalyses.createdAt,
      })
      .from(healthAnalyses)
      .where(eq(healthAnalyses.userId, userId))
      .orderBy(desc(healthAnalyses.createdAt)),
  ])
  const items = await db
    .select()
    .from(orderItems)
    .where(
      inArray(orderItems.orderId, db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))),
    )
  return {
    exportedAt: new Date().toISOString(),
    account: account[0],
    profile: profile[0],
    role: role[0],
    credits: { balance: balance[0]?.balance ?? 0, transactions: credits },
    careLinks,
    treatmentPlans: plans.map(({ deletedBy: _by, ...plan }) => plan),
    dosesTaken: taken,
    healthEntries: health,
    healthAnalyses: analyses,
    bloodTests: bloodTests.map(({ filePath: _path, ...test }) => test),
    orders: placed.map(({ cartHash: _hash, idempotencyKey: _key, ...order }) => ({
      ...order,
      items: items.filter((item) => item.orderId === order.id),
    })),
  }
}
