/** What the laboratories of one language print, for drawn reports: a list of its own, not the reader's. */
import type { PanelKey } from '../analytes.data.ts'

/** What a column of a table holds. `inside` and `outside` are values in and out of their range, each in a column. */
export type ColumnKey =
  | 'name'
  | 'value'
  | 'unit'
  | 'range'
  | 'low'
  | 'high'
  | 'flag'
  | 'previous'
  | 'method'
  | 'material'
  | 'status'
  | 'inside'
  | 'outside'

export type Words = {
  /** How laboratories print the analytes, by their keys. */
  names: Record<string, string[]>
  panels: Record<PanelKey, string[]>
  /** Headings; a line break where they are wrapped. */
  columns: Partial<Record<ColumnKey, string[]>>
  /** Words beside a value, by direction: a flag's, and a phrase under or behind the row. */
  flags: { high: string[]; low: string[]; normal: string[]; phraseHigh: string[]; phraseLow: string[] }
  /** One-sided limits and what stands between two; `#` is the number. */
  limits: { below: string[]; above: string[]; between: string[] }
  people: { male: string; female: string; label: string; m: string; f: string; child: string }
  dates: {
    collected: string[]
    received: string[]
    reported: string[]
    printed: string[]
    born: string[]
    months: string[]
    /** How a day is written: d dd m mm yyyy, `mon` the month's short name, `month` its long one. */
    formats: string[]
  }
  labels: {
    report: string[]
    patient: string[]
    doctor: string[]
    order: string[]
    age: string[]
    /** `#` the number of the page, `@` of how many. */
    page: string[]
    phone: string[]
    end: string[]
    previous: string[]
    material: string[]
    method: string[]
    reference: string[]
    result: string[]
  }
  places: string[]
  streets: string[]
  laboratories: string[]
  methods: string[]
  materials: string[]
  /** Results in words: name, what may be printed, what stands in the range's place. */
  qualitative: [name: string, results: string[], expected: string][]
  urine: [name: string, results: string[], expected: string][]
  /** Sentences with numbers that are no results. */
  prose: string[]
  /** What stands under a row as an explanation, without a number in most. */
  notes: string[]
  /** Tables of a guideline: a title, and lines of a label with its limits. */
  guidelines: { title: string; rows: [string, string][] }[]
  /** Names of classes in a table of risk under a row, from good to bad. */
  risks: string[]
  formulas: string[]
  /** Questions with their scores. */
  questionnaire: { title: string; rows: [string, string][] }
  footers: string[]
  /** What was measured of the person, not of the blood. */
  vitals: [string, string][]
}

/** Printed names by key, from lines of "key: one | another". */
export function printedNames(lines: string): Record<string, string[]> {
  return Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [key = '', names = ''] = line.trim().split(/: (.*)/s)
        return [key, names.split(' | ')]
      }),
  )
}
