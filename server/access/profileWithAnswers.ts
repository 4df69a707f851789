import { sql } from 'drizzle-orm'
import type { Condition } from '../../shared/conditions.ts'
import type { ProfileField } from '../../shared/forms.ts'

/** Characters of undecided answers read for each field. */
const MOST_CHARACTERS = 30_000

/** A person's form answers for a field that are not yet decided. */
const undecided = (field: ProfileField) => sql`
  from profile_proposals p where p.patient_id = profiles.id and p.state = 'open' and p.field = ${field}`

const withUndecided = (field: ProfileField, column: string) =>
  sql<string | null>`nullif(concat_ws(e'\\n', nullif(profiles.${sql.raw(column)}, ''),
    (select left(string_agg(p.value, e'\\n' order by p.created_at, p.path), ${MOST_CHARACTERS}) ${undecided(field)})), '')`

/**
 * In a query of profiles: the profile with what undecided answers would add. Every safety check reads it, because such
 * an answer may be true.
 */
export const profileWithAnswers = {
  allergies: withUndecided('allergies', 'allergies'),
  medicalHistory: withUndecided('medicalHistory', 'medical_history'),
  currentMedications: withUndecided('currentMedications', 'current_medications'),
  conditions: sql<
    Condition[]
  >`to_json(profiles.conditions || array(select p.value ${undecided('conditions')}))`,
}
