/** A person's markers over time, from completed tests; bounded regardless of how much was uploaded. */
import { eq, sql } from 'drizzle-orm'
import { profiles } from '../../drizzle/schema.ts'
import type { MarkerHistory, Trends } from '../../shared/bloodTests.ts'
import { ownerId, type RecordOwner } from '../access/careLinks.ts'
import { isoInstant } from '../access/days.ts'
import { languageOfPerson } from '../access/locale.ts'
import type { Db } from '../platform/db.ts'
import { markerTrendsOf } from './markerTrends.ts'
import type { Reading } from './trends.ts'

/** The latest tests, by the day of the draw, of which PostgreSQL reads all rows: decades of visits. */
const MAX_TESTS = 200
/** Values of all markers together; keeps a response below 1 MB. */
const MAX_VALUES = 1_200
/** Comments on one marker's reports. */
const MAX_REVIEWS = 3
/** Names of unchecked rows. */
const MAX_NAMES = 50

type Read = {
  /** The chosen rows by test. */
  tests: Reading[] | null
  values: number
  unchecked: string[] | null
  names: number
  completed: number
}

/** Narrows completed tests to those with a marker. */
const has = (marker: string | undefined) =>
  marker === undefined ? sql`` : sql`and markers @> ${JSON.stringify([{ marker }])}::jsonb`

/**
 * The rows behind trends, selected in SQL so that no report is loaded whole: the first row of each marker and unit per
 * test, of those the latest of every marker, then earlier ones up to the limit.
 */
async function readingsOf(db: Db, owner: RecordOwner, marker?: string) {
  const { rows } = await db.execute<Read>(sql`
    with completed as materialized (
      select id, created_at, collected_on, markers,
        coalesce(collected_on, (created_at at time zone 'UTC')::date) as day
      from blood_test_results where user_id = ${ownerId(owner)} and status = 'completed' ${has(marker)}
    ), tests as materialized (
      select * from completed order by day desc, created_at desc, id desc limit ${MAX_TESTS}
    ), known as materialized (
      select t.id, t.day, t.created_at, m.place, m.value->>'marker' as marker, m.value->>'unit' as unit,
        m.value->>'name' as name, coalesce((m.value->>'doubtful')::boolean, false) as doubtful,
        (m.value->>'plausible')::boolean as plausible
      from tests t cross join lateral jsonb_array_elements(t.markers) with ordinality m (value, place)
      where m.value->>'marker' is not null ${marker === undefined ? sql`` : sql`and m.value->>'marker' = ${marker}`}
    ), firsts as (
      select distinct on (id, marker, unit) id, day, created_at, place, marker
      from known where plausible and not doubtful order by id, marker, unit, place
    ), ranked as materialized (
      select id, place, day, created_at,
        row_number() over (partition by marker order by day desc, created_at desc, id desc, place) as nth
      from firsts
    ), chosen as (
      select id, array_agg(place) as places
      from (
        select id, place from ranked order by nth, day desc, created_at desc, id desc, place limit ${MAX_VALUES}
      ) latest
      group by id
    ), unchecked as materialized (
      select name, row_number() over (order by max(day) desc, max(created_at) desc, min(place)) as nth
      from known where doubtful group by name
    )
    select (select count(*)::int from completed) as completed,
      (select count(*)::int from ranked) as values,
      (select count(*)::int from unchecked) as names,
      (select json_agg(name order by nth) from unchecked where nth <= ${MAX_NAMES}) as unchecked,
      (
        select json_agg(json_build_object(
          'id', t.id, 'collectedOn', t.collected_on,
          'createdAt', ${isoInstant(sql`t.created_at`, 'us')},
          'markers', (
            select json_agg(m.value order by m.place)
            from jsonb_array_elements(t.markers) with ordinality m (value, place) where m.place = any(c.places)
          )
        ))
        from chosen c join tests t on t.id = c.id
      ) as tests`)
  const [read] = rows
  if (!read) throw new Error('the completed tests were not returned')
  const readings = read.tests ?? []
  const chosen = readings.reduce((sum, { markers }) => sum + markers.length, 0)
  const left = {
    tests: Math.max(0, read.completed - MAX_TESTS),
    values: read.values - chosen,
    unchecked: Math.max(0, read.names - MAX_NAMES),
  }
  const isWhole = left.tests + left.values + left.unchecked === 0
  return { readings, unchecked: read.unchecked ?? [], cut: isWhole ? null : left }
}

/** The date of birth, for age-dependent limits. */
export const bornOf = async (db: Db, userId: string) => {
  const [profile] = await db
    .select({ born: profiles.dateOfBirth })
    .from(profiles)
    .where(eq(profiles.id, userId))
  return profile?.born ?? null
}

/** Every marker of one person over time, and the names of rows that are left out. */
export async function trendsOfPerson(db: Db, owner: RecordOwner): Promise<Trends> {
  const [{ readings, ...rest }, born] = await Promise.all([readingsOf(db, owner), bornOf(db, ownerId(owner))])
  return { trends: markerTrendsOf(readings, { born }), ...rest }
}

/** One marker of a person over time, its reports, and the latest comments on them. Empty for a marker without values. */
export async function trendsOfMarker(db: Db, owner: RecordOwner, marker: string): Promise<MarkerHistory> {
  const completed = sql`b.user_id = ${ownerId(owner)} and b.status = 'completed' ${has(marker)}`
  const [{ readings, cut }, born, reports, reviews] = await Promise.all([
    readingsOf(db, owner, marker),
    bornOf(db, ownerId(owner)),
    db.execute<MarkerHistory['reports'][number]>(sql`
      select b.id, b.file_name as "fileName" from blood_test_results b where ${completed}
      order by coalesce(b.collected_on, (b.created_at at time zone 'UTC')::date) desc, b.created_at desc
      limit ${MAX_TESTS}`),
    db.execute<MarkerHistory['reviews'][number]>(sql`
      select u.name as by, ${languageOfPerson(sql`u.id`)} as language, r.at, r.comment, b.collected_on as "collectedOn"
      from blood_test_results b join blood_test_reviews r on r.blood_test_id = b.id join users u on u.id = r.by
      where ${completed} and r.comment is not null
      order by r.at desc, r.id limit ${MAX_REVIEWS}`),
  ])
  return {
    trends: markerTrendsOf(readings, { born }),
    reports: reports.rows,
    reviews: reviews.rows.map((review) => ({ ...review, at: new Date(review.at).toISOString() })),
    cut,
  }
}
