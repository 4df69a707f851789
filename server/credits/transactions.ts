import type { Translate } from '../../locales/translate.ts'
import { DEFAULT_LOCALE } from '../../locales/translate.ts'
import { type TransactionFacts, type TransactionKind, transactionText } from '../../shared/credits.ts'
import { translatorFor } from '../platform/locales.ts'

/** How the references of the portal's own transactions begin. A reference makes a transaction once. */
const REFERENCES = {
  wizard: 'wizard',
  wizardRefund: 'wizard-refund',
  sale: 'sale',
} as const satisfies Record<TransactionKind, string>

const KINDS = new Map<string, TransactionKind>(
  Object.entries(REFERENCES).map(([kind, prefix]) => [prefix, kind as TransactionKind]),
)

/**
 * What the ledger stores of a transaction of the portal's own. Its description is for whoever reads the table: screens
 * word the transaction from its reference.
 */
export const ofWizard = (kind: 'wizard' | 'wizardRefund', key: string) => ({
  description: translatorFor(DEFAULT_LOCALE)(`credits.transaction.${kind}`),
  referenceId: `${REFERENCES[kind]}:${key}`,
})

/** The same of a sale: the package's name alone, by which revenue is counted. */
export const ofSale = (packageName: string, key: string) => ({
  description: packageName,
  referenceId: `${REFERENCES.sale}:${key}`,
})

/** Replaces a transaction's reference by what it was for; `description` is the same as text. */
export function withFacts<Row extends { referenceId: string | null; description: string }>(
  { referenceId, ...row }: Row,
  t: Translate,
) {
  const kind = KINDS.get(referenceId?.split(':')[0] ?? '') ?? null
  const packageName = kind === 'sale' ? row.description : null
  const facts: TransactionFacts = { kind, packageName, description: row.description }
  return { ...row, ...facts, description: transactionText(facts, t) }
}
