import { and, eq, notInArray, sql } from 'drizzle-orm'
import { doses } from '../../drizzle/schema.ts'
import { mergeDoses } from '../../shared/doses.ts'
import { addDays, DAY_MS, isoDay } from '../../shared/health.ts'
import { DOSE_SLOTS, type DoseSlot, isTickable, type PlanItem, slotsOf } from '../../shared/planItems.ts'
import type { DoseState, TodaysDose, TodaysSlot } from '../../shared/plans.ts'
import { latestToday } from '../access/today.ts'
import type { Who } from '../access/who.ts'
import { noteEmergencies } from '../notify/emergencies.ts'
import type { Db, Queries } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { LAST_DAY, loadDoses, loadVersions, type PlanHistory, type RecordedDose } from './history.ts'
import type { DoseInput, SlotInput } from './inputs.ts'
import { versionOn } from './intakes.ts'

/** Days for which a tick may wait for the network. */
const WAITING_DAYS = 14

const HOUR_MS = 60 * 60 * 1000

/** The time of a tick by the device's clock, but never later than now. */
const tickedAt = (saidAt: string | undefined) =>
  new Date(Math.min(Date.now(), saidAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(saidAt)))

/** Refuses a day that was neither today nor yesterday anywhere on earth (UTC−12 to UTC+14) at that moment. */
function refuseOtherDays(date: string, at: Date) {
  const yesterday = addDays(isoDay(at.getTime() - 12 * HOUR_MS), -1)
  if (date < yesterday || date > latestToday(at.getTime())) {
    throw new Refusal('BAD_INPUT', 'plans.refused.otherDay')
  }
}

/**
 * When a dose was taken: as entered, but never later than now. Refuses one outside that day and the night after it, in
 * every time zone.
 */
function takenOn(date: string, at: string | undefined, said: Date) {
  if (at === undefined) return said
  const start = Date.parse(`${date}T00:00:00Z`)
  const taken = new Date(Math.min(Date.now(), Date.parse(at)))
  if (taken.getTime() < start - 14 * HOUR_MS || taken.getTime() > start + 2 * DAY_MS + 12 * HOUR_MS) {
    throw new Refusal('BAD_INPUT', 'plans.refused.otherTime')
  }
  return taken
}

type Recorded = { state: DoseState; takenAt: Date | null; reason: string | null; saidAt: Date }
type DoseRow = Pick<
  typeof doses.$inferSelect,
  'planId' | 'medication' | 'date' | 'slot' | 'version' | 'productId' | 'units' | 'times'
>

/** Upserts ticks. The last `saidAt` wins. */
async function writeDoses(db: Queries, about: DoseRow[], recorded: Recorded) {
  await db
    .insert(doses)
    .values(about.map((dose) => ({ ...dose, ...recorded })))
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
        times: sql`excluded.times`,
      },
      setWhere: sql`excluded.said_at >= ${doses.saidAt}`,
    })
}

/**
 * Stores a patient's tick of a dose in the plan version that was shown; without one, in that of the day. Refuses a
 * medication that this version does not plan for that day and time, a day on which it did not hold yet, ticks that were
 * queued too long, and more intakes of a day than the plan allows of what is taken when needed. Returns the
 * emergencies in the day's reasons for skipping.
 */
export async function setDose(db: Db, who: Who, { planId, medication, date, slot, ...input }: DoseInput) {
  const saidAt = tickedAt(input.saidAt)
  if (saidAt.getTime() < Date.now() - WAITING_DAYS * DAY_MS) {
    throw new Refusal('BAD_INPUT', 'plans.refused.oldTick', { days: WAITING_DAYS })
  }
  refuseOtherDays(date, saidAt)
  const [plan] = await loadVersions(db, {
    patients: [who.userId],
    period: { from: date, until: LAST_DAY },
    plan: { id: planId, version: input.version },
  })
  const ofDay = plan && versionOn(plan, date)
  const seen =
    input.version === undefined
      ? (ofDay ?? plan?.versions[0])
      : plan?.versions.find(({ version }) => version === input.version)
  const named = ({ text }: PlanItem) => text === medication
  const items = seen?.schedule.filter(named) ?? []
  // Of a taper, the step of that day.
  const item = items.find((step) => isTickable(step, date)) ?? items[0]
  const isLater = !item && input.version === undefined && plan?.versions.at(-1)?.schedule.some(named)
  if (isLater || (item && !(ofDay && seen && seen.version <= ofDay.version))) {
    throw new Refusal('BAD_INPUT', 'plans.refused.notYet')
  }
  if (!seen || !item) throw new Refusal('NOT_FOUND', 'plans.refused.noMedication')
  const slots = isTickable(item, date)
    ? slotsOf(item).filter((planned) => slot === 'any' || slot === planned)
    : []
  if (slots.length === 0) throw new Refusal('NOT_FOUND', 'plans.refused.noDose')
  const { state, reason, at, times } = input
  const most = maxOf(item)
  const taken = most === null ? 1 : times
  return db.transaction(async (tx) => {
    if (state === 'taken' && most !== null) {
      const others = await timesTaken(tx, { planId, medication, date, except: slots })
      if (others + slots.length * times > most) {
        throw new Refusal('BAD_INPUT', 'plans.refused.dailyMaximum', { medication, most })
      }
    }
    await writeDoses(
      tx,
      slots.map((planned) => ({
        ...{ planId, medication, date, slot: planned, version: seen.version },
        ...{ productId: item.productId, units: item.units && item.units * taken, times: taken },
      })),
      {
        state,
        takenAt: state === 'taken' ? takenOn(date, at, saidAt) : null,
        reason: state === 'skipped' ? reason : null,
        saidAt,
      },
    )
    return { emergencies: await noteReasons(tx, who, planId, date) }
  })
}

/** Records the emergencies in the reasons for skipping a plan's doses of a day. */
async function noteReasons(tx: Queries, who: Who, planId: string, day: string) {
  const rows = await tx
    .select({ reason: doses.reason })
    .from(doses)
    .where(and(eq(doses.planId, planId), eq(doses.date, day), eq(doses.state, 'skipped')))
    .limit(MAX_DOSES)
  const texts = rows.map(({ reason }) => reason)
  return noteEmergencies(tx, who.userId, [{ source: 'dose', sourceId: planId, day, texts }])
}

/** The most intakes of an item on one day; null without such a maximum. */
const maxOf = ({ days }: PlanItem) => (days.kind === 'needed' ? (days.maxPerDay ?? null) : null)

const countOf = (item: PlanItem) => {
  const most = maxOf(item)
  return most === null ? {} : { maxPerDay: most, times: 0 }
}

type NeededDay = { planId: string; medication: string; date: string; except: readonly DoseSlot[] }

/** How often a medication was taken on a day at other times of the day. */
async function timesTaken(db: Queries, { planId, medication, date, except }: NeededDay): Promise<number> {
  const [row] = await db
    .select({ times: sql<number>`coalesce(sum(${doses.times}), 0)::int` })
    .from(doses)
    .where(
      and(
        eq(doses.planId, planId),
        eq(doses.date, date),
        eq(doses.medication, medication),
        eq(doses.state, 'taken'),
        notInArray(doses.slot, [...except]),
      ),
    )
  return row?.times ?? 0
}

type Dose = TodaysDose & { slot: DoseSlot }

/** A plan's doses of one day: the planned ones, then ticks of an earlier version that this one no longer plans. */
function dosesOf(plan: PlanHistory<RecordedDose>, date: string): Dose[] {
  const { planId } = plan
  const ofDay = versionOn(plan, date)
  if (!ofDay) return []
  const planned = ofDay.schedule
    .filter((item) => isTickable(item, date))
    .flatMap((item) =>
      slotsOf(item).map(
        (slot): Dose => ({
          slot,
          planId,
          version: ofDay.version,
          medication: item.text,
          productId: item.productId,
          units: item.units,
          unitName: item.unitName,
          ...{ state: 'open', at: null, reason: null },
          ...countOf(item),
          expected: item.days.kind !== 'needed',
        }),
      ),
    )
  const recorded = plan.ticks.filter((tick) => tick.date === date).map((tick) => ({ planId, ...tick }))
  const { doses: merged, others } = mergeDoses(planned, recorded)
  return [
    ...merged,
    ...others.map(({ date: _date, times: _times, ...dose }) => ({
      ...dose,
      unitName: null,
      expected: false,
    })),
  ]
}

/** More doses of a day than any patient takes, and the newest plans that they are of. */
const [MAX_DOSES, MAX_PLANS] = [1_000, 100]

/**
 * The doses of one day by time of the day, with the patient's ticks, in one statement. Reads the newest plans; `cut` is
 * true when some doses are left out.
 */
export async function todaysDoses(
  db: Db,
  who: Who,
  date: string,
): Promise<{ slots: TodaysSlot[]; cut: boolean }> {
  refuseOtherDays(date, new Date())
  const plans = await loadDoses(db, {
    patients: [who.userId],
    period: { from: date, until: date },
    maxPlans: MAX_PLANS,
  })
  const found = plans.toReversed().flatMap((plan) => dosesOf(plan, date))
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
  const days = about.map(({ day }) => day).sort()
  const [from, until] = [days[0], days.at(-1)]
  const open = new Map<string, number>()
  if (from === undefined || until === undefined) return open
  const patients = [...new Set(about.map(({ userId }) => userId))]
  const plans = await loadDoses(db, { patients, period: { from, until } })
  const plansOf = Map.groupBy(plans, ({ patientId }) => patientId)
  for (const { userId, day, slot } of about) {
    const doses = (plansOf.get(userId) ?? []).flatMap((plan) => dosesOf(plan, day))
    const ofSlot = doses.filter((dose) => dose.slot === slot && dose.expected && dose.state === 'open')
    open.set(`${userId} ${slot}`, ofSlot.length)
  }
  return open
}

/** Refuses a day before every plan of a person who has one. */
async function refuseBeforePlans(db: Db, who: Who, date: string) {
  const period = { from: date, until: LAST_DAY }
  const plans = await loadVersions(db, { patients: [who.userId], period })
  if (plans.length > 0 && plans.every(({ firstDay }) => firstDay > date)) {
    throw new Refusal('BAD_INPUT', 'plans.refused.noPlanYet')
  }
}

/** Ticks the expected and open doses of one time of a day; returns how many. Refuses a day before the first plan. */
export async function setSlot(db: Db, who: Who, { date, slot, ...input }: SlotInput) {
  const saidAt = tickedAt(input.saidAt)
  const { slots } = await todaysDoses(db, who, date)
  if (slots.length === 0) await refuseBeforePlans(db, who, date)
  const open = slots
    .filter((part) => part.slot === slot)
    .flatMap((part) => part.doses)
    .filter(({ state, expected }) => state === 'open' && expected)
  if (open.length > 0) {
    const about = open.map(({ planId, medication, version, productId, units }) => ({
      ...{ planId, medication, version, date, slot },
      ...{ productId, units, times: 1 },
    }))
    await writeDoses(db, about, { state: 'taken', takenAt: saidAt, reason: null, saidAt })
  }
  return { ticked: open.length }
}
