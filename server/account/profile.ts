import { eq } from 'drizzle-orm'
import { profiles, users } from '../../drizzle/schema.ts'
import type { Condition } from '../../shared/conditions.ts'
import type { PatientInCare } from '../access/careLinks.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ProfileUpdate } from './inputs.ts'

/** The caller's own profile, with every field of the table. Refuses an account without one. */
export async function ownProfile(db: Db, who: Who) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, who.userId))
  if (!profile) throw new Refusal('NOT_FOUND', 'account.refused.noProfile')
  return profile
}

/**
 * Updates the caller's profile. An undefined field is unchanged; null clears it. The e-mail cannot be changed here. The
 * name is the account's; a trigger copies it to the profile.
 */
export async function updateProfile(db: Db, who: Who, fields: ProfileUpdate) {
  const { fullName, ...rest } = fields
  const given = Object.values(rest).some((value) => value !== undefined)
  await db.transaction(async (tx) => {
    await tx.update(users).set({ name: fullName, updatedAt: new Date() }).where(eq(users.id, who.userId))
    // Drizzle refuses an update without values.
    if (given) await tx.update(profiles).set(rest).where(eq(profiles.id, who.userId))
    await audit(tx, { actorId: who.userId, action: 'profile.update', subjectId: who.userId })
  })
}

/** Sets a patient's conditions. Patients may change their own as well. */
export async function setConditions(db: Db, patient: PatientInCare, conditions: Condition[]) {
  await db.update(profiles).set({ conditions }).where(eq(profiles.id, patient))
}
