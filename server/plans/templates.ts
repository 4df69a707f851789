import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { treatmentPlans, userRoles, users } from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import { addDays, isoDay } from '../../shared/health.ts'
import { daysFrom, isBeyondCaps, MAX_UNITS, meet, type PlanItem } from '../../shared/planItems.ts'
import { caresFor } from '../access/careLinks.ts'
import type { Who } from '../access/who.ts'
import type { Db, Queries } from '../platform/db.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { AssignTemplate } from './inputs.ts'
import { maskPeople, namesAround } from './masking.ts'
import { insertPlan, refuseNonPatient } from './plans.ts'
import { refuseUnsafe } from './safety.ts'

/** The latest plans that can be browsed as templates. */
export const TEMPLATE_LIMIT = 50

const templateFields = {
  id: treatmentPlans.id,
  createdBy: treatmentPlans.createdBy,
  patientId: treatmentPlans.patientId,
  patientName: users.name,
  title: treatmentPlans.title,
  description: treatmentPlans.description,
  medications: treatmentPlans.medications,
  dosageInstructions: treatmentPlans.dosageInstructions,
  duration: treatmentPlans.duration,
  notes: treatmentPlans.notes,
  items: treatmentPlans.items,
  createdAt: treatmentPlans.createdAt,
}

export type Texts = {
  title: string
  description: string | null
  medications: string[] | null
  dosageInstructions: string | null
  duration: string | null
  notes: string | null
  items: PlanItem[]
}

const textOf = (plan: Texts) =>
  [
    plan.title,
    plan.description,
    plan.dosageInstructions,
    plan.duration,
    plan.notes,
    ...(plan.medications ?? []),
    ...plan.items.flatMap(({ text, unitName }) => [text, unitName]),
  ].join('\n')

/** Patients' names that may occur in the texts: those whose first word does. */
export async function namesIn(db: Queries, plans: Texts[]) {
  const { words, mayHold } = namesAround(plans.map(textOf).join('\n'))
  if (words.length === 0) return []
  const rows = await db
    .select({ fullName: users.name })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(
        sql`coalesce(${userRoles.role}, 'patient') = 'patient'`,
        inArray(sql`lower(split_part(${users.name}, ' ', 1))`, words),
      ),
    )
  return rows.map(({ fullName }) => fullName).filter(mayHold)
}

/**
 * Removes from a plan's texts what identifies its patient. With `keepsTitle`, for the author, a single word of the
 * title stays: it may be a name and a plant, as in "Rose hip tea".
 */
export function withoutPeople(
  plan: Texts & { patientName: string },
  others: string[],
  keepsTitle = false,
): Texts {
  const mask = (text: string) => maskPeople(text, plan.patientName, others)
  const maskOr = (text: string | null) => (text === null ? null : mask(text))
  return {
    title: keepsTitle ? maskPeople(plan.title, '', [plan.patientName, ...others]) : mask(plan.title),
    description: maskOr(plan.description),
    medications: plan.medications?.map(mask) ?? null,
    dosageInstructions: maskOr(plan.dosageInstructions),
    duration: maskOr(plan.duration),
    notes: maskOr(plan.notes),
    items: distinct(
      plan.items.map((item) => ({ ...item, text: mask(item.text), unitName: maskOr(item.unitName) })),
    ),
  }
}

/** Removes items that share a day with an earlier one of the same text, since masked texts may be equal. */
const distinct = (items: PlanItem[]) =>
  items.filter(
    (item, index) => !items.slice(0, index).some((other) => other.text === item.text && meet(item, other)),
  )

/**
 * Items that begin on a day, or on none yet, without an end. Consecutive ones of one text, as in a taper, keep their
 * days, counted from the first.
 */
function beginning(items: PlanItem[], from: string | null) {
  const byText = Map.groupBy(items, ({ text }) => text)
  return items.map((item) => {
    const steps = byText.get(item.text) ?? []
    const first = steps.map((step) => step.from ?? '').sort()[0]
    if (steps.length < 2) return { ...item, from, until: null }
    if (from === null || !first) return item
    const moved = (day: string | null) => day && addDays(from, daysFrom(first, day))
    return { ...item, from: moved(item.from), until: moved(item.until) }
  })
}

/**
 * The clinic's latest plans as templates, up to one page: without notes, and without any patient's name, e-mail or id.
 * An unverified practitioner sees only own plans.
 */
export async function templates(db: Db, who: Who) {
  const plans = await db
    .select(templateFields)
    .from(treatmentPlans)
    .innerJoin(users, eq(users.id, treatmentPlans.patientId))
    .where(
      and(
        isNull(treatmentPlans.deletedAt),
        who.verified ? undefined : eq(treatmentPlans.createdBy, who.userId),
      ),
    )
    .orderBy(desc(treatmentPlans.createdAt), desc(treatmentPlans.id))
    .limit(TEMPLATE_LIMIT + 1)
  const shown = pageOf(plans, TEMPLATE_LIMIT)
  const others = await namesIn(db, shown)
  return shown.map((plan) => {
    const { notes: _notes, ...texts } = withoutPeople(plan, others, plan.createdBy === who.userId)
    const items = beginning(texts.items, null)
    return {
      id: plan.id,
      ...texts,
      items,
      createdAt: plan.createdAt,
      own: plan.createdBy === who.userId,
      ...(plan.more && { more: plan.more }),
    }
  })
}

/**
 * Copies a plan to a patient as the caller's. Masks the former patient's name, unless it is the same patient and the
 * caller has a care link. Copies notes only of the caller's plans. Refuses an unknown plan, a person who is not a
 * patient, and amounts beyond the current limits.
 */
export async function assignTemplate(
  db: Db,
  who: Who,
  { templateId, patientId, reason }: AssignTemplate,
  locale: Locale,
) {
  return db.transaction(async (tx) => {
    const [plan] = await tx
      .select(templateFields)
      .from(treatmentPlans)
      .innerJoin(users, eq(users.id, treatmentPlans.patientId))
      .where(and(eq(treatmentPlans.id, templateId), isNull(treatmentPlans.deletedAt)))
    if (!plan) throw new Refusal('NOT_FOUND', 'plans.refused.unknown')
    await refuseNonPatient(tx, patientId)
    const beyond = plan.items.find(isBeyondCaps)
    if (beyond) {
      throw new Refusal('BAD_INPUT', 'plans.refused.beyondCaps', { item: beyond.text, units: MAX_UNITS })
    }
    // An unmasked copy shows whose plan it was, which only practitioners in care may see.
    const known = plan.patientId === patientId && (await caresFor(tx, who, patientId))
    const texts = known ? plan : withoutPeople(plan, await namesIn(tx, [plan]))
    const items = beginning(texts.items, isoDay(Date.now()))
    const { medications } = texts
    const overruled = await refuseUnsafe(tx, who, { patientId, medications, items }, reason, locale)
    const own = plan.createdBy === who.userId
    return insertPlan(
      tx,
      who,
      {
        patientId,
        title: texts.title,
        description: texts.description,
        medications: texts.medications,
        dosageInstructions: texts.dosageInstructions,
        duration: texts.duration,
        notes: own ? texts.notes : null,
        items,
      },
      'plan.assign',
      overruled,
    )
  })
}
