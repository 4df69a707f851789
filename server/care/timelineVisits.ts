import { and, desc, eq, gte, isNotNull, lt, type SQLWrapper, sql } from 'drizzle-orm'
import { appointments, bloodTestResults, bloodTestReviews, users, visitNotes } from '../../drizzle/schema.ts'
import type { Timeline } from '../../shared/timeline.ts'
import { ownerId, type RecordOwner } from '../access/careLinks.ts'
import { dayIn } from '../access/days.ts'
import { type Db, jsonBytes } from '../platform/db.ts'

const MAX_VISITS = 100
/** Bytes of the released texts that are sent. */
const MAX_TEXT = 100_000

type Instants = readonly [first: Date, end: Date]
type Visits = Pick<Timeline, 'visits' | 'conversations'> & { cut: { visits: number; texts: number } }

/** All rows that a statement found, also those beyond its limit. */
const countAll = sql<number>`count(*) over ()::int`

/** Signed notes, with the text that was released; the patient sees released ones only. */
const noteOf = (owner: RecordOwner) =>
  and(
    eq(visitNotes.patientId, ownerId(owner)),
    isNotNull(typeof owner === 'string' ? visitNotes.signedAt : visitNotes.releasedAt),
  )

async function notesOf(db: Db, owner: RecordOwner, [first, end]: Instants) {
  const text = sql`case when ${visitNotes.releasedAt} is not null then ${visitNotes.forPatient} end`
  const newestFirst = sql`order by ${visitNotes.signedAt} desc, ${visitNotes.id} desc`
  const ranked = db
    .select({
      id: visitNotes.id,
      isSent: sql<boolean>`sum(${jsonBytes(text)}) over (${newestFirst}) <= ${MAX_TEXT}`.as('is_sent'),
      all: countAll.as('all_visits'),
    })
    .from(visitNotes)
    .where(and(noteOf(owner), gte(visitNotes.signedAt, first), lt(visitNotes.signedAt, end)))
    .as('ranked')
  return db
    .select({
      at: sql<Date>`${visitNotes.signedAt}`.mapWith(visitNotes.signedAt),
      by: users.name,
      text: sql<string | null>`case when ${ranked.isSent} then ${text} end`,
      isTextless: sql<boolean>`not ${ranked.isSent} and ${text} is not null`,
      all: ranked.all,
    })
    .from(ranked)
    .innerJoin(visitNotes, eq(visitNotes.id, ranked.id))
    .innerJoin(users, eq(users.id, visitNotes.authorId))
    .orderBy(desc(visitNotes.signedAt), desc(visitNotes.id))
    .limit(MAX_VISITS)
}

/** Appointments that took place, without those of whose day there is a note by the same practitioner. */
async function keptOf(db: Db, owner: RecordOwner, [first, end]: Instants, timeZone: string) {
  const day = (instant: SQLWrapper) => dayIn(instant, sql`${timeZone}`)
  const note = sql`exists (select from ${visitNotes} where ${noteOf(owner)}
    and ${visitNotes.authorId} = ${appointments.practitionerId}
    and ${day(visitNotes.signedAt)} = ${day(appointments.at)})`
  return db
    .select({ at: appointments.at, by: users.name, all: countAll })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.practitionerId))
    .where(
      and(
        eq(appointments.patientId, ownerId(owner)),
        eq(appointments.state, 'kept'),
        gte(appointments.at, first),
        lt(appointments.at, end),
        sql`not ${note}`,
      ),
    )
    .orderBy(desc(appointments.at), desc(appointments.id))
    .limit(MAX_VISITS)
}

/** Conversations about results, from their reviews. */
async function conversationsOf(db: Db, owner: RecordOwner, [first, end]: Instants) {
  return db
    .select({ at: bloodTestReviews.at, by: users.name, all: countAll })
    .from(bloodTestReviews)
    .innerJoin(bloodTestResults, eq(bloodTestResults.id, bloodTestReviews.bloodTestId))
    .innerJoin(users, eq(users.id, bloodTestReviews.by))
    .where(
      and(
        eq(bloodTestResults.userId, ownerId(owner)),
        eq(bloodTestReviews.spoken, true),
        gte(bloodTestReviews.at, first),
        lt(bloodTestReviews.at, end),
      ),
    )
    .orderBy(desc(bloodTestReviews.at), desc(bloodTestReviews.id))
    .limit(MAX_VISITS)
}

/**
 * The visits of a period, oldest first: its signed notes, and the appointments that took place. Both of one practitioner
 * on one day of the clinic are one visit. Beside them the conversations about results.
 */
export async function visitsOf(
  db: Db,
  owner: RecordOwner,
  period: Instants,
  timeZone: string,
): Promise<Visits> {
  const [notes, kept, spoken] = await Promise.all([
    notesOf(db, owner, period),
    keptOf(db, owner, period, timeZone),
    conversationsOf(db, owner, period),
  ])
  const found = [...notes, ...kept.map((one) => ({ ...one, text: null, isTextless: false }))]
  const newest = found.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, MAX_VISITS)
  return {
    visits: newest.map(({ at, by, text }) => ({ at: at.toISOString(), by, text })).reverse(),
    conversations: spoken.map(({ at, by }) => ({ at: at.toISOString(), by })).reverse(),
    cut: {
      visits:
        (notes[0]?.all ?? 0) + (kept[0]?.all ?? 0) + (spoken[0]?.all ?? 0) - newest.length - spoken.length,
      texts: newest.filter(({ isTextless }) => isTextless).length,
    },
  }
}
