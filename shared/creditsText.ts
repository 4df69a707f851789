import type { Translate } from '../locales/translate.ts'
import type { Recommendation, TransactionFacts } from './credits.ts'

/** What a transaction was for. */
export function transactionText({ kind, packageName, description }: TransactionFacts, t: Translate): string {
  if (kind === null) return description
  return kind === 'sale'
    ? t('credits.transaction.sale', { name: packageName ?? description })
    : t(`credits.transaction.${kind}`)
}

/** A recommendation as plain text, for `recommendation` on the wire and for the notes of a plan draft. */
export function recommendationText({ ingredients, cautions, monitoring }: Recommendation, t: Translate) {
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? [`## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`] : []
  return [
    ...section(
      t('credits.recommendation.ingredients'),
      ingredients.map((ingredient) => t('credits.recommendation.ingredient', ingredient)),
    ),
    ...section(t('credits.recommendation.cautions'), cautions),
    ...section(t('credits.recommendation.monitoring'), monitoring),
  ].join('\n\n')
}
