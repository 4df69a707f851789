import { eq } from 'drizzle-orm'
import { profiles } from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db } from '../platform/db.ts'
import type { OpenModel } from '../platform/model.ts'
import type { Services } from '../platform/services.ts'

/**
 * What a person consents to: that an outside model sees blood test rows and averages of health entries, or pictures of
 * report lines. Each has its own text and switch.
 */
type Subject = 'rows' | 'pictures'

const COLUMNS = { rows: 'modelConsentAt', pictures: 'pictureConsentAt' } as const
const ACTIONS = { rows: 'model-consent', pictures: 'picture-consent' } as const

/** The time of each consent; null without. */
async function consentsOf(db: Db, userId: string): Promise<Record<Subject, Date | null>> {
  const [profile] = await db
    .select({ rows: profiles.modelConsentAt, pictures: profiles.pictureConsentAt })
    .from(profiles)
    .where(eq(profiles.id, userId))
  return profile ?? { rows: null, pictures: null }
}

const isOutside = async (model: OpenModel | null) => model !== null && !(await model.local())

/**
 * Returns the caller's consents. `matters` is false if no such model is configured or it runs inside the clinic's
 * network, so that no data leave it.
 */
export async function modelConsent(
  { db, model, vision }: Pick<Services, 'db' | 'model' | 'vision'>,
  who: Who,
) {
  const since = await consentsOf(db, who.userId)
  const [rows, pictures] = await Promise.all([isOutside(model), isOutside(vision)])
  return { since: since.rows, matters: rows, pictures: { since: since.pictures, matters: pictures } }
}

/** Gives or withdraws the caller's consent and audits it. Giving it again keeps the first date. */
export async function setModelConsent(db: Db, who: Who, { agreed, to }: { agreed: boolean; to: Subject }) {
  const column = COLUMNS[to]
  await db.transaction(async (tx) => {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, who.userId)).for('update')
    if (!profile || (profile[column] !== null) === agreed) return
    await tx
      .update(profiles)
      .set({ [column]: agreed ? new Date() : null })
      .where(eq(profiles.id, who.userId))
    const action = `${ACTIONS[to]}.${agreed ? 'give' : 'withdraw'}` as const
    await audit(tx, { actorId: who.userId, action, subjectId: who.userId })
  })
}

/** Returns a local model always, any other only with this consent; else null. */
async function allowed(db: Db, userId: string, model: OpenModel | null, subject: Subject) {
  if (!model) return null
  const local = await model.local()
  if (local) return local
  return (await consentsOf(db, userId))[subject] ? model : null
}

/** Returns the model that may currently see this person's data; null without. */
export const modelFor = ({ db, model }: Pick<Services, 'db' | 'model'>, userId: string) =>
  allowed(db, userId, model, 'rows')

/** Returns the model that may currently see pictures of this person's report lines; null without. */
export const visionFor = ({ db, vision }: Pick<Services, 'db' | 'vision'>, userId: string) =>
  allowed(db, userId, vision, 'pictures')
