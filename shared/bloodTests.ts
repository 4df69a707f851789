import type { Answer, MarkerFlag, MarkerRow, Urgency } from '@verbena/lab-reader/browser'
import { z } from 'zod'

export type {
  Answer,
  Check,
  Correction,
  MarkerPlace,
  MarkerRow,
  Neighbours,
  QualitativeRow,
  UnreadLine,
  Urgency,
} from '@verbena/lab-reader/browser'
export { CALL_TODAY, CONTACT_TODAY, isUnchecked, isUrgent } from '@verbena/lab-reader/browser'

/** The largest upload, in bytes: 10 MB. */
export const MAX_UPLOAD_BYTES = 10_485_760

/** What an upload may be, by its content: PDF, JPEG or PNG. */
export const ALLOWED_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** A FHIR R4 bundle from another system. It is recognised by its content, and read without page images. */
export const BUNDLE_TYPE = 'application/fhir+json'

export const BLOOD_TEST_STATUSES = ['pending', 'analyzing', 'completed', 'failed'] as const
export type BloodTestStatus = (typeof BLOOD_TEST_STATUSES)[number]

/** The answers for a line to check: as it was read, the other reading, a typed value, not a result, or unreadable. */
const ANSWERS = ['as read', 'other reading', 'typed', 'no result', 'unreadable'] as const satisfies Answer[]

/** Alphabetical order is the order of urgency; an index relies on it. */
export const URGENCIES = ['none', 'sameDay', 'today'] as const satisfies Urgency[]

/** A practitioner's review of a result: by whom, when (ISO instant), and the comment for the patient. */
export type Review = { by: string; at: string; comment: string | null }

/** A value that is calculated from a report's rows because the report does not print it. */
export type Ratio = {
  name: string
  value: number
  unit: string | null
  /** The formula as text, with its units. */
  formula: string
  /** The input rows as printed; `how` says how a value was converted to the formula's unit, or is empty. */
  inputs: { name: string; value: number; unit: string | null; how: string }[]
}

/** A marker's value on one day. `value`, `low` and `high` are in the trend's unit; `printed` holds the printed ones. */
export type TrendPoint = {
  /** The tests with this value; several when a report was uploaded more than once. */
  bloodTestIds: string[]
  /** yyyy-MM-dd: the day of the blood draw, or of the upload when the report has no day. */
  day: string
  dayIs: 'collected' | 'uploaded'
  value: number
  comparator: MarkerRow['comparator']
  low: number | null
  high: number | null
  flag: MarkerFlag
  printed: { value: number; unit: string | null; low: number | null; high: number | null }
  /** How the printed value was converted ("× 18.02"); null when it was not. */
  conversion: string | null
  /** The change since the previous point, as a sentence; null for the first point. */
  change: string | null
}

/** A marker over time, oldest first, in the unit of its newest result. */
export type Trend = { marker: string; unit: string | null; points: TrendPoint[] }

/**
 * What `bloodTests.trends` returns: all markers over time, and the names of rows that are left out because they are
 * unchecked.
 */
export type Trends = {
  trends: Trend[]
  unchecked: string[]
  /**
   * How many of the oldest tests, of the oldest values of the others, and of the unchecked names are left out; null
   * when everything is there.
   */
  cut: { tests: number; values: number; unchecked: number } | null
}

const bound = z.number().nullable()

/** A row as its owner types it; all other fields of a row are derived from these. */
export const rowInput = z
  .object({
    name: z.string().trim().min(1, 'Please enter the name of the marker.').max(200),
    value: z.number({ error: 'Please enter the value as a number.' }),
    comparator: z.enum(['<', '<=', '>', '>=']).nullable(),
    unit: z.string().trim().max(40).nullable(),
    low: bound,
    high: bound,
  })
  .refine(({ low, high }) => low === null || high === null || low <= high, {
    error: 'The upper limit is below the lower limit.',
    path: ['high'],
  })
export type RowInput = z.infer<typeof rowInput>

/**
 * Input of an answer. `seen` is the time of the answer that the caller saw, null for none, so that a newer answer is
 * not overwritten. `row` is the typed content of the line.
 */
export const answerInput = z
  .object({
    id: z.uuid(),
    check: z.string().max(100),
    seen: z.string().max(40).nullable(),
    said: z.enum(ANSWERS),
    row: rowInput.nullable(),
  })
  .refine(({ said, row }) => (said === 'typed') === (row !== null), 'Please write what the line says.')
export type AnswerInput = z.infer<typeof answerInput>
