/** The verdict of a result: at most three sentences by fixed patterns, from its conclusions alone. */
import type { ClinicalTranslate } from '../locales/translate.ts'
import { type Finding, isUnchecked, type ResultGroup } from './bloodTests.ts'
import { anyDay } from './careText.ts'
import { displayName, isPlural } from './markers.ts'
import { type ConcludedResult, mayReassure, yes } from './resultOpening.ts'

type Side = 'low' | 'high'
type Group = ResultGroup['group']

/** The subject of a verdict's sentence. Rows are indices. */
export type Verdict =
  | { kind: 'critical' | 'sameDay'; rows: (number | null)[]; side: Side | null; isOld: boolean }
  /** Lines that a person must check first: no further verdict. */
  | { kind: 'toCheck'; count: number }
  /** All that is outside is on one side and in one group. */
  | { kind: 'outside'; side: Side; group: Group; rows: number[] }
  | { kind: 'groups'; groups: Group[]; count: number }
  | { kind: 'restInRange'; count: number }
  | { kind: 'allInRange'; count: number }
  | { kind: 'nothingOutside'; isOther: boolean }
  /** Positive or marked results, and what is not possible in blood. */
  | { kind: 'toRead'; count: number }
  | { kind: 'nothingToCompare' }
  | { kind: 'empty' }

const MOST = 3

const isCritical = (one: Finding) =>
  one.kind === 'critical' || (one.kind === 'positive' && one.urgency === 'today' && one.isSure)
const isSameDay = (one: Finding) =>
  one.kind === 'sameDay' || (one.kind === 'positive' && one.urgency === 'sameDay' && one.isSure)

/** The common side of all these findings; null without. */
function sideOf(findings: readonly Finding[]): Side | null {
  const sides = new Set(findings.map((one) => ('direction' in one ? one.direction : null)))
  const [side] = sides
  return sides.size === 1 && (side === 'low' || side === 'high') ? side : null
}

/** The verdict of a result as facts, the most urgent first. Nothing about the rest while a line is uncertain. */
export function verdictOf(concluded: ConcludedResult): Verdict[] {
  if (concluded.isEmpty) return [{ kind: 'empty' }]
  const isOld = concluded.oldDraw !== null
  const urgent = (kind: 'critical' | 'sameDay', is: (one: Finding) => boolean): Verdict[] => {
    const found = concluded.findings.filter(is)
    const rows = [...new Set(found.map(({ row }) => row))]
    return found.length > 0 ? [{ kind, rows, side: sideOf(found), isOld }] : []
  }
  const first = [...urgent('critical', isCritical), ...urgent('sameDay', isSameDay)]
  if (!concluded.isComplete) {
    const open = concluded.checks.filter(isUnchecked).length + concluded.doubtfulWords.length
    return [...first, { kind: 'toCheck', count: Math.max(1, open) }]
  }
  return [...first, ...outsideOf(concluded, first), ...restOf(concluded)].slice(0, MOST)
}

/** What is outside its range and neither urgent nor welcome. */
function outsideOf(concluded: ConcludedResult, urgent: readonly Verdict[]): Verdict[] {
  const named = new Set(urgent.flatMap((one) => ('rows' in one ? one.rows : [])))
  const of = (side: Side) => concluded.summary[side].filter((row) => !named.has(row))
  const [low, high] = [of('low'), of('high')]
  const rows = [...low, ...high]
  if (rows.length === 0) return []
  const groups = concluded.groups.filter(({ outside }) => outside.some((row) => rows.includes(row)))
  const names = groups.map(({ group }) => group)
  const [only] = names
  return only && names.length === 1 && (low.length === 0 || high.length === 0)
    ? [{ kind: 'outside', side: high.length === 0 ? 'low' : 'high', group: only, rows }]
    : [{ kind: 'groups', groups: names, count: rows.length }]
}

/** The end of the verdict. No reassurance beside something that a person must read. */
function restOf(concluded: ConcludedResult): Verdict[] {
  const count = (rows: (group: ResultGroup) => number[]) =>
    concluded.groups.reduce((sum, group) => sum + rows(group).length, 0)
  const [inside, unranged] = [count((group) => group.inside), count((group) => group.unranged)]
  const toRead = concluded.findings.filter(({ kind }) =>
    ['positive', 'implausible', 'disputed'].includes(kind),
  )
  const unread = toRead.filter((one) => one.kind !== 'positive' || one.urgency === 'none').length
  if (unread > 0) return [{ kind: 'toRead', count: unread }]
  switch (concluded.verdict) {
    case 'nothingToCompare':
      return [{ kind: 'nothingToCompare' }]
    case 'none':
    case 'noOther':
      return concluded.verdict === 'none' && unranged === 0 && count((group) => group.outside) === 0
        ? [{ kind: 'allInRange', count: inside }]
        : [{ kind: 'nothingOutside', isOther: concluded.verdict === 'noOther' }]
    default:
      return concluded.verdict === 'concerns' && mayReassure(concluded) && inside > 0 && unranged === 0
        ? [{ kind: 'restInRange', count: inside }]
        : []
  }
}

/** A verdict in words, for the patient. */
export function verdictText(concluded: ConcludedResult, verdict: Verdict, t: ClinicalTranslate): string {
  const namesOf = (rows: readonly (number | null)[]) =>
    rows.map((index) => {
      const row = concluded.markers[index ?? -1]
      return row ? displayName(row, t) : ''
    })
  switch (verdict.kind) {
    case 'critical':
    case 'sameDay': {
      const { rows, side, isOld } = verdict
      const names = namesOf(rows).filter(Boolean)
      const [name = ''] = names
      const about = { count: Math.max(1, rows.length), names: names.length > 0 ? names : [''] }
      const days = concluded.oldDraw ? anyDay(t, concluded.oldDraw) : ''
      return t(`bloodTests.verdict.${verdict.kind}`, {
        ...{ ...about, days, isOld: yes(isOld), side: side ?? 'none', isPlural: yes(isPlural(name)) },
        isNamed: yes(names.length > 0),
      })
    }
    case 'outside': {
      const { rows, side, group } = verdict
      const names = namesOf(rows)
      const about = {
        side,
        count: rows.length,
        name: names[0] ?? '',
        isPlural: yes(isPlural(names[0] ?? '')),
      }
      const word = t('bloodTests.verdict.groupAdjective', { group })
      return t('bloodTests.verdict.outside', { ...about, group: word })
    }
    case 'groups': {
      const groups = verdict.groups.map((group) => t('bloodTests.verdict.group', { group }))
      return t('bloodTests.verdict.groups', { count: verdict.count, groups })
    }
    case 'nothingOutside':
      return t('bloodTests.summary.none', { audience: 'patient', isOther: yes(verdict.isOther) })
    case 'empty':
      return t('bloodTests.summary.empty', { audience: 'patient' })
    case 'nothingToCompare':
      return t('bloodTests.verdict.nothingToCompare')
    default:
      return t(`bloodTests.verdict.${verdict.kind}`, { count: verdict.count })
  }
}
