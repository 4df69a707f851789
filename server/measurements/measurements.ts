import { and, asc, desc, eq, getTableColumns, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import { measurements, measurementTargets, users } from '../../drizzle/schema.ts'
import type { EmergencyKind } from '../../shared/emergencies.ts'
import { DAY_MS } from '../../shared/health.ts'
import type { MeasurementInput, TargetInput } from '../../shared/measurementInputs.ts'
import {
  canonicalValue,
  dangerOf,
  isPossible,
  MEASUREMENT_KINDS,
  type MeasuredMeans,
  type MeasuredWeeks,
  type Measurement,
  type Reading,
  readingOf,
  type SetTarget,
  usualTarget,
  valuesOf,
} from '../../shared/measurements.ts'
import { ownerId, type RecordOwner } from '../access/careLinks.ts'
import { dayIn, timeZoneOf } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import { forgetEmergencies, noteEmergencies } from '../notify/emergencies.ts'
import type { Db, Queries } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { applyRules, withdrawFromRules } from './rules.ts'

/** How far a phone's clock may be ahead. Milliseconds. */
const CLOCK_SKEW = 5 * 60 * 1000

const notFound = () => new Refusal('NOT_FOUND', 'measurements.refused.none')

const isFuture = (at: string) => Date.parse(at) > Date.now() + CLOCK_SKEW

const fields = {
  id: measurements.id,
  at: measurements.at,
  kind: measurements.kind,
  value: measurements.value,
  diastolic: measurements.diastolic,
  unit: measurements.unit,
  fasting: measurements.fasting,
  source: measurements.source,
}
type Row = Reading & { id: string; at: Date; source: string | null }

const measurementOf = ({ id, at, kind, unit, fasting, source, ...values }: Row): Measurement => ({
  ...{ id, at: at.toISOString(), kind, values: valuesOf(values), unit, fasting, source },
})

/**
 * Adds the caller's measurement, records a dangerous value as an emergency, and evaluates the practitioners' rules. A
 * repeated key, or the same value at the same instant, returns the first measurement. Refuses an instant in the future.
 */
export async function addMeasurement(
  db: Db,
  who: Who,
  { key, at, ...input }: MeasurementInput,
): Promise<Measurement & { emergencies: EmergencyKind[] }> {
  if (isFuture(at)) throw new Refusal('BAD_INPUT', 'measurements.invalid.future')
  const { userId } = who
  const reading = readingOf({ ...input, at, fasting: input.fasting ?? null, source: null })
  const canonical = canonicalValue(reading)
  const danger = dangerOf(reading)
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(measurements)
      .values({ ...reading, canonical, userId, key, at: new Date(at) })
      .onConflictDoNothing()
      .returning(fields)
    if (!added)
      return { ...(await firstOne(tx, userId, key, { ...reading, canonical, at })), emergencies: [] }
    const emergencies = danger
      ? await noteEmergencies(tx, userId, [
          // The day of the person who measured: that of the offset.
          { source: 'measurement', sourceId: added.id, day: at.slice(0, 10), kinds: [danger] },
        ])
      : []
    await applyRules(tx, userId, reading.kind)
    return { ...measurementOf(added), emergencies }
  })
}

/** The measurement with this key, or with the same value at the same instant. */
async function firstOne(
  db: Queries,
  userId: string,
  key: string,
  { kind, canonical, diastolic, at }: Reading & { canonical: number; at: string },
) {
  const isSame = and(
    eq(measurements.kind, kind),
    eq(measurements.at, new Date(at)),
    eq(measurements.canonical, canonical),
    sql`${measurements.diastolic} is not distinct from ${diastolic}::numeric`,
  )
  const isOfKey = eq(measurements.key, key)
  const [row] = await db
    .select(fields)
    .from(measurements)
    .where(and(eq(measurements.userId, userId), sql`(${isOfKey} or ${isSame})`))
    .orderBy(sql`${isOfKey} desc nulls last`)
    .limit(1)
  if (!row) throw notFound()
  return measurementOf(row)
}

/** A file's or device's reading, for `addMeasurements`; `source` is its name. */
export type ImportedReading = Omit<Measurement, 'id' | 'source' | 'more'> & { source: string }

/** Rows of one statement. */
const BATCH = 1_000
/** Characters stored of a source's name. */
const MAX_SOURCE = 100

const rounded = (value: number) => Math.round(value * 100) / 100

/**
 * Adds imported readings, which raise no emergency. Skips duplicates (kind, instant, value), and impossible and future
 * ones, which the caller of this function should have refused with a reason. Returns how many were added.
 */
export async function addMeasurements(
  db: Queries,
  who: Who,
  rows: readonly ImportedReading[],
): Promise<number> {
  const { userId } = who
  const values = rows.flatMap(({ at, source, ...row }) => {
    const reading = readingOf({ ...row, at, source })
    const { value, diastolic } = reading
    const stored = { ...reading, value: rounded(value), diastolic: diastolic && rounded(diastolic) }
    if (!isPossible(stored) || isFuture(at)) return []
    const canonical = canonicalValue(stored)
    return [{ ...stored, canonical, userId, at: new Date(at), source: source.slice(0, MAX_SOURCE) }]
  })
  let added = 0
  for (let from = 0; from < values.length; from += BATCH) {
    const { rowCount } = await db
      .insert(measurements)
      .values(values.slice(from, from + BATCH))
      .onConflictDoNothing()
    added += rowCount ?? 0
  }
  return added
}

/**
 * Removes the caller's measurement and its emergency, and re-evaluates the rules that it met. Throws `NOT_FOUND` for
 * another person's.
 */
export async function removeMeasurement(db: Queries, who: Who, id: string) {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .delete(measurements)
      .where(and(eq(measurements.id, id), eq(measurements.userId, who.userId)))
      .returning()
    if (!row) throw notFound()
    await forgetEmergencies(tx, 'measurement', id)
    const { kind, at, canonical: value, diastolic } = row
    await withdrawFromRules(tx, who.userId, kind, { id, at: at.getTime(), value, diastolic })
  })
}

/** Measurements per kind and response: a watch takes hundreds of pulses a day. */
export const MAX_OF_KIND = 500

const HOUR = 60 * 60 * 1000
/** Bounds of all instants. */
const [FIRST, LAST] = [Date.parse('1900-01-01'), Date.parse('2200-01-01')]

/**
 * Converts days and instants to instants. A day begins at UTC+14 and ends at UTC−12, so that it is whole in every time
 * zone.
 */
const begin = (from: string) => within(Date.parse(from) - (from.length > 10 ? 0 : 14 * HOUR))
const end = (until: string) => within(Date.parse(until) + (until.length > 10 ? 0 : DAY_MS + 12 * HOUR))
const within = (instant: number) => new Date(Math.min(Math.max(instant, FIRST), LAST))

/**
 * Measurements of a period, newest first, the latest `MAX_OF_KIND` of each kind. `more` on a kind's last one means that
 * earlier ones were left out.
 */
export async function measurementsOf(
  db: Db,
  owner: RecordOwner,
  { from, until }: { from: string; until: string },
): Promise<Measurement[]> {
  const { at, kind, id } = measurements
  const latest = (name: SQL) =>
    db
      .select(fields)
      .from(measurements)
      .where(
        and(
          eq(measurements.userId, ownerId(owner)),
          eq(kind, name),
          gte(at, begin(from)),
          until.length > 10 ? lte(at, end(until)) : lt(at, end(until)),
        ),
      )
      .orderBy(desc(at), desc(id))
      .limit(MAX_OF_KIND + 1)
  const found = await Promise.all(MEASUREMENT_KINDS.map((name) => latest(sql`${name}`)))
  return found
    .flatMap((rows) =>
      rows.slice(0, MAX_OF_KIND).map((row, index) => ({
        ...measurementOf(row),
        ...(index === MAX_OF_KIND - 1 && rows.length > MAX_OF_KIND && { more: true as const }),
      })),
    )
    .sort((a, b) => (a.at < b.at ? 1 : -1))
}

/** The latest measurement of each kind, with the person's day. */
export async function latestMeasurements(db: Db, owner: RecordOwner) {
  const { kind, at, id, userId } = measurements
  const rows = await db
    .selectDistinctOn([kind], {
      ...getTableColumns(measurements),
      day: dayIn(at, timeZoneOf(ownerId(owner))),
    })
    .from(measurements)
    .where(eq(userId, ownerId(owner)))
    .orderBy(kind, desc(at), desc(id))
  return rows.sort((a, b) => MEASUREMENT_KINDS.indexOf(a.kind) - MEASUREMENT_KINDS.indexOf(b.kind))
}

const meanOf = (when: SQL) => sql<
  MeasuredMeans['before']
>`case when count(*) filter (where ${when}) > 0 then json_build_object(
  'value', round(avg(${measurements.canonical}) filter (where ${when}), 1),
  'diastolic', round(avg(${measurements.diastolic}) filter (where ${when}), 1),
  'count', count(*) filter (where ${when})) end`

/** Means of each kind since an instant, and of the equally long time before it. */
export async function meansAround(db: Db, owner: RecordOwner, since: Date): Promise<MeasuredMeans[]> {
  const { at, kind, userId } = measurements
  const before = new Date(2 * since.getTime() - Date.now())
  const rows = await db
    .select({ kind, now: meanOf(sql`${at} > ${since}`), before: meanOf(sql`${at} <= ${since}`) })
    .from(measurements)
    .where(and(eq(userId, ownerId(owner)), gt(at, before)))
    .groupBy(kind)
  return MEASUREMENT_KINDS.flatMap((name) => {
    const row = rows.find((one) => one.kind === name)
    return row?.now ? [{ kind: name, now: row.now, before: row.before }] : []
  })
}

/** Weekly means of each kind, by the person's days, oldest first. Weeks begin on Monday, or with the period. */
export async function weeklyMeans(
  db: Db,
  owner: RecordOwner,
  { from, until }: { from: string; until: string },
): Promise<MeasuredWeeks[]> {
  const id = ownerId(owner)
  const { rows } = await db.execute<MeasuredWeeks>(sql`
    select kind, json_agg(json_build_object('from', week, 'value', value, 'diastolic', diastolic, 'count', count)
      order by week) as weeks
    from (
      select kind, greatest(date_trunc('week', day)::date, ${from}::date)::text as week,
        round(avg(canonical), 1) as value, round(avg(diastolic), 1) as diastolic, count(*)::int as count
      from (
        select kind, canonical, diastolic, (at at time zone zone.name)::date as day
        from measurements cross join (select ${timeZoneOf(id)} as name) zone
        where user_id = ${id} and at >= ${begin(from)} and at < ${end(until)}
      ) measured
      where day between ${from} and ${until}
      group by 1, 2
    ) weekly
    group by kind`)
  return MEASUREMENT_KINDS.flatMap((kind) => rows.find((row) => row.kind === kind) ?? [])
}

/** Targets of all kinds: those set, else the usual ranges. */
export async function targetsOf(db: Db, owner: RecordOwner): Promise<SetTarget[]> {
  const patientId = ownerId(owner)
  const rows = await db
    .select({
      kind: measurementTargets.kind,
      low: measurementTargets.low,
      high: measurementTargets.high,
      diastolic: measurementTargets.diastolic,
      goal: measurementTargets.goal,
      setBy: measurementTargets.setBy,
      by: users.name,
      at: measurementTargets.setAt,
    })
    .from(measurementTargets)
    .innerJoin(users, eq(users.id, measurementTargets.setBy))
    .where(eq(measurementTargets.patientId, patientId))
    .orderBy(asc(measurementTargets.kind))
  return MEASUREMENT_KINDS.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    if (!row) return { ...usualTarget(kind), by: null, own: false, at: null }
    const { setBy, at, ...target } = row
    return { ...target, own: setBy === patientId, at: at.toISOString() }
  })
}

/** Sets a target for the caller or a patient in care; null returns to the usual range. The last write wins. */
export async function setTarget(db: Db, who: Who, owner: RecordOwner, { kind, target }: TargetInput) {
  const patientId = ownerId(owner)
  if (target === null) {
    await db
      .delete(measurementTargets)
      .where(and(eq(measurementTargets.patientId, patientId), eq(measurementTargets.kind, kind)))
    return
  }
  const { low = null, high = null, diastolic = null, goal = null } = target
  const set = { low, high, diastolic, goal, setBy: who.userId, setAt: new Date() }
  await db
    .insert(measurementTargets)
    .values({ patientId, kind, ...set })
    .onConflictDoUpdate({ target: [measurementTargets.patientId, measurementTargets.kind], set })
}
