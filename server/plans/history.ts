/** The history of plans: which version was in force on which of the patient's own days, and what was ticked. */
import { type SQL, sql } from 'drizzle-orm'
import { addDays } from '../../shared/health.ts'
import { daysFrom, type PlanItem, scheduleOf } from '../../shared/planItems.ts'
import type { Period } from '../../shared/timeline.ts'
import { dayIn, timeZoneOf } from '../access/days.ts'
import { plainArray, type Queries } from '../platform/db.ts'
import type { CountedPlan, DatedVersion, Tick } from './intakes.ts'

type PlanVersion = DatedVersion & { title: string }

/** Days are those of the patient's time zone, or of UTC without one: see `versionOn` for the version of a day. */
export type PlanHistory<Ticked extends Tick = Tick> = CountedPlan<PlanVersion, Ticked> & {
  patientId: string
  planId: string
  title: string
  /** The day on which it was deleted. */
  lastDay: string | null
  /** The number of the present version. */
  present: number
}

/** A tick with what Today shows of it; `at` is an instant. */
export type RecordedDose = Tick & {
  at: string | null
  reason: string | null
  productId: string | null
  /** Units of all its intakes. */
  units: number | null
  times: number
}

/** A period without an end. */
export const LAST_DAY = '9999-12-31'

type Wanted = {
  /** Their ids. */
  patients: readonly string[]
  /**
   * Reads only plans written by its last day, from the version of its first day on, with the versions that its ticks
   * refer to.
   */
  period: Period
  /** Only this plan, including this version. */
  plan?: { id: string; version: number | undefined }
  /** Includes plans deleted within the period. */
  withDeleted?: boolean
  /** Only the newest plans. */
  maxPlans?: number
  /**
   * Reads all versions instead, as many as have so many medications: current plans first, and the newest version of
   * each before earlier ones.
   */
  maxItems?: number
}

/** Intakes of one medication that were ticked in the same way; `days` counts from the period's first day. */
type TickedDays = Omit<Tick, 'date'> & { planId: string; days: string }

/** One row for all days of a dose: reading five years row by row would dominate the time. */
const tickedDays = (ofPlan: SQL, { from, until }: Period) => sql`
  select plan_id as "planId", medication, slot, state, version,
    string_agg((date - ${from}::date)::text, ',') as days
  from doses
  where ${ofPlan} and date between ${from}::date and ${until}::date and state <> 'open'
  group by plan_id, medication, slot, state, version`

/** Expands rows of `tickedDays` into ticks. */
function ticksIn({ from, until }: Period) {
  const dates = Array.from({ length: daysFrom(from, until) + 1 }, (_, index) => addDays(from, index))
  return ({ planId: _planId, days, ...tick }: TickedDays): Tick[] =>
    days.split(',').map((index) => ({ ...tick, date: dates[Number(index)] ?? from }))
}

type Row<Ticked> = Omit<PlanHistory, 'versions' | 'ticks'> & {
  versions: {
    version: number
    from: string
    title: string
    medications: string[] | null
    items: PlanItem[]
  }[]
  ticks: Ticked[]
}

/** Plans in the order of creation. One statement. `ticks` selects a `list` in JSON and its `versions`. */
async function load<Ticked>(
  db: Queries,
  { patients, period, plan, withDeleted = false, maxPlans, maxItems }: Wanted,
  ticks: SQL,
) {
  const { from, until } = period
  const deleted = withDeleted
    ? sql`(p.deleted_at is null or (p.deleted_at at time zone z.zone)::date >= ${from}::date)`
    : sql`p.deleted_at is null`
  const ranked = sql`, ranked as (
    select id, version, sum(items) over (order by deleted_at is null desc, place, created_at desc, id) as upto
    from (
      select p.id, p.created_at, p.deleted_at, v.version, 1 + coalesce(cardinality(v.medications), 0) as items,
        row_number() over (partition by p.id order by v.version desc) as place
      from plans p join plan_versions v on v.plan_id = p.id
    ) placed)`
  const first =
    maxItems === undefined
      ? sql`select max(v.version) as version from plan_versions v
          where v.plan_id = p.id and (v.version = 1 or (v.at at time zone p.zone)::date <= ${from}::date)`
      : sql`select min(r.version) as version from ranked r where r.id = p.id and r.upto <= ${maxItems}`
  const { rows } = await db.execute<Row<Ticked>>(sql`
    with patients as materialized (
      select id, ${timeZoneOf(sql`patient.id`)} as zone from unnest(${plainArray(patients)}::uuid[]) as patient (id)
    ), plans as materialized (
      select p.id, p.patient_id, p.title, p.version, p.created_at, p.deleted_at, z.zone
      from patients z join treatment_plans p on p.patient_id = z.id
      where (p.created_at at time zone z.zone)::date <= ${until}::date and ${deleted}
        ${plan ? sql`and p.id = ${plan.id}` : sql``}
      order by p.created_at desc, p.id desc
      ${maxPlans === undefined ? sql`` : sql`limit ${maxPlans}`}
    )${maxItems === undefined ? sql`` : ranked}
    select p.patient_id as "patientId", p.id as "planId", p.title, p.version as present,
      ${dayIn(sql`p.created_at`, sql`p.zone`)} as "firstDay", ${dayIn(sql`p.deleted_at`, sql`p.zone`)} as "lastDay",
      written.list as versions, ticked.list as ticks
    from plans p
    cross join lateral (${ticks}) ticked
    cross join lateral (${first}) first
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'version', v.version, 'from', ${dayIn(sql`v.at`, sql`p.zone`)}, 'title', v.title,
        'medications', v.medications, 'items', v.items) order by v.version), '[]') as list
      from plan_versions v
      where v.plan_id = p.id and (v.version >= first.version or v.version = any(ticked.versions)
        ${plan?.version === undefined ? sql`` : sql`or v.version = ${plan.version}`})
    ) written
    order by p.created_at, p.id`)
  return rows.map(({ versions, ...row }) => ({
    ...row,
    versions: versions.map(({ version, from: day, title, ...written }) => ({
      ...{ version, from: day, title },
      schedule: scheduleOf(written),
    })),
  }))
}

/** The plans with the ticks of the period. */
export async function loadPlans(db: Queries, wanted: Wanted): Promise<PlanHistory[]> {
  const rows = await load<TickedDays>(
    db,
    wanted,
    sql`select coalesce(json_agg(d), '[]') as list, array_agg(d.version) as versions
      from (${tickedDays(sql`plan_id = p.id`, wanted.period)}) d`,
  )
  const expand = ticksIn(wanted.period)
  return rows.map((row) => ({ ...row, ticks: row.ticks.flatMap(expand) }))
}

/** The plans with the recorded state of each dose of the period, which must be short. */
export function loadDoses(db: Queries, wanted: Wanted): Promise<PlanHistory<RecordedDose>[]> {
  const { from, until } = wanted.period
  return load<RecordedDose>(
    db,
    wanted,
    sql`select coalesce(json_agg(json_build_object(
        'medication', d.medication, 'date', d.date, 'slot', d.slot, 'state', d.state, 'version', d.version,
        'at', d.taken_at, 'reason', d.reason, 'productId', d.product_id, 'units', d.units, 'times', d.times)), '[]') as list,
        array_agg(d.version) as versions
      from doses d
      where d.plan_id = p.id and d.date between ${from}::date and ${until}::date and d.state <> 'open'`,
  )
}

/** The plans without ticks. */
export const loadVersions = (db: Queries, wanted: Wanted): Promise<PlanHistory<never>[]> =>
  load<never>(db, wanted, sql`select '[]'::json as list, '{}'::int[] as versions`)

/** The ticks of these plans in a period, dose by dose. */
export async function* loadTicks(
  db: Queries,
  planIds: readonly string[],
  period: Period,
): AsyncGenerator<{ planId: string; ticks: Tick[] }> {
  const { rows } = await db.execute<TickedDays>(
    tickedDays(sql`plan_id = any(${sql.param(planIds)}::uuid[])`, period),
  )
  const expand = ticksIn(period)
  for (const row of rows) yield { planId: row.planId, ticks: expand(row) }
}
