import {
  type About,
  checksOf,
  findMarker,
  flagOf,
  isPlausible,
  loincOf,
  MARKERS,
  otherReading,
  saidBefore,
  specimenOf,
} from '@verbena/lab-reader'
import { and, eq, sql } from 'drizzle-orm'
import { bloodTestResults, profiles } from '../../drizzle/schema.ts'
import type {
  Answer,
  AnswerInput,
  Check,
  Correction,
  MarkerPlace,
  MarkerRow,
  RowInput,
} from '../../shared/bloodTests.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { CollectedOnInput, CorrectionInput } from './inputs.ts'
import { aboutOwner, ownerColumns } from './owner.ts'
import { contentOf, MAX_CONTENT_BYTES } from './results.ts'
import { lockRetests, recount } from './retests.ts'
import { storedProse, toldOf } from './told.ts'
import { isMoreUrgent, tellUrgent } from './urgency.ts'

const MAX_ROWS = 500
/** Earlier answers stored for one line; more than anybody needs. */
const MAX_EARLIER = 50
const NO_PLACE = { page: 1, x: 0, y: 0, width: 0, height: 0 }

type Result = typeof bloodTestResults.$inferSelect
type Facts = ReturnType<typeof toldOf>
type Rows = Pick<Result, 'markers' | 'corrections'>

const tooMany = () => new Refusal('BAD_INPUT', 'bloodTests.refused.tooManyRows')
const changed = () => new Refusal('CONFLICT', 'bloodTests.refused.changedRow')

/** A row as a person typed it. What the report says besides (its flag, its place) stays. */
function rowOf(input: RowInput, before: MarkerRow | null, place: MarkerPlace): MarkerRow {
  const { name, value, comparator, low, high } = input
  const unit = input.unit || null
  const said = saidBefore(before)
  const same = before !== null && before.name === name && before.unit === unit
  const marker = same
    ? (MARKERS.find((known) => known.name === before.marker) ?? null)
    : findMarker(name, unit, said)
  const printedFlag = before?.printedFlag ?? null
  return {
    name,
    marker: marker?.name ?? null,
    loinc: same ? before.loinc : loincOf(marker, unit, name),
    specimen: same ? before.specimen : specimenOf(marker, name, unit, said),
    value,
    comparator,
    unit,
    low,
    high,
    flag: flagOf(value, comparator, { low, high }, printedFlag),
    printedFlag,
    plausible: isPlausible(marker, name, value, unit, comparator),
    doubtful: false,
    place,
  }
}

/** A row that a person has confirmed: nothing about it is doubtful any more. */
function settled({ doubt: _doubt, otherValue: _other, ...row }: MarkerRow): MarkerRow {
  const { value, comparator, low, high, printedFlag } = row
  return { ...row, flag: flagOf(value, comparator, { low, high }, printedFlag), doubtful: false }
}

/** Both come from the database, which always orders a row's fields alike. */
const isSame = (one: MarkerRow | null, other: MarkerRow) => JSON.stringify(one) === JSON.stringify(other)

/** The rows with one replaced, removed, or inserted by its place on the page. */
function replaced(markers: MarkerRow[], before: MarkerRow | null, after: MarkerRow | null): MarkerRow[] {
  if (before) return markers.flatMap((row) => (row === before ? (after ?? []) : row))
  if (!after) return markers
  if (markers.length >= MAX_ROWS) throw tooMany()
  const { page, y, height } = after.place
  const below = ({ place }: MarkerRow) => place.page > page || (place.page === page && place.y > y)
  const at = height > 0 ? markers.findIndex(below) : -1
  return at < 0 ? [...markers, after] : markers.toSpliced(at, 0, after)
}

type Change = {
  /** The row as it was read; null for a row that was not. */
  printed: MarkerRow | null
  /** The present row, and the one that replaces it; null for none. */
  before: MarkerRow | null
  after: MarkerRow | null
  /** The present correction of the row. */
  standing: Correction | null
  unread: number | undefined
  said: Answer
}

/** The rows after one change, with all earlier answers. An added row that is removed again leaves nothing. */
function recorded({ markers, corrections }: Rows, change: Change, by: string): Rows {
  const { printed, before, after, standing, unread, said } = change
  const others = corrections.filter((correction) => correction !== standing)
  const { printed: _printed, unread: _unread, earlier = [], ...last } = standing ?? {}
  const history = 'at' in last ? [...earlier, last] : earlier
  if (history.length > MAX_EARLIER) throw new Refusal('BAD_INPUT', 'bloodTests.refused.changedTooOften')
  const correction: Correction = {
    printed,
    corrected: after,
    at: new Date().toISOString(),
    by,
    said,
    ...(unread !== undefined && { unread }),
    ...(history.length > 0 && { earlier: history }),
  }
  const leavesNoTrace = printed === null && after === null && unread === undefined
  return {
    markers: replaced(markers, before, after),
    corrections: leavesNoTrace ? others : [...others, correction],
  }
}

/** The rows after the owner corrected one. `printed` stays what was first read. */
function corrected({ markers, corrections }: Rows, input: CorrectionInput, by: string): Rows {
  const before = input.row === null ? null : markers[input.row]
  if (
    before === undefined ||
    (before && (before.name !== input.seen?.name || before.value !== input.seen.value))
  ) {
    throw changed()
  }
  const standing = (before && corrections.find((one) => isSame(one.corrected, before))) ?? null
  const change: Change = {
    printed: standing ? standing.printed : before,
    before,
    after: input.change && rowOf(input.change, before, before?.place ?? NO_PLACE),
    standing,
    unread: standing?.unread,
    said: input.change ? 'typed' : 'no result',
  }
  return recorded({ markers, corrections }, change, by)
}

/** The row that an answer gives a line; null for none. Refuses an answer that the line does not offer. */
function answeredRow({ read, unread }: Check, { said, row }: AnswerInput): MarkerRow | null {
  if (said === 'typed') return row && rowOf(row, read, read?.place ?? unread?.place ?? NO_PLACE)
  if (said === 'no result') return null
  if (said === 'unreadable') return read
  const reading = said === 'as read' ? read : read && otherReading(read)
  if (!reading) throw new Refusal('BAD_INPUT', 'bloodTests.refused.answer')
  return settled(reading)
}

/** The rows after an answer to a line, which must be as its owner saw it. */
function answered(result: Result, input: AnswerInput, by: string): Rows {
  const check = checksOf(result).find(
    ({ id, answer }) => id === input.check && (answer?.at ?? null) === input.seen,
  )
  if (!check) throw changed()
  const { answer, read } = check
  const stands = answer ? answer.corrected : read
  const before = (stands && result.markers.find((row) => isSame(row, stands))) ?? null
  // An unread line without an answer is identified by its index.
  const unread = answer?.unread ?? (check.unread ? result.unread.indexOf(check.unread) : undefined)
  const after = answeredRow(check, input)
  return recorded(result, { printed: read, before, after, standing: answer, unread, said: input.said }, by)
}

/** The corrections after a person entered the day of the blood draw. */
function dayTold({ corrections }: Rows, day: string, by: string): Correction[] {
  const standing = corrections.find((one) => one.day !== undefined)
  const { printed: _printed, earlier = [], ...last } = standing ?? {}
  const history = 'at' in last ? [...earlier, last].slice(-MAX_EARLIER) : earlier
  return [
    ...corrections.filter((one) => one !== standing),
    {
      printed: null,
      corrected: null,
      at: new Date().toISOString(),
      by,
      day,
      ...(history.length > 0 && { earlier: history }),
    },
  ]
}

/** Refuses rows that make a result larger than what is sent of one. A result that was larger before may only shrink. */
function refuseLarge(before: Result, after: Result, told: Facts, about: About) {
  const bytesOf = (result: Result, facts: Facts) =>
    Buffer.byteLength(JSON.stringify(contentOf(result, facts)))
  const bytes = bytesOf(after, told)
  if (bytes > MAX_CONTENT_BYTES && bytes > bytesOf(before, toldOf(before, about))) throw tooMany()
}

/**
 * Changes one's own completed result, and records it without any value. It counts as not reviewed again, and decides
 * anew which retests it closes. Where it becomes more urgent, its owner and whoever cares for them are told. A model's
 * text stays as long as the rows are unchanged. Refuses somebody else's result, and a blood test without one.
 */
async function change(
  db: Db,
  who: Who,
  id: string,
  kind: string,
  next: (result: Result) => Partial<Pick<Result, 'markers' | 'corrections' | 'collectedOn'>>,
) {
  await db.transaction(async (tx) => {
    await lockRetests(tx, who.userId)
    const own = and(eq(bloodTestResults.id, id), eq(bloodTestResults.userId, who.userId))
    const [result] = await tx.select().from(bloodTestResults).where(own).for('update')
    if (!result) throw new Refusal('NOT_FOUND', 'bloodTests.refused.noTest')
    if (result.status !== 'completed') {
      throw new Refusal('CONFLICT', 'bloodTests.refused.noResult')
    }
    const values = next(result)
    const changed = values.markers === undefined ? {} : { written: null, analysisModel: null }
    const now = { ...result, ...values, ...changed }
    const [owner] = await tx.select(ownerColumns).from(profiles).where(eq(profiles.id, who.userId))
    const about = await aboutOwner(owner)
    const told = toldOf(now, about)
    if (values.markers !== undefined) refuseLarge(result, now, told, about)
    await tx
      .update(bloodTestResults)
      .set({
        ...values,
        ...changed,
        analysis: storedProse(told),
        urgency: told.urgency,
        revision: sql`${bloodTestResults.revision} + 1`,
      })
      .where(own)
    await recount(tx, who.userId)
    if (isMoreUrgent(told.urgency, result.urgency)) {
      await tellUrgent(tx, who.userId, { dedupeKey: `${id} ${result.revision + 1}`, targetId: id })
    }
    await audit(tx, {
      actorId: who.userId,
      action: 'blood-test.correct',
      subjectId: who.userId,
      targetId: id,
      detail: { kind },
    })
  })
}

/**
 * Corrects, adds or removes a row of one's own completed blood test, and analyses it again by fixed rules. Refuses
 * somebody else's, one without a result, and a row that has changed since the caller saw it.
 */
export async function correctBloodTest(db: Db, who: Who, input: CorrectionInput) {
  const kind = input.change === null ? 'remove' : input.row === null ? 'add' : 'change'
  await change(db, who, input.id, kind, (result) => corrected(result, input, who.userId))
}

/**
 * Stores what a line of one's own completed blood test says; earlier answers stay in the record. Refuses somebody
 * else's, an answer that the line does not offer, and a line that was answered meanwhile.
 */
export async function answerCheck(db: Db, who: Who, input: AnswerInput) {
  await change(db, who, input.id, `answer: ${input.said}`, (result) => answered(result, input, who.userId))
}

/**
 * Sets the day of the blood draw of one's own completed blood test. Refuses a day in the future, a day before its
 * owner's birth, and a result whose day has changed since the caller saw it.
 */
export async function setCollectedOn(db: Db, who: Who, { id, seen, day }: CollectedOnInput) {
  const [profile] = await db
    .select({ born: profiles.dateOfBirth })
    .from(profiles)
    .where(eq(profiles.id, who.userId))
  // At UTC+14 it may be tomorrow already.
  const tomorrow = new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10)
  if (day > tomorrow) throw new Refusal('BAD_INPUT', 'bloodTests.refused.futureDay')
  if (profile?.born && day < profile.born) {
    throw new Refusal('BAD_INPUT', 'bloodTests.refused.beforeBirth')
  }
  await change(db, who, id, 'day', (result) => {
    if (result.collectedOn !== seen) throw changed()
    return { collectedOn: day, corrections: dayTold(result, day, who.userId) }
  })
}
