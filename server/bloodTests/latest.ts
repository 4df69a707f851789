/** A person's latest value of each marker, and counts of what was left out. */
import { observationId, toFhir } from '@verbena/lab-reader'
import { sql } from 'drizzle-orm'
import type { Correction, MarkerRow, QualitativeRow } from '../../shared/bloodTests.ts'
import { ownerId, type RecordOwner } from '../access/careLinks.ts'
import type { Db } from '../platform/db.ts'
import type { Reference, Resource } from '../platform/fhir.ts'

/** The latest tests read, by the day of the draw. */
const MAX_TESTS = 200
/** Values (one per marker), and qualitative results. */
const [MAX_VALUES, MAX_IN_WORDS] = [200, 60]

/** A marker's latest value. `index` is that of its Observation in its result. */
export type LatestValue = {
  testId: string
  index: number
  collectedOn: string | null
  /** Of the draw; of the upload if the report has none. */
  day: string
  createdAt: string
  row: MarkerRow
  /** The owner's correction behind this row. */
  correction: Correction | null
  /** The day of a later report with this marker in a doubtful or implausible line. */
  unsureOn: string | null
}

/** The latest result in words of one name. */
export type LatestInWords = Omit<LatestValue, 'row' | 'correction' | 'unsureOn'> & { row: QualitativeRow }

export type LatestResults = {
  values: LatestValue[]
  inWords: LatestInWords[]
  /** Markers and qualitative results beyond the limits. */
  moreValues: number
  /** Doubtful or implausible lines, and uploads without a result. */
  unchecked: number
  unreadReports: number
  /** Tests older than those read. */
  olderTests: number
}

const TESTS = (userId: string) => sql`
  tests as materialized (
    select id, created_at, collected_on, markers, qualitative, corrections,
      coalesce(collected_on, (created_at at time zone 'UTC')::date) as day
    from blood_test_results where user_id = ${userId} and status = 'completed'
    order by day desc, created_at desc, id desc limit ${MAX_TESTS}
  )`
const LATEST_COLUMNS = sql`
  id as "testId", index, collected_on::text as "collectedOn", day::text,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", value as row,
  (count(*) over ())::int as total`
type Counted<Row> = Row & { total: number }

/** The latest certain value of each marker, those outside their range first, then the newest. */
async function latestValues(db: Db, userId: string) {
  const { rows } = await db.execute<Counted<LatestValue>>(sql`
    with ${TESTS(userId)}, latest as (
      select distinct on (key, specimen) t.id, t.created_at, t.collected_on, t.day, t.corrections, m.index, m.value,
        coalesce(m.value->>'marker', lower(m.value->>'name')) as key, m.value->>'specimen' as specimen
      from tests t cross join lateral (
        select r.value, (row_number() over (order by r.place))::int - 1 as index
        from jsonb_array_elements(t.markers) with ordinality r (value, place)
        where not coalesce((r.value->>'doubtful')::boolean, false)
      ) m
      where (m.value->>'plausible')::boolean
      order by key, specimen, t.day desc, t.created_at desc, t.id desc, m.index
    ), unsure as materialized (
      select coalesce(m->>'marker', lower(m->>'name')) as key, max(t.day) as day
      from tests t cross join lateral jsonb_array_elements(t.markers) m
      where not (m->>'plausible')::boolean or coalesce((m->>'doubtful')::boolean, false)
      group by 1
    )
    select ${LATEST_COLUMNS},
      (select u.day::text from unsure u where u.key = latest.key and u.day >= latest.day) as "unsureOn",
      (select c.value from jsonb_array_elements(corrections) c where c.value->'corrected' = latest.value limit 1)
        as correction
    from latest
    order by coalesce(value->>'flag', '') in ('low', 'high') desc, day desc, key, specimen
    limit ${MAX_VALUES}`)
  return rows
}

/** The latest certain result in words of each name, the newest first. */
async function latestInWords(db: Db, userId: string) {
  const { rows } = await db.execute<Counted<LatestInWords>>(sql`
    with ${TESTS(userId)}, latest as (
      select distinct on (key) t.id, t.created_at, t.collected_on, t.day, m.value, lower(m.value->>'name') as key,
        m.place::int - 1 + jsonb_array_length(
          jsonb_path_query_array(t.markers, '$[*] ? (!(@.doubtful == true))')) as index
      from tests t cross join lateral jsonb_array_elements(t.qualitative) with ordinality m (value, place)
      where not coalesce((m.value->>'doubtful')::boolean, false)
      order by key, t.day desc, t.created_at desc, t.id desc, m.place
    )
    select ${LATEST_COLUMNS} from latest order by day desc, key limit ${MAX_IN_WORDS}`)
  return rows
}

/** Counts what of the uploads is not in the values. */
async function countsOf(db: Db, userId: string) {
  const { rows } = await db.execute<{ unchecked: number; unread: number; completed: number }>(sql`
    select
      coalesce(sum(to_check
        + jsonb_array_length(jsonb_path_query_array(markers, '$[*] ? (@.plausible == false && !(@.doubtful == true))'))
        + jsonb_array_length(jsonb_path_query_array(qualitative, '$[*] ? (@.doubtful == true)')))
        filter (where status = 'completed'), 0)::int as unchecked,
      (count(*) filter (where status <> 'completed'))::int as unread,
      (count(*) filter (where status = 'completed'))::int as completed
    from blood_test_results where user_id = ${userId}`)
  return rows[0] ?? { unchecked: 0, unread: 0, completed: 0 }
}

/** Returns a person's latest results, bounded regardless of how much was uploaded. */
export async function latestResults(db: Db, owner: RecordOwner): Promise<LatestResults> {
  const userId = ownerId(owner)
  const [values, inWords, { unchecked, unread, completed }] = await Promise.all([
    latestValues(db, userId),
    latestInWords(db, userId),
    countsOf(db, userId),
  ])
  const beyond = (rows: readonly { total: number }[]) => (rows[0]?.total ?? 0) - rows.length
  return {
    values: values.map(({ total: _total, ...value }) => value),
    inWords: inWords.map(({ total: _total, ...value }) => value),
    moreValues: beyond(values) + beyond(inWords),
    ...{ unchecked, unreadReports: unread, olderTests: Math.max(0, completed - MAX_TESTS) },
  }
}

/** Converts a latest value to the Observation of its result, with the same id. */
export function latestInFhir(one: LatestValue | LatestInWords, subject: Reference): Resource {
  const { testId, index, collectedOn, createdAt, row } = one
  const test = toFhir({
    ...{ id: testId, collectedOn, createdAt: new Date(createdAt), analysis: null, unread: [], subject },
    ...('value' in row ? { markers: [row], qualitative: [] } : { markers: [], qualitative: [row] }),
    corrections: 'correction' in one && one.correction ? [one.correction] : [],
  })
  const observation = test.entry.find(({ resource }) => resource.resourceType === 'Observation')
  if (!observation) throw new Error('a value has no observation')
  return { ...observation.resource, id: observationId(testId, index) }
}
