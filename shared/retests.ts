import { type Translate, utcDay } from '../locales/translate.ts'
import type { MarkerRow } from './bloodTests.ts'
import { addDays } from './health.ts'

/** The choices that a screen offers, in weeks. */
export const RETEST_WEEKS = [4, 8, 12, 24] as const
/** How many days before and after the planned day its window reaches. */
const AROUND_DAYS = 7

export type RetestState = 'planned' | 'due' | 'overdue' | 'closed' | 'cancelled'

/** The first and last day (yyyy-MM-dd) of a retest's window. */
export type RetestWindow = { from: string; until: string }

/**
 * The window of a retest: one week before and after the day `weeks` after `start` (yyyy-MM-dd). It begins after
 * `start`, so that a result of that day is never its own retest.
 */
export function retestWindow(start: string, weeks: number): RetestWindow {
  const planned = addDays(start, weeks * 7)
  const from = addDays(planned, -AROUND_DAYS)
  return { from: from > start ? from : addDays(start, 1), until: addDays(planned, AROUND_DAYS) }
}

/** The fields that decide which result closes a retest. */
export type CountedRetest = RetestWindow & {
  id: string
  marker: string
  /** The result it was planned on, which never closes it. */
  fromTest: string | null
  closedBy: string | null
  createdAt: string
}

/** What a person must check before a result can close a retest: its row, or the day of the draw. */
export type RetestQuestion = { testId: string; about: 'row' | 'day' }

// ---------------------------------------------------------------- words

/** A window in words: "26 January to 9 February 2027". */
export const windowText = (window: RetestWindow, t: Translate) =>
  t('bloodTests.retest.window', windowValues(window))

/** A window as messages take it. Its first day has no year where the last one has the same. */
export const windowValues = ({ from, until }: RetestWindow) => ({
  years: from.slice(0, 4) === until.slice(0, 4) ? ('same' as const) : ('other' as const),
  from: utcDay(from),
  until: utcDay(until),
})

type Open = RetestWindow & { marker: string; state: RetestState }

/** Retests for the next blood draw: their markers, whether any is due and not late, and the first day that one ends. */
export type RetestLine = { markers: string[]; state: 'due' | 'overdue'; until: string | null }

/** The retests that are due or overdue, as one line of the day. Null when there are none. */
export function retestLine(retests: readonly Open[]): RetestLine | null {
  const open = retests.filter(({ state }) => state === 'due' || state === 'overdue')
  if (open.length === 0) return null
  const due = open.filter(({ state }) => state === 'due')
  const [until] = due.map((retest) => retest.until).sort()
  return {
    markers: open.map(({ marker }) => marker),
    state: due.length > 0 ? 'due' : 'overdue',
    until: until ?? null,
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
  /** Null if a newer retest took its place. */
  cancelledBy: string | null
  cancelReason: string | null
  /** What must be checked before a result can close it. */
  question: RetestQuestion | null
  /** For the slip: the LOINC code if certain, and the last sound value before it. */
  loinc: string | null
  last: (Pick<MarkerRow, 'value' | 'comparator' | 'unit'> & { day: string }) | null
}
