/** Facts about a result's owner: date of birth, and codes of conditions and of what is taken. */
import type { About } from '@verbena/lab-reader'
import { inArray, sql } from 'drizzle-orm'
import { profiles } from '../../drizzle/schema.ts'
import { profileWithAnswers } from '../access/profileWithAnswers.ts'
import type { Queries } from '../platform/db.ts'

/** Plan items read. */
const MOST_PLANNED = 200

/** The columns that `aboutOwner` needs, in a query of profiles. */
export const ownerColumns = {
  // Never null, and first: Drizzle uses it to decide whether a joined profile is missing.
  id: profiles.id,
  conditions: profileWithAnswers.conditions,
  born: profiles.dateOfBirth,
  history: profileWithAnswers.medicalHistory,
  taken: profileWithAnswers.currentMedications,
  planned: sql<string[] | null>`(select json_agg(named.item) from (
    select distinct unnest(medications) as item from treatment_plans
    where treatment_plans.patient_id = profiles.id and treatment_plans.deleted_at is null
    order by item limit ${MOST_PLANNED}
  ) named)`,
}

type OwnerRow = {
  born: string | null
  conditions: string[] | null
  history: string | null
  taken: string | null
  planned: string[] | null
}

/** Today in UTC, accurate enough for an age. */
const currentDay = () => new Date().toISOString().slice(0, 10)

/** Returns the owner's date of birth and the facts of profile and plans; empty without a profile. */
export async function aboutOwner(
  row: OwnerRow | null | undefined,
): Promise<Required<Pick<About, 'born' | 'facts'>>> {
  const { born = null, history = null, taken = null } = row ?? {}
  const [conditions, planned] = [row?.conditions ?? [], row?.planned ?? []]
  if (!history && !taken && planned.length === 0) return { born, facts: conditions }
  // Loaded only where there is something to recognise, because its tables take some megabytes.
  const { factsOf, itemsOf } = await import('@verbena/safety')
  const items = [...itemsOf(taken), ...planned]
  return {
    born,
    facts: factsOf({ conditions, history: history ? [history] : [], taken: items, today: currentDay() }),
  }
}

export async function aboutOwners(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Awaited<ReturnType<typeof aboutOwner>>>()
  const rows = await db
    .select(ownerColumns)
    .from(profiles)
    .where(inArray(profiles.id, [...ids]))
  return new Map(await Promise.all(rows.map(async (row) => [row.id, await aboutOwner(row)] as const)))
}
