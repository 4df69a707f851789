import type { Translate } from '../../locales/translate.ts'
import { DEFAULT_LOCALE } from '../../locales/translate.ts'
import { type TransactionFacts, type TransactionKind, transactionText } from '../../shared/credits.ts'
import { translatorFor } from '../platform/locales.ts'

/** Prefixes of the portal's own references, which are unique per transaction. */
const REFERENCES = {
  wizard: 'wizard',
  wizardRefund: 'wizard-refund',
  sale: 'sale',
} as const satisfies Record<TransactionKind, string>

const KINDS = new Map<string, TransactionKind>(
  Object.entries(REFERENCES).map(([kind, prefix]) => [prefix, kind as TransactionKind]),
)

/**
 * The ledger's columns for one of the portal's own transactions. Screens derive their text from the reference; the
 * description is for readers of the table.
 */
export const ofWizard = (kind: 'wizard' | 'wizardRefund', key: string) => ({
  description: translatorFor(DEFAULT_LOCALE)(`credits.transaction.${kind}`),
  referenceId: `${REFERENCES[kind]}:${key}`,
})

/** The same for a sale; its description is the package's name, by which revenue is counted. */
export const ofSale = (packageName: string, key: string) => ({
  description: packageName,
  referenceId: `${REFERENCES.sale}:${key}`,
})

/** Replaces a transaction's reference by its subject; `description` is the same as text. */
export function withFacts<Row extends { referenceId: string | null; description: string }>(
  { referenceId, ...row }: Row,
  t: Translate,
) {
  const kind = KINDS.get(referenceId?.split(':')[0] ?? '') ?? null
  const packageName = kind === 'sale' ? row.description : null
  const facts: TransactionFacts = { kind, packageName, description: row.description }
  return { ...row, ...facts, description: transactionText(facts, t) }
}
