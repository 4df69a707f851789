/** The words of the safety check's warnings, for patients and practitioners alike. They never state a dose to take. */
import type { MessageId } from '../locales/messages.ts'
import type { Translate } from '../locales/translate.ts'
import { conditionText } from './conditionText.ts'
import type { SafetyFacts, SafetyWarning } from './plans.ts'

type Named<Prefix extends string, Suffix extends string = ''> = MessageId extends infer Id
  ? Id extends `${Prefix}${infer Name}${Suffix}`
    ? Name
    : never
  : never
/** A rule of the package, each of which has messages; see safetyText.test.ts. */
type Rule = Named<'safety.rule.', '.why'>
type Limited = Named<'safety.limit.name.'>

type LimitWarning = SafetyWarning & { kind: 'limit' }

const limitName = ({ substance }: LimitWarning, t: Translate) =>
  t(`safety.limit.name.${substance as Limited}`)

/** What a warning's item conflicts with: another item, an allergy, a condition, a limit, or nothing else. */
function conflictText(warning: SafetyWarning, t: Translate): string {
  if (warning.kind === 'limit') return t('safety.limit.the', { name: limitName(warning, t) })
  if (warning.kind === 'hazard') return t('safety.hazard.itself')
  return warning.kind === 'condition' ? conditionText(warning.condition, t) : warning.other
}

/** The pair of a warning in one line. */
export function warningTitle(warning: SafetyWarning, t: Translate): string {
  const { item, within, kind } = warning
  if (within) return t('safety.about.within', { item, one: within[0], other: within[1] })
  const pair = { item, other: conflictText(warning, t) }
  if (kind === 'hazard') return t('safety.about.hazard', { item })
  return kind === 'limit' || kind === 'condition'
    ? t(`safety.about.${kind}`, pair)
    : t('safety.about.pair', pair)
}

/** The pair of a warning within a list. */
export function pairText(warning: SafetyWarning, t: Translate): string {
  if (warning.kind === 'hazard') return warningTitle(warning, t)
  const [item, other] = warning.within ?? [warning.item, conflictText(warning, t)]
  return t('safety.about.pair', { item, other })
}

/** What happens. */
export function warningReason(warning: SafetyWarning, t: Translate): string {
  if (warning.kind !== 'limit') return t(`safety.rule.${warning.id as Rule}.why`)
  const { amount, unit, iu, body, band, beside, under18 } = warning
  const amountText = (of: number, inIu: number) =>
    t('safety.limit.amount', { amount: of, unit: unit === 'ug' ? 'µg' : unit, iu: inIu })
  return t('safety.limit.why', {
    name: limitName(warning, t),
    amount: amountText(amount, iu ?? 0),
    body,
    whom: t('safety.limit.whom', { band: band?.unit ?? 'adults', from: band?.from ?? 0, to: band?.to ?? 0 }),
    beside: beside ? amountText(beside.amount, 0) : 'none',
    other: beside?.body ?? 'none',
    under18: `${under18}`,
  })
}

/** What to do. */
export const warningAction = (warning: SafetyWarning, t: Translate) =>
  warning.kind === 'limit'
    ? t('safety.limit.action', { substance: warning.substance })
    : t(`safety.rule.${warning.id as Rule}.action`)

/** The facts of a check with the texts of its warnings and pairs, for scripts. */
export const withTexts = <Facts extends SafetyFacts>({ warnings, ...facts }: Facts, t: Translate) => ({
  ...facts,
  warnings: warnings.map((warning) => ({
    ...warning,
    items: [warning.item, conflictText(warning, t)] as [string, string],
    mechanism: warningReason(warning, t),
    action: warningAction(warning, t),
  })),
  notes: facts.ageKnown ? [] : [t('safety.ageUnknown')],
  uncovered: facts.unreviewed.map((pair): [string, string] => [
    pair.item,
    'other' in pair ? pair.other : conditionText(pair.condition, t),
  ]),
})
