/**
 * A blood test result as `bloodTests.get` sends it: each row, line and answer once. `wholeResult` puts it together
 * again.
 */
import type { Check, Correction, MarkerRow, UnreadLine } from './bloodTests.ts'

/** A row that may resemble one of the result's rows: `like` is the index of that one, and only what differs follows. */
type SentRow = { like?: number } & Partial<MarkerRow>

/** A correction; `corrected` is the index of its row. A row that is not among the result's rows is sent as a whole. */
type SentCorrection = Omit<Correction, 'printed' | 'corrected' | 'earlier'> & {
  printed: SentRow | null
  corrected: number | MarkerRow | null
}

/** A check; `unread` is the index of its line. What its answer calls printed is `read`. */
type SentCheck = Omit<Check, 'read' | 'unread' | 'answer'> & {
  read: SentRow | null
  unread: number | null
  answer: Omit<SentCorrection, 'printed'> | null
}

type Rows = { markers: MarkerRow[]; unread: UnreadLine[] }
/** A result with its checks and corrections in full. */
type Whole = Rows & { checks: Check[]; corrections: Correction[] }
/** The corrections are those that answer no check. */
type Sent = Rows & { checks: SentCheck[]; corrections: SentCorrection[] }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What is sent of a whole result. Its rows come from the database, which always orders a row's fields alike. */
export function sentResult<R extends Whole>(whole: R): Omit<R, 'checks' | 'corrections'> & Sent {
  const { markers, unread, checks, corrections } = whole
  const indices = new Map(
    markers.map((row, index): [string, number] => [JSON.stringify(row), index]).toReversed(),
  )
  const correctedRow = (row: MarkerRow | null) => row && (indices.get(JSON.stringify(row)) ?? row)
  const sentRow = (row: MarkerRow | null, corrected: MarkerRow | null): SentRow | null => {
    if (!row) return null
    const index = indices.get(JSON.stringify(corrected ?? row))
    const like = index === undefined ? undefined : markers[index]
    // A difference can be told only where the row has all fields of the other.
    if (!like || Object.keys(like).some((key) => !(key in row))) return row
    const differs = Object.entries(row).filter(([key, value]) => !isSame(value, like[key as keyof MarkerRow]))
    return { like: index, ...Object.fromEntries(differs) }
  }
  const sentCorrection = ({ earlier: _, printed, corrected, ...said }: Correction): SentCorrection => ({
    ...said,
    printed: sentRow(printed, corrected),
    corrected: correctedRow(corrected),
  })
  const answers = new Set(checks.map(({ answer }) => answer))
  return {
    ...whole,
    checks: checks.map((check): SentCheck => {
      const read = sentRow(check.read, check.answer?.corrected ?? null)
      const line = check.unread && unread.indexOf(check.unread)
      if (!check.answer) return { ...check, read, unread: line, answer: null }
      const { printed: _, ...answer } = sentCorrection(check.answer)
      return { ...check, read, unread: line, answer }
    }),
    corrections: corrections.filter((one) => !answers.has(one)).map(sentCorrection),
  }
}

/** The whole result that was sent; its corrections without earlier answers, the latest last. */
export function wholeResult<S extends Sent>(sent: S): Omit<S, 'checks' | 'corrections'> & Whole {
  const { markers, unread } = sent
  const rowOf = (row: SentRow | null): MarkerRow | null => {
    if (!row) return null
    const { like, ...fields } = row
    return { ...(like !== undefined && markers[like]), ...fields } as MarkerRow
  }
  const correctionOf = (
    { corrected, ...said }: Omit<SentCorrection, 'printed'>,
    printed: MarkerRow | null,
  ): Correction => ({
    ...said,
    printed,
    corrected: typeof corrected === 'number' ? (markers[corrected] ?? null) : corrected,
  })
  const checks = sent.checks.map((check): Check => {
    const read = rowOf(check.read)
    return {
      ...check,
      read,
      unread: check.unread === null ? null : (unread[check.unread] ?? null),
      answer: check.answer && correctionOf(check.answer, read),
    }
  })
  const others = sent.corrections.map((one) => correctionOf(one, rowOf(one.printed)))
  const answers = checks.flatMap(({ answer }) => answer ?? [])
  const byTime = (one: Correction, other: Correction) => (one.at < other.at ? -1 : Number(one.at > other.at))
  return { ...sent, checks, corrections: [...others, ...answers].sort(byTime) }
}
