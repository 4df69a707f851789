import { and, asc, between, desc, eq, gte, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { bloodTestResults, formVersions, healthTracking, orders, sentForms } from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import { asText } from '../../shared/careText.ts'
import { addDays } from '../../shared/health.ts'
import { type Count, daysFrom, type PlanItem, slotsOf } from '../../shared/planItems.ts'
import type { Symptom } from '../../shared/symptoms.ts'
import {
  earlier,
  type ItemWeek,
  later,
  type Period,
  type SymptomDays,
  sumOf,
  type Timeline,
  type TimelineCut,
  type TimelineDay,
  type TimelineItem,
  weekWithin,
} from '../../shared/timeline.ts'
import { figureSentence } from '../../shared/timelineText.ts'
import { ownerId, type RecordOwner } from '../access/careLinks.ts'
import { latestToday } from '../access/today.ts'
import { bornOf } from '../bloodTests/history.ts'
import { trendsOf, uncheckedNames } from '../bloodTests/trends.ts'
import { weeklyMeans } from '../measurements/measurements.ts'
import { loadTicks, loadVersions, type PlanHistory } from '../plans/history.ts'
import { dailyIntakes, type Tick } from '../plans/intakes.ts'
import { type Db, jsonBytes } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { inSlices, type Slices } from '../platform/slices.ts'
import { symptomsIn } from './symptoms.ts'
import { type CountedItem, timelineFigures } from './timelineFigures.ts'
import { visitsOf } from './timelineVisits.ts'

// ---------------------------------------------------------------- limits

/**
 * The largest answer, in bytes of JSON. Five years of entries and of a few medications, with 1,200 rows of results, fit
 * in without any cut; together the limits below stay under a megabyte.
 */
const MAX_BYTES = 950_000
/** Medications read, in all versions. */
const MAX_READ_ITEMS = 2_000
/** Intakes counted: doses per day times days of each plan. The largest plan has 366,000 in five years. */
const MAX_INTAKES = 400_000
const MAX_ITEMS = 100
const MAX_WEEKS = 3_000
const MAX_ROWS = 1_200
const MAX_UNCHECKED = 50
const MAX_SYMPTOM_DAYS = 3_000
const MAX_ORDERS = 200
const MAX_FORMS = 100
/** Bytes of symptoms read, and of texts sent. */
const MAX_SYMPTOM_TEXT = 400_000
const MAX_TEXT = 100_000
/** Time limit of a timeline; milliseconds. The largest takes half a second. */
const CLOCK_MS = 10_000

const tooLong = () => new Refusal('UNAVAILABLE', 'care.refused.longTimeline', {}, 60)

/** Number of all matching rows, including those beyond the limit. */
const countAll = sql<number>`count(*) over ()::int`

// ---------------------------------------------------------------- plan items

type Plan = PlanHistory<never>

/**
 * Plans in force within a period, with the versions that fit into `MAX_READ_ITEMS` medications. A plan whose earlier
 * versions are cut begins with the first remaining one.
 */
async function plansWithin(db: Db, patientId: string, period: Period) {
  const found = await loadVersions(db, {
    patients: [patientId],
    period,
    withDeleted: true,
    maxItems: MAX_READ_ITEMS,
  })
  // Versions count from 1.
  const cut = found.reduce((sum, { present, versions }) => sum + present - versions.length, 0)
  const plans = found.flatMap((plan): Plan[] => {
    const [first] = plan.versions
    if (!first) return []
    return [{ ...plan, firstDay: first.version > 1 ? later(plan.firstDay, first.from) : plan.firstDay }]
  })
  return { plans, cut }
}

const textsOf = ({ versions }: Plan) =>
  new Set(versions.flatMap(({ schedule }) => schedule.map(({ text }) => text)))

const daysOfPlan = ({ firstDay, lastDay }: Plan, { from, until }: Period) => ({
  first: later(from, firstDay),
  last: lastDay === null ? until : earlier(until, lastDay),
})

/** Plans whose intakes are counted: current and newest ones first, up to `MAX_INTAKES`. */
function countedPlans(plans: readonly Plan[], period: Period) {
  let intakes = 0
  const counted = new Set(
    plans
      .toReversed()
      .sort((a, b) => Number(a.lastDay !== null) - Number(b.lastDay !== null))
      .filter((plan) => {
        const { first, last } = daysOfPlan(plan, period)
        const ofDay = plan.versions.map(({ schedule }) =>
          schedule.reduce((sum, item) => sum + slotsOf(item).length, 0),
        )
        const more = Math.max(0, daysFrom(first, last) + 1) * Math.max(0, ...ofDay)
        if (intakes + more > MAX_INTAKES) return false
        intakes += more
        return true
      }),
  )
  const left = plans.filter((plan) => !counted.has(plan))
  return {
    counted: plans.filter((plan) => counted.has(plan)),
    cut: left.reduce((sum, plan) => sum + textsOf(plan).size, 0),
  }
}

async function ticksByPlan(db: Db, plans: readonly Plan[], period: Period, slices: Slices) {
  const ids = plans.map(({ planId }) => planId)
  const byPlan = new Map<string, Tick[]>()
  for await (const { planId, ticks } of loadTicks(db, ids, period)) {
    const known = byPlan.get(planId)
    if (known) known.push(...ticks)
    else byPlan.set(planId, ticks)
    if (slices.isDue()) await slices.pause()
  }
  return byPlan
}

/** The first and the last day of a medication's steps together; undefined without any. */
function wholeOf(steps: readonly Pick<PlanItem, 'from' | 'until'>[]) {
  const [first, ...others] = steps
  return others.reduce(
    (whole, { from, until }) =>
      whole && {
        from: whole.from && from && earlier(whole.from, from),
        until: whole.until && until && later(whole.until, until),
      },
    first,
  )
}

/** An item's first and last day, from the versions of its plan and its own days; null if it was never in force. */
function periodOfItem(text: string, { firstDay, lastDay, versions }: Plan) {
  let period: { from: string; until: string | null } | null = null
  for (const [index, { from, schedule }] of versions.entries()) {
    const item = wholeOf(schedule.filter((one) => one.text === text))
    if (!item) continue
    const next = versions[index + 1]?.from
    // A version that was replaced on its first day was never in force.
    const ends = [item.until, lastDay, next && addDays(next, -1)].filter((day) => typeof day === 'string')
    const until = ends.length > 0 ? ends.reduce(earlier) : null
    const held = index === 0 ? firstDay : later(from, firstDay)
    const first = item.from ? later(held, item.from) : held
    if (until !== null && first > until) continue
    period = { from: period ? earlier(period.from, first) : first, until }
  }
  return period
}

/** The items of one plan within a period, with the intakes of each day; of a deleted plan, of the weeks with a tick. */
async function itemsOfPlan(
  plan: Plan,
  ticks: readonly Tick[],
  period: Period,
  weekOf: (date: string) => string,
  slices: Slices,
) {
  const { planId, lastDay } = plan
  const { first, last } = daysOfPlan(plan, period)
  const byText = new Map<string, (Count & { date: string })[]>()
  for (const { text, ...count } of dailyIntakes({ ...plan, ticks }, first, last)) {
    const days = byText.get(text)
    if (days) days.push(count)
    else byText.set(text, [count])
    if (slices.isDue()) await slices.pause()
  }
  const items: (TimelineItem & { days: (Count & { date: string })[] })[] = []
  for (const text of textsOf(plan)) {
    if (slices.isDue()) await slices.pause()
    const days = byText.get(text) ?? []
    const weeks = [...Map.groupBy(days, ({ date }) => weekOf(date))].map(
      ([from, ofWeek]): ItemWeek => ({ from, ...sumOf(ofWeek) }),
    )
    // Ticked in a version that was replaced on the same day, it has no period of its own.
    const [ticked] = days
    const held =
      periodOfItem(text, plan) ??
      (ticked ? { from: ticked.date, until: days.at(-1)?.date ?? ticked.date } : null)
    if (!held) continue
    const isOutside = held.from > last || (held.until !== null && held.until < first)
    if (isOutside && !ticked) continue
    if (lastDay === null) {
      items.push({ planId, text, ...held, weeks, days })
      continue
    }
    const shown = new Set(weeks.filter(({ taken, skipped }) => taken + skipped > 0))
    const starts = new Set([...shown].map(({ from }) => from))
    const ofShown = days.filter(({ date }) => starts.has(weekOf(date)))
    if (shown.size > 0) items.push({ planId, text, ...held, weeks: [...shown], days: ofShown })
  }
  return items
}

/** The items that fit into the response: ongoing ones, then those that ended last; in their original order. */
function shownItems(items: readonly TimelineItem[], { until }: Period) {
  let weeks = 0
  const end = (item: TimelineItem) => earlier(item.until ?? until, until)
  const newestFirst = items.toSorted((a, b) => end(b).localeCompare(end(a)) || b.from.localeCompare(a.from))
  const shown = new Set(
    newestFirst.slice(0, MAX_ITEMS).filter((item) => {
      weeks += item.weeks.length
      return weeks <= MAX_WEEKS
    }),
  )
  return items.filter((item) => shown.has(item))
}

/** All items of a patient within a period, those of present plans for the figures, and the intakes of each day. */
async function itemsWithin(db: Db, patientId: string, period: Period, slices: Slices) {
  const { plans, cut: versions } = await plansWithin(db, patientId, period)
  const { counted, cut } = countedPlans(plans, period)
  const ticks = await ticksByPlan(db, counted, period, slices)
  const items: TimelineItem[] = []
  const present: CountedItem[] = []
  const byDay = new Map<string, Count & { date: string }>()
  const weeks = new Map<string, string>()
  const weekOf = (date: string) => {
    const week = weeks.get(date) ?? weekWithin(date, period.from)
    weeks.set(date, week)
    return week
  }
  for (const plan of counted) {
    const ofPlan = await itemsOfPlan(plan, ticks.get(plan.planId) ?? [], period, weekOf, slices)
    for (const { days, ...item } of ofPlan) {
      items.push(item)
      if (plan.lastDay === null) present.push({ ...item, days })
      for (const { date, taken, skipped, due } of days) {
        const day = byDay.get(date) ?? { date, taken: 0, skipped: 0, due: 0 }
        byDay.set(date, day)
        day.taken += taken
        day.skipped += skipped
        day.due += due
      }
      if (slices.isDue()) await slices.pause()
    }
  }
  const shown = shownItems(items, period)
  return {
    items: shown,
    present,
    doses: [...byDay.values()].sort((a, b) => (a.date < b.date ? -1 : 1)),
    cut: { versions, items: cut + items.length - shown.length },
  }
}

// ---------------------------------------------------------------- the other lanes

/**
 * The entries of a period, oldest first. Texts are read from the newest entry back: symptoms up to `MAX_SYMPTOM_TEXT`
 * to find their days; symptoms and notes up to `MAX_TEXT` for the response.
 */
async function daysOf(db: Db, patientId: string, { from, until }: Period) {
  const { symptoms, notes, date } = healthTracking
  const newestFirst = sql`order by ${date} desc`
  const ranked = db
    .select({
      date,
      mood: healthTracking.mood,
      energyLevel: healthTracking.energyLevel,
      sleepHours: healthTracking.sleepHours,
      waterIntake: healthTracking.waterIntake,
      exerciseMinutes: healthTracking.exerciseMinutes,
      symptoms,
      notes,
      isRead: sql<boolean>`sum(${jsonBytes(symptoms)}) over (${newestFirst}) <= ${MAX_SYMPTOM_TEXT}`.as(
        'is_read',
      ),
      isSent:
        sql<boolean>`sum(${jsonBytes(symptoms)} + ${jsonBytes(notes)}) over (${newestFirst}) <= ${MAX_TEXT}`.as(
          'is_sent',
        ),
    })
    .from(healthTracking)
    .where(and(eq(healthTracking.userId, patientId), between(date, from, until)))
    .as('ranked')
  const rows = await db
    .select({
      date: ranked.date,
      mood: ranked.mood,
      energyLevel: ranked.energyLevel,
      sleepHours: ranked.sleepHours,
      waterIntake: ranked.waterIntake,
      exerciseMinutes: ranked.exerciseMinutes,
      symptoms: sql<string | null>`case when ${ranked.isRead} then ${ranked.symptoms} end`,
      notes: sql<string | null>`case when ${ranked.isSent} then ${ranked.notes} end`,
      isSent: ranked.isSent,
      isUnread: sql<boolean>`not ${ranked.isRead} and ${ranked.symptoms} is not null`,
      isTextless: sql<boolean>`not ${ranked.isSent} and coalesce(${ranked.symptoms}, ${ranked.notes}) is not null`,
    })
    .from(ranked)
    .orderBy(asc(ranked.date))
  return {
    /** With all symptoms that were read. */
    read: rows,
    days: rows.map(
      ({ isSent, isUnread: _unread, isTextless: _textless, ...day }): TimelineDay =>
        isSent ? day : { ...day, symptoms: null },
    ),
    cut: {
      unread: rows.filter(({ isUnread }) => isUnread).length,
      texts: rows.filter(({ isTextless }) => isTextless).length,
    },
  }
}

/** The days of each symptom in entries, the most frequent first, up to `MAX_SYMPTOM_DAYS`. */
async function symptomDays(days: readonly { date: string; symptoms: string | null }[], slices: Slices) {
  const bySymptom = new Map<Symptom, string[]>()
  for (const { date, symptoms } of days) {
    for (const symptom of symptoms === null ? [] : symptomsIn(symptoms)) {
      const logged = bySymptom.get(symptom)
      if (logged) logged.push(date)
      else bySymptom.set(symptom, [date])
    }
    if (slices.isDue()) await slices.pause()
  }
  const all = [...bySymptom]
    .map(([symptom, logged]): SymptomDays => ({ symptom, days: logged }))
    .sort((a, b) => b.days.length - a.days.length || (a.symptom < b.symptom ? -1 : 1))
  let sum = 0
  const symptoms = all.filter((symptom) => {
    sum += symptom.days.length
    return sum <= MAX_SYMPTOM_DAYS
  })
  return { symptoms, cut: all.length - symptoms.length }
}

/**
 * The markers of the blood tests of a period, as `bloodTests.trends` has them without its changes in words: of the newest
 * tests, as many as have `MAX_ROWS` rows.
 */
async function markersOf(db: Db, patientId: string, { from, until }: Period) {
  const { id, collectedOn, createdAt, markers } = bloodTestResults
  const day = sql`coalesce(${collectedOn}, (${createdAt} at time zone 'UTC')::date)`
  const newestFirst = sql`order by ${day} desc, ${createdAt} desc, ${id}`
  const ranked = db
    .select({
      id,
      rows: sql<number>`sum(jsonb_array_length(${markers})) over (${newestFirst})`.as('rows'),
      all: sql<number>`count(*) over ()::int`.as('all_tests'),
    })
    .from(bloodTestResults)
    .where(
      and(
        eq(bloodTestResults.userId, patientId),
        eq(bloodTestResults.status, 'completed'),
        sql`${day} between ${from} and ${until}`,
      ),
    )
    .as('ranked')
  const [rows, born] = await Promise.all([
    db
      .select({ id, collectedOn, createdAt, markers, all: ranked.all })
      .from(ranked)
      .innerJoin(bloodTestResults, eq(id, ranked.id))
      .where(lte(ranked.rows, MAX_ROWS)),
    bornOf(db, patientId),
  ])
  const readings = rows.map(({ all: _all, ...row }) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return {
    markers: trendsOf(readings, false, { born }),
    unchecked: uncheckedNames(readings).slice(0, MAX_UNCHECKED),
    cut: (rows[0]?.all ?? 0) - rows.length,
  }
}

/** The instants that belong to the period in any time zone: from UTC+14's first to UTC−12's last. */
function instantsOf({ from, until }: Period): [Date, Date] {
  const hours = 60 * 60 * 1000
  return [new Date(Date.parse(from) - 14 * hours), new Date(Date.parse(addDays(until, 1)) + 12 * hours)]
}

/**
 * The orders of a period, without cancelled ones. Others than the buyer see only those with a product that an item of
 * a present plan names, in any of its versions.
 */
async function ordersOf(db: Db, owner: RecordOwner, period: Period) {
  const [first, end] = instantsOf(period)
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
    .select({ id: orders.id, at: orders.createdAt, all: countAll })
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
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MAX_ORDERS)
  return {
    orders: rows.map(({ id, at }) => ({ id, at: at.toISOString() })).reverse(),
    cut: (rows[0]?.all ?? 0) - rows.length,
  }
}

/** The forms that were sent back in a period. */
async function formsOf(db: Db, owner: RecordOwner, period: Period) {
  const [first, end] = instantsOf(period)
  const rows = await db
    .select({
      id: sentForms.id,
      title: formVersions.title,
      at: sql<Date>`${sentForms.closedAt}`.mapWith(sentForms.closedAt),
      all: countAll,
    })
    .from(sentForms)
    .innerJoin(formVersions, eq(formVersions.id, sentForms.versionId))
    .where(
      and(
        eq(sentForms.patientId, ownerId(owner)),
        eq(sentForms.state, 'submitted'),
        gte(sentForms.closedAt, first),
        lt(sentForms.closedAt, end),
      ),
    )
    .orderBy(desc(sentForms.closedAt), desc(sentForms.id))
    .limit(MAX_FORMS)
  return {
    forms: rows.map(({ id, title, at }) => ({ id, title, at: at.toISOString() })).reverse(),
    cut: (rows[0]?.all ?? 0) - rows.length,
  }
}

/** Removes texts, the oldest first, until the response fits; returns how many. */
function cutTexts(timeline: Pick<Timeline, 'days' | 'visits'>) {
  let bytes = Buffer.byteLength(JSON.stringify(timeline))
  let cut = 0
  for (const entry of [...timeline.days, ...timeline.visits]) {
    if (bytes <= MAX_BYTES) return cut
    const before = Buffer.byteLength(JSON.stringify(entry))
    if ('text' in entry) {
      if (entry.text === null) continue
      entry.text = null
    } else {
      if (entry.symptoms === null && entry.notes === null) continue
      entry.symptoms = null
      entry.notes = null
    }
    bytes -= before - Buffer.byteLength(JSON.stringify(entry))
    cut += 1
  }
  return cut
}

/**
 * A person's record of a period on one axis, with figures about it. Intakes are counted as by `adherenceOf`, and
 * markers are those of `bloodTests.trends`. The response is below one megabyte; `cut` lists what was left out. Works in
 * slices, so that the event loop is never blocked. Refuses a period that ends in the future.
 */
export async function timelineOf(
  { db, clinic }: Pick<Services, 'db' | 'clinic'>,
  owner: RecordOwner,
  period: Period,
  t: Translate,
): Promise<Timeline> {
  const { from, until } = period
  if (until > latestToday(Date.now())) throw new Refusal('BAD_INPUT', 'care.refused.futureDay')
  const patientId = ownerId(owner)
  const slices = inSlices(CLOCK_MS, tooLong)
  const [planned, logged, drawn, placed, seen, answered, measured] = await Promise.all([
    itemsWithin(db, patientId, period, slices),
    daysOf(db, patientId, period),
    markersOf(db, patientId, period),
    ordersOf(db, owner, period),
    visitsOf(db, owner, instantsOf(period), clinic.settings.timeZone),
    formsOf(db, owner, period),
    weeklyMeans(db, owner, period),
  ])
  await slices.pause()
  const { symptoms, cut: cutSymptoms } = await symptomDays(logged.read, slices)
  const { days } = logged
  const { markers, unchecked } = drawn
  await slices.pause()
  const figures = timelineFigures({ ...period, markers, days, symptoms, items: planned.present })
  const audience = typeof owner === 'string' ? 'practitioner' : 'patient'
  await slices.pause()
  const timeline = {
    from,
    until,
    items: planned.items,
    doses: planned.doses,
    markers,
    unchecked,
    days,
    symptoms: symptoms.map((one) => ({ ...one, text: t(`care.symptom.${one.symptom}`) })),
    measured,
    visits: seen.visits,
    conversations: seen.conversations,
    orders: placed.orders,
    forms: answered.forms,
    figures,
    sentences: figures.map((figure) => figureSentence(figure, period, audience, t, asText(t))),
  }
  const cut: TimelineCut = {
    ...planned.cut,
    bloodTests: drawn.cut,
    symptoms: cutSymptoms,
    unread: logged.cut.unread,
    texts: logged.cut.texts + seen.cut.texts + cutTexts(timeline),
    visits: seen.cut.visits,
    orders: placed.cut,
    forms: answered.cut,
  }
  return { ...timeline, cut: Object.values(cut).some((count) => count > 0) ? cut : null }
}
