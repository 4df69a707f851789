// What texts and drawings say of a marker's row, for both sides and without zod.
import type { Translate } from '../locales/translate.ts'
import type { MarkerRow, TrendPoint } from './bloodTests.ts'

/** In capitals; a shorter one is an abbreviation. */
const SHOUTED = /\p{Lu}{5,}/gu
/** Dots and blanks that lead to the value. Begins only where they do, so that it takes linear time. */
const LEADERS = /(?<![\s.:…])[\s.:…]+$/u

type Named = Pick<MarkerRow, 'marker' | 'name'>

/**
 * The portal's name of a row: its marker's, or the printed one without all capitals and leaders. `name` is the report's
 * spelling.
 */
export function ownName({ marker, name }: Named): string {
  if (marker !== null) return marker
  const printed = name.replace(LEADERS, '')
  if (/\p{Ll}/u.test(printed)) return printed
  return printed.replaceAll(SHOUTED, (word, at: number) =>
    at === 0 ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase(),
  )
}

/** The same in the language of its reader. */
export const displayName = (row: Named, t: Translate) => t.marker(ownName(row))

/** Whether the report's spelling differs from the portal's name. */
export const isSpelledOtherwise = (row: Named, t: Translate) =>
  displayName(row, t).toLowerCase() !== row.name.replace(LEADERS, '').trim().toLowerCase()

/** A marker's value with its unit and range, as printed, by its display name. */
export type MarkerFigure = Pick<MarkerRow, 'name' | 'comparator' | 'value' | 'unit' | 'low' | 'high'>

export const figureOf = (row: MarkerFigure & Pick<MarkerRow, 'marker'>): MarkerFigure => {
  const { comparator, value, unit, low, high } = row
  return { name: ownName(row), comparator, value, unit, low, high }
}

/** Whether a value is outside its range or flagged so. */
export const isOutside = ({ flag }: Pick<MarkerRow, 'flag'>) => flag === 'low' || flag === 'high'

/** Whether a value is outside its range in a direction that is not good, and so drawn in the colour of a concern. */
export const isConcern = (point: Pick<TrendPoint, 'flag' | 'isWelcome'>) =>
  isOutside(point) && !point.isWelcome

export const SIGNS = { '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const

/** The sign before a value: "≤". */
export const signOf = (comparator: MarkerRow['comparator']) => (comparator === null ? '' : SIGNS[comparator])

/** Value and comparator: "<0.41". */
export const valueText = ({ value, comparator }: Pick<MarkerRow, 'value' | 'comparator'>) =>
  `${signOf(comparator)}${value}`

/** Endings of plural names in each language, such as platelets, Leukozyten, plaquettes, plaquetas. */
const PLURAL =
  /(?:cells|platelets|phils|cytes|triglycerides|antibodies|acids|zyten|phile|triglyzeride|antikörper|säuren|plaquettes|philes|blastes|triglycérides|biliaires|dimères|globulines|totales|citos|plaquetas|filos|triglicéridos|biliares|globulinas)(?=,|$)|^(?:anticorps|anticuerpos) /i

/** Whether a marker's name is plural, in whatever language. */
export const isPlural = (name: string) => PLURAL.test(name)
