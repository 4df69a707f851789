import { eq, sql } from 'drizzle-orm'
import { importedResources, profiles, recordImportEntries } from '../../drizzle/schema.ts'
import { profileInput } from '../../shared/auth.ts'
import { CONDITIONS } from '../../shared/conditions.ts'
import type { EntryInput } from '../../shared/healthInputs.ts'
import type { MeasurementKind } from '../../shared/measurements.ts'
import { TEXT_KINDS, type TextKind } from '../../shared/recordImport.ts'
import type { Who } from '../access/who.ts'
import { refuseBeyondQuota } from '../account/quota.ts'
import { audit } from '../audit/audit.ts'
import { takeEntries } from '../health/health.ts'
import { addMeasurements, removeMeasurement } from '../measurements/measurements.ts'
import type { Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import type { FileReading } from './importEntries.ts'
import type { ApplyInput } from './importInputs.ts'
import { type Judged, judgedEntries, noneKnown, openImport } from './importPreview.ts'

/** Entries written per step. */
const STEP = 10_000
/** Days per statement. */
const DAYS = 1_000

/** The entries to apply: those in `refs`, new ones of `kinds` not left out, and conflicts the person chose to take. */
function chosenEntries(userId: string, { id, refs, kinds }: ApplyInput) {
  const list = (values: readonly string[]) =>
    sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
  return sql`
    select * from (${judgedEntries(userId, id)}) judged
    where kind <> 'person' and (
      (state in ('new', 'conflict') and id::text in ${list(refs)})
      or (state = 'conflict' and decision = 'take')
      or (state = 'new' and decision is distinct from 'leave' and kind in ${list(kinds)}))`
}

async function refuseUnknown(tx: Tx, { id, refs }: ApplyInput) {
  const { rows } = await tx.execute<{ known: number }>(sql`
    select count(*)::int as known from ${recordImportEntries}
    where import_id = ${id} and id::text in (select jsonb_array_elements_text(${JSON.stringify(refs)}::jsonb))`)
  if (rows[0]?.known !== new Set(refs).size) throw new Refusal('NOT_FOUND', 'record.refused.ref')
}

type ReadingContent = Pick<FileReading, 'values' | 'unit' | 'fasting' | 'device'>

/** Adds readings with their device or file as the source, replacing a differing one of the same minute. */
async function takeMeasurements(tx: Tx, who: Who, input: ApplyInput, fileName: string) {
  let taken = 0
  for (;;) {
    const { rows } = await tx.execute<Judged>(sql`
      select * from (${chosenEntries(who.userId, input)}) chosen where kind = 'measurement'
      order by line, id limit ${STEP}`)
    // Two readings of a file may replace the same one.
    const replaced = new Set(rows.flatMap(({ here }) => here?.id ?? []))
    for (const id of replaced) await removeMeasurement(tx, who, id)
    const readings = rows.map(({ type, at, content }) => {
      const { values, unit, fasting = null, device } = content as ReadingContent
      return {
        ...{ kind: type as MeasurementKind, at: at ?? '', values, unit, fasting },
        source: device || fileName,
      }
    })
    const added = await addMeasurements(tx, who, readings)
    taken += added
    // Those that were added are no longer new.
    if (rows.length < STEP || added === 0) return taken
  }
}

/** Adds days of the tracker, replacing existing ones that differ. */
async function takeDays(tx: Tx, userId: string, input: ApplyInput) {
  const { rows } = await tx.execute<Judged>(sql`
    select * from (${chosenEntries(userId, input)}) chosen where kind = 'health' order by line, id`)
  let taken = 0
  for (let from = 0; from < rows.length; from += DAYS) {
    const step = rows.slice(from, from + DAYS)
    for (const replaces of [true, false]) {
      const days = step.filter(({ state }) => (state === 'conflict') === replaces)
      taken += await takeEntries(
        tx,
        userId,
        days.map(({ content }) => content as EntryInput),
        replaces,
      )
    }
  }
  return taken
}

/** Appends texts and conditions to the profile. Replaces nothing but "none known". */
async function joinToProfile(tx: Tx, userId: string, input: ApplyInput) {
  // The profile first, as everything that writes it. What another import adds meanwhile is judged as it is then.
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
  const { rows } = await tx.execute<Judged>(sql`
    select * from (${chosenEntries(userId, input)}) chosen
    where kind in ('conditions', 'allergies', 'medicalHistory', 'currentMedications') order by line, id`)
  if (!profile || rows.length === 0) return 0
  const wordsOf = ({ content }: Judged) => String(content.words)
  const none = noneKnown()
  const texts: Partial<Record<TextKind, string>> = {}
  for (const kind of TEXT_KINDS) {
    const words = rows.filter((row) => row.kind === kind).map(wordsOf)
    if (words.length === 0) continue
    const now = profile[kind]?.trim() ?? ''
    const before = now === '' || none.includes(now.toLowerCase()) ? [] : [now]
    const joined = [...before, ...new Set(words)].join('\n')
    const parsed = profileInput.shape[kind].safeParse(joined)
    if (!parsed.success) throw Refusal.from('BAD_INPUT', parsed.error.issues[0]?.message ?? '')
    texts[kind] = joined
  }
  const added = rows.filter(({ kind }) => kind === 'conditions').map(wordsOf)
  const conditions = CONDITIONS.filter((one) => profile.conditions.includes(one) || added.includes(one))
  await tx
    .update(profiles)
    .set({ ...texts, conditions })
    .where(eq(profiles.id, userId))
  return rows.length
}

/** Stores resources unchanged. */
async function takeResources(tx: Tx, userId: string, input: ApplyInput, fileName: string) {
  const { rowCount } = await tx.execute(sql`
    insert into ${importedResources} (user_id, type, title, at, content, hash, file_name, size_bytes)
    select ${userId}, type, title, at::timestamptz, content, hash, ${fileName}, octet_length(content::text)
    from (${chosenEntries(userId, input)}) chosen where kind = 'elsewhere' order by line
    on conflict do nothing`)
  return rowCount ?? 0
}

/**
 * Applies the chosen entries, all or none. Skips existing ones, so a repeated call changes nothing; conflicts are left
 * out unless `refs` names them or the person chose to take them. Returns how many were applied.
 */
export async function applyRecordImport(deps: Pick<Services, 'db' | 'env'>, who: Who, input: ApplyInput) {
  const { userId } = who
  return deps.db.transaction(async (tx) => {
    const { fileName, source } = await openImport(tx, who, input.id)
    await refuseUnknown(tx, input)
    const profile = await joinToProfile(tx, userId, input)
    const measured = await takeMeasurements(tx, who, input, fileName)
    const days = await takeDays(tx, userId, input)
    const elsewhere = await takeResources(tx, userId, input, fileName)
    await refuseBeyondQuota(deps, tx, userId)
    const taken = { measurements: measured, days, profile, elsewhere }
    await audit(tx, {
      actorId: userId,
      subjectId: userId,
      action: 'record.import',
      detail: { source, ...taken },
    })
    return { taken: measured + days + profile + elsewhere, ...taken }
  })
}
