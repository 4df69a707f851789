/** The text of a summary by section, for its narratives and its printed sheet. */
import { type Translate, utcDay } from '../../locales/translate.ts'
import { conditionText } from '../../shared/conditionText.ts'
import { displayName, isOutside } from '../../shared/markers.ts'
import { kindText } from '../../shared/measurementText.ts'
import type { PlanItem } from '../../shared/planItems.ts'
import { capital, itemWords, sequence } from '../../shared/planItemText.ts'
import { yes } from '../../shared/resultOpening.ts'
import type { LatestInWords, LatestValue } from '../bloodTests/latest.ts'
import { figureOf, figureText, rangeOf } from './figures.ts'
import type { StatementLine, Statements } from './statements.ts'
import type { SummaryFacts, SummaryPlan } from './summaryFacts.ts'

/** A name or text as written, its detail, and the form that it comes from. */
type Item = { text: string; detail: string | null; source: string | null }
/** Sentences (what is known, or that nothing is), then the list. */
export type Section = {
  key: 'alerts' | 'allergies' | 'medicines' | 'problems' | 'results' | 'measured' | 'plan'
  title: string
  sentences: string[]
  items: Item[]
}

/** A day as the reader writes it: "4 Nov 2026". */
export const dayIn = (day: string, t: Translate) => t('record.summary.day', { day: utcDay(day) })

/** The form answer that an item comes from; null without one. */
function sourceOf({ day, isOpen }: Pick<StatementLine, 'day' | 'isOpen'>, t: Translate): string | null {
  if (day === null) return null
  const on = { day: dayIn(day, t) }
  return isOpen ? t('record.summary.openAnswer', on) : t('record.summary.answered', on)
}

const statementItems = ({ lines }: Statements, t: Translate): Item[] =>
  lines.map((line) => ({ text: line.text, detail: null, source: sourceOf(line, t) }))

/** Returns the sentences of an empty list: that there is none, by whom and when, or that it is unknown. */
function emptySentences({ lines, none }: Statements, words: { none: string; unknown: string }, t: Translate) {
  if (lines.length > 0) return []
  if (!none) return [words.unknown]
  const source = sourceOf(none, t)
  return [source ? t('record.summary.withSource', { said: words.none, source }) : words.none]
}

/** When and how much: "From 2 February 2027, evening, 1 capsule, every day". */
function doseText(item: PlanItem, today: string, t: Translate): string {
  const { from, slots, units, days, until } = itemWords(item, t)
  const isLater = item.from !== null && (item.from > today || item.days.kind === 'cycle')
  return capital(sequence([isLater ? from : null, slots, units, days, until], t))
}

const planText = ({ row: { title, author }, day }: SummaryPlan, t: Translate) =>
  t('record.summary.plan.of', { title, author, day: dayIn(day, t) })

/** Where a value lies relative to its range, and what makes it uncertain. */
export function flagText({ row, correction, unsureOn }: LatestValue, t: Translate): string {
  const flag = t(`bloodTests.sheet.flag.${row.flag ?? 'unranged'}`)
  const said = correction ? t('record.summary.results.corrected', { flag }) : flag
  return unsureOn ? t('record.summary.results.unsure', { flag: said, day: dayIn(unsureOn, t) }) : said
}

export const nameOf = ({ row }: LatestValue, t: Translate) => displayName(row, t)

const valueItem = (value: LatestValue, t: Translate): Item => {
  const range = rangeOf(value)
  const day = dayIn(value.day, t)
  return {
    text: `${nameOf(value, t)}: ${figureOf(value)}`,
    detail: range
      ? t('record.summary.results.detail', { flag: flagText(value, t), range, day })
      : t('record.summary.results.detailUnranged', { flag: flagText(value, t), day }),
    source: null,
  }
}
const inWordsItem = ({ row, day }: LatestInWords, t: Translate): Item => ({
  text: `${row.name}: ${row.text}`,
  detail: dayIn(day, t),
  source: null,
})

/** What is missing from the results; shown before them. */
function missingResults(facts: SummaryFacts, t: Translate): string[] {
  const { unchecked, unreadReports, olderTests, values, inWords } = facts
  return [
    ...(unchecked > 0 ? [t('record.summary.results.unchecked', { count: unchecked })] : []),
    ...(unreadReports > 0 ? [t('record.summary.results.unread', { count: unreadReports })] : []),
    ...(olderTests > 0 ? [t('record.summary.results.older', { count: olderTests })] : []),
    ...(values.length + inWords.length === 0 ? [t('record.summary.results.unknown')] : []),
  ]
}

/** The sections of a summary in reading order; urgent facts come first, if any. */
export function sectionsOf(facts: SummaryFacts, t: Translate, urgent: 'texts' | 'english'): Section[] {
  const { today, plans, values, inWords, conditions, history } = facts
  const planned = plans.flatMap((plan) => plan.taken.map((item) => ({ plan, item })))
  const isPlanned = { planned: yes(planned.length > 0) }
  const outside = values.filter(({ row }) => isOutside(row)).length
  const isEmpty = conditions.length + history.lines.length === 0
  return [
    ...(facts.urgent.length > 0
      ? [
          {
            key: 'alerts' as const,
            title: t('record.summary.alerts.title'),
            sentences: facts.urgent.flatMap((one) => one[urgent]),
            items: [],
          },
        ]
      : []),
    {
      key: 'allergies',
      title: t('record.summary.allergies.title'),
      sentences: emptySentences(
        facts.allergies,
        { none: t('record.summary.allergies.none'), unknown: t('record.summary.allergies.unknown') },
        t,
      ),
      items: statementItems(facts.allergies, t),
    },
    {
      key: 'medicines',
      title: t('record.summary.medicines.title'),
      sentences: [
        ...(facts.medicines.lines.length > 0 ? [t('record.summary.medicines.told')] : []),
        ...emptySentences(
          facts.medicines,
          {
            none: t('record.summary.medicines.none', isPlanned),
            unknown: t('record.summary.medicines.unknown', isPlanned),
          },
          t,
        ),
      ],
      items: [
        ...statementItems(facts.medicines, t),
        ...planned.map(({ plan, item }) => ({
          text: item.text,
          detail: t('record.summary.medicines.planned', {
            dose: doseText(item, today, t),
            title: plan.row.title,
          }),
          source: null,
        })),
      ],
    },
    {
      key: 'problems',
      title: t('record.summary.problems.title'),
      sentences: isEmpty
        ? emptySentences(
            history,
            { none: t('record.summary.problems.none'), unknown: t('record.summary.problems.unknown') },
            t,
          )
        : [],
      items: [
        ...conditions.map(({ condition, ...source }) => ({
          text: conditionText(condition, t),
          detail: null,
          source: sourceOf(source, t),
        })),
        ...statementItems(history, t),
      ],
    },
    {
      key: 'results',
      title: t('record.summary.results.title'),
      sentences: [
        ...missingResults(facts, t),
        ...(values.length > 0 ? [t('record.summary.results.latest', { count: values.length, outside })] : []),
      ],
      items: [...values.map((value) => valueItem(value, t)), ...inWords.map((one) => inWordsItem(one, t))],
    },
    ...(facts.measured.length > 0
      ? [
          {
            key: 'measured' as const,
            title: t('record.summary.measured.title'),
            sentences: [],
            items: facts.measured.map(({ row, day }) => ({
              text: kindText(row.kind, t),
              detail: `${figureText(row)}, ${dayIn(day, t)}`,
              source: row.source && t('record.summary.measured.from', { source: row.source }),
            })),
          },
        ]
      : []),
    {
      key: 'plan',
      title: t('record.summary.plan.title'),
      sentences: plans.length + facts.retests.length === 0 ? [t('record.summary.plan.unknown')] : [],
      items: [
        ...plans.map((plan) => ({ text: planText(plan, t), detail: null, source: null })),
        ...facts.retests.map(({ marker, from, until }) => ({
          text: t('record.summary.plan.retest', { marker, from: dayIn(from, t), until: dayIn(until, t) }),
          detail: null,
          source: null,
        })),
      ],
    },
  ]
}
