import { z } from 'zod'

/** What an upload may weigh: 10 MB, specification section 9. Bytes. */
export const MAX_UPLOAD_BYTES = 10_485_760

/** What an upload may be, by its content: specification section 5. */
export const ALLOWED_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type AllowedType = (typeof ALLOWED_TYPES)[number]

/** What other systems export: a FHIR R4 bundle, told by its content and read without any picture of a page. */
export const BUNDLE_TYPE = 'application/fhir+json'
export type UploadType = AllowedType | typeof BUNDLE_TYPE

/** Stored extension of each type that may be uploaded. */
export const EXTENSIONS = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  [BUNDLE_TYPE]: 'json',
} as const satisfies Record<UploadType, string>

export const BLOOD_TEST_STATUSES = ['pending', 'analyzing', 'completed', 'failed'] as const
export type BloodTestStatus = (typeof BLOOD_TEST_STATUSES)[number]

/** A value against its range: below, within, above; null where no range and no printed flag tell. */
export type MarkerFlag = 'low' | 'normal' | 'high' | null

/**
 * Where a row stands on its page: page from 1, and a box in fractions (0 to 1) of the page, origin top left. `turn` is by
 * how much the row is turned clockwise, where a page lies on its side or upside down.
 */
export type MarkerPlace = {
  page: number
  x: number
  y: number
  width: number
  height: number
  turn?: 90 | 180 | 270
}

/** One row of a laboratory report: what was printed, and what we know of it. */
export type MarkerRow = {
  /** The test's name as printed. */
  name: string
  /** Canonical name, or null where the test is unknown to us. */
  marker: string | null
  /** LOINC code of the canonical marker and the printed unit's kind of quantity; null rather than guessed. */
  loinc: string | null
  value: number
  /** `<0.41` has value 0.41 and comparator `<`. */
  comparator: '<' | '<=' | '>' | '>=' | null
  /** As printed; null where the page prints none. */
  unit: string | null
  low: number | null
  high: number | null
  /** Recomputed from the printed range; from the printed flag where there is no range. */
  flag: MarkerFlag
  /** The flag's word as printed ("HIGH", "BORDERLINE", "L"); null where blank. */
  printedFlag: string | null
  /** False for a value that no blood can hold (a negative concentration): shown, never concluded from. */
  plausible: boolean
  /** True where the row may have been misread: shown as "please check", never concluded from. */
  doubtful?: boolean
  /** Why it is doubtful, for the question that its owner is asked. */
  doubt?: Doubt
  /** The value as the page writes it ("231.000"), where it was read and not exported by another system. */
  printedValue?: string
  /** The other number that the printed value may mean: 231 where 231000 was taken, or the reverse. */
  otherValue?: number
  place: MarkerPlace
}

/**
 * Why a row is doubtful: a sign beside the value that is not known, a number that can be read in two ways, a picture that
 * was hard to read, neighbours whose arithmetic it contradicts, a unit or range that is missing, or a row that
 * contradicts itself (its printed flag, its range, what the marker can be).
 */
export type Doubt = 'sign' | 'number' | 'picture' | 'arithmetic' | 'missing' | 'contradiction'

/** A line that could be a result and was not understood, as printed. */
export type UnreadLine = { text: string; page: number; place: MarkerPlace }

/** A result in words ("negative", "1:64"): shown, never judged. */
export type QualitativeRow = {
  name: string
  text: string
  page: number
  doubtful: boolean
  place: MarkerPlace
}

/**
 * What a person says of a line that needs eyes: it says what was read, it says the other number that it may mean, what
 * it says was typed, it is no result, or the person cannot read it either.
 */
const ANSWERS = ['as read', 'other reading', 'typed', 'no result', 'unreadable'] as const
export type Answer = (typeof ANSWERS)[number]

/** What was said, when (ISO instant) and by whom (a user's id); older corrections name neither and are the owner's. */
type Said = { corrected: MarkerRow | null; at: string; by?: string; said?: Answer; day?: string }

/**
 * What a person set right: what was read (null for a row that was added), and what stands now (null for removed, and
 * where nobody could read an unread line). `unread` counts from 0 among the report's unread lines where one is answered,
 * `day` is the day of the blood draw where a person told it, and `earlier` what was said before, oldest first.
 */
export type Correction = Said & { printed: MarkerRow | null; unread?: number; earlier?: Said[] }

/** A line of a report that needs a person's eyes, and what was answered. */
export type Check = {
  /** The same as long as the report is kept: answers name it. */
  id: string
  /** The doubtful row as it was read; null for a line that was not understood. */
  read: MarkerRow | null
  unread: UnreadLine | null
  /** Between which rows it stands ("between Kreatinin and Harnsäure"); null where it stands alone. */
  where: string | null
  /** The answer that stands. */
  answer: Correction | null
  /**
   * A value in a critical band: `sure` once a person confirmed it, and else one that the line may say, which stays until
   * somebody tells what it says instead. `drawn` is the day of an old draw in words: such a value calls nobody today.
   */
  critical: { value: number; sure: boolean; drawn?: string } | null
}

/** Whether nobody could say yet what a line says: it has no answer, or nobody could read it. */
export const isUnchecked = ({ answer }: Pick<Check, 'answer'>) =>
  answer === null || answer.said === 'unreadable'

/** How a result begins when one of its values lies in a critical band. */
export const CONTACT_TODAY = 'Contact a doctor or emergency service today'
/** What follows where a value may lie in one, but nobody has confirmed it. */
export const CALL_TODAY = 'call a doctor or emergency service today'
/** What is said of a value that is not critical by itself, but must not wait either. */
export const SHOW_TODAY = 'to a doctor the same day'
/** Whether a paragraph of an analysis says, or may have to say, that help is needed today. */
export const isUrgent = (text: string) =>
  [CONTACT_TODAY, CALL_TODAY, SHOW_TODAY].some((words) => text.includes(words))

/**
 * What reading a report gives. `collectedOn` is the day of the blood draw (yyyy-MM-dd), never the report's own date;
 * `possibleDays` the days that a date may mean which nothing settles (3/5/2026), empty otherwise; `unread` the lines
 * that could be results and were not understood; `language` the ISO 639-1 code of the page's words; `notice` a sentence
 * for its owner where the file holds more than was read.
 */
export type ReportReading = {
  collectedOn: string | null
  possibleDays: string[]
  markers: MarkerRow[]
  unread: UnreadLine[]
  qualitative: QualitativeRow[]
  language: string | null
  notice?: string | null
}

/** Whether nothing at all was found in a file: neither rows, nor results in words, nor lines that could be results. */
export const isEmpty = ({ markers, qualitative, unread }: ReportReading) =>
  markers.length === 0 && qualitative.length === 0 && unread.length === 0

/** A number that is calculated from a report's rows because the report does not print it. */
export type Ratio = {
  name: string
  value: number
  unit: string | null
  /** In words, with the units that it wants. */
  formula: string
  /** The rows that went in, as printed; `how` says how a value was brought to the formula's unit, empty where not. */
  inputs: { name: string; value: number; unit: string | null; how: string }[]
}

/** A marker's value on one day. `value`, `low` and `high` are in the trend's unit, what was printed stands beside them. */
export type TrendPoint = {
  /** The tests that say so: several where one report was uploaded again. */
  bloodTestIds: string[]
  /** yyyy-MM-dd: of the blood draw, or of the upload where the report tells no day. */
  day: string
  dayIs: 'collected' | 'uploaded'
  value: number
  comparator: MarkerRow['comparator']
  low: number | null
  high: number | null
  flag: MarkerFlag
  printed: { value: number; unit: string | null; low: number | null; high: number | null }
  /** How the printed value was converted ("× 18.02"); null where it was not. */
  conversion: string | null
  /** What changed since the point before, as a sentence; null for the first. */
  change: string | null
}

/** A marker over time, oldest first, in the unit of its newest result. */
export type Trend = { marker: string; unit: string | null; points: TrendPoint[] }

/**
 * What `bloodTests.trends` answers: every marker over time, by test the ratios that its rows allow, and the names of the
 * rows that are left out because nobody has checked them.
 */
export type Trends = {
  trends: Trend[]
  ratios: { bloodTestId: string; ratios: Ratio[] }[]
  unchecked: string[]
}

/** Procedures that name one blood test. */
export const bloodTestId = z.object({ id: z.uuid() })

const bound = z.number().nullable()

/** A row as its owner writes it; everything else of a row follows from these fields. */
const rowInput = z
  .object({
    name: z.string().trim().min(1, 'Please name the marker.').max(200),
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
 * A correction: `row` counts from 0 among the rows that the caller saw, null adds one; `seen` is that row's name and
 * value, so that a row that changed meanwhile is not hit; `change` null removes the row.
 */
export const correctionInput = z
  .object({
    id: z.uuid(),
    row: z.number().int().min(0).nullable(),
    seen: z.object({ name: z.string(), value: z.number() }).nullable(),
    change: rowInput.nullable(),
  })
  .refine(({ row, change }) => row !== null || change !== null, 'There is nothing to add.')
export type CorrectionInput = z.infer<typeof correctionInput>

/**
 * An answer to a check: `seen` is when the answer was given that the caller saw, null for none, so that nobody overwrites
 * what another said meanwhile; `row` is what the line says, where it was typed.
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

/** The day of the blood draw, told by a person; `seen` is the day that the caller saw, null for none. */
export const collectedOnInput = z.object({
  id: z.uuid(),
  seen: z.iso.date().nullable(),
  day: z.iso.date({ error: 'Please enter a date.' }),
})
export type CollectedOnInput = z.infer<typeof collectedOnInput>

/** Whether a model outside the clinic may see one's blood test rows. */
export const consentInput = z.object({ agreed: z.boolean() })
