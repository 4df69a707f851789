import { and, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import { healthTracking } from '../../drizzle/schema.ts'
import type { EmergencyKind } from '../../shared/emergencies.ts'
import { emergenciesOf } from '../../shared/emergenciesIn.ts'
import { addDays, type Metrics, PERIOD_DAYS, WINDOW } from '../../shared/health.ts'
import type { EntryInput } from '../../shared/healthInputs.ts'
import { ownerId, type RecordOwner } from '../access/careLinks.ts'
import { canBeToday, latestToday } from '../access/today.ts'
import { forgetEmergencies, noteEmergencies } from '../notify/emergencies.ts'
import { type Db, jsonBytes, prepared, type Queries, type Reads } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { EditInput } from './inputs.ts'
import { type HealthFacts, summaryOf } from './summary.ts'

/** The first day of the period up to `today`: entries on or after it belong to it. */
export const periodStart = (today: string) => addDays(today, -PERIOD_DAYS)

const entryFields = {
  id: healthTracking.id,
  date: healthTracking.date,
  mood: healthTracking.mood,
  energyLevel: healthTracking.energyLevel,
  sleepHours: healthTracking.sleepHours,
  waterIntake: healthTracking.waterIntake,
  exerciseMinutes: healthTracking.exerciseMinutes,
  symptoms: healthTracking.symptoms,
  notes: healthTracking.notes,
}

const notFound = () => new Refusal('NOT_FOUND', 'health.refused.noEntry')

/** Refuses a day that has not begun anywhere on earth. */
function refuseFuture(date: string) {
  if (date > latestToday(Date.now())) throw new Refusal('BAD_INPUT', 'health.invalid.future')
}

/** Upserts entries by day; `updated` is true for days that existed. Fields that a row leaves out are kept. */
function upsertEntries(db: Queries, rows: PgInsertValue<typeof healthTracking>[]) {
  const newOrStored = (column: keyof Metrics | 'symptoms' | 'notes') =>
    sql`coalesce(excluded.${sql.identifier(healthTracking[column].name)}, ${healthTracking[column]})`
  return (
    db
      .insert(healthTracking)
      .values(rows)
      .onConflictDoUpdate({
        target: [healthTracking.userId, healthTracking.date],
        set: {
          mood: newOrStored('mood'),
          energyLevel: newOrStored('energyLevel'),
          sleepHours: newOrStored('sleepHours'),
          waterIntake: newOrStored('waterIntake'),
          exerciseMinutes: newOrStored('exerciseMinutes'),
          symptoms: newOrStored('symptoms'),
          notes: newOrStored('notes'),
          updatedAt: sql`now()`,
        },
      })
      // PostgreSQL's `xmax` is 0 for a newly inserted row, and set for a row that the statement updated.
      .returning({
        id: healthTracking.id,
        updated: sql<boolean>`xmax <> 0`,
        date: healthTracking.date,
        symptoms: healthTracking.symptoms,
        notes: healthTracking.notes,
      })
  )
}

/**
 * Upserts days; `updated` is true for those that existed. Fields that the input leaves out are kept. One statement; the
 * days must differ. Refuses a future day.
 */
export async function addEntries(db: Queries, userId: string, inputs: EntryInput[]) {
  for (const { date } of inputs) refuseFuture(date)
  const rows = await upsertEntries(
    db,
    inputs.map((input) => ({ ...input, userId })),
  )
  await noteEntries(db, userId, rows)
  return rows
}

/**
 * Adds days from another system, which raise no emergency. Existing days stay unless they are to be replaced. Returns
 * how many were written.
 */
export async function takeEntries(
  db: Queries,
  userId: string,
  inputs: readonly EntryInput[],
  replaces: boolean,
) {
  for (const { date } of inputs) refuseFuture(date)
  if (inputs.length === 0) return 0
  if (replaces) {
    const dates = inputs.map(({ date }) => date)
    const removed = await db
      .delete(healthTracking)
      .where(and(eq(healthTracking.userId, userId), inArray(healthTracking.date, dates)))
      .returning({ id: healthTracking.id })
    for (const { id } of removed) await forgetEmergencies(db, 'entry', id)
  }
  const { rowCount } = await db
    .insert(healthTracking)
    .values(inputs.map((input) => ({ ...input, userId })))
    .onConflictDoNothing()
  return rowCount ?? 0
}

type Noted = Pick<typeof healthTracking.$inferSelect, 'id' | 'date' | 'symptoms' | 'notes'>

/** Records the emergencies in entries. */
const noteEntries = (db: Queries, userId: string, entries: readonly Noted[]) =>
  noteEmergencies(
    db,
    userId,
    entries.map(({ id, date, symptoms, notes }) => ({
      ...{ source: 'entry', sourceId: id, day: date },
      texts: [symptoms, notes],
    })),
  )

const upsertEntry = prepared((db: Db) => {
  // Plain placeholders: the columns' own encoders would turn null into a text.
  const given = (name: keyof EntryInput | 'userId') => sql`${sql.placeholder(name)}`
  return upsertEntries(db, [
    {
      userId: given('userId'),
      date: given('date'),
      mood: given('mood'),
      energyLevel: given('energyLevel'),
      sleepHours: given('sleepHours'),
      waterIntake: given('waterIntake'),
      exerciseMinutes: given('exerciseMinutes'),
      symptoms: given('symptoms'),
      notes: given('notes'),
    },
  ]).prepare('add_entry')
})

/**
 * Adds or updates one day: see `addEntries`. Also returns the emergencies in its text. A new day without any takes one
 * statement.
 */
export async function addEntry(db: Db, userId: string, input: EntryInput) {
  refuseFuture(input.date)
  if (emergenciesOf(input.symptoms, input.notes).length > 0) {
    return db.transaction(async (tx) => {
      const [row] = await upsertEntries(tx, [{ ...input, userId }])
      if (!row) throw new Error('the entry was not returned')
      return answerOf(row, await noteEntries(tx, userId, [row]))
    })
  }
  const { date, mood, energyLevel, sleepHours, waterIntake, exerciseMinutes, symptoms, notes } = input
  const given = { userId, date, mood, energyLevel, sleepHours, waterIntake, exerciseMinutes, symptoms, notes }
  const [row] = await upsertEntry(db).execute(given)
  if (!row) throw new Error('the entry was not returned')
  return answerOf(row, row.updated ? await noteEntries(db, userId, [row]) : [])
}

const answerOf = ({ id, updated }: { id: string; updated: boolean }, emergencies: EmergencyKind[]) => ({
  ...{ id, updated, emergencies },
})

const owned = (userId: string, id: string) =>
  and(eq(healthTracking.id, id), eq(healthTracking.userId, userId))

/**
 * Replaces every field of one's own entry; a missing field becomes empty. Returns the emergencies in its text. Throws
 * `NOT_FOUND` for another person's.
 */
export async function editEntry(db: Db, userId: string, { id, ...fields }: EditInput) {
  const { mood, energyLevel, sleepHours, waterIntake, exerciseMinutes, symptoms, notes } = fields
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(healthTracking)
      .set({
        mood: mood ?? null,
        energyLevel: energyLevel ?? null,
        sleepHours: sleepHours ?? null,
        waterIntake: waterIntake ?? null,
        exerciseMinutes: exerciseMinutes ?? null,
        symptoms,
        notes,
        updatedAt: new Date(),
      })
      .where(owned(userId, id))
      .returning({
        id: healthTracking.id,
        date: healthTracking.date,
        symptoms: healthTracking.symptoms,
        notes: healthTracking.notes,
      })
    if (!row) throw notFound()
    return { emergencies: await noteEntries(tx, userId, [row]) }
  })
}

/** Deletes one's own entry. Throws `NOT_FOUND` for another person's. */
export async function removeEntry(db: Db, userId: string, id: string) {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .delete(healthTracking)
      .where(owned(userId, id))
      .returning({ id: healthTracking.id })
    if (!row) throw notFound()
    await forgetEmergencies(tx, 'entry', id)
  })
}

/** Entries per response, and their bytes as JSON. */
const [MAX_ENTRIES, MAX_BYTES] = [10_000, 700_000]

/**
 * Returns entries, newest first, up to `MAX_BYTES`; with `from`, of that day and later, with `before`, only earlier
 * ones. `more` on the last one means that others were left out for their size.
 */
export async function entriesOf(
  db: Db,
  owner: RecordOwner,
  options: { from?: string | undefined; before?: string | undefined; limit?: number | undefined } = {},
) {
  const { id, date, symptoms, notes } = healthTracking
  const found = db
    .select({
      id,
      date,
      stored: sql<number>`coalesce(octet_length(${symptoms}), 0) + coalesce(octet_length(${notes}), 0)`.as(
        'stored',
      ),
    })
    .from(healthTracking)
    .where(
      and(
        eq(healthTracking.userId, ownerId(owner)),
        options.from ? gte(date, options.from) : undefined,
        options.before ? lt(date, options.before) : undefined,
      ),
    )
    .orderBy(desc(date))
    .limit(options.limit ?? MAX_ENTRIES)
    .as('found')
  const near = db
    .select({
      id: found.id,
      stored: sql<number>`sum(${found.stored}) over (order by ${found.date} desc)`.as('sum'),
      more: sql<boolean>`lead(${found.id}) over (order by ${found.date} desc) is not null`.as('more'),
    })
    .from(found)
    .as('near')
  const page = db
    .select({
      ...entryFields,
      more: near.more,
      bytes:
        sql<number>`sum(200 + ${jsonBytes(symptoms)} + ${jsonBytes(notes)}) over (order by ${date} desc)`.as(
          'bytes',
        ),
    })
    .from(near)
    .innerJoin(healthTracking, eq(id, near.id))
    // Each text must be read to get its bytes as JSON, which are never fewer.
    .where(lte(near.stored, MAX_BYTES))
    .as('page')
  const { bytes, ...fields } = page._.selectedFields
  const rows = await db.select(fields).from(page).where(lte(bytes, MAX_BYTES)).orderBy(desc(page.date))
  return rows.map(({ more, ...entry }, index) =>
    more && index === rows.length - 1 ? { ...entry, more: true as const } : entry,
  )
}

/** Metrics as a JSON array, so that all facts arrive in one row. */
const metricsJson = (from: SQL) => sql`(
  select coalesce(json_agg(json_build_object(
    'mood', mood, 'energyLevel', energy_level, 'sleepHours', sleep_hours,
    'waterIntake', water_intake, 'exerciseMinutes', exercise_minutes
  ) order by date desc), '[]') from ${from})`

// Every patient's dashboard begins with this statement, so it is prepared.
const factsStatement = prepared((db: Reads) => {
  const userId = sql.placeholder('userId')
  const today = sql.placeholder('today')
  const latest = sql`(select * from health_tracking where user_id = ${userId} order by date desc limit ${sql.raw(String(WINDOW))}) latest`
  const ofToday = sql`health_tracking where user_id = ${userId} and date = ${today}`
  const streak = sql`(select ${today}::date - lower(run) + 1 from unnest(t.days) run where run @> ${today}::date)`
  return db
    .select({
      facts: sql<HealthFacts & { today: Metrics[] }>`json_build_object(
        'entries', coalesce(t.entries, 0),
        'hydrated', coalesce(t.hydrated, 0),
        'rested', coalesce(t.rested, 0),
        'active', coalesce(t.active, 0),
        'perfect', coalesce(t.perfect, 0),
        'streak', coalesce(${streak}, 0),
        'latest', ${metricsJson(latest)},
        'today', ${metricsJson(ofToday)}
      )`,
    })
    .from(sql`(select) one left join health_totals t on t.user_id = ${userId}`)
    .prepare('health_facts')
})

/** The input of a summary, in one statement: stored totals, the latest entries and today's. */
async function factsOf(db: Reads, userId: string, today: string): Promise<HealthFacts> {
  const [row] = await factsStatement(db).execute({ userId, today })
  if (!row) throw new Error('the facts were not returned')
  const { facts } = row
  return { ...facts, today: facts.today[0] ?? null }
}

/**
 * The summary for the dashboard and the tracker, on the patient's own day. Refuses a day that is today nowhere on
 * earth: more than a day away from UTC's date.
 */
export async function healthSummary(db: Reads, owner: RecordOwner, today: string) {
  if (!canBeToday(today, Date.now())) throw new Refusal('BAD_INPUT', 'health.refused.notToday')
  return summaryOf(await factsOf(db, ownerId(owner), today))
}
