import { localDay } from '../../lib/today.ts'

type Entry = {
  at: string
  action: string
  actor: { id: string | null }
  subject: { id: string | null }
  targetId: string | null
  detail?: unknown
}

/** The newest of `times` equal entries; the oldest of them was at `since`. */
export type Repeated<Row> = Row & { times: number; since: string }

const visitOf = ({ at, actor, subject }: Entry) =>
  JSON.stringify([localDay(new Date(at)), actor.id, subject.id])
const deedOf = ({ action, targetId, detail }: Entry) => JSON.stringify([action, targetId, detail])

/**
 * Opening a patient's page writes several entries each time. Of entries in a row with the same day, actor and subject,
 * those about the same action become one.
 */
export function joinRepeats<Row extends Entry>(newestFirst: readonly Row[]): Repeated<Row>[] {
  const joined: Repeated<Row>[] = []
  let visit = ''
  let deeds = new Map<string, Repeated<Row>>()
  for (const row of newestFirst) {
    if (visitOf(row) !== visit) {
      visit = visitOf(row)
      deeds = new Map()
    }
    const known = deeds.get(deedOf(row))
    if (known) Object.assign(known, { times: known.times + 1, since: row.at })
    else {
      const first = { ...row, times: 1, since: row.at }
      deeds.set(deedOf(row), first)
      joined.push(first)
    }
  }
  return joined
}
