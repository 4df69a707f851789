import { isDeepStrictEqual } from 'node:util'
import { clinicSettings } from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import { CLINIC_VARIABLES, type ClinicSettings, clinicIn } from '../../shared/clinic.ts'
import type { ClinicUpdate } from '../../shared/clinicInputs.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Clinic } from '../platform/clinic.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

/** Settings with the names of those that the environment fixes. */
export const shownToAdmins = ({ settings, locked, logoUrl }: Clinic) => ({ ...settings, logoUrl, locked })

/**
 * Public settings with the pages "Privacy" and "Imprint", in the reader's language if the clinic has written them in
 * it.
 */
export function shownToEverybody({ settings, logoUrl }: Clinic, locale: Locale) {
  const { translations: _others, ...shown } = clinicIn(settings, locale)
  return { ...shown, logoUrl }
}

/** What a change of settings writes. */
type Written = Partial<ClinicSettings> & { logo?: Buffer | null }

/** Updates settings and audits the names of those that changed. */
export async function writeClinic(
  { db, clinic }: Pick<Services, 'db' | 'clinic'>,
  who: Who,
  written: Written,
) {
  await db.transaction(async (tx) => {
    // Two changes at once are written one after the other, each with its own record.
    await tx.insert(clinicSettings).values({}).onConflictDoNothing()
    const [before] = await tx.select().from(clinicSettings).for('update')
    const changed = Object.entries(written).filter(
      ([name, value]) => !isDeepStrictEqual(before?.[name as keyof Written] ?? null, value ?? null),
    )
    if (changed.length === 0) return
    await tx.update(clinicSettings).set(Object.fromEntries(changed))
    const fields = changed.map(([name]) => name).join(' ')
    await audit(tx, { actorId: who.userId, action: 'clinic.update', detail: { fields } })
  })
  await clinic.reload()
}

/** Changes the named settings. Refuses a new value for one that the environment fixes. */
export async function updateClinic(
  deps: Pick<Services, 'db' | 'clinic'>,
  who: Who,
  { logo, ...fields }: ClinicUpdate,
) {
  const { settings, locked } = deps.clinic
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  for (const name of locked) {
    if (fields[name] !== undefined && fields[name] !== settings[name]) {
      throw new Refusal('BAD_INPUT', 'clinic.refused.locked', { variable: CLINIC_VARIABLES[name] })
    }
  }
  const free = given.filter(([name]) => !(locked as string[]).includes(name))
  await writeClinic(deps, who, { ...Object.fromEntries(free), ...(logo === null && { logo }) })
}
