import type { MarkerRow } from './bloodTests.ts'
import { addDays } from './health.ts'
import { dayOfYear, listed } from './text.ts'

/** The choices that a screen offers, in weeks. */
export const RETEST_WEEKS = [4, 8, 12, 24] as const
/** How many days before and after the planned day its window reaches. */
const AROUND_DAYS = 7
/** Why a retest was cancelled whose place a newer one took. */
export const REPLACED = 'A newer retest took its place.'

export type RetestState = 'planned' | 'due' | 'overdue' | 'closed' | 'cancelled'

/** The first and last day (yyyy-MM-dd) of a retest's window. */
export type RetestWindow = { from: string; until: string }

/**
 * The window of a retest: one week before and after the day that lies `weeks` after `start` (yyyy-MM-dd). It begins
 * after `start`, so that a result of that day is never its own retest.
 */
export function retestWindow(start: string, weeks: number): RetestWindow {
  const planned = addDays(start, weeks * 7)
  const from = addDays(planned, -AROUND_DAYS)
  return { from: from > start ? from : addDays(start, 1), until: addDays(planned, AROUND_DAYS) }
}

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

/** What decides which result closes a retest. */
export type CountedRetest = RetestWindow & {
  id: string
  marker: string
  /** The result it was planned on, which never closes it. */
  fromTest: string | null
  closedBy: string | null
  createdAt: string
}

const holds = (retest: Pick<CountedRetest, 'marker' | 'fromTest'>, result: MarkerResult) =>
  result.marker === retest.marker && result.testId !== retest.fromTest

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * The result that closes a retest, by its id: the earliest draw on or after the window's first day that holds the marker
 * in a sound row. The order of uploads makes no difference. Null when there is none.
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

/** What somebody must check before a result can close a retest: its row, or the day of its blood draw. */
export type RetestQuestion = { testId: string; about: 'row' | 'day' }

/** The first result that would close an open retest if a person checked its row or its day. Null when there is none. */
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

/** How retests change with the results: which are closed by what, opened again, or replaced by a newer one. */
export type Recount = { closed: { id: string; closedBy: string }[]; opened: string[]; replaced: string[] }

/**
 * Counts again which result closes each of one patient's retests that are not cancelled. Of several open retests of one
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

// ---------------------------------------------------------------- words

/** A window in words: "26 January to 9 February 2027". */
export function windowText({ from, until }: RetestWindow): string {
  const [first, last] = [from.slice(0, 4), until.slice(0, 4)]
  return `${dayOfYear(from)}${first === last ? '' : ` ${first}`} to ${dayOfYear(until)} ${last}`
}

type Open = RetestWindow & { marker: string; state: RetestState }

/**
 * The retests that are due or overdue, as one line of the day: its subject, and what to do. Null when there are none.
 */
export function retestLine(retests: readonly Open[]): { subject: string; text: string } | null {
  const open = retests.filter(({ state }) => state === 'due' || state === 'overdue')
  if (open.length === 0) return null
  const due = open.filter(({ state }) => state === 'due')
  const [until] = due.map((retest) => retest.until).sort()
  const one = open.length === 1
  return {
    subject: `${listed(open.map(({ marker }) => marker))} ${one ? 'is' : 'are'} ${due.length > 0 ? 'due' : 'late'}`,
    text: `bring ${one ? 'it' : 'them'} to your next blood draw${until ? `, by ${dayOfYear(until)}` : ''}`,
  }
}

/** A retest as `bloodTests.retests` returns it. Days are yyyy-MM-dd, `at` and `cancelledAt` instants. */
export type Retest = CountedRetest & {
  state: RetestState
  weeks: number
  reason: string | null
  /** The patient's day that the state holds for. */
  today: string
  /** Who planned it. */
  by: string
  cancelledAt: string | null
  /** Null where a newer retest took its place. */
  cancelledBy: string | null
  cancelReason: string | null
  /** What must be checked before a result can close it. */
  question: RetestQuestion | null
  /** For the slip: the LOINC code where one is certain, and the last sound value before it. */
  loinc: string | null
  last: (Pick<MarkerRow, 'value' | 'comparator' | 'unit'> & { day: string }) | null
}
