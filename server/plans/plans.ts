import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  careLinks,
  planOverrulings,
  products,
  profiles,
  treatmentPlans,
  userRoles,
  users,
} from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import { isoDay } from '../../shared/health.ts'
import type { NewPlan } from '../../shared/plans.ts'
import { caresFor, ownerId, type RecordOwner } from '../access/careLinks.ts'
import type { PeoplePage } from '../access/inputs.ts'
import { languageOfPerson } from '../access/locale.ts'
import type { Who } from '../access/who.ts'
import { audit, auditReads, OVERRULED } from '../audit/audit.ts'
import { countTry } from '../auth/limits.ts'
import type { Env } from '../config/env.ts'
import { addNotice } from '../notify/notices.ts'
import type { Db, Tx } from '../platform/db.ts'
import { byName, foundIn } from '../platform/names.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { PlanFields, PlansInput } from './inputs.ts'
import { type Overruling, refuseUnsafe } from './safety.ts'

const planFields = {
  id: treatmentPlans.id,
  title: treatmentPlans.title,
  description: treatmentPlans.description,
  medications: treatmentPlans.medications,
  dosageInstructions: treatmentPlans.dosageInstructions,
  duration: treatmentPlans.duration,
  notes: treatmentPlans.notes,
  items: treatmentPlans.items,
  version: treatmentPlans.version,
  createdAt: treatmentPlans.createdAt,
}

/** Default page size. */
const PAGE = 100

const patient = alias(users, 'patient')
const author = alias(users, 'author')
const notFound = () => new Refusal('NOT_FOUND', 'plans.refused.unknown')

/**
 * Returns a plan to those who may list it: its patient, its author, admins, and practitioners in care. Refuses anyone
 * else as if it did not exist.
 */
export async function readable<Plan extends { patientId: string; createdBy: string }>(
  db: Db,
  who: Who,
  plan: Plan | undefined,
): Promise<Plan> {
  if (!plan) throw notFound()
  if (plan.patientId === who.userId || who.role === 'admin') return plan
  const reads =
    who.role === 'practitioner' &&
    (plan.createdBy === who.userId || (await caresFor(db, who, plan.patientId)))
  if (!reads) throw notFound()
  return plan
}

/**
 * A page of a patient's plans, newest first, with their authors; after the plan `cursor`, without deleted ones. `own`
 * marks the reader's own.
 */
export async function plansFor(db: Db, owner: RecordOwner, cursor?: string, reader?: Who) {
  const patientId = ownerId(owner)
  const plans = await db
    .select({
      ...planFields,
      author: users.name,
      /** The author's writing language. */
      language: languageOfPerson(users.id),
      ...(reader && { own: sql<boolean>`${treatmentPlans.createdBy} = ${reader.userId}` }),
    })
    .from(treatmentPlans)
    .innerJoin(users, eq(users.id, treatmentPlans.createdBy))
    .where(
      and(
        eq(treatmentPlans.patientId, patientId),
        isNull(treatmentPlans.deletedAt),
        cursor
          ? sql`(${treatmentPlans.createdAt}, ${treatmentPlans.id}) < (
              select last.created_at, last.id from treatment_plans last
              where last.id = ${cursor} and last.patient_id = ${patientId})`
          : undefined,
      ),
    )
    .orderBy(desc(treatmentPlans.createdAt), desc(treatmentPlans.id))
    .limit(PAGE + 1)
  return pageOf(plans, PAGE)
}

/**
 * The condition of one page of undeleted plans, after the plan `cursor`. A cursor outside the author's list matches
 * nothing, so as not to reveal that the plan exists.
 */
function listCondition({ id, search, cursor }: PlansInput, author?: string): SQL | undefined {
  return and(
    isNull(treatmentPlans.deletedAt),
    foundIn([treatmentPlans.title, patient.name], search),
    id ? eq(treatmentPlans.id, id) : undefined,
    author ? eq(treatmentPlans.createdBy, author) : undefined,
    cursor
      ? sql`(${treatmentPlans.createdAt}, ${treatmentPlans.id}) < (
          select last.created_at, last.id from treatment_plans last
          where last.id = ${cursor} and last.created_by = ${author ?? sql`last.created_by`})`
      : undefined,
  )
}

/** A page of the caller's plans, newest first; audited. Includes the patient's e-mail only with a care link. */
export async function authoredPlans(db: Db, who: Who, input: PlansInput = {}) {
  const query = db
    .select({
      ...planFields,
      patientId: treatmentPlans.patientId,
      patient: {
        fullName: patient.name,
        email: sql<string | null>`case when ${careLinks.id} is not null then ${patient.email} end`,
      },
    })
    .from(treatmentPlans)
    .innerJoin(patient, eq(patient.id, treatmentPlans.patientId))
    .leftJoin(
      careLinks,
      and(
        eq(careLinks.patientId, treatmentPlans.patientId),
        eq(careLinks.practitionerId, treatmentPlans.createdBy),
      ),
    )
    .where(listCondition(input, who.userId))
    .orderBy(desc(treatmentPlans.createdAt), desc(treatmentPlans.id))
  const limit = input.limit ?? PAGE
  const plans = pageOf(await query.limit(limit + 1), limit)
  await auditReads(db, who, 'plans.authored', patientsOf(plans))
  return plans
}

const patientsOf = (plans: { patientId: string }[]) => plans.map(({ patientId }) => patientId)

/** A page of the clinic's plans, newest first, for admins; audited. */
export async function allPlans(db: Db, who: Who, input: PlansInput = {}) {
  const query = db
    .select({
      ...planFields,
      patientId: treatmentPlans.patientId,
      patient: { fullName: patient.name, email: patient.email },
      author: author.name,
      language: languageOfPerson(author.id),
    })
    .from(treatmentPlans)
    .innerJoin(patient, eq(patient.id, treatmentPlans.patientId))
    .innerJoin(author, eq(author.id, treatmentPlans.createdBy))
    .where(listCondition(input))
    .orderBy(desc(treatmentPlans.createdAt), desc(treatmentPlans.id))
  const limit = input.limit ?? PAGE
  const plans = pageOf(await query.limit(limit + 1), limit)
  await auditReads(db, who, 'plan.list-all', patientsOf(plans))
  return plans
}

/** People per page of `patientOptions`. */
const OPTIONS = 500

/**
 * A page of the people for whom a plan may be written, by name, with the day of birth of those in the caller's care. Empty
 * for practitioners whom no admin has verified.
 */
export async function patientOptions(db: Db, who: Who, input: PeoplePage = {}) {
  if (!who.verified) return []
  const { search, cursor, id, limit = OPTIONS } = input
  const rows = await db
    .select({ id: users.id, fullName: users.name, born: profiles.dateOfBirth })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(careLinks, and(eq(careLinks.patientId, users.id), eq(careLinks.practitionerId, who.userId)))
    .leftJoin(profiles, eq(profiles.id, careLinks.patientId))
    .where(
      and(
        isNull(users.suspendedAt),
        mayBePatient(),
        id ? eq(users.id, id) : undefined,
        foundIn([users.name], search),
        cursor
          ? sql`(${byName(users.name)}, ${users.id}) > (
              select ${byName(sql`last.name`)}, last.id from users last left join user_roles r on r.user_id = last.id
              where last.id = ${cursor} and last.suspended_at is null and coalesce(r.role, 'patient') = 'patient')`
          : undefined,
      ),
    )
    .orderBy(asc(byName(users.name)), asc(users.id))
    .limit(limit + 1)
  return pageOf(rows, limit)
}

const mayBePatient = () => or(eq(userRoles.role, 'patient'), isNull(userRoles.role))

/** Refuses a person who may not get a plan. */
export async function refuseNonPatient(tx: Tx, patientId: string) {
  const [row] = await tx
    .select({ one: sql`1` })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(users.id, patientId), isNull(users.deletedAt), mayBePatient()))
  if (!row) throw new Refusal('NOT_FOUND', 'plans.refused.noPatient')
}

/** Counts a plan for a person outside the caller's care, and refuses it beyond the limit. */
export async function countOutsideCare(
  { env, db }: { env: Pick<Env, 'RATE_LIMITS'>; db: Db },
  who: Who,
  patientId: string,
) {
  if (!env.RATE_LIMITS || (await caresFor(db, who, patientId))) return
  await countTry(db, 'planOutsideCarePerUser', who.userId)
}

/**
 * Creates a plan for a patient; audited. Needs no care link. Refuses a person who is not a patient, and an unsafe plan
 * without a reason.
 */
export async function createPlan(db: Db, who: Who, { reason, ...fields }: NewPlan, locale: Locale) {
  return db.transaction(async (tx) => {
    await refuseNonPatient(tx, fields.patientId)
    const overruled = await refuseUnsafe(tx, who, fields, reason, locale)
    return insertPlan(tx, who, fields, 'plan.create', overruled)
  })
}

/**
 * Audits a saved plan. The reason of an overruling is stored with the plan's version; the audit log has only the number
 * of rules.
 */
async function recordSaved(
  tx: Tx,
  who: Who,
  action: 'plan.create' | 'plan.assign' | 'plan.update',
  plan: { id: string; version: number; patientId: string },
  overruled: Overruling | null,
) {
  if (overruled) {
    await tx
      .insert(planOverrulings)
      .values({ planId: plan.id, version: plan.version, by: who.userId, ...overruled })
  }
  await audit(tx, {
    actorId: who.userId,
    action,
    subjectId: plan.patientId,
    targetId: plan.id,
    ...(overruled && { detail: { [OVERRULED]: overruled.rules.length } }),
  })
}

type Items = typeof treatmentPlans.$inferSelect.items
/** The previous items of a new plan. */
const NONE: Items = []

/**
 * The items of a plan being saved: those given, else the previous ones whose text is still among the medications. A
 * cycle without a first day keeps its previous one, or begins today (UTC). Refuses an unknown product unless the plan
 * had it already.
 */
async function itemsOf(tx: Tx, { items, medications }: PlanFields, before: Items): Promise<Items> {
  if (!items) return before.filter(({ text }) => medications?.includes(text))
  const known = new Set(before.map(({ productId }) => productId))
  const added = [...new Set(items.map(({ productId }) => productId))].filter(
    (id) => id !== null && !known.has(id),
  )
  if (
    added.length > 0 &&
    (await tx.$count(products, inArray(products.id, added as string[]))) < added.length
  ) {
    throw new Refusal('BAD_INPUT', 'plans.refused.productGone')
  }
  const today = isoDay(Date.now())
  return items.map((item) => {
    if (item.days.kind !== 'cycle' || item.from) return item
    const { on, off } = item.days
    const cycles = before.filter(({ text, days }) => text === item.text && days.kind === 'cycle')
    const had =
      cycles.find(({ days }) => days.kind === 'cycle' && days.on === on && days.off === off) ?? cycles[0]
    return { ...item, from: had?.from ?? today }
  })
}

export async function insertPlan(
  tx: Tx,
  who: Who,
  fields: PlanFields,
  action: 'plan.create' | 'plan.assign',
  overruled: Overruling | null,
  moved: { createdBy: string; before: Items } = { createdBy: who.userId, before: NONE },
) {
  const [plan] = await tx
    .insert(treatmentPlans)
    .values({
      ...fields,
      items: await itemsOf(tx, fields, moved.before),
      createdBy: moved.createdBy,
      updatedBy: who.userId,
    })
    .returning({
      id: treatmentPlans.id,
      version: treatmentPlans.version,
      patientId: treatmentPlans.patientId,
    })
  if (!plan) throw new Error('the new plan was not returned')
  await addNotice(tx, fields.patientId, { kind: 'plan-written', dedupeKey: plan.id, targetId: plan.id })
  await recordSaved(tx, who, action, plan, overruled)
  return { id: plan.id }
}

/** A plan that the caller may change: with `own`, the caller's; with `all`, any (for admins). */
const changeable = (who: Who, id: string, reach: Reach) =>
  and(
    eq(treatmentPlans.id, id),
    isNull(treatmentPlans.deletedAt),
    reach === 'own' ? eq(treatmentPlans.createdBy, who.userId) : undefined,
  )

/** Which plans a change may reach. */
type Reach = 'own' | 'all'

/**
 * Replaces every field of a plan and returns its current id. For another patient, deletes the plan with its history and
 * creates a new one. Refuses a plan beyond the caller's reach as unknown.
 */
export async function updatePlan(
  db: Db,
  who: Who,
  id: string,
  { reason, ...fields }: NewPlan,
  locale: Locale,
  reach: Reach = 'own',
) {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({
        patientId: treatmentPlans.patientId,
        createdBy: treatmentPlans.createdBy,
        items: treatmentPlans.items,
        version: treatmentPlans.version,
      })
      .from(treatmentPlans)
      .where(changeable(who, id, reach))
      .for('update')
    if (!before) throw notFound()
    const moves = before.patientId !== fields.patientId
    if (moves) {
      if (!who.verified) throw new Refusal('FORBIDDEN', 'app.refused.unverified')
      await refuseNonPatient(tx, fields.patientId)
    }
    const items = fields.items ?? before.items
    const overruled = await refuseUnsafe(tx, who, { ...fields, items, exceptPlan: id }, reason, locale)
    if (moves) {
      await removeWithin(tx, who, id, reach)
      const { createdBy } = before
      return insertPlan(tx, who, fields, 'plan.create', overruled, { createdBy, before: before.items })
    }
    const [after] = await tx
      .update(treatmentPlans)
      .set({
        ...fields,
        items: await itemsOf(tx, fields, before.items),
        updatedBy: who.userId,
        updatedAt: new Date(),
      })
      .where(eq(treatmentPlans.id, id))
      .returning({ version: treatmentPlans.version })
    if (!after) throw new Error('the saved plan was not returned')
    if (after.version !== before.version) {
      const dedupeKey = `${id} ${after.version}`
      await addNotice(tx, before.patientId, { kind: 'plan-changed', dedupeKey, targetId: id })
    }
    await recordSaved(tx, who, 'plan.update', { id, ...before, ...after }, overruled)
    return { id }
  })
}

async function removeWithin(tx: Tx, who: Who, id: string, reach: Reach) {
  const [plan] = await tx
    .update(treatmentPlans)
    .set({ deletedAt: new Date(), deletedBy: who.userId })
    .where(changeable(who, id, reach))
    .returning({ patientId: treatmentPlans.patientId })
  if (!plan) throw notFound()
  await audit(tx, { actorId: who.userId, action: 'plan.delete', subjectId: plan.patientId, targetId: id })
}

/** Soft-deletes a plan. Refuses as `updatePlan` does. */
export async function removePlan(db: Db, who: Who, id: string, reach: Reach = 'own') {
  await db.transaction((tx) => removeWithin(tx, who, id, reach))
}
