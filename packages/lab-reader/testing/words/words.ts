/** The words that laboratories of one language print, for generated reports: an independent list, not the reader's. */
import type { PanelKey } from '../analytes.data.ts'

/**
 * The content of a column. `inside` and `outside` are values in and out of their range, each in a column of its own.
 */
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
  /** Printed names of the analytes, by key. */
  names: Record<string, string[]>
  panels: Record<PanelKey, string[]>
  /** Headings, with a line break where they are wrapped. */
  columns: Partial<Record<ColumnKey, string[]>>
  /** Words beside a value, by direction: a flag, and a phrase below or behind the row. */
  flags: { high: string[]; low: string[]; normal: string[]; phraseHigh: string[]; phraseLow: string[] }
  /** Words of one-sided limits, and between two limits; `#` stands for the number. */
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
    /** `#` is the number of the page, `@` the number of pages. */
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
  /** Results in words: name, possible results, and the text in place of the range. */
  qualitative: [name: string, results: string[], expected: string][]
  urine: [name: string, results: string[], expected: string][]
  /** Sentences with numbers that are not results. */
  prose: string[]
  /** Explanations below a row, most of them without a number. */
  notes: string[]
  /** Tables of a guideline: a title, and lines of a label with its limits. */
  guidelines: { title: string; rows: [string, string][] }[]
  /** Names of risk classes in a table below a row, from good to bad. */
  risks: string[]
  formulas: string[]
  /** Questions with their scores. */
  questionnaire: { title: string; rows: [string, string][] }
  footers: string[]
  /** Measurements of the person, not of the blood. */
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
