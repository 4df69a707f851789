import { and, eq } from 'drizzle-orm'
import { bloodTestResults } from '../../drizzle/schema.ts'
import type { Correction, CorrectionInput, MarkerRow, RowInput } from '../../shared/bloodTests.ts'
import { Refusal } from '../../shared/errors.ts'
import { audit } from '../auth/audit.ts'
import type { Who } from '../auth/who.ts'
import type { Db } from '../platform/db.ts'
import { analyse } from './reader/analysis.ts'
import { flagOf } from './reader/cells.ts'
import { MARKERS } from './reader/markers.data.ts'
import { findMarker, isPlausible, loincOf } from './reader/markers.ts'

const MAX_ROWS = 500
const NO_PLACE = { page: 1, x: 0, y: 0, width: 0, height: 0 }

type Rows = { markers: MarkerRow[]; corrections: Correction[] }

/** A row as its owner says it is; what was printed around it (its flag, its place) stays. */
function rowOf(input: RowInput, before: MarkerRow | null): MarkerRow {
  const { name, value, comparator, low, high } = input
  const unit = input.unit || null
  const same = before !== null && before.name === name && before.unit === unit
  const marker = same
    ? (MARKERS.find((known) => known.name === before.marker) ?? null)
    : findMarker(name, unit)
  const printedFlag = before?.printedFlag ?? null
  return {
    name,
    marker: marker?.name ?? null,
    loinc: same ? before.loinc : loincOf(marker, unit, name),
    value,
    comparator,
    unit,
    low,
    high,
    flag: flagOf(value, comparator, { low, high }, printedFlag),
    printedFlag,
    plausible: isPlausible(marker, name, value, unit, comparator),
    doubtful: false,
    place: before?.place ?? NO_PLACE,
  }
}

/** Both come from the database, which orders a row's fields the same way each time. */
const isSame = (one: MarkerRow | null, other: MarkerRow) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The rows after one correction, and the corrections with it. The printed reading of a row that is corrected again is
 * still the first one; an added row that is removed leaves no trace.
 */
function corrected({ markers, corrections }: Rows, input: CorrectionInput, at: string): Rows {
  const before = input.row === null ? null : markers[input.row]
  if (
    before === undefined ||
    (before && (before.name !== input.seen?.name || before.value !== input.seen.value))
  ) {
    throw new Refusal('CONFLICT', 'This row has changed meanwhile. Please look at it again.')
  }
  if (!before && markers.length >= MAX_ROWS) throw new Refusal('BAD_INPUT', 'This result has too many rows.')
  const after = input.change && rowOf(input.change, before)
  const rest = before === null ? markers : markers.filter((row) => row !== before)
  const earlier = before && corrections.find((correction) => isSame(correction.corrected, before))
  const printed = earlier ? earlier.printed : before
  const others = corrections.filter((correction) => correction !== earlier)
  const untouched = printed === null && after === null
  return {
    markers:
      after === null
        ? rest
        : before === null
          ? [...markers, after]
          : markers.map((row) => (row === before ? after : row)),
    corrections: untouched ? others : [...others, { printed, corrected: after, at }],
  }
}

/**
 * Corrects, adds or removes a row of one's own completed blood test, and analyses it again by fixed rules. Refuses
 * anybody else's, one without a result, and a row that is no longer what the caller saw.
 */
export async function correctBloodTest(db: Db, who: Who, input: CorrectionInput) {
  await db.transaction(async (tx) => {
    const own = and(eq(bloodTestResults.id, input.id), eq(bloodTestResults.userId, who.userId))
    const [row] = await tx.select().from(bloodTestResults).where(own).for('update')
    if (!row) throw new Refusal('NOT_FOUND', 'There is no such blood test.')
    if (row.status !== 'completed') {
      throw new Refusal('CONFLICT', 'This blood test has no result yet.')
    }
    const rows = corrected(row, input, new Date().toISOString())
    const analysis = analyse({ ...row, markers: rows.markers }, rows.corrections)
    await tx
      .update(bloodTestResults)
      .set({ ...rows, analysis, analysisModel: null })
      .where(own)
    await audit(tx, {
      actorId: who.userId,
      action: 'blood-test.correct',
      subjectId: who.userId,
      targetId: input.id,
      detail: { kind: input.change === null ? 'remove' : input.row === null ? 'add' : 'change' },
    })
  })
}
