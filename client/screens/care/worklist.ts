import type { Translate } from '../../../locales/translate.ts'
import { semicolons } from '../../../shared/listText.ts'
import type { LineKind, WorklistLine } from '../../../shared/worklist.ts'

/** In display order; a retest counts as a result. */
const FILTERS = [
  ['emergencies', ['emergency']],
  ['results', ['critical', 'result', 'retest']],
  ['measurements', ['measurement']],
  ['adherence', ['adherence']],
  ['symptoms', ['symptom']],
  ['appointments', ['appointment-request']],
  ['messages', ['message']],
  ['forms', ['form']],
  ['plans', ['ending']],
] as const satisfies readonly (readonly [string, readonly LineKind[]])[]
export type Filter = 'all' | (typeof FILTERS)[number][0]

/** A line's identity, for detecting new lines. */
export const keyOf = ({ kind, patient, targetId, matter }: WorklistLine) =>
  [kind, patient.id, targetId, matter].join(' ')

export function linesOf(filter: Filter, lines: readonly WorklistLine[]): readonly WorklistLine[] {
  const kinds: readonly LineKind[] | undefined = FILTERS.find(([name]) => name === filter)?.[1]
  return kinds ? lines.filter(({ kind }) => kinds.includes(kind)) : lines
}

/** The filters that have a line, with their counts; none if all lines belong to one. */
export function filtersOf(lines: readonly WorklistLine[]): [Filter, number][] {
  const counts = FILTERS.map(([name]): [Filter, number] => [name, linesOf(name, lines).length])
  return [['all', lines.length], ...counts.filter(([, count]) => count > 0)]
}

/** The new lines for a screen reader: "2 new: Tomás Rivera, critical; Maya Lindqvist". */
export function announcement(t: Translate, lines: readonly WorklistLine[]): string {
  const names = lines.map(({ patient: { fullName: name }, critical }) =>
    critical ? t('care.worklist.critical.name', { name }) : name,
  )
  return names.length > 0
    ? t('care.worklist.announcement', { count: names.length, names: semicolons(t, names) })
    : ''
}
