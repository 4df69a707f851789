import { and, desc, eq, isNull } from 'drizzle-orm'
import { treatmentPlans, users } from '../../drizzle/schema.ts'
import type { Who } from '../auth/who.ts'
import type { Db } from '../platform/db.ts'

/** The plans written for the caller, newest first, with who wrote them. Deleted plans are on no screen. */
export async function ownPlans(db: Db, who: Who) {
  return db
    .select({
      id: treatmentPlans.id,
      title: treatmentPlans.title,
      description: treatmentPlans.description,
      medications: treatmentPlans.medications,
      dosageInstructions: treatmentPlans.dosageInstructions,
      duration: treatmentPlans.duration,
      notes: treatmentPlans.notes,
      createdAt: treatmentPlans.createdAt,
      author: users.name,
    })
    .from(treatmentPlans)
    .innerJoin(users, eq(users.id, treatmentPlans.createdBy))
    .where(and(eq(treatmentPlans.patientId, who.userId), isNull(treatmentPlans.deletedAt)))
    .orderBy(desc(treatmentPlans.createdAt))
}
