import { eq } from 'drizzle-orm'
import { profiles } from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db } from '../platform/db.ts'
import type { Services } from '../platform/services.ts'

/**
 * When a person agreed that a model outside the clinic may see blood test rows and averages of health entries; null
 * without consent.
 */
async function consentOf(db: Db, userId: string) {
  const [profile] = await db
    .select({ since: profiles.modelConsentAt })
    .from(profiles)
    .where(eq(profiles.id, userId))
  return profile?.since ?? null
}

/**
 * The caller's consent. `matters` is false if no model is configured, and where it runs inside the clinic's network,
 * so that no data leave it.
 */
export async function modelConsent({ db, model }: Pick<Services, 'db' | 'model'>, who: Who) {
  return { since: await consentOf(db, who.userId), matters: model !== null && !(await model.local()) }
}

/** Gives or withdraws the caller's consent, and records it. Giving it again keeps the first date. */
export async function setModelConsent(db: Db, who: Who, agreed: boolean) {
  await db.transaction(async (tx) => {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, who.userId)).for('update')
    if (!profile || (profile.modelConsentAt !== null) === agreed) return
    await tx
      .update(profiles)
      .set({ modelConsentAt: agreed ? new Date() : null })
      .where(eq(profiles.id, who.userId))
    const action = agreed ? 'model-consent.give' : 'model-consent.withdraw'
    await audit(tx, { actorId: who.userId, action, subjectId: who.userId })
  })
}

/**
 * The model that may see the results on reports now: only one inside the clinic's network, because the
 * consent to a model outside excludes the report. Null without one.
 */
export const visionFor = async ({ vision }: Pick<Services, 'vision'>) => vision && (await vision.local())

/**
 * The model that may see this person's data now: a local one always, another one only with consent. Null without one.
 */
export async function modelFor({ db, model }: Pick<Services, 'db' | 'model'>, userId: string) {
  if (!model) return null
  const local = await model.local()
  if (local) return local
  return (await consentOf(db, userId)) ? model : null
}
