import type { Translate } from '../../../locales/translate.ts'
import type { MeasurementKind } from '../../../shared/measurements.ts'
import { readingText } from '../../../shared/measurementText.ts'
import type { EntryState } from '../../../shared/recordImport.ts'
import type { Answers } from '../../app/trpc.ts'

export type Preview = Answers['record']['importPreview']
export type Imported = Preview['resources'][number]
type Groups = NonNullable<Preview['groups']>

/** How many entries have a state; the person is compared, not taken over. */
export const countOf = (groups: Groups, state: EntryState) =>
  groups.reduce((sum, group) => sum + (group.kind === 'person' ? 0 : group[state]), 0)

/** The kinds with new entries, each with how many there are. */
export function newByKind(groups: Groups) {
  const counts = new Map<Groups[number]['kind'], number>()
  for (const { kind, new: count } of groups) if (count > 0) counts.set(kind, (counts.get(kind) ?? 0) + count)
  return [...counts].map(([kind, count]) => ({ kind, count }))
}

/** What an entry is: "Weight", "Report". */
export function entryName({ kind, type }: Pick<Imported, 'kind' | 'type'>, t: Translate) {
  if (kind === 'measurement') return t('record.import.measured', { kind: type as MeasurementKind })
  return kind === 'health' ? t('record.import.day') : t('record.import.resource', { type })
}

/** The value of a measurement in the file, or the words of a resource. */
export function entryText({ kind, reading, title }: Imported, t: Translate) {
  if (!reading) return title || (kind === 'health' ? '–' : t('record.import.untitled'))
  const { values, unit } = reading
  return 'value' in values
    ? readingText({ value: values.value, diastolic: null, unit }, t)
    : readingText({ value: values.systolic, diastolic: values.diastolic, unit }, t)
}
