import { sql } from 'drizzle-orm'
import type { Condition } from '../../shared/conditions.ts'
import type { ProfileField } from '../../shared/forms.ts'

/** Characters of undecided answers that a check reads for a field. */
const MOST_CHARACTERS = 30_000

/** What a person answered in forms for a field, and nobody has decided about. */
const undecided = (field: ProfileField) => sql`
  from profile_proposals p where p.patient_id = profiles.id and p.state = 'open' and p.field = ${field}`

const withUndecided = (field: ProfileField, column: string) =>
  sql<string | null>`nullif(concat_ws(e'\\n', nullif(profiles.${sql.raw(column)}, ''),
    (select left(string_agg(p.value, e'\\n' order by p.created_at, p.path), ${MOST_CHARACTERS}) ${undecided(field)})), '')`

/**
 * What a person has told, in a query of profiles: the profile, and what answers to forms would add to it. Every check that
 * warns reads this, because an answer that nobody has decided about may be true.
 */
export const told = {
  allergies: withUndecided('allergies', 'allergies'),
  medicalHistory: withUndecided('medicalHistory', 'medical_history'),
  currentMedications: withUndecided('currentMedications', 'current_medications'),
  conditions: sql<
    Condition[]
  >`to_json(profiles.conditions || array(select p.value ${undecided('conditions')}))`,
}
