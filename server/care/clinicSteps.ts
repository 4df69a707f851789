import { sql } from 'drizzle-orm'
import { DEFAULT_CLINIC } from '../../shared/clinic.ts'
import { CLINIC_STEPS, type Steps } from '../../shared/now.ts'
import type { Services } from '../platform/services.ts'

/** Days for which a clinic is new. */
const NEW_DAYS = 30

type Found = Record<'mail' | 'backup' | 'practitioner' | 'patients' | 'products' | 'is_old', boolean>

/**
 * Returns a new clinic's first steps, and whether each is done, from the database. Null if all are done, in a clinic
 * that is not new, and in the demo clinic. A row of `backups` means a verified backup.
 */
export async function clinicSteps({
  db,
  env,
  clinic,
}: Pick<Services, 'db' | 'env' | 'clinic'>): Promise<Steps | null> {
  if (env.DEMO) return null
  const { rows } = await db.execute<Found>(sql`
    select
      exists (select from clinic_settings where mail_tested_at is not null and mail_error is null) as mail,
      exists (select from backups) as backup,
      exists (select from user_roles r join users u on u.id = r.user_id
        where r.role = 'practitioner' and r.verified and u.suspended_at is null and u.deleted_at is null) as practitioner,
      exists (select from user_roles r join users u on u.id = r.user_id
        where r.role = 'patient' and u.deleted_at is null) as patients,
      exists (select from products where is_active) as products,
      exists (select from users where created_at < now() - make_interval(days => ${NEW_DAYS})) as is_old`)
  const [found] = rows
  if (!found || found.is_old) return null
  const { name, phone } = clinic.settings
  const isNamed = name !== DEFAULT_CLINIC.name || clinic.locked.includes('name')
  const facts = { ...found, settings: isNamed && phone !== null, mail: found.mail && Boolean(env.SMTP_URL) }
  const done = CLINIC_STEPS.filter((step) => facts[step])
  return done.length < CLINIC_STEPS.length ? { of: 'clinic', done } : null
}
