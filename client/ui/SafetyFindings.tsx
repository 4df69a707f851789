import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ClinicalTranslate } from '../../locales/translate.ts'
import type { Audience } from '../../shared/careText.ts'
import { conditionText } from '../../shared/conditionText.ts'
import { commas } from '../../shared/listText.ts'
import type { SafetyFacts, SafetyWarning } from '../../shared/plans.ts'
import { t, useT } from '../locale/messages.tsx'
import { Clinical } from './Clinical.tsx'

const SafetyNotice = lazy(async () => ({ default: (await import('./SafetyNotice.tsx')).SafetyNotice }))

/** True if all names are known, every pair is reviewed, and no rule warns: a screen may then call the list clear. */
const isClear = (check: SafetyFacts) =>
  [
    ...[check.warnings, check.unreviewed, check.unrecognised, check.unrecognisedBeside],
    ...[check.unreadAllergies, check.notCompared, check.withoutRules],
  ].every(({ length }) => length === 0)

/** "X with Y, Z": joins pairs with the same first item. */
function pairsByFirst(pairs: SafetyFacts['unreviewed']) {
  const byFirst = Map.groupBy(pairs, ({ item }) => item)
  return [...byFirst].map(([item, ofItem]) => {
    const others = ofItem.map((pair) => ('other' in pair ? pair.other : conditionText(pair.condition, t)))
    return t('safety.unreviewed.pair', { item, others: commas(t, others) })
  })
}

type SafetyFindingsProps = {
  check: SafetyFacts
  /** A patient reads about the products of a cart, a practitioner about the medications of a plan. */
  audience: Audience
}

export function SafetyVerdict({ check, audience }: SafetyFindingsProps) {
  const clear = isClear(check)
  if (!clear && check.warnings.length > 0) return null
  return (
    <p>
      <Clinical>
        {(t) => (clear ? t('safety.verdict.clear', { audience }) : t('safety.verdict.incomplete'))}
      </Clinical>
    </p>
  )
}

const keyOf = (warning: SafetyWarning) => {
  const other = 'other' in warning ? warning.other : 'condition' in warning ? warning.condition : ''
  return [warning.id, warning.item, other].join(' ')
}

type SafetyNoticesProps = {
  warnings: readonly SafetyWarning[]
  heading: 'h3' | 'h4'
  audience: Audience
  /** The actions of a warning. */
  children?: (warning: SafetyWarning) => ReactNode
  /** Warnings are lines that open, of which so many are open at first. */
  opened?: number
}

export function SafetyNotices({ warnings, heading, audience, children, opened }: SafetyNoticesProps) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  if (warnings.length === 0) return null
  const foldOf = (warning: SafetyWarning, at: number) => {
    if (opened === undefined) return undefined
    const key = keyOf(warning)
    const isOpen = toggled.get(key) ?? at < opened
    return { isOpen, onToggle: () => setToggled(new Map(toggled).set(key, !isOpen)) }
  }
  return (
    <Suspense>
      <ul className="grid gap-3">
        {warnings.map((warning, at) => (
          <SafetyNotice key={keyOf(warning)} {...{ warning, heading, audience }} fold={foldOf(warning, at)}>
            {children?.(warning)}
          </SafetyNotice>
        ))}
      </ul>
    </Suspense>
  )
}

/** The number of the warnings' sources that were not opened yet; nothing if all were. */
export function SourcesNote({ check }: { check: SafetyFacts }) {
  const t = useT()
  const known = check.warnings.filter(({ source }) => source !== null)
  const sources = new Map(known.map(({ sourceTitle, read }) => [sourceTitle, read]))
  const unopened = [...sources.values()].filter((read) => read === null).length
  if (unopened === 0) return null
  return (
    <p className="text-xs text-ink-2">{t('safety.sources.notOpened', { unopened, count: sources.size })}</p>
  )
}

/** Pairs that must be taken hours apart and are, as planned. */
export function Spaced({ check: { spaced } }: { check: SafetyFacts }) {
  if (spaced.length === 0) return null
  return (
    <p className="text-ink-2">
      <Clinical>
        {(t) => {
          const pairs = new Set(spaced.map(({ item, other }) => t('safety.about.pair', { item, other })))
          return t('safety.apart.spaced', { pairs: commas(t, [...pairs]) })
        }}
      </Clinical>
    </p>
  )
}

/** Pairs without a rule or a review, and what that means. */
export function NotReviewed({ unreviewed }: Pick<SafetyFacts, 'unreviewed'>) {
  return (
    <>
      <ul className="grid gap-1 break-words">
        {pairsByFirst(unreviewed).map((pair) => (
          <li key={pair}>{pair}</li>
        ))}
      </ul>
      <p className="mt-2 text-xs">
        <Clinical>{(t) => t('safety.unreviewed.hint')}</Clinical>
      </p>
    </>
  )
}

/** What the check did not cover: unknown names, and comparisons left out. */
export function NotChecked({ check, audience }: SafetyFindingsProps) {
  const { unrecognised, unrecognisedBeside, unreadAllergies, notCompared, withoutRules, stopped, ageKnown } =
    check
  const named = (names: readonly string[], word: (t: ClinicalTranslate, names: string) => string) =>
    names.length > 0 ? [(t: ClinicalTranslate) => word(t, commas(t, names))] : []
  const texts = [
    ...(ageKnown ? [] : [(t: ClinicalTranslate) => t('safety.ageUnknown')]),
    ...named(unrecognised, (t, names) => t('safety.unknown.items', { names })),
    ...named(unrecognisedBeside, (t, names) => t('safety.unknown.beside', { audience, names })),
    ...named(unreadAllergies, (t, names) => t('safety.unknown.allergies', { names })),
    ...named(notCompared, (t, names) => t('safety.history.notCompared', { names })),
    ...named(
      withoutRules.map((condition) => conditionText(condition, t)),
      (t, names) => t('safety.unknown.conditions', { names }),
    ),
    ...named(stopped, (t, names) => t('safety.history.stopped', { names })),
  ]
  return (
    <Clinical fold="open" english={(t) => texts.map((text) => text(t)).join(' ')}>
      {(t) =>
        texts.map((text) => (
          <p key={text(t)} className="text-ink-2">
            {text(t)}
          </p>
        ))
      }
    </Clinical>
  )
}
