import { type SQL, sql } from 'drizzle-orm'
import {
  healthTracking,
  importedResources,
  measurements,
  profiles,
  recordImportEntries,
  recordImports,
  users,
} from '../../drizzle/schema.ts'
import { LANGUAGES, type Translate } from '../../locales/translate.ts'
import type { Condition } from '../../shared/conditions.ts'
import { conditionText } from '../../shared/conditionText.ts'
import type { Measurement, MeasurementUnit } from '../../shared/measurements.ts'
import type {
  EntryDecision,
  EntryKind,
  EntryState,
  ImportSource,
  Unreadable,
} from '../../shared/recordImport.ts'
import { isoInstant } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import type { Queries } from '../platform/db.ts'
import { translatorFor } from '../platform/locales.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { PreviewInput } from './importInputs.ts'

/** An entry compared with the record; `here` is the measurement of the same minute. */
export type Judged = {
  id: string
  line: number
  kind: EntryKind
  type: string
  title: string
  at: string | null
  content: Record<string, unknown>
  reason: Unreadable | null
  decision: EntryDecision | null
  state: EntryState
  /** Whether another value of the same line is readable. */
  hasRest: boolean
  here: { id: string; value: number; diastolic: number | null; unit: MeasurementUnit } | null
}

/** "None known" in every language of the portal. */
export const noneKnown = () =>
  LANGUAGES.map((language) => translatorFor(language)('forms.profile.noneKnown').toLowerCase())

/** A text in lower case with one item per line, so that "nuts" is not found in "peanuts". Takes linear time. */
const itemsOf = (text: SQL) => {
  const plain = sql`regexp_replace(lower(trim(coalesce(${text}, ''))), '[ \\t\\r]+', ' ', 'g')`
  const lines = sql`translate(${plain}, ',;', E'\\n\\n')`
  return sql`E'\\n' || replace(replace(${lines}, E' \\n', E'\\n'), E'\\n ', E'\\n') || E'\\n'`
}
const isThere = (column: SQL) =>
  sql`position(${itemsOf(sql`e.content ->> 'words'`)} in ${itemsOf(column)}) > 0`

function textState(column: SQL) {
  const none = sql.join(
    noneKnown().map((text) => sql`${text}`),
    sql`, `,
  )
  return sql`case when ${isThere(column)} then 'same'
    when lower(trim(coalesce(${column}, ''))) in (${none}) then 'conflict' else 'new' end`
}

/** SQL for an import's entries with their state, recomputed on each read because the record may have changed. */
export const judgedEntries = (userId: string, importId: string) => sql`
  select e.id, e.line, e.kind, e.type, e.title, ${isoInstant(sql`e.at`)} as at, e.content, e.hash, e.reason, e.decision, to_jsonb(here) as here,
    e.kind = 'measurement' and e.reason is not null and exists (
      select from ${recordImportEntries} r
      where r.import_id = e.import_id and r.line = e.line and r.kind = 'measurement' and r.reason is null
    ) as "hasRest",
    case
      when e.reason is not null then 'unreadable'
      when e.kind = 'measurement' then
        case when here.id is null then 'new' when here.is_equal then 'same' else 'conflict' end
      when e.kind = 'health' then coalesce((
        select case when (h.mood, h.energy_level, h.sleep_hours, h.water_intake, h.exercise_minutes, h.symptoms, h.notes)
          is not distinct from (d.mood, d."energyLevel", d."sleepHours", d."waterIntake", d."exerciseMinutes", d.symptoms, d.notes)
          then 'same' else 'conflict' end
        from ${healthTracking} h, jsonb_to_record(e.content) d(mood text, "energyLevel" int, "sleepHours" numeric,
          "waterIntake" int, "exerciseMinutes" int, symptoms text, notes text)
        where h.user_id = ${userId} and h.date = (e.content ->> 'date')::date), 'new')
      when e.kind = 'elsewhere' then case when exists (
        select from ${importedResources} r where r.user_id = ${userId} and r.hash = e.hash
      ) then 'same' else 'new' end
      when e.kind = 'conditions' then case when e.content ->> 'words' = any(p.conditions) then 'same' else 'new' end
      when e.kind = 'allergies' then ${textState(sql`p.allergies`)}
      when e.kind = 'medicalHistory' then ${textState(sql`p.medical_history`)}
      when e.kind = 'currentMedications' then ${textState(sql`p.current_medications`)}
      when lower(e.content ->> 'name') is distinct from lower(u.name)
        or e.content ->> 'born' not in ('', coalesce(p.date_of_birth::text, e.content ->> 'born')) then 'conflict'
      else 'same'
    end as state
  from ${recordImportEntries} e
  join ${recordImports} i on i.id = e.import_id and i.user_id = ${userId}
  join ${users} u on u.id = i.user_id
  left join ${profiles} p on p.id = i.user_id
  left join lateral (
    select m.id, m.value, m.diastolic, m.unit, (m.canonical = (e.content ->> 'canonical')::numeric
      and m.diastolic is not distinct from (e.content ->> 'diastolic')::numeric) as is_equal
    from ${measurements} m
    where m.user_id = ${userId} and m.kind = e.type
      and m.at >= date_trunc('minute', e.at) and m.at < date_trunc('minute', e.at) + interval '1 minute'
    order by 5 desc, m.at limit 1
  ) here on e.kind = 'measurement' and e.reason is null
  where e.import_id = ${importId}`

/** The caller's import. Refuses another person's as unknown, and one that is still being read. */
export async function openImport(db: Queries, { userId }: Pick<Who, 'userId'>, id: string) {
  const { rows } = await db.execute<{
    source: ImportSource
    fileName: string
    leftOut: number
    createdAt: Date
  }>(sql`
    select source, file_name as "fileName", left_out as "leftOut", created_at as "createdAt"
    from ${recordImports} where id = ${id} and user_id = ${userId} and source is not null`)
  if (!rows[0]) throw new Refusal('NOT_FOUND', 'record.refused.unknown')
  return rows[0]
}

type Counts = Record<EntryState, number>
/**
 * Counts of a kind's entries by state, of new ones left out, and of conflicts taken or kept. `type` is the kind of
 * measurement, or the FHIR resource type.
 */
type EntryGroup = Counts & Record<'left' | 'taken' | 'kept', number> & { kind: EntryKind; type: string }

const LIMIT = 1_000

type FileValues = Partial<Pick<Measurement, 'values' | 'unit'>> & { device?: string; corrected?: true }
type FilePerson = { name?: string; born?: string }

/** The file's measurement and the stored one; or the person that the file names. */
function detailOf({ kind, content, here }: Judged) {
  const { values, unit, device = null, corrected = false } = content as FileValues
  const { name = '', born = '' } = content as FilePerson
  return {
    reading: kind === 'measurement' && values && unit ? { values, unit, device } : null,
    ...{ here, corrected },
    person: kind === 'person' ? { name, born } : null,
  }
}

/** Compares a file with the record: a page of entries, and on the first page the counts of all. Read-only. */
export async function previewRecordImport(
  db: Queries,
  who: Pick<Who, 'userId'>,
  { id, state, kind, cursor, limit = LIMIT }: PreviewInput,
  t: Translate,
) {
  const file = await openImport(db, who, id)
  const judged = judgedEntries(who.userId, id)
  const { rows } = await db.execute<Judged>(sql`
    select * from (${judged}) judged
    where (${state ?? null}::text is null or state = ${state ?? null})
      and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (line, id) > (${cursor?.line ?? 0}, ${cursor?.ref ?? '00000000-0000-0000-0000-000000000000'}::uuid)
    order by line, id limit ${limit + 1}`)
  const resources = rows.map((row) => ({
    ref: row.id,
    ...{ line: row.line, kind: row.kind, type: row.type, state: row.state, reason: row.reason, at: row.at },
    ...{ decision: row.decision, hasRest: row.hasRest },
    title: row.kind === 'conditions' ? conditionText(row.content.words as Condition, t) : row.title,
    ...detailOf(row),
  }))
  const page = pageOf(resources, limit)
  const last = page.at(-1)
  return {
    ...file,
    resources: page,
    groups: cursor ? null : await groupsOf(db, judged),
    nextCursor: last?.more ? { line: last.line, ref: last.ref } : null,
  }
}

async function groupsOf(db: Queries, judged: SQL) {
  const { rows } = await db.execute<EntryGroup>(sql`
    select kind, type, ${countOf('new')}, ${countOf('same')}, ${countOf('conflict')}, ${countOf('unreadable')},
      (count(*) filter (where state = 'new' and decision = 'leave'))::int as left,
      (count(*) filter (where state = 'conflict' and decision = 'take'))::int as taken,
      (count(*) filter (where state = 'conflict' and decision = 'leave'))::int as kept
    from (${judged}) judged group by kind, type order by kind, type`)
  return rows
}
const countOf = (state: EntryState) =>
  sql`(count(*) filter (where state = ${state}))::int as ${sql.identifier(state)}`
