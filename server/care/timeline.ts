import { and, asc, between, eq, gte, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import {
  doses,
  healthTracking,
  orders,
  planVersions,
  treatmentPlans,
  users,
  visitNotes,
} from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import { addDays, latestToday } from '../../shared/health.ts'
import {
  type Count,
  type DatedVersion,
  dailyIntakes,
  daysFrom,
  scheduleOf,
  type Tick,
} from '../../shared/planItems.ts'
import { symptomsIn } from '../../shared/symptoms.ts'
import {
  earlier,
  type ItemWeek,
  later,
  type Stretch,
  type SymptomDays,
  sumOf,
  type Timeline,
  type TimelineDay,
  type TimelineItem,
  weekWithin,
} from '../../shared/timeline.ts'
import { type CountedItem, timelineSentences } from '../../shared/timelineSentences.ts'
import { markersOfPerson } from '../bloodTests/bloodTests.ts'
import { type Db, utcDay } from '../platform/db.ts'
import { ownerId, type RecordOwner } from './access.ts'

// ---------------------------------------------------------------- plan items

/** A plan with all its versions. Its days are those of UTC, as in `adherenceOf`. */
type PlanHistory = {
  planId: string
  firstDay: string
  /** The day on which it was deleted. */
  lastDay: string | null
  versions: DatedVersion[]
}

async function planHistories(db: Db, patientId: string): Promise<PlanHistory[]> {
  const rows = await db
    .select({
      planId: treatmentPlans.id,
      firstDay: utcDay(treatmentPlans.createdAt),
      lastDay: sql<string | null>`${utcDay(treatmentPlans.deletedAt)}`,
      version: planVersions.version,
      from: utcDay(planVersions.at),
      medications: planVersions.medications,
      items: planVersions.items,
    })
    .from(treatmentPlans)
    .innerJoin(planVersions, eq(planVersions.planId, treatmentPlans.id))
    .where(eq(treatmentPlans.patientId, patientId))
    .orderBy(asc(treatmentPlans.createdAt), asc(treatmentPlans.id), asc(planVersions.version))
  return [...Map.groupBy(rows, ({ planId }) => planId)].flatMap(([planId, ofPlan]) => {
    const [first] = ofPlan
    if (!first) return []
    const versions = ofPlan.map(({ version, from, ...written }) => ({
      version,
      from,
      schedule: scheduleOf(written),
    }))
    return [{ planId, firstDay: first.firstDay, lastDay: first.lastDay, versions }]
  })
}

/**
 * The ticks of a stretch by plan. The database sends one row for all days of a dose, because five years of rows one by
 * one would take longer than everything else.
 */
async function ticksByPlan(
  db: Db,
  patientId: string,
  { from, until }: Stretch,
): Promise<Map<string, Tick[]>> {
  const rows = await db
    .select({
      planId: doses.planId,
      medication: doses.medication,
      slot: doses.slot,
      state: sql<Tick['state']>`${doses.state}`,
      version: doses.version,
      /** Days after `from`. */
      days: sql<string>`string_agg((${doses.date} - ${from}::date)::text, ',')`,
    })
    .from(doses)
    .innerJoin(treatmentPlans, eq(treatmentPlans.id, doses.planId))
    .where(
      and(eq(treatmentPlans.patientId, patientId), between(doses.date, from, until), ne(doses.state, 'open')),
    )
    .groupBy(doses.planId, doses.medication, doses.slot, doses.state, doses.version)
  const dates = Array.from({ length: daysFrom(from, until) + 1 }, (_, index) => addDays(from, index))
  const byPlan = new Map<string, Tick[]>()
  for (const { planId, days, ...tick } of rows) {
    const ticks = byPlan.get(planId) ?? []
    byPlan.set(planId, ticks)
    for (const index of days.split(',')) ticks.push({ ...tick, date: dates[Number(index)] ?? from })
  }
  return byPlan
}

/** When an item was begun and ended, as the versions of its plan and its own days say; null where it never held. */
function periodOfItem(text: string, { firstDay, lastDay, versions }: PlanHistory) {
  let period: { from: string; until: string | null } | null = null
  for (const [index, { from, schedule }] of versions.entries()) {
    const item = schedule.find((one) => one.text === text)
    if (!item) continue
    const next = versions[index + 1]?.from
    // A version that was replaced on its own day never held.
    const ends = [item.until, lastDay, next && addDays(next, -1)].filter((day) => typeof day === 'string')
    const until = ends.length > 0 ? ends.reduce(earlier) : null
    const held = index === 0 ? firstDay : later(from, firstDay)
    const first = item.from ? later(held, item.from) : held
    if (until !== null && first > until) continue
    period = { from: period ? earlier(period.from, first) : first, until }
  }
  return period
}

/** The items of one plan within a stretch, with the intakes of each day; of a deleted plan, of the weeks with a tick. */
function itemsOfPlan(
  plan: PlanHistory,
  ticks: readonly Tick[],
  stretch: Stretch,
  weekOf: (date: string) => string,
) {
  const { planId, firstDay, lastDay, versions } = plan
  const first = later(stretch.from, firstDay)
  const last = lastDay === null ? stretch.until : earlier(stretch.until, lastDay)
  const byText = new Map<string, (Count & { date: string })[]>()
  for (const { text, ...count } of dailyIntakes(versions, ticks, first, last)) {
    const days = byText.get(text)
    if (days) days.push(count)
    else byText.set(text, [count])
  }
  const texts = new Set([...versions.flatMap(({ schedule }) => schedule.map(({ text }) => text))])
  return [...texts].flatMap((text) => {
    const days = byText.get(text) ?? []
    const weeks = [...Map.groupBy(days, ({ date }) => weekOf(date))].map(
      ([from, ofWeek]): ItemWeek => ({ from, ...sumOf(ofWeek) }),
    )
    // Ticked in a version that was replaced on the same day, it has no period of its own.
    const [ticked] = days
    const period =
      periodOfItem(text, plan) ??
      (ticked ? { from: ticked.date, until: days.at(-1)?.date ?? ticked.date } : null)
    if (!period || period.from > last || (period.until !== null && period.until < first && !ticked)) return []
    if (lastDay === null) return [{ planId, text, ...period, weeks, days }]
    const shown = weeks.filter(({ taken, skipped }) => taken + skipped > 0)
    const ofShown = days.filter(({ date }) => shown.some((week) => week.from === weekOf(date)))
    return shown.length > 0 ? [{ planId, text, ...period, weeks: shown, days: ofShown }] : []
  })
}

/** All items of a patient within a stretch, those of present plans for the sentences, and the intakes of each day. */
function itemsWithin(plans: readonly PlanHistory[], ticks: Map<string, Tick[]>, stretch: Stretch) {
  const items: TimelineItem[] = []
  const present: CountedItem[] = []
  const doses = new Map<string, Count & { date: string }>()
  const weeks = new Map<string, string>()
  const weekOf = (date: string) => {
    const week = weeks.get(date) ?? weekWithin(date, stretch.from)
    weeks.set(date, week)
    return week
  }
  for (const plan of plans) {
    for (const { days, ...item } of itemsOfPlan(plan, ticks.get(plan.planId) ?? [], stretch, weekOf)) {
      items.push(item)
      if (plan.lastDay === null) present.push({ ...item, days })
      for (const { date, taken, skipped, due } of days) {
        const day = doses.get(date) ?? { date, taken: 0, skipped: 0, due: 0 }
        doses.set(date, day)
        day.taken += taken
        day.skipped += skipped
        day.due += due
      }
    }
  }
  return { items, present, doses: [...doses.values()].sort((a, b) => (a.date < b.date ? -1 : 1)) }
}

// ---------------------------------------------------------------- the other lanes

function daysOf(db: Db, patientId: string, { from, until }: Stretch): Promise<TimelineDay[]> {
  return db
    .select({
      date: healthTracking.date,
      mood: healthTracking.mood,
      energyLevel: healthTracking.energyLevel,
      sleepHours: healthTracking.sleepHours,
      waterIntake: healthTracking.waterIntake,
      exerciseMinutes: healthTracking.exerciseMinutes,
      symptoms: healthTracking.symptoms,
      notes: healthTracking.notes,
    })
    .from(healthTracking)
    .where(and(eq(healthTracking.userId, patientId), between(healthTracking.date, from, until)))
    .orderBy(asc(healthTracking.date))
}

/** The days of each symptom that entries name: those of the most days first. */
function symptomDays(days: readonly TimelineDay[]): SymptomDays[] {
  const byText = new Map<string, string[]>()
  for (const { date, symptoms } of days) {
    for (const text of symptoms === null ? [] : symptomsIn(symptoms)) {
      byText.set(text, [...(byText.get(text) ?? []), date])
    }
  }
  return [...byText]
    .map(([text, logged]) => ({ text, days: logged }))
    .sort((a, b) => b.days.length - a.days.length || a.text.localeCompare(b.text))
}

/** The instants that belong to a day of the stretch in some time zone: UTC+14 begins it, UTC−12 ends it. */
function instantsOf({ from, until }: Stretch): [Date, Date] {
  const hours = 60 * 60 * 1000
  return [new Date(Date.parse(from) - 14 * hours), new Date(Date.parse(addDays(until, 1)) + 12 * hours)]
}

/**
 * The orders of a stretch, without cancelled ones. Others than the buyer see only those with a product that an item of
 * a present plan names, in any of its versions.
 */
async function ordersOf(db: Db, owner: RecordOwner, stretch: Stretch) {
  const [first, end] = instantsOf(stretch)
  const named: SQL | undefined =
    typeof owner === 'string'
      ? sql`exists (
          select from order_items i where i.order_id = ${orders.id} and i.product_id in (
            select (item ->> 'productId')::uuid
            from treatment_plans p
            join plan_versions v on v.plan_id = p.id
            cross join lateral jsonb_array_elements(v.items) item
            where p.patient_id = ${owner} and p.deleted_at is null))`
      : undefined
  const rows = await db
    .select({ id: orders.id, at: orders.createdAt })
    .from(orders)
    .where(
      and(
        eq(orders.userId, ownerId(owner)),
        ne(orders.status, 'cancelled'),
        gte(orders.createdAt, first),
        lt(orders.createdAt, end),
        named,
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
  return rows.map(({ id, at }) => ({ id, at: at.toISOString() }))
}

/** The visits of a stretch: its signed notes, with the text that was released; the patient sees released ones only. */
async function visitsOf(db: Db, owner: RecordOwner, stretch: Stretch): Promise<Timeline['visits']> {
  const [first, end] = instantsOf(stretch)
  const rows = await db
    .select({
      at: sql<Date>`${visitNotes.signedAt}`.mapWith(visitNotes.signedAt),
      by: users.name,
      text: sql<
        string | null
      >`case when ${visitNotes.releasedAt} is not null then ${visitNotes.forPatient} end`,
    })
    .from(visitNotes)
    .innerJoin(users, eq(users.id, visitNotes.authorId))
    .where(
      and(
        eq(visitNotes.patientId, ownerId(owner)),
        gte(visitNotes.signedAt, first),
        lt(visitNotes.signedAt, end),
        typeof owner === 'string' ? undefined : isNotNull(visitNotes.releasedAt),
      ),
    )
    .orderBy(asc(visitNotes.signedAt), asc(visitNotes.id))
  return rows.map(({ at, ...visit }) => ({ ...visit, at: at.toISOString() }))
}

/**
 * A person's record from one day to another on one axis, and what its numbers say. Intakes are counted as by
 * `adherenceOf`, and markers are those of `markersOfPerson`. Refuses a stretch that ends in the future.
 */
export async function timelineOf(db: Db, owner: RecordOwner, stretch: Stretch): Promise<Timeline> {
  const { from, until } = stretch
  if (until > latestToday(Date.now())) {
    throw new Refusal('BAD_INPUT', 'The last day cannot be in the future.')
  }
  const patientId = ownerId(owner)
  const [plans, ticks, days, { trends, unchecked }, placed, visits] = await Promise.all([
    planHistories(db, patientId),
    ticksByPlan(db, patientId, stretch),
    daysOf(db, patientId, stretch),
    markersOfPerson(db, owner),
    ordersOf(db, owner, stretch),
    visitsOf(db, owner, stretch),
  ])
  const { items, present, doses: counted } = itemsWithin(plans, ticks, stretch)
  const markers = trends.flatMap((trend) => {
    const points = trend.points.filter(({ day }) => from <= day && day <= until)
    return points.length > 0 ? [{ ...trend, points }] : []
  })
  const symptoms = symptomDays(days)
  const sentences = timelineSentences({ ...stretch, markers, days, symptoms, items: present })
  return {
    from,
    until,
    items,
    doses: counted,
    markers,
    unchecked,
    days,
    symptoms,
    visits,
    orders: placed,
    sentences,
  }
}
