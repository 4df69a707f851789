import { and, asc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { planTemplates, treatmentPlans, userRoles, users } from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import { isoDay } from '../../shared/health.ts'
import { isBeyondCaps, MAX_UNITS } from '../../shared/planItems.ts'
import { MAX_TEMPLATES, type PlanTemplate } from '../../shared/planTemplates.ts'
import { startingOn } from '../../shared/startingOn.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { byName, foundIn } from '../platform/names.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { LibraryPage, LibraryUse } from './inputs.ts'
import { insertPlan, refuseNonPatient } from './plans.ts'
import { refuseUnsafe } from './safety.ts'
import { namesIn, type Texts, withoutPeople } from './templates.ts'

/** Templates of a page. */
const PAGE = 60

const notFound = () => new Refusal('NOT_FOUND', 'plans.refused.noTemplate')

/** The caller's templates, and those shared by current practitioners. */
const visibleTo = (who: Who): SQL | undefined =>
  or(
    eq(planTemplates.ownerId, who.userId),
    and(
      planTemplates.shared,
      eq(userRoles.verified, true),
      sql`${userRoles.role} in ('practitioner', 'admin')`,
    ),
  )

const contentFields = {
  title: planTemplates.title,
  description: planTemplates.description,
  medications: planTemplates.medications,
  items: planTemplates.items,
  dosageInstructions: planTemplates.dosageInstructions,
  duration: planTemplates.duration,
  notes: planTemplates.notes,
}

/** A page of the templates that the caller may use, by name: found by name, title or folder, in one folder or all. */
export async function libraryOf(db: Db, who: Who, { search, folder, cursor }: LibraryPage = {}) {
  const { name, title } = planTemplates
  const rows = await db
    .select({
      id: planTemplates.id,
      name,
      folder: planTemplates.folder,
      shared: planTemplates.shared,
      own: sql<boolean>`${planTemplates.ownerId} = ${who.userId}`,
      owner: users.name,
      ...contentFields,
    })
    .from(planTemplates)
    .innerJoin(users, eq(users.id, planTemplates.ownerId))
    .leftJoin(userRoles, eq(userRoles.userId, planTemplates.ownerId))
    .where(
      and(
        visibleTo(who),
        foundIn([name, title, planTemplates.folder], search),
        folder ? eq(planTemplates.folder, folder) : undefined,
        cursor
          ? sql`(${byName(name)}, ${planTemplates.id}) > (
              select ${byName(sql`last.name`)}, last.id from plan_templates last
              where last.id = ${cursor} and (last.shared or last.owner_id = ${who.userId}))`
          : undefined,
      ),
    )
    .orderBy(asc(byName(name)), asc(planTemplates.id))
    .limit(PAGE + 1)
  return pageOf(rows, PAGE)
}

/** The folders of the templates that the caller may use, by name. */
export async function foldersOf(db: Db, who: Who) {
  const rows = await db
    .selectDistinct({ folder: planTemplates.folder })
    .from(planTemplates)
    .leftJoin(userRoles, eq(userRoles.userId, planTemplates.ownerId))
    .where(and(visibleTo(who), isNotNull(planTemplates.folder)))
    .orderBy(asc(planTemplates.folder))
    .limit(MAX_TEMPLATES)
  return rows.flatMap(({ folder }) => folder ?? [])
}

/** Removes from texts of the caller's plan what identifies its patient. */
async function withoutPatient(tx: Tx, who: Who, planId: string, texts: Texts) {
  const { id, createdBy } = treatmentPlans
  const [plan] = await tx
    .select({ patientName: users.name })
    .from(treatmentPlans)
    .innerJoin(users, eq(users.id, treatmentPlans.patientId))
    .where(and(eq(id, planId), eq(createdBy, who.userId)))
  if (!plan) throw new Refusal('NOT_FOUND', 'plans.refused.unknown')
  return withoutPeople({ ...texts, ...plan }, await namesIn(tx, [texts]), true)
}

/**
 * Saves one of the caller's templates; creates it without an id. Refuses another's as unknown, and more than
 * `MAX_TEMPLATES`.
 */
export async function saveTemplate(db: Db, who: Who, { id, fromPlan, ...fields }: PlanTemplate) {
  return db.transaction(async (tx) => {
    const texts = { ...fields, items: fields.items ?? [] }
    const record = fromPlan ? { ...texts, ...(await withoutPatient(tx, who, fromPlan, texts)) } : texts
    if (!id) {
      // Two tabs cannot both take the last place.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, who.userId)).for('no key update')
      const count = await tx.$count(planTemplates, eq(planTemplates.ownerId, who.userId))
      if (count >= MAX_TEMPLATES) {
        throw new Refusal('CONFLICT', 'plans.refused.templates', { max: MAX_TEMPLATES })
      }
    }
    const saved = id
      ? await tx
          .update(planTemplates)
          .set({ ...record, updatedAt: new Date() })
          .where(and(eq(planTemplates.id, id), eq(planTemplates.ownerId, who.userId)))
          .returning({ id: planTemplates.id })
      : await tx
          .insert(planTemplates)
          .values({ ...record, ownerId: who.userId })
          .returning({ id: planTemplates.id })
    const [row] = saved
    if (!row) throw notFound()
    await audit(tx, { actorId: who.userId, action: 'template.save', targetId: row.id })
    return row
  })
}

/** Removes one of the caller's templates. Plans made from it stay. */
export async function removeTemplate(db: Db, who: Who, id: string) {
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(planTemplates)
      .where(and(eq(planTemplates.id, id), eq(planTemplates.ownerId, who.userId)))
      .returning({ id: planTemplates.id })
    if (removed.length === 0) throw notFound()
    await audit(tx, { actorId: who.userId, action: 'template.remove', targetId: id })
  })
}

/**
 * Creates a plan for a patient from a template, starting today (UTC). Refuses as `createPlan` does, and amounts beyond
 * the current limits.
 */
export async function beginFromTemplate(
  db: Db,
  who: Who,
  { id, patientId, reason }: LibraryUse,
  locale: Locale,
) {
  return db.transaction(async (tx) => {
    const [template] = await tx
      .select(contentFields)
      .from(planTemplates)
      .leftJoin(userRoles, eq(userRoles.userId, planTemplates.ownerId))
      .where(and(eq(planTemplates.id, id), visibleTo(who)))
    if (!template) throw notFound()
    await refuseNonPatient(tx, patientId)
    const beyond = template.items.find(isBeyondCaps)
    if (beyond) {
      throw new Refusal('BAD_INPUT', 'plans.refused.beyondCaps', { item: beyond.text, units: MAX_UNITS })
    }
    const plan = { ...template, patientId, items: startingOn(template.items, isoDay(Date.now())) }
    const overruled = await refuseUnsafe(tx, who, plan, reason, locale)
    return insertPlan(tx, who, plan, 'plan.assign', overruled)
  })
}
