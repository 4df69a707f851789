import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { doses, planVersions, treatmentPlans } from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import { addDays, isoDay, latestToday } from '../../shared/health.ts'
import {
  DOSE_SLOTS,
  type DoseSlot,
  isTickable,
  type PlanItem,
  scheduleOf,
  slotsOf,
} from '../../shared/planItems.ts'
import {
  type DoseInput,
  type DoseState,
  type SlotInput,
  type TodaysDose,
  type TodaysSlot,
  WAITING_DAYS,
} from '../../shared/plans.ts'
import type { Who } from '../access/who.ts'
import type { Db, Queries } from '../platform/db.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** The moment at which something was said: what the device says, but never later than now. */
const saidBy = (saidAt: string | undefined) =>
  new Date(Math.min(Date.now(), saidAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(saidAt)))

/** Refuses a day that was neither today nor yesterday anywhere on earth (UTC−12 to UTC+14) at that moment. */
function refuseOtherDays(date: string, said: Date) {
  const yesterday = addDays(isoDay(said.getTime() - 12 * HOUR_MS), -1)
  if (date < yesterday || date > latestToday(said.getTime())) {
    throw new Refusal('BAD_INPUT', 'A dose can be ticked today and for yesterday.')
  }
}

/**
 * The moment at which a dose was taken: as the person says, but never later than now. Refuses one that lies outside
 * that day and the night after it, in every time zone.
 */
function takenOn(date: string, at: string | undefined, said: Date) {
  if (at === undefined) return said
  const start = Date.parse(`${date}T00:00:00Z`)
  const taken = new Date(Math.min(Date.now(), Date.parse(at)))
  if (taken.getTime() < start - 14 * HOUR_MS || taken.getTime() > start + 2 * DAY_MS + 12 * HOUR_MS) {
    throw new Refusal('BAD_INPUT', 'The time must be on the day of the dose.')
  }
  return taken
}

type Said = { state: DoseState; takenAt: Date | null; reason: string | null; saidAt: Date }
type Dose = Pick<
  typeof doses.$inferSelect,
  'planId' | 'medication' | 'date' | 'slot' | 'version' | 'productId' | 'units'
>

/** Writes what was said about doses. Where a later word about one is known, that one stays. */
async function writeDoses(db: Db, about: Dose[], said: Said) {
  await db
    .insert(doses)
    .values(about.map((dose) => ({ ...dose, ...said })))
    .onConflictDoUpdate({
      target: [doses.planId, doses.date, doses.medication, doses.slot],
      set: {
        state: sql`excluded.state`,
        takenAt: sql`excluded.taken_at`,
        reason: sql`excluded.reason`,
        saidAt: sql`excluded.said_at`,
        version: sql`excluded.version`,
        productId: sql`excluded.product_id`,
        units: sql`excluded.units`,
      },
      setWhere: sql`excluded.said_at >= ${doses.saidAt}`,
    })
}

/**
 * The day in the westernmost time zone (UTC−12) at an instant: the earliest day that was today for anybody. What was
 * saved then holds from this day, so that the latest version is shown today in every time zone.
 */
const earliestDay = (instant: typeof planVersions.at | typeof treatmentPlans.createdAt) =>
  sql`((${instant} at time zone 'UTC') - interval '12 hours')::date`

/** Whether a plan held on a day. */
const planHeld = (date: string) => sql<boolean>`(${earliestDay(treatmentPlans.createdAt)} <= ${date}::date)`
/** Whether a version held on a day; the first one did if its plan did. */
const versionHeld = (date: string) =>
  sql<boolean>`(${planVersions.version} = 1 or ${earliestDay(planVersions.at)} <= ${date}::date)`

/**
 * Notes what the patient says about a dose of the own plan, in the version that the patient saw; without one, in that of
 * the day. Refuses a medication that this version does not plan for that day and time, a day on which it did not hold
 * yet, and ticks that were queued too long.
 */
export async function setDose(db: Db, who: Who, { planId, medication, date, slot, ...input }: DoseInput) {
  const saidAt = saidBy(input.saidAt)
  if (saidAt.getTime() < Date.now() - WAITING_DAYS * DAY_MS) {
    throw new Refusal(
      'BAD_INPUT',
      `A tick can wait ${WAITING_DAYS} days for the network, and this one is older.`,
    )
  }
  refuseOtherDays(date, saidAt)
  const [plan] = await db
    .select({
      version: planVersions.version,
      medications: planVersions.medications,
      items: planVersions.items,
      held: sql<boolean>`${planHeld(date)} and ${versionHeld(date)}`,
      present: { medications: treatmentPlans.medications, items: treatmentPlans.items },
    })
    .from(treatmentPlans)
    .innerJoin(planVersions, eq(planVersions.planId, treatmentPlans.id))
    .where(
      and(
        eq(treatmentPlans.id, planId),
        eq(treatmentPlans.patientId, who.userId),
        isNull(treatmentPlans.deletedAt),
        input.version === undefined ? versionHeld(date) : eq(planVersions.version, input.version),
      ),
    )
    .orderBy(desc(planVersions.version))
    .limit(1)
  const named = ({ text }: PlanItem) => text === medication
  const item = plan && scheduleOf(plan).find(named)
  const isLater = plan && !item && input.version === undefined && scheduleOf(plan.present).some(named)
  if (isLater || (item && !plan.held)) {
    throw new Refusal('BAD_INPUT', 'This was not in your plan yet on that day.')
  }
  if (!item) throw new Refusal('NOT_FOUND', 'There is no such medication in your plans.')
  const slots = isTickable(item, date)
    ? slotsOf(item).filter((planned) => slot === 'any' || slot === planned)
    : []
  if (slots.length === 0) throw new Refusal('NOT_FOUND', 'Your plan has no such dose on that day.')
  const { state, reason, at } = input
  await writeDoses(
    db,
    slots.map((planned) => ({
      ...{ planId, medication, date, slot: planned, version: plan.version },
      ...{ productId: item.productId, units: item.units },
    })),
    {
      state,
      takenAt: state === 'taken' ? takenOn(date, at, saidAt) : null,
      reason: state === 'skipped' ? reason : null,
      saidAt,
    },
  )
}

/** A dose of which the patient said something; `at` is an ISO instant. */
type SaidDose = {
  medication: string
  slot: DoseSlot
  state: DoseState
  at: string | null
  reason: string | null
  version: number
  productId: string | null
  units: number | null
}
/** A plan in the version of a day, with what was said on that day. */
type PlanOfDay = {
  planId: string
  version: number
  medications: string[] | null
  items: PlanItem[]
  ticks: SaidDose[]
}

/** A plan's doses of one day: the planned ones, then ticks of an earlier version that this one no longer plans. */
function dosesOf(
  { planId, version, ticks, ...plan }: PlanOfDay,
  date: string,
): (TodaysDose & { slot: DoseSlot })[] {
  const left = new Map(ticks.map((tick) => [`${tick.slot} ${tick.medication}`, tick]))
  const planned = scheduleOf(plan)
    .filter((item) => isTickable(item, date))
    .flatMap((item) =>
      slotsOf(item).map((slot) => {
        const key = `${slot} ${item.text}`
        const said = left.get(key)
        left.delete(key)
        return {
          slot,
          planId,
          version,
          medication: item.text,
          productId: item.productId,
          units: item.units,
          unitName: item.unitName,
          state: said?.state ?? 'open',
          at: said?.at ?? null,
          reason: said?.reason ?? null,
          expected: item.days.kind !== 'needed',
        }
      }),
    )
  const earlier = [...left.values()].map((said) => ({
    ...said,
    planId,
    unitName: null,
    expected: false,
  }))
  return [...planned, ...earlier]
}

/** More doses of a day than any patient takes, and the newest plans that they are of. */
const [MAX_DOSES, MAX_PLANS] = [1_000, 100]

/**
 * The doses of one day by time of the day, with what the patient said about them. One statement. Of the newest plans: `cut`
 * is true where those have `MAX_DOSES`.
 */
export async function todaysDoses(
  db: Db,
  who: Who,
  date: string,
): Promise<{ slots: TodaysSlot[]; cut: boolean }> {
  refuseOtherDays(date, new Date())
  const version = db
    .select({
      number: planVersions.version,
      medications: planVersions.medications,
      items: planVersions.items,
    })
    .from(planVersions)
    .where(and(eq(planVersions.planId, treatmentPlans.id), versionHeld(date)))
    .orderBy(desc(planVersions.version))
    .limit(1)
    .as('version')
  const said = db
    .select({
      ticks: sql<SaidDose[]>`coalesce(json_agg(json_build_object(
        'medication', ${doses.medication}, 'slot', ${doses.slot}, 'state', ${doses.state},
        'at', ${doses.takenAt}, 'reason', ${doses.reason}, 'version', ${doses.version},
        'productId', ${doses.productId}, 'units', ${doses.units})), '[]')`.as('ticks'),
    })
    .from(doses)
    .where(and(eq(doses.planId, treatmentPlans.id), eq(doses.date, date), ne(doses.state, 'open')))
    .as('said')
  const plans = await db
    .select({
      planId: treatmentPlans.id,
      version: version.number,
      medications: version.medications,
      items: version.items,
      ticks: said.ticks,
    })
    .from(treatmentPlans)
    .innerJoinLateral(version, sql`true`)
    .innerJoinLateral(said, sql`true`)
    .where(and(eq(treatmentPlans.patientId, who.userId), isNull(treatmentPlans.deletedAt), planHeld(date)))
    .orderBy(desc(treatmentPlans.createdAt), desc(treatmentPlans.id))
    .limit(MAX_PLANS)
  const found = plans.flatMap((plan) => dosesOf(plan, date))
  const all = found.slice(0, MAX_DOSES)
  return {
    cut: found.length > all.length || plans.length === MAX_PLANS,
    slots: DOSE_SLOTS.map((slot) => ({
      slot,
      doses: all.filter((dose) => dose.slot === slot).map(({ slot: _slot, ...dose }) => dose),
    })).filter((part) => part.doses.length > 0),
  }
}

/** How many doses are expected and open at one time of a day, for each of these persons. One statement. */
export async function countOpenDoses(
  db: Queries,
  about: readonly { userId: string; day: string; slot: string }[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<PlanOfDay & { userId: string; day: string; slot: string }>(sql`
    select a.user_id as "userId", a.day, a.slot, p.id as "planId", p.version, p.medications, p.items,
      coalesce((
        select json_agg(json_build_object('medication', d.medication, 'slot', d.slot, 'state', d.state, 'at', null,
          'reason', null, 'version', d.version, 'productId', d.product_id, 'units', d.units))
        from doses d where d.plan_id = p.id and d.date = a.day::date and d.state <> 'open'), '[]') as ticks
    from jsonb_to_recordset(${JSON.stringify(about.map(({ userId, day, slot }) => ({ user_id: userId, day, slot })))}::jsonb)
      as a (user_id uuid, day text, slot text)
    join treatment_plans p on p.patient_id = a.user_id and p.deleted_at is null and p.medications is not null`)
  const open = new Map<string, number>()
  for (const { userId, day, slot, ...plan } of rows) {
    const count = dosesOf(plan, day).filter(
      (dose) => dose.slot === slot && dose.expected && dose.state === 'open',
    ).length
    open.set(`${userId} ${slot}`, (open.get(`${userId} ${slot}`) ?? 0) + count)
  }
  return open
}

/** Refuses a day before every plan of a person who has one. */
async function refuseBeforePlans(db: Db, who: Who, date: string) {
  const [row] = await db
    .select({ held: sql<boolean | null>`bool_or(${planHeld(date)})` })
    .from(treatmentPlans)
    .where(and(eq(treatmentPlans.patientId, who.userId), isNull(treatmentPlans.deletedAt)))
  if (row?.held === false) throw new Refusal('BAD_INPUT', 'You had no plan yet on that day.')
}

/**
 * Ticks the doses of one time of a day that are expected and open. Answers with how many. Refuses a day on which no plan
 * held yet.
 */
export async function setSlot(db: Db, who: Who, { date, slot, ...input }: SlotInput) {
  const saidAt = saidBy(input.saidAt)
  const { slots } = await todaysDoses(db, who, date)
  if (slots.length === 0) await refuseBeforePlans(db, who, date)
  const open = slots
    .filter((part) => part.slot === slot)
    .flatMap((part) => part.doses)
    .filter(({ state, expected }) => state === 'open' && expected)
  if (open.length > 0) {
    const about = open.map(({ planId, medication, version, productId, units }) => ({
      ...{ planId, medication, version, date, slot },
      ...{ productId, units },
    }))
    await writeDoses(db, about, { state: 'taken', takenAt: saidAt, reason: null, saidAt })
  }
  return { ticked: open.length }
}
