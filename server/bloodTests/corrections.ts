import {
  type About,
  checksOf,
  findMarker,
  flagOf,
  isPlausible,
  loincOf,
  MARKERS,
  otherReading,
  type ReportReading,
  saidBefore,
  specimenOf,
} from '@verbena/lab-reader'
import { and, eq, sql } from 'drizzle-orm'
import { bloodTestResults, profiles } from '../../drizzle/schema.ts'
import type { AnswerInput, PlaceInput, RowInput } from '../../shared/bloodTestInputs.ts'
import type { Answer, Check, Correction, MarkerPlace, MarkerRow } from '../../shared/bloodTests.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { conclusionsFor, storedProse } from './conclusions.ts'
import type { CollectedOnInput, CorrectionInput, WithdrawInput } from './inputs.ts'
import { aboutOwner, ownerColumns } from './owner.ts'
import { refuseNoPlace } from './printed.ts'
import { contentOf, MAX_CONTENT_BYTES } from './results.ts'
import { lockRetests, recount } from './retests.ts'
import { isMoreUrgent, notifyUrgent } from './urgency.ts'

const MAX_ROWS = 500
/** Earlier answers stored per line. */
const MAX_EARLIER = 50
const NO_PLACE = { page: 1, x: 0, y: 0, width: 0, height: 0 }

/** A place as it is stored. */
const placed = ({ turn, ...box }: PlaceInput): MarkerPlace => ({ ...box, ...(turn && { turn }) })

type Result = typeof bloodTestResults.$inferSelect
type Facts = ReturnType<typeof conclusionsFor>
type Rows = Pick<Result, 'markers' | 'corrections'>

const tooMany = () => new Refusal('BAD_INPUT', 'bloodTests.refused.tooManyRows')
const changed = () => new Refusal('CONFLICT', 'bloodTests.refused.changedRow')

/** A row as typed, at `place`. The report's printed flag is kept. */
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

/** The row without its doubt: a person has confirmed it. */
function settled({ doubt: _doubt, otherValue: _other, ...row }: MarkerRow): MarkerRow {
  const { value, comparator, low, high, printedFlag } = row
  return { ...row, flag: flagOf(value, comparator, { low, high }, printedFlag), doubtful: false }
}

/** Where an added row is; refuses a second one at the same place, as from a request that is sent again. */
function placeOfNew(markers: readonly MarkerRow[], input: PlaceInput | undefined): MarkerPlace {
  if (!input) return NO_PLACE
  const place = placed(input)
  const isThere = ({ place: other }: MarkerRow) =>
    other.page === place.page &&
    other.x === place.x &&
    other.y === place.y &&
    other.width === place.width &&
    other.height === place.height
  if (markers.some(isThere)) throw changed()
  return place
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

/** Who changes a result, and when (ISO instant). */
type Author = { by: string; at: string }

/** The rows after one change, with all earlier answers. An added row that is removed again leaves nothing. */
function recorded({ markers, corrections }: Rows, change: Change, { by, at }: Author): Rows {
  const { printed, before, after, standing, unread, said } = change
  const others = corrections.filter((correction) => correction !== standing)
  const { printed: _printed, unread: _unread, earlier = [], ...last } = standing ?? {}
  const history = 'at' in last ? [...earlier, last] : earlier
  if (history.length > MAX_EARLIER) throw new Refusal('BAD_INPUT', 'bloodTests.refused.changedTooOften')
  const correction: Correction = {
    printed,
    corrected: after,
    at,
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
function corrected({ markers, corrections }: Rows, input: CorrectionInput, by: Author): Rows {
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
    after: input.change && rowOf(input.change, before, before?.place ?? placeOfNew(markers, input.place)),
    standing,
    unread: standing?.unread,
    said: input.change ? 'typed' : 'no result',
  }
  return recorded({ markers, corrections }, change, by)
}

/** The row that an answer gives a line; null for none. Refuses an answer that the line does not offer. */
function answeredRow({ read, unread }: Check, { said, row, place }: AnswerInput): MarkerRow | null {
  if (said === 'typed')
    return row && rowOf(row, read, read?.place ?? (place ? placed(place) : (unread?.place ?? NO_PLACE)))
  if (said === 'no result') return null
  if (said === 'unreadable') return read
  const reading = said === 'as read' ? read : read && otherReading(read)
  if (!reading) throw new Refusal('BAD_INPUT', 'bloodTests.refused.answer')
  return settled(reading)
}

/** The rows after an answer to a line, which must be as its owner saw it. */
function answered(result: Result, input: AnswerInput, by: Author): Rows {
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

/** Whether the middle of a place is inside another one. */
function isInside({ page, x, y, width, height }: MarkerPlace, other: MarkerPlace): boolean {
  const [across, down] = [x + width / 2 - other.x, y + height / 2 - other.y]
  return (
    height > 0 &&
    page === other.page &&
    across >= 0 &&
    across <= other.width &&
    down >= 0 &&
    down <= other.height
  )
}

/**
 * Merges the corrections of an earlier reading into a new one. Rows that were added or corrected replace what was read
 * at their place; rows that were removed are removed if they are read again. Other answers are dropped and asked for
 * again.
 */
export function readAgain<R extends ReportReading>(
  reading: R,
  corrections: readonly Correction[],
): R & { corrections: Correction[] } {
  let rows: Rows = {
    markers: reading.markers,
    corrections: corrections.filter(({ day }) => day !== undefined),
  }
  for (const { printed, corrected, day, unread: _unread, ...said } of corrections) {
    const place = (corrected ?? printed)?.place
    if (day !== undefined || !place) continue
    const before =
      rows.markers.find((row) => isInside(place, row.place) && (corrected || row.value === printed?.value)) ??
      null
    if (!before && !corrected) continue
    const line = before ? -1 : reading.unread.findIndex((one) => isInside(place, one.place))
    rows = {
      markers: replaced(rows.markers, before, corrected),
      corrections: [
        ...rows.corrections,
        { ...said, printed: before, corrected, ...(line >= 0 && { unread: line }) },
      ],
    }
  }
  const entered = rows.corrections.find(({ day }) => day !== undefined)?.day
  return { ...reading, ...rows, ...(entered !== undefined && { collectedOn: entered }) }
}

/** The corrections after a person entered the day of the blood draw. */
function dayTold({ corrections }: Rows, day: string, { by, at }: Author): Correction[] {
  const standing = corrections.find((one) => one.day !== undefined)
  const { printed: _printed, earlier = [], ...last } = standing ?? {}
  const history = 'at' in last ? [...earlier, last].slice(-MAX_EARLIER) : earlier
  return [
    ...corrections.filter((one) => one !== standing),
    {
      printed: null,
      corrected: null,
      at,
      by,
      day,
      ...(history.length > 0 && { earlier: history }),
    },
  ]
}

/** How long an answer can be withdrawn; milliseconds. The screens offer it for ten seconds. */
const WITHDRAWABLE = 60_000

/** A result as it was before its latest answer of that instant. Refuses one that is old, or not the present one. */
function withdrawn({ markers, corrections }: Rows, at: string) {
  const standing = corrections.find((one) => one.at === at)
  if (!standing || Date.now() - Date.parse(at) > WITHDRAWABLE) throw changed()
  const { printed, unread, earlier = [], corrected, day } = standing
  const last = earlier.at(-1)
  const others = corrections.filter((one) => one !== standing)
  const before = last && {
    ...last,
    printed,
    ...(unread !== undefined && { unread }),
    ...(earlier.length > 1 && { earlier: earlier.slice(0, -1) }),
  }
  const rest = before ? [...others, before] : others
  // A person is only asked for the day where the report has none.
  if (day !== undefined) return { collectedOn: last?.day ?? null, corrections: rest }
  const present = (corrected && markers.find((row) => isSame(row, corrected))) ?? null
  return { markers: replaced(markers, present, last ? last.corrected : printed), corrections: rest }
}

/** Refuses rows that make a result larger than what is sent of one. A result that was larger before may only shrink. */
function refuseLarge(before: Result, after: Result, concluded: Facts, about: About) {
  const bytesOf = (result: Result, facts: Facts) =>
    Buffer.byteLength(JSON.stringify(contentOf(result, facts)))
  const bytes = bytesOf(after, concluded)
  if (bytes > MAX_CONTENT_BYTES && bytes > bytesOf(before, conclusionsFor(before, about))) throw tooMany()
}

/**
 * Changes the caller's completed result and audits it without any value. It counts as unreviewed again, and the retests
 * that it closes are recomputed. If it becomes more urgent, its owner and everyone in care are notified. A model's text
 * stays while the rows are unchanged. Returns the instant of the change. Refuses another person's result, and a blood
 * test without one.
 */
async function change(
  db: Db,
  who: Who,
  id: string,
  kind: string,
  next: (result: Result, said: Author) => Partial<Pick<Result, 'markers' | 'corrections' | 'collectedOn'>>,
): Promise<string> {
  return await db.transaction(async (tx) => {
    await lockRetests(tx, who.userId)
    const own = and(eq(bloodTestResults.id, id), eq(bloodTestResults.userId, who.userId))
    const [result] = await tx.select().from(bloodTestResults).where(own).for('update')
    if (!result) throw new Refusal('NOT_FOUND', 'bloodTests.refused.noTest')
    if (result.status !== 'completed') {
      throw new Refusal('CONFLICT', 'bloodTests.refused.noResult')
    }
    const at = new Date().toISOString()
    const values = next(result, { by: who.userId, at })
    const changed = values.markers === undefined ? {} : { written: null, analysisModel: null }
    const now = { ...result, ...values, ...changed }
    const [owner] = await tx.select(ownerColumns).from(profiles).where(eq(profiles.id, who.userId))
    const about = await aboutOwner(owner)
    const concluded = conclusionsFor(now, about)
    if (values.markers !== undefined) refuseLarge(result, now, concluded, about)
    await tx
      .update(bloodTestResults)
      .set({
        ...values,
        ...changed,
        analysis: storedProse(concluded),
        urgency: concluded.urgency,
        revision: sql`${bloodTestResults.revision} + 1`,
      })
      .where(own)
    await recount(tx, who.userId)
    if (isMoreUrgent(concluded.urgency, result.urgency)) {
      await notifyUrgent(tx, who.userId, { dedupeKey: `${id} ${result.revision + 1}`, targetId: id })
    }
    await audit(tx, {
      actorId: who.userId,
      action: 'blood-test.correct',
      subjectId: who.userId,
      targetId: id,
      detail: { kind },
    })
    return at
  })
}

type Parts = Pick<Services, 'db' | 'files'>

/**
 * Corrects, adds or removes a row of the caller's completed blood test, and analyses it again by fixed rules. Refuses
 * another person's, one without a result, a row changed since the caller saw it, and a place on no page.
 */
export async function correctBloodTest(deps: Parts, who: Who, input: CorrectionInput) {
  if (input.place) await refuseNoPlace(deps, who, input.id, input.place)
  const kind = input.change === null ? 'remove' : input.row === null ? 'add' : 'change'
  return await change(deps.db, who, input.id, kind, (result, said) => corrected(result, input, said))
}

/**
 * Stores the caller's answer for a line of their completed blood test; earlier answers are kept. Refuses another
 * person's, an answer that the line does not offer, a line answered meanwhile, and a place on no page.
 */
export async function answerCheck(deps: Parts, who: Who, input: AnswerInput) {
  if (input.place) await refuseNoPlace(deps, who, input.id, input.place)
  return await change(deps.db, who, input.id, `answer: ${input.said}`, (result, said) =>
    answered(result, input, said),
  )
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
  return await change(db, who, id, 'day', (result, said) => {
    if (result.collectedOn !== seen) throw changed()
    return { collectedOn: day, corrections: dayTold(result, day, said) }
  })
}

/**
 * Withdraws the caller's latest answer about their blood test, as if it had not been given; notices already sent
 * remain. `at` is the instant that the answer returned. Refuses someone else's answer, an older one, and one changed
 * since.
 */
export async function withdrawAnswer(db: Db, who: Who, { id, at }: WithdrawInput) {
  await change(db, who, id, 'withdraw', (result) => withdrawn(result, at))
}
