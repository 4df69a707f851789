/** The words of the safety check's warnings, for patients and practitioners alike. They never state a dose to take. */
import type { MessageId } from '../locales/messages.ts'
import type { ClinicalTranslate } from '../locales/translate.ts'
import { conditionText } from './conditionText.ts'
import { semicolons } from './listText.ts'
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

const limitName = ({ substance }: LimitWarning, t: ClinicalTranslate) =>
  t(`safety.limit.name.${substance as Limited}`)

/** What a warning's item conflicts with: another item, an allergy, a condition, a limit, or nothing else. */
function conflictText(warning: SafetyWarning, t: ClinicalTranslate): string {
  if (warning.kind === 'limit') return t('safety.limit.the', { name: limitName(warning, t) })
  if (warning.kind === 'hazard') return t('safety.hazard.itself')
  return warning.kind === 'condition' ? conditionText(warning.condition, t) : warning.other
}

/** The pair of a warning in one line. */
export function warningTitle(warning: SafetyWarning, t: ClinicalTranslate): string {
  const { item, within, kind } = warning
  if (within) return t('safety.about.within', { item, one: within[0], other: within[1] })
  const pair = { item, other: conflictText(warning, t) }
  if (kind === 'hazard') return t('safety.about.hazard', { item })
  return kind === 'limit' || kind === 'condition'
    ? t(`safety.about.${kind}`, pair)
    : t('safety.about.pair', pair)
}

/** The pair of a warning within a list. */
export function pairText(warning: SafetyWarning, t: ClinicalTranslate): string {
  if (warning.kind === 'hazard') return warningTitle(warning, t)
  const [item, other] = warning.within ?? [warning.item, conflictText(warning, t)]
  return t('safety.about.pair', { item, other })
}

/** The pairs of warnings as one list. */
export const pairTexts = (warnings: readonly SafetyWarning[], t: ClinicalTranslate) =>
  semicolons(
    t,
    warnings.map((warning) => pairText(warning, t)),
  )

/** What happens. */
export function warningReason(warning: SafetyWarning, t: ClinicalTranslate): string {
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

type Part = LimitWarning['sum']['parts'][number]

/** A unit as it is written: "µg". */
const unitText = (unit: Part['unit'], t: ClinicalTranslate) => t('safety.limit.unit', { unit })

const tidy = (value: number) => Number(value.toPrecision(4))

/** What met a limit: "3 × 1000 mg = 3000 mg a day"; with the items' names where several bring it. */
function sumTexts({ sum, unit, item }: LimitWarning, t: ClinicalTranslate): string[] {
  const { counts, parts, day, mean } = sum
  const [first] = parts
  const shared = first && parts.every((part) => part.unit === first.unit) ? first.unit : null
  const isMean = counts === 'mean'
  const total =
    shared === null
      ? sum[counts]
      : parts.reduce((all, { times, amount, share }) => all + times * amount * (isMean ? share : 1), 0)
  const words = parts.map((part) => {
    const { times, amount, share } = part
    const text = t('safety.limit.part', {
      ...{ times, amount, unit: unitText(part.unit, t) },
      share: isMean && share < 1 ? tidy(share * 7) : 0,
    })
    return parts.length === 1 && part.item === item
      ? text
      : t('safety.limit.partOf', { part: text, item: part.item })
  })
  const sentence = t('safety.limit.sum', {
    parts: words.reduce((one, other) => t('safety.limit.plus', { one, other })),
    total: tidy(total),
    unit: unitText(shared ?? unit, t),
    counts: day === mean ? 'day' : counts,
  })
  if (day === mean) return [sentence]
  const why = t('safety.limit.counts', { counts, day: tidy(day), unit: unitText(unit, t) })
  return [sentence, why]
}

/** A time of the day: "08:00". */
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':')

const hoursText = (minutes: number, t: ClinicalTranslate) =>
  minutes < 60 ? t('safety.apart.minutes', { minutes }) : t('safety.apart.hours', { hours: minutes / 60 })

/** The figures of a warning: what met a limit, or which times are too close and how many hours are needed. */
export function warningDetails(warning: SafetyWarning, t: ClinicalTranslate): string[] {
  if (warning.kind === 'limit') return sumTexts(warning, t)
  const { apart, item } = warning
  if (!apart || !('other' in warning)) return []
  const { itemFirst, otherFirst, state, times } = apart
  const names = { item, other: warning.other }
  const at = ({ slot, minutes }: (typeof times)[number]['item']) =>
    t('safety.apart.at', { slot, time: clock(minutes) })
  return [
    itemFirst === otherFirst
      ? t('safety.apart.needBoth', { hours: hoursText(itemFirst, t) })
      : t('safety.apart.need', {
          ...names,
          before: hoursText(itemFirst, t),
          after: hoursText(otherFirst, t),
        }),
    ...(state === 'unknown' ? [t('safety.apart.unknown', names)] : []),
    ...times.map((close) => {
      const minutes = Math.abs(close.item.minutes - close.other.minutes)
      return t('safety.apart.close', {
        ...{ ...names, itemAt: at(close.item), otherAt: at(close.other), minutes },
        hours: hoursText(minutes, t),
      })
    }),
  ]
}

/** What to do. */
export const warningAction = (warning: SafetyWarning, t: ClinicalTranslate) =>
  warning.kind === 'limit'
    ? t('safety.limit.action', { substance: warning.substance })
    : t(`safety.rule.${warning.id as Rule}.action`)

/** Words clinical texts for their reader, each with the English where that is shown beside it. */
type ClinicalWords = (words: (t: ClinicalTranslate) => string[]) => string[]

/** The facts of a check with the texts of its warnings and pairs, for scripts. */
export function withTexts<Facts extends SafetyFacts>({ warnings, ...facts }: Facts, word: ClinicalWords) {
  const wordOne = (words: (t: ClinicalTranslate) => string) => word((t) => [words(t)]).join('')
  return {
    ...facts,
    warnings: warnings.map((warning) => ({
      ...warning,
      items: [warning.item, wordOne((t) => conflictText(warning, t))] as [string, string],
      mechanism: wordOne((t) => warningReason(warning, t)),
      action: wordOne((t) => warningAction(warning, t)),
      details: word((t) => warningDetails(warning, t)),
    })),
    notes: facts.ageKnown ? [] : [wordOne((t) => t('safety.ageUnknown'))],
    uncovered: facts.unreviewed.map((pair): [string, string] => [
      pair.item,
      'other' in pair ? pair.other : wordOne((t) => conditionText(pair.condition, t)),
    ]),
  }
}
