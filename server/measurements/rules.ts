import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { careLinks, measurementRules, measurements, notices, users } from '../../drizzle/schema.ts'
import { DAY_MS } from '../../shared/health.ts'
import type { RuleInput } from '../../shared/measurementInputs.ts'
import {
  type Judged,
  latestEpisode,
  type MeasurementRule,
  RULE_KINDS,
  type RuleKind,
} from '../../shared/measurementRules.ts'
import type { MeasurementKind } from '../../shared/measurements.ts'
import type { Measured } from '../../shared/worklist.ts'
import { ownerId, type PatientInCare } from '../access/careLinks.ts'
import { dayIn, timeZoneOf } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import { addNotice } from '../notify/notices.ts'
import { type Db, plainArray, type Queries } from '../platform/db.ts'

/** Days after which a measurement notifies nobody, as in emergencies. */
const FRESH_DAYS = 7
/** The latest measurements that a rule reads. */
const MAX_READ = 200
/** Notices per practitioner and patient within an hour, as for emergencies. */
const MAX_NOTICES = 30

type Row = Pick<
  typeof measurementRules.$inferSelect,
  'kind' | 'low' | 'high' | 'diastolic' | 'change' | 'days'
>

/** A check constraint keeps the numbers of each kind. */
const ruleOf = ({ kind, low, high, diastolic, change, days }: Row): MeasurementRule => {
  const numbers = {
    low: low ?? 0,
    high: high ?? 0,
    diastolic: diastolic ?? 0,
    change: change ?? 0,
    days: days ?? 0,
  }
  switch (kind) {
    case 'bloodPressure':
      return { kind, high: numbers.high, diastolic: numbers.diastolic, days: numbers.days }
    case 'weight':
      return { kind, change: numbers.change, days: numbers.days }
    case 'glucose':
      return { kind, low: numbers.low, high: numbers.high }
  }
}

const ofCaller = (who: Pick<Who, 'userId'>, patient: PatientInCare) =>
  and(eq(measurementRules.practitionerId, who.userId), eq(measurementRules.patientId, ownerId(patient)))

export async function rulesOf(db: Db, who: Who, patient: PatientInCare): Promise<MeasurementRule[]> {
  const rows = await db.select().from(measurementRules).where(ofCaller(who, patient))
  return RULE_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind).map(ruleOf))
}

/** The state of a rule that is not met. */
const NOT_MET = { earlierId: null, lastId: null, toldAt: null, seenAt: null }

/**
 * Sets one of the caller's rules for a patient, or ends it with `rule: null`. It is evaluated when the next measurement
 * is added.
 */
export async function setRule(db: Db, who: Who, patient: PatientInCare, { kind, rule }: RuleInput) {
  if (rule === null) {
    await db.delete(measurementRules).where(and(ofCaller(who, patient), eq(measurementRules.kind, kind)))
    return
  }
  const none = { low: null, high: null, diastolic: null, change: null, days: null }
  const set = { ...none, ...rule, ...NOT_MET, setAt: new Date() }
  await db
    .insert(measurementRules)
    .values({ practitionerId: who.userId, patientId: ownerId(patient), kind, ...set })
    .onConflictDoUpdate({
      target: [measurementRules.practitionerId, measurementRules.patientId, measurementRules.kind],
      set,
    })
}

const isRuleKind = (kind: MeasurementKind): kind is RuleKind => RULE_KINDS.some((one) => one === kind)

/** Locks the rules of practitioners in care, so that concurrent measurements are evaluated one after the other. */
async function lockRules(tx: Queries, patientId: string, kind: RuleKind, which?: SQL) {
  const ofPatient = and(eq(measurementRules.patientId, patientId), eq(measurementRules.kind, kind), which)
  // An account is locked before its rows: drizzle/functions/deletedAccounts.sql.
  const carers = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.id,
        tx
          .select({ id: careLinks.practitionerId })
          .from(careLinks)
          .innerJoin(measurementRules, eq(measurementRules.practitionerId, careLinks.practitionerId))
          .where(and(eq(careLinks.patientId, patientId), ofPatient)),
      ),
    )
    .orderBy(users.id)
    .for('key share')
  if (carers.length === 0) return []
  return tx
    .select()
    .from(measurementRules)
    .where(
      and(
        ofPatient,
        inArray(
          measurementRules.practitionerId,
          carers.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(measurementRules.practitionerId)
    .for('update')
}

const judged = {
  id: measurements.id,
  at: measurements.at,
  value: measurements.canonical,
  diastolic: measurements.diastolic,
}

/**
 * Entered measurements of a kind, oldest first; imported ones are left out. Reaches back far enough to tell whether a
 * rule was met before a fresh measurement.
 */
async function readingsOf(tx: Queries, patientId: string, kind: RuleKind, days: number): Promise<Judged[]> {
  const rows = await tx
    .select(judged)
    .from(measurements)
    .where(
      and(
        eq(measurements.userId, patientId),
        eq(measurements.kind, kind),
        isNull(measurements.source),
        gte(measurements.at, new Date(Date.now() - (FRESH_DAYS + 2 * days) * DAY_MS)),
      ),
    )
    .orderBy(desc(measurements.at), desc(measurements.id))
    .limit(MAX_READ)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() })).reverse()
}

const longest = (rules: readonly Row[]) => Math.max(...rules.map(({ days }) => days ?? 0))

const keyOf = ({ practitionerId, patientId, kind }: typeof measurementRules.$inferSelect) =>
  and(
    eq(measurementRules.practitionerId, practitionerId),
    eq(measurementRules.patientId, patientId),
    eq(measurementRules.kind, kind),
  )

/**
 * Evaluates the rules for a kind after a measurement was added, in the caller's transaction. A newly met rule notifies
 * its practitioner, at most `MAX_NOTICES` times an hour; one that stays met does not.
 */
export async function applyRules(tx: Queries, patientId: string, kind: MeasurementKind) {
  if (!isRuleKind(kind)) return
  const rules = await lockRules(tx, patientId, kind)
  if (rules.length === 0) return
  const readings = await readingsOf(tx, patientId, kind, longest(rules))
  for (const row of rules) {
    const episode = latestEpisode(ruleOf(row), readings)
    if (!episode || episode.last.at < Date.now() - FRESH_DAYS * DAY_MS) continue
    const { earlier, last, ids } = episode
    const isNew = row.lastId === null || !ids.has(row.lastId)
    await tx
      .update(measurementRules)
      .set({
        earlierId: earlier?.id ?? null,
        lastId: last.id,
        ...(isNew && { toldAt: sql`now()`, seenAt: null }),
      })
      .where(keyOf(row))
    if (!isNew || (await recentNotices(tx, row)) >= MAX_NOTICES) continue
    const notice = { dedupeKey: `${kind} ${last.id}`, targetId: last.id, patientId }
    await addNotice(tx, row.practitionerId, { kind: 'measurement-rule', ...notice })
  }
}

/** Notices that the practitioner got within an hour about this patient's measurements. */
const recentNotices = (tx: Queries, { practitionerId, patientId }: typeof measurementRules.$inferSelect) =>
  tx.$count(
    notices,
    and(
      eq(notices.userId, practitionerId),
      eq(notices.patientId, patientId),
      eq(notices.kind, 'measurement-rule'),
      gt(notices.at, sql`now() - interval '1 hour'`),
    ),
  )

/**
 * Re-evaluates the rules met by a removed measurement: keeps those that others still meet, resets the rest. Notifies
 * nobody.
 */
export async function withdrawFromRules(
  tx: Queries,
  patientId: string,
  kind: MeasurementKind,
  removed: Judged,
) {
  if (!isRuleKind(kind)) return
  const { earlierId, lastId } = measurementRules
  const rules = await lockRules(tx, patientId, kind, sql`${removed.id}::uuid in (${earlierId}, ${lastId})`)
  if (rules.length === 0) return
  const left = await readingsOf(tx, patientId, kind, longest(rules))
  const before = [...left, removed].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
  for (const row of rules) {
    const was = latestEpisode(ruleOf(row), before)
    const is = latestEpisode(ruleOf(row), left)
    const isSame = was && is && [...is.ids].some((id) => was.ids.has(id))
    const set = isSame ? { earlierId: is.earlier?.id ?? null, lastId: is.last.id } : NOT_MET
    await tx.update(measurementRules).set(set).where(keyOf(row))
  }
}

/** A met rule that its practitioner has not marked as seen. `toldAt` is an instant. */
export type MetRule = {
  patientId: string
  rule: MeasurementRule
  earlier: Measured | null
  last: Measured
  toldAt: string
}

/** The practitioner's rules that these patients' measurements meet. One statement. */
export async function metRules(
  db: Queries,
  practitionerId: string,
  patients: readonly string[],
): Promise<MetRule[]> {
  const measured = (id: SQL) => sql`(
    select json_build_object('value', m.value, 'diastolic', m.diastolic, 'unit', m.unit, 'day',
      ${dayIn(sql`m.at`, timeZoneOf(sql`m.user_id`))})
    from measurements m where m.id = ${id})`
  const rows = await db
    .select({
      row: measurementRules,
      patientId: measurementRules.patientId,
      earlier: measured(sql`${measurementRules.earlierId}`) as SQL<Measured | null>,
      last: measured(sql`${measurementRules.lastId}`) as SQL<Measured | null>,
      toldAt: measurementRules.toldAt,
    })
    .from(measurementRules)
    .where(
      and(
        eq(measurementRules.practitionerId, practitionerId),
        sql`${measurementRules.patientId} = any(${plainArray(patients)}::uuid[])`,
        isNotNull(measurementRules.toldAt),
        isNull(measurementRules.seenAt),
      ),
    )
  return rows.flatMap(({ row, last, toldAt, ...met }) =>
    last && toldAt ? [{ ...met, rule: ruleOf(row), last, toldAt: toldAt.toISOString() }] : [],
  )
}

/** Marks the caller's rule as seen until it is met again. */
export async function markRuleSeen(tx: Queries, who: Who, patient: PatientInCare, kind: RuleKind) {
  await tx
    .update(measurementRules)
    .set({ seenAt: sql`now()` })
    .where(and(ofCaller(who, patient), eq(measurementRules.kind, kind), isNotNull(measurementRules.toldAt)))
}
