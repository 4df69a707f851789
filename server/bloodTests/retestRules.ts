import type { CountedRetest, RetestQuestion, RetestState, RetestWindow } from '../../shared/retests.ts'

/** Message id: a retest was cancelled because a newer one replaced it. */
export const REPLACED = 'bloodTests.retest.replaced'

type Standing = RetestWindow & { closedBy: string | null; cancelledAt: unknown }

/** The state of a retest on the patient's day. Due and overdue follow from the day; they are not stored. */
export function retestState({ from, until, closedBy, cancelledAt }: Standing, today: string): RetestState {
  if (cancelledAt !== null) return 'cancelled'
  if (closedBy !== null) return 'closed'
  if (today < from) return 'planned'
  return today <= until ? 'due' : 'overdue'
}

/** A row of a completed result that holds a marker. Days are yyyy-MM-dd; `uploadedAt` is an instant. */
export type MarkerResult = {
  testId: string
  marker: string
  collectedOn: string | null
  uploadedAt: string
  /** The patient's day of the upload. */
  uploadedOn: string
  /** Plausible and not doubtful: only such a row counts. */
  sound: boolean
}

const holds = (retest: Pick<CountedRetest, 'marker' | 'fromTest'>, result: MarkerResult) =>
  result.marker === retest.marker && result.testId !== retest.fromTest

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Returns the id of the result that closes a retest: the earliest draw on or after the window's first day with the
 * marker in a sound row, regardless of the order of uploads. Null without.
 */
export function closingResult(retest: CountedRetest, results: readonly MarkerResult[]): string | null {
  const closing = results
    .filter((result) => holds(retest, result) && result.sound && (result.collectedOn ?? '') >= retest.from)
    .sort(
      (one, other) =>
        compare(one.collectedOn ?? '', other.collectedOn ?? '') ||
        compare(one.uploadedAt, other.uploadedAt) ||
        compare(one.testId, other.testId),
    )
  return closing[0]?.testId ?? null
}

/** Returns the first result that would close an open retest if a person checked its row or day. Null without. */
export function retestQuestion(
  retest: CountedRetest,
  results: readonly MarkerResult[],
): RetestQuestion | null {
  for (const result of results.filter((one) => holds(retest, one))) {
    const { testId, collectedOn, uploadedOn, sound } = result
    if (collectedOn === null) {
      if (uploadedOn >= retest.from) return { testId, about: 'day' }
    } else if (!sound && collectedOn >= retest.from) return { testId, about: 'row' }
  }
  return null
}

/** Changes of retests after results changed: closed, reopened, or replaced by a newer one. */
export type Recount = { closed: { id: string; closedBy: string }[]; opened: string[]; replaced: string[] }

/**
 * Recomputes which result closes each of a patient's retests that are not cancelled. Of several open retests of one
 * marker only the newest stays; the others are replaced.
 */
export function recountRetests(retests: readonly CountedRetest[], results: readonly MarkerResult[]): Recount {
  const counted = retests.map((retest) => ({ ...retest, next: closingResult(retest, results) }))
  const newest = new Map<string, CountedRetest>()
  for (const retest of counted.filter(({ next }) => next === null)) {
    const other = newest.get(retest.marker)
    const isNewer =
      !other ||
      compare(retest.createdAt, other.createdAt) > 0 ||
      (retest.createdAt === other.createdAt && retest.id > other.id)
    if (isNewer) newest.set(retest.marker, retest)
  }
  const isNewest = ({ id, marker }: CountedRetest) => newest.get(marker)?.id === id
  return {
    closed: counted.flatMap(({ id, closedBy, next }) =>
      next !== null && next !== closedBy ? { id, closedBy: next } : [],
    ),
    opened: counted
      .filter((one) => one.next === null && one.closedBy !== null && isNewest(one))
      .map(({ id }) => id),
    replaced: counted.filter((one) => one.next === null && !isNewest(one)).map(({ id }) => id),
  }
}
