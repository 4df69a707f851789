import { eq } from 'drizzle-orm'
import { users } from '../../drizzle/schema.ts'
import type { Language } from '../../locales/translate.ts'
import { loadShippedConsents } from '../../shared/shippedConsents.ts'
import { patientInCare } from '../access/careLinks.ts'
import type { PortalServices } from '../auth/accounts.ts'
import { askConsent } from '../consents/consents.ts'
import { saveDocument } from '../consents/documents.ts'
import { signConsent } from '../consents/signing.ts'

/** What the clinic wrote into the blanks, in their order. */
const BLANKS: Record<string, readonly string[]> = {
  contract: ['24', 'EUR 45.00'],
  privacy: ['Labor am See'],
}

/** Fills the blanks of a shipped text; one without a value keeps its own words. */
function filled(text: string, blanks: readonly string[]) {
  const values = [...blanks]
  return text.replaceAll(/\[([^[\]\n]*)\]/g, (_whole, words: string) => values.shift() ?? words)
}

/** The shipped documents as the clinic uses them: the patient has signed the contract and is asked for one more. */
export async function seedConsents(
  deps: PortalServices,
  { patientId, practitionerId }: { patientId: string; practitionerId: string },
  language: Language,
) {
  const { db } = deps
  const practitioner = { userId: practitionerId }
  const patient = await patientInCare(db, practitioner, patientId)
  const [person] = await db.select({ name: users.name }).from(users).where(eq(users.id, patientId))
  const [author] = await db.select({ name: users.name }).from(users).where(eq(users.id, practitionerId))
  if (!person || !author) return
  for (const { kind, title, text, explained } of await loadShippedConsents(language)) {
    const content = { kind, title, text: filled(text, BLANKS[kind] ?? []), explained }
    const document = await saveDocument(db, practitioner, content)
    if (kind !== 'contract' && kind !== 'privacy') continue
    const { id } = await askConsent(db, practitioner, patient, {
      documentId: document.id,
      ...(explained && { explainedBy: author.name, explainedAt: new Date().toISOString() }),
    })
    if (kind === 'contract') {
      const signature = { name: person.name, capacity: 'self', method: 'typed' } as const
      await signConsent(deps, { userId: patientId }, { id, ...signature }, { mails: false })
    }
  }
}
