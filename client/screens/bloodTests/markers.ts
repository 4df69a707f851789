import type { MarkerRow } from '../../../shared/bloodTests.ts'

/** How a row is shown, in the order of the table: bad news first, what counts for nothing last. */
export type Finding = 'low' | 'high' | 'implausible' | 'normal' | 'unranged'

export function findingOf(row: MarkerRow): Finding {
  if (!row.plausible) return 'implausible'
  return row.flag ?? 'unranged'
}

/** Value and comparator as printed: "<0.41". */
export function valueText({ value, comparator }: MarkerRow): string {
  return `${comparator === '<=' ? '≤' : comparator === '>=' ? '≥' : (comparator ?? '')}${value}`
}

const WORDS: Record<Finding, string> = {
  low: 'Low',
  high: 'High',
  implausible: 'Not plausible',
  normal: 'In range',
  unranged: 'No range printed',
}

/** The flag's word. A row without a range can still carry a printed flag, and then that word is shown. */
export function findingWord(row: MarkerRow): string {
  return WORDS[findingOf(row)]
}

/** The printed range: "30 to 150", "up to 2", "from 40"; null where the page prints none. */
export function rangeText({ low, high }: MarkerRow): string | null {
  if (low !== null && high !== null) return `${low} to ${high}`
  if (high !== null) return `up to ${high}`
  return low !== null ? `from ${low}` : null
}

/** The whole row in words, for who does not see the bar. */
export function rowLabel(row: MarkerRow): string {
  const range = rangeText(row)
  const unit = row.unit ? ` ${row.unit}` : ''
  return `${row.name} ${valueText(row)}${unit}, ${findingWord(row)}${range ? `, range ${range}` : ''}`
}

export type Groups = { outside: MarkerRow[]; inside: MarkerRow[] }

/** Out of range and not plausible first, then in range, then what has no range; each in the report's order. */
export function groupMarkers(rows: MarkerRow[]): Groups {
  const of = (...findings: Finding[]) => rows.filter((row) => findings.includes(findingOf(row)))
  return {
    outside: [...of('low', 'high'), ...of('implausible')],
    inside: [...of('normal'), ...of('unranged')],
  }
}

export type Point = { value: number; flag: MarkerRow['flag'] }

/**
 * The same marker, in the same unit, over the last four tests with a value of it, oldest first. Fewer than two make no
 * line.
 */
export function historyOf(row: MarkerRow, tests: ReadonlyArray<{ markers: MarkerRow[] }>): Point[] {
  if (!row.marker || !row.plausible) return []
  const same = (other: MarkerRow) =>
    other.marker === row.marker && other.unit === row.unit && other.plausible && other.comparator === null
  const points = tests.flatMap(({ markers }) => markers.filter(same).slice(0, 1))
  return points.length < 2 ? [] : points.slice(-4).map(({ value, flag }) => ({ value, flag }))
}
