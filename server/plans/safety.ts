import { and, arrayOverlaps, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import {
  noticeSettings,
  planOverrulings,
  products,
  profiles,
  treatmentPlans,
  users,
} from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import { DEFAULT_SETTINGS, type NoticeSettings } from '../../shared/notices.ts'
import { type PlanItem, SLOTS, type Slot, scheduleOf } from '../../shared/planItems.ts'
import type { SafetyAnswer, SafetyWarning } from '../../shared/plans.ts'
import { pairTexts } from '../../shared/safetyText.ts'
import { caresFor } from '../access/careLinks.ts'
import { profileWithAnswers } from '../access/profileWithAnswers.ts'
import type { Who } from '../access/who.ts'
import { auditReads } from '../audit/audit.ts'
import type { Queries } from '../platform/db.ts'
import { clinicalText } from '../platform/locales.ts'
import { Refusal } from '../platform/refusal.ts'

/** Imports the safety rules at the first check, because their tables take some megabytes. */
const loadRules = () => import('@verbena/safety')

/** The medications to check and their patient, excluding the plan being changed (`exceptPlan`). */
export type SafetyRequest = {
  patientId: string
  medications: string[] | null
  /** Schedules; items without medications imply them. */
  items?: PlanItem[] | undefined
  exceptPlan?: string | undefined
}

/**
 * Checks medications against each other. For a practitioner who cares for the patient it also checks them against the
 * allergies, the current medications and the other plans. Without a care link these stay hidden, and the result's
 * profile is null.
 */
export async function safetyOf(
  db: Queries,
  who: Who,
  { patientId, medications, items = [], exceptPlan }: SafetyRequest,
) {
  const { check } = await loadRules()
  const plan = { medications: medications ?? [...new Set(items.map(({ text }) => text))], items }
  if (!(await caresFor(db, who, patientId))) {
    return { ...check({ ...plan, taken: [], allergies: [], today: today() }), profile: null, answers: [] }
  }
  // A form checks while the user types: the read is recorded once.
  await auditReads(db, who, 'plans.check', [patientId])
  const { profile, ...person } = await takenBy(db, patientId, exceptPlan)
  const found = check({ ...plan, ...person, today: today() })
  return { ...found, profile, answers: await answersTo(db, patientId, found.warnings) }
}

/**
 * A warning's subject as one text: the rule and both sides as written, in either order. A limit includes its sum, so
 * that a higher one is a new warning.
 */
function warnedPair(warning: SafetyWarning): string {
  const { id, item, kind } = warning
  const other =
    kind === 'limit'
      ? `${warning.substance} ${warning.sum[warning.sum.counts]}`
      : kind === 'condition'
        ? warning.condition
        : kind === 'hazard'
          ? ''
          : warning.other
  const sides = [item, other].map((side) => side.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase())
  return JSON.stringify([id, ...sides.sort()])
}

/** The latest answers to these serious warnings about the patient, including those in deleted plans. */
async function answersTo(
  db: Queries,
  patientId: string,
  warnings: readonly SafetyWarning[],
): Promise<SafetyAnswer[]> {
  const pairs = warnings.map((warning) => (warning.severity === 'serious' ? warnedPair(warning) : null))
  const asked = pairs.filter((pair) => pair !== null)
  if (asked.length === 0) return []
  const rows = await db
    .select({
      pairs: sql<string[]>`to_json(${planOverrulings.pairs})`,
      reason: planOverrulings.reason,
      by: users.name,
      at: planOverrulings.at,
    })
    .from(planOverrulings)
    .innerJoin(treatmentPlans, eq(treatmentPlans.id, planOverrulings.planId))
    .innerJoin(users, eq(users.id, planOverrulings.by))
    .where(and(eq(treatmentPlans.patientId, patientId), arrayOverlaps(planOverrulings.pairs, asked)))
    .orderBy(desc(planOverrulings.at))
    .limit(ANSWERS)
  return pairs.flatMap((pair, warning) => {
    const row = pair === null ? undefined : rows.find((one) => one.pairs.includes(pair))
    return row ? [{ warning, reason: row.reason, by: row.by, at: row.at.toISOString() }] : []
  })
}

/** Latest overrulings searched. */
const ANSWERS = 100

/** Today in UTC, `yyyy-MM-dd`: accurate enough for reviews and ages. */
const today = () => new Date().toISOString().slice(0, 10)

/** The times of the day in minutes. */
const minutesOf = (times: NoticeSettings['times']) =>
  Object.fromEntries(
    SLOTS.map((slot) => {
      const [hours = 0, minutes = 0] = times[slot].split(':').map(Number)
      return [slot, hours * 60 + minutes]
    }),
  ) as Record<Slot, number>

/**
 * The patient's profile with undecided answers, times of the day, and everything the patient takes: current medications
 * and plan items.
 */
async function takenBy(db: Queries, patientId: string, exceptPlan?: string) {
  const [row] = await db
    .select({
      ...profileWithAnswers,
      dateOfBirth: profiles.dateOfBirth,
      times: noticeSettings.times,
    })
    .from(profiles)
    .leftJoin(noticeSettings, eq(noticeSettings.userId, profiles.id))
    .where(eq(profiles.id, patientId))
  const plans = await db
    // As JSON: the driver parses arrays of PostgreSQL character by character.
    .select({
      medications: sql<string[] | null>`to_json(${treatmentPlans.medications})`,
      items: treatmentPlans.items,
    })
    .from(treatmentPlans)
    .where(
      and(
        eq(treatmentPlans.patientId, patientId),
        isNull(treatmentPlans.deletedAt),
        exceptPlan ? ne(treatmentPlans.id, exceptPlan) : undefined,
      ),
    )
  const { itemsOf } = await loadRules()
  const {
    dateOfBirth = null,
    medicalHistory = null,
    conditions = [],
    allergies = null,
    currentMedications = null,
    times = null,
  } = row ?? {}
  const taken = [...itemsOf(currentMedications), ...plans.flatMap((plan) => plan.medications ?? [])]
  return {
    profile: { allergies, currentMedications },
    taken: [...new Set(taken)],
    besides: plans.flatMap(scheduleOf),
    slotTimes: minutesOf(times ?? DEFAULT_SETTINGS.times),
    allergies: itemsOf(allergies),
    conditions,
    history: medicalHistory === null ? [] : [medicalHistory],
    born: dateOfBirth,
  }
}

/**
 * Checks a cart's products against each other and the caller's profile and plans. Informs only; unknown products are
 * left out, because the checkout refuses them.
 */
export async function cartSafety(db: Queries, who: Who, productIds: string[]) {
  const { check } = await loadRules()
  const { profile: _, ...person } = await takenBy(db, who.userId)
  const inCart = await db
    .select({ name: products.name })
    .from(products)
    .where(inArray(products.id, productIds))
    .orderBy(asc(products.name))
  const medications = inCart.map(({ name }) => name)
  return {
    ...check({ medications, ...person, today: today() }),
    taken: person.taken,
    allergies: person.allergies,
  }
}

/**
 * Why a plan is saved despite serious warnings: the rules' ids and version, each warning's subject (`warnedPair`), and
 * the reason.
 */
export type Overruling = { rules: string[]; rulesVersion: string; reason: string; pairs: string[] }

/**
 * Refuses a plan with a serious warning unless a reason is given. Returns the overruling to store with the plan's
 * version; null without a serious warning. The refusal is in the language of `locale`.
 */
export async function refuseUnsafe(
  db: Queries,
  who: Who,
  request: SafetyRequest,
  reason: string | null,
  locale: Locale,
): Promise<Overruling | null> {
  const { warnings, version } = await safetyOf(db, who, request)
  const serious = warnings.filter(({ severity }) => severity === 'serious')
  if (serious.length === 0) return null
  if (!reason) {
    throw Refusal.from(
      'CONFLICT',
      clinicalText(locale, (t) => t('plans.refused.unsafe', { pairs: pairTexts(serious, t) })),
    )
  }
  return {
    ...{ rules: [...new Set(serious.map(({ id }) => id))], rulesVersion: version, reason },
    pairs: [...new Set(serious.map(warnedPair))],
  }
}
