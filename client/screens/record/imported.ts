import type { Translate } from '../../../locales/translate.ts'
import { type MeasurementKind, UNITS_OF } from '../../../shared/measurements.ts'
import { readingText } from '../../../shared/measurementText.ts'
import type { EntryState } from '../../../shared/recordImport.ts'
import type { Answers } from '../../app/trpc.ts'

export type Preview = Answers['record']['importPreview']
export type Imported = Preview['resources'][number]
type Groups = NonNullable<Preview['groups']>

/** How many entries have a state; the person is compared, not taken over. */
export const countOf = (groups: Groups, state: EntryState) =>
  groups.reduce((sum, group) => sum + (group.kind === 'person' ? 0 : group[state]), 0)

/** How many entries were answered in a way. */
export const answeredOf = (groups: Groups, answer: 'taken' | 'kept') =>
  groups.reduce((sum, group) => sum + group[answer], 0)

/** The kinds with new entries, each with how many there are, and how many of them the person left out. */
export function newByKind(groups: Groups) {
  const kinds = Map.groupBy(groups, ({ kind }) => kind)
  return [...kinds]
    .map(([kind, of]) => ({
      kind,
      count: of.reduce((sum, group) => sum + group.new, 0),
      left: of.reduce((sum, group) => sum + group.left, 0),
    }))
    .filter(({ count }) => count > 0)
}

/** An entry's type in words: "Weight", "Report". */
export function entryName({ kind, type }: Pick<Imported, 'kind' | 'type'>, t: Translate) {
  if (kind === 'measurement') return t('record.import.measured', { kind: type as MeasurementKind })
  return kind === 'health' ? t('record.import.day') : t('record.import.resource', { type })
}

/** Initial values for correcting a measurement: the file's numbers and unit. */
export function writtenOf({ reading, title, type }: Imported) {
  if (reading) {
    const { values, unit } = reading
    return { value: 'value' in values ? `${values.value}` : `${values.systolic}/${values.diastolic}`, unit }
  }
  const [value = '', ...unit] = title.split(' ')
  return { value, unit: unit.join(' ') || (UNITS_OF[type as MeasurementKind]?.[0] ?? '') }
}

/** The value of a measurement in the file, or the words of a resource. */
export function entryText({ kind, reading, title }: Imported, t: Translate) {
  if (!reading) return title || (kind === 'health' ? '–' : t('record.import.untitled'))
  const { values, unit } = reading
  return 'value' in values
    ? readingText({ value: values.value, diastolic: null, unit }, t)
    : readingText({ value: values.systolic, diastolic: values.diastolic, unit }, t)
}
