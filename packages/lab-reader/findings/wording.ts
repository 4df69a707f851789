/** The wording of rows, ranges and corrections in the sentences of an analysis. */
import type { Correction, MarkerRow } from '../types.ts'

/** Joins names for a sentence: "A, B and C". */
export function list(names: string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** Whether a name is plural, such as platelets and triglycerides. */
export const isPlural = (name: string) =>
  /(?:cells|platelets|phils|cytes|zyten|triglycerides|antibodies)$/i.test(name)

const longDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day (yyyy-MM-dd) in words: "3 May 2025". */
export const dayText = (day: string) => longDay.format(new Date(`${day}T00:00:00Z`))

/** A number followed by its printed unit, if there is one. */
export const withUnit = (number: string, unit: string | null) => (unit ? `${number} ${unit}` : number)

/** A row's value: "<0.41 mg/L". */
export function valueText({ comparator, value, unit }: MarkerRow): string {
  return withUnit(`${comparator ?? ''}${value}`, unit)
}

/** A row's range, which has at least one side: "3.5–5.1". */
export function rangeOf({ low, high }: MarkerRow): string {
  if (low !== null && high !== null) return `${low}–${high}`
  return low !== null ? `at least ${low}` : `up to ${high}`
}

/** Whether a row has any range. */
export const hasRange = (row: MarkerRow) => row.low !== null || row.high !== null

/** The printed text that a correction replaced; equal parts are not repeated. */
function printedAs(printed: MarkerRow, row: MarkerRow): string {
  const name = printed.name === row.name ? '' : `${printed.name} `
  const range = hasRange(printed) && rangeOf(printed) !== rangeOf(row) ? `, range ${rangeOf(printed)}` : ''
  return `printed as ${name}${valueText(printed)}${range}`
}

/** A correction in words: "corrected by you; printed as 18 ng/mL". */
export function correctedHow({ printed, corrected }: Correction): string {
  if (corrected === null) return `removed by you${printed ? `; printed as ${valueText(printed)}` : ''}`
  return printed ? `corrected by you; ${printedAs(printed, corrected)}` : 'added by you'
}

/** The confirmation of a line in words: "read as 6,4, confirmed by you". */
function settledHow({ printed, said }: Correction): string | null {
  const read = printed?.printedValue ?? printed?.value
  if (said === 'as read') return `read as ${read} and confirmed by you`
  return said === 'other reading' ? `printed as ${read}, which you said means this` : null
}

/** A correction as a list item, with the current name and value; nothing where the line could not be read. */
export function correctionItem(correction: Correction): string[] {
  const { printed, corrected, said, day } = correction
  if (said === 'unreadable') return []
  if (day) return [`- The day of the blood draw: ${dayText(day)}, given by you.`]
  if (!printed && !corrected) return ['- A line that was not understood: not a result, as you said.']
  const settled = settledHow(correction)
  if (corrected && settled) return [`- ${corrected.name}: ${valueText(corrected)}, ${settled}.`]
  const now = corrected ? `${corrected.name}: ${valueText(corrected)}` : `${printed?.name ?? ''}:`
  return [`- ${now}${corrected ? ',' : ''} ${correctedHow(correction)}.`]
}
