import { z } from 'zod'

/** The largest upload, in bytes: 10 MB. */
export const MAX_UPLOAD_BYTES = 10_485_760

/** What an upload may be, by its content: PDF, JPEG or PNG. */
export const ALLOWED_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** A FHIR R4 bundle from another system. It is recognised by its content, and read without page images. */
export const BUNDLE_TYPE = 'application/fhir+json'

export const BLOOD_TEST_STATUSES = ['pending', 'analyzing', 'completed', 'failed'] as const
export type BloodTestStatus = (typeof BLOOD_TEST_STATUSES)[number]

/**
 * How a value compares with its range: below, within or above. Null when neither a range nor a printed flag decides.
 */
type MarkerFlag = 'low' | 'normal' | 'high' | null

/**
 * The place of a row on its page: page from 1, and a box in fractions (0 to 1) of the page, from the top left. `turn`
 * is the row's clockwise rotation in degrees, on pages that lie sideways or upside down.
 */
export type MarkerPlace = {
  page: number
  x: number
  y: number
  width: number
  height: number
  turn?: 90 | 180 | 270
}

/** One row of a laboratory report: the printed fields and what follows from them. */
export type MarkerRow = {
  /** The test's name as printed. */
  name: string
  /** Canonical name; null when the test is unknown. */
  marker: string | null
  /** LOINC code for the canonical marker and the kind of quantity of the printed unit; null rather than a guess. */
  loinc: string | null
  value: number
  /** `<0.41` has value 0.41 and comparator `<`. */
  comparator: '<' | '<=' | '>' | '>=' | null
  /** As printed; null when none is printed. */
  unit: string | null
  low: number | null
  high: number | null
  /** Computed from the printed range; from the printed flag when there is no range. */
  flag: MarkerFlag
  /** The flag as printed ("HIGH", "BORDERLINE", "L"); null when blank. */
  printedFlag: string | null
  /**
   * False for a value that is impossible in blood, such as a negative concentration. It is shown, but no conclusion
   * uses it.
   */
  plausible: boolean
  /** True when the row may have been misread. It is shown as "please check", and no conclusion uses it. */
  doubtful?: boolean
  /** Why it is doubtful; decides the question to the owner. */
  doubt?: Doubt
  /** The value as printed ("231.000"); absent in exports of other systems. */
  printedValue?: string
  /** The other number that an ambiguous printed value may mean: 231 when 231000 was read, or the reverse. */
  otherValue?: number
  place: MarkerPlace
}

/**
 * Why a row is doubtful: an unknown sign beside the value, a number with two readings, a picture that was hard to read,
 * a contradiction to values calculated from each other, a missing unit or range, or a contradiction within the row (its
 * printed flag, its range, the possible values of the marker).
 */
type Doubt = 'sign' | 'number' | 'picture' | 'arithmetic' | 'missing' | 'contradiction'

/** A line that may be a result but was not understood, as printed. */
export type UnreadLine = { text: string; page: number; place: MarkerPlace }

/** A qualitative result ("negative", "1:64"). It is shown, never interpreted. */
export type QualitativeRow = {
  name: string
  text: string
  page: number
  doubtful: boolean
  place: MarkerPlace
}

/** The answers for a line to check: as it was read, the other reading, a typed value, not a result, or unreadable. */
const ANSWERS = ['as read', 'other reading', 'typed', 'no result', 'unreadable'] as const
export type Answer = (typeof ANSWERS)[number]

/**
 * An answer, when it was given (ISO instant), and by whom (a user's id). Older corrections have no `by` and no `said`,
 * and are the owner's.
 */
type Said = { corrected: MarkerRow | null; at: string; by?: string; said?: Answer; day?: string }

/**
 * A correction by a person: what was read (null for an added row) and what is valid now (null for a removed row, and
 * for an unread line that stays unreadable). `unread` is the index, from 0, of the answered line among the report's
 * unread lines. `day` is the day of the blood draw if a person entered it. `earlier` holds earlier answers, oldest
 * first.
 */
export type Correction = Said & { printed: MarkerRow | null; unread?: number; earlier?: Said[] }

/** A line of a report that a person must check, and the answer. */
export type Check = {
  /** Stable as long as the report exists: answers refer to it. */
  id: string
  /** The doubtful row as it was read; null when the line was not understood. */
  read: MarkerRow | null
  unread: UnreadLine | null
  /** The neighbouring rows ("between Kreatinin and Harnsäure"); null when there are none. */
  where: string | null
  /** The current answer. */
  answer: Correction | null
  /**
   * A value in a critical band. `sure` is true once a person confirmed it; otherwise it is a value that the line may
   * say, and stays until somebody says what it is. `drawn` is the day of an old blood draw as text: such a value does
   * not ask for a doctor today.
   */
  critical: { value: number; sure: boolean; drawn?: string } | null
}

/** Whether the content of a line is still uncertain: it has no answer, or was called unreadable. */
export const isUnchecked = ({ answer }: Pick<Check, 'answer'>) =>
  answer === null || answer.said === 'unreadable'

/** The beginning of a result with a value in a critical band. */
export const CONTACT_TODAY = 'Contact a doctor or emergency service today'
/** The request when a value may be in a critical band but is not confirmed. */
export const CALL_TODAY = 'call a doctor or emergency service today'
/** The request for a value that is not critical but must not wait either. */
const SHOW_TODAY = 'to a doctor the same day'
/** Whether a paragraph of an analysis says that help is, or may be, needed today. */
export const isUrgent = (text: string) =>
  [CONTACT_TODAY, CALL_TODAY, SHOW_TODAY].some((words) => text.includes(words))

/**
 * How soon a result needs a doctor: today (a value is, or may be, critical), the same day (far above its range), or not
 * at all. Alphabetical order is the order of urgency; an index relies on it.
 */
export const URGENCIES = ['none', 'sameDay', 'today'] as const
export type Urgency = (typeof URGENCIES)[number]

/** A practitioner's review of a result: by whom, when (ISO instant), and what the patient is told. */
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
 * Input of an answer. `seen` is the time of the answer that the caller saw, null for none, so that nobody overwrites a
 * newer answer. `row` is the typed content of the line.
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
