import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { desc, eq, inArray } from 'drizzle-orm'
import tar from 'tar-stream'
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
  wizardRuns,
} from '../../drizzle/schema.ts'
import { accessToMine } from '../audit/audit.ts'
import { ownSessions } from '../auth/sessions.ts'
import type { Who } from '../auth/who.ts'
import type { Db } from '../platform/db.ts'
import type { Services } from '../platform/services.ts'

/** More lines of the log than anybody's data was looked at. */
const EVERYTHING = 1_000_000

/** Everything that the portal holds about the caller, for the caller: no secrets, and nobody else's data. */
export async function exportMine(db: Db, who: Who) {
  const { userId } = who
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
    runs,
    access,
    signedInAt,
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
    db
      .select({
        inputs: wizardRuns.inputs,
        recommendation: wizardRuns.recommendation,
        createdAt: wizardRuns.createdAt,
      })
      .from(wizardRuns)
      .where(eq(wizardRuns.userId, userId))
      .orderBy(desc(wizardRuns.createdAt)),
    accessToMine(db, who, EVERYTHING),
    ownSessions(db, who),
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
    wizardRuns: runs,
    accessToMyData: access,
    sessions: signedInAt.map(({ current: _current, ...session }) => session),
    bloodTests: bloodTests.map(({ filePath: _path, ...test }) => test),
    orders: placed.map(({ cartHash: _hash, idempotencyKey: _key, ...order }) => ({
      ...order,
      items: items.filter((item) => item.orderId === order.id),
    })),
  }
}

/**
 * The same with the uploaded files, as a tar: `my-data.json`, and below `blood-tests/` each file under its id and name.
 * A file that the storage has lost is named in the JSON and does not hold up the others.
 */
export async function archiveMine(
  { db, files }: Pick<Services, 'db' | 'files'>,
  who: Who,
): Promise<Readable> {
  const mine = await exportMine(db, who)
  const uploads = await db.select().from(bloodTestResults).where(eq(bloodTestResults.userId, who.userId))
  const pack = tar.pack()
  const fill = async () => {
    const lost: string[] = []
    for (const { id, fileName, filePath, fileSize } of uploads) {
      const content = await files.get(filePath).catch(() => null)
      if (content)
        await pipeline(content, pack.entry({ name: `blood-tests/${id}-${fileName}`, size: fileSize }))
      else lost.push(id)
    }
    pack.entry({ name: 'my-data.json' }, JSON.stringify({ ...mine, lostFiles: lost }, null, 2))
    pack.finalize()
  }
  // Cut off in the middle, the download fails: it must not look whole.
  fill().catch((error: Error) => pack.destroy(error))
  const archive = new PassThrough()
  pipeline(pack, archive).catch((error: Error) => archive.destroy(error))
  return archive
}
