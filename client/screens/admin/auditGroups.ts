import { localDay } from '../../lib/today.ts'

type Entry = {
  at: string
  action: string
  actor: { id: string | null }
  subject: { id: string | null }
  targetId: string | null
  detail?: unknown
}

/** An entry that stands for `times` equal ones; the earliest of them was at `since`. */
export type Repeated<Row> = Row & { times: number; since: string }

const visitOf = ({ at, actor, subject }: Entry) =>
  JSON.stringify([localDay(new Date(at)), actor.id, subject.id])
const sameAs = (one: Entry) => {
  const key = ({ action, targetId, detail }: Entry) => JSON.stringify([action, targetId, detail])
  return (other: Entry) => key(one) === key(other)
}

/**
 * Joins what one person did repeatedly about another on one day, as long as nobody else comes between: opening a page
 * writes several entries each time. The newest stands for all of them.
 */
export function joinRepeats<Row extends Entry>(newestFirst: readonly Row[]): Repeated<Row>[] {
  const joined: Repeated<Row>[] = []
  let visit = { key: '', from: 0 }
  for (const row of newestFirst) {
    const key = visitOf(row)
    if (key !== visit.key) visit = { key, from: joined.length }
    const known = joined.slice(visit.from).find(sameAs(row))
    if (known) Object.assign(known, { times: known.times + 1, since: row.at })
    else joined.push({ ...row, times: 1, since: row.at })
  }
  return joined
}
