import { sql } from 'drizzle-orm'
import type { Locale } from '../../locales/translate.ts'
import { pairTexts } from '../../shared/safetyText.ts'
import type { Who } from '../access/who.ts'
import { cartSafety } from '../plans/safety.ts'
import type { Db } from '../platform/db.ts'
import { clinicalText } from '../platform/locales.ts'
import { Refusal } from '../platform/refusal.ts'

/**
 * Whether the buyer's profile, undecided answers or plans contain anything that could interact with a product. One
 * cheap read.
 */
async function hasRecord(db: Db, userId: string) {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (
      select from profiles where id = ${userId} and (
        coalesce(allergies, '') <> '' or coalesce(current_medications, '') <> ''
        or coalesce(medical_history, '') <> '' or cardinality(conditions) > 0 or date_of_birth is not null)
    ) or exists (
      select from profile_proposals where patient_id = ${userId} and state = 'open'
    ) or exists (
      select from treatment_plans where patient_id = ${userId} and deleted_at is null
    ) as has`)
  return rows[0]?.has ?? false
}

/**
 * Returns the ids of the rules whose serious warnings the buyer acknowledged for these products. Refuses unacknowledged
 * ones.
 */
export async function acknowledgedRules(
  db: Db,
  who: Who,
  productIds: string[],
  acknowledged: boolean,
  locale: Locale,
): Promise<string[]> {
  if (!(await hasRecord(db, who.userId))) return []
  const { warnings } = await cartSafety(db, who, productIds)
  const serious = warnings.filter(({ severity }) => severity === 'serious')
  if (serious.length > 0 && !acknowledged) {
    throw Refusal.from(
      'CONFLICT',
      clinicalText(locale, (t) => t('shop.refused.unsafe', { pairs: pairTexts(serious, t) })),
    )
  }
  return [...new Set(serious.map(({ id }) => id))]
}
