import type {
  Answer,
  MarkerFlag,
  MarkerRow,
  Refusal,
  ResultGroup,
  Urgency,
} from '@verbena/lab-reader/browser'
import type { Language } from '../locales/translate.ts'

export type {
  Answer,
  Ask,
  Check,
  Conclusions,
  Correction,
  CriticalLimit,
  Finding,
  MarkerPlace,
  MarkerRow,
  Neighbours,
  NotRead,
  Omission,
  PrintedNumber,
  PrintedPage,
  QualitativeRow,
  Question,
  ReadWith,
  ResultGroup,
  UnreadLine,
  Urgency,
} from '@verbena/lab-reader/browser'
export { isUnchecked } from '@verbena/lab-reader/browser'

/** The largest upload, in bytes: 10 MB. */
export const MAX_UPLOAD_BYTES = 10_485_760

/** Types of uploads, by content. */
export const ALLOWED_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** A FHIR R4 bundle from another system. It is recognised by its content, and read without page images. */
export const BUNDLE_TYPE = 'application/fhir+json'

export const BLOOD_TEST_STATUSES = ['pending', 'analyzing', 'completed', 'failed'] as const
export type BloodTestStatus = (typeof BLOOD_TEST_STATUSES)[number]

/** The answers for a line to check: as it was read, the other reading, a typed value, not a result, or unreadable. */
export const ANSWERS = [
  'as read',
  'other reading',
  'typed',
  'no result',
  'unreadable',
] as const satisfies Answer[]

/** Alphabetical order is the order of urgency; an index relies on it. */
export const URGENCIES = ['none', 'sameDay', 'today'] as const satisfies Urgency[]

declare const prose: unique symbol
/** Text for people, passed through unchanged. Lacks string methods, so that no code can depend on its content. */
export type Prose = { readonly [prose]: never }
export const asProse = (text: string) => text as unknown as Prose

/** Why a file was not analysed, and the limit that it exceeds, if any. */
export type Failure = { why: Refusal | 'empty' | 'givenUp'; most?: number }

/** A model's text about a result; `rows` are the indices of the rows that a section is about. */
export type ModelText = {
  summary: string
  sections: { title: string; text: string; rows: number[] }[]
  questions: string[]
}
/** The same with the model's name and the day. */
export type WrittenByModel = ModelText & { model: string; writtenOn: string | null }

/** A practitioner's review of a result: by whom, when (ISO instant), and the comment for the patient. */
/** `language` is that in which the reviewer writes; null where it is not known. */
/** `spoken`: the reviewer has spoken to the patient about the result. */
export type Review = {
  by: string
  language: Language | null
  at: string
  comment: string | null
  spoken: boolean
}

export type RatioId =
  | 'ldlFriedewald'
  | 'nonHdl'
  | 'triglyceridesHdl'
  | 'cholesterolHdl'
  | 'transferrinSaturation'
  | 'homaIr'
  | 'albuminGlobulin'
  | 'bunCreatinine'
  | 'astAlt'

/** A value that is calculated from a report's rows because the report does not print it. */
export type Ratio = {
  id: RatioId
  value: number
  unit: string | null
  /** The input rows as printed; `how` describes the conversion to the formula's unit, or is empty. */
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
  /** Outside its range in the direction that is good, such as a high HDL. */
  isWelcome: boolean
  printed: { value: number; unit: string | null; low: number | null; high: number | null }
  /** How the printed value was converted ("× 18.02"); null when it was not. */
  conversion: string | null
  /** How the value compares with the point before; null for the first point. */
  step: TrendStep | null
  /** The course of the series up to this point. */
  course: Course
}

/**
 * `same` is the same figure, `about` a change within normal variation, `listed` one that is not judged: a bound, or a
 * marker without published variation. `place` is where the value lies to its range, compared with before; null where
 * one of the two is unknown.
 */
export type TrendStep = {
  change: 'rose' | 'fell' | 'same' | 'about' | 'listed'
  place:
    | 'insideAsBefore'
    | 'nowInside'
    | 'backInside'
    | `${'still' | 'now'}${'Low' | 'High' | 'Welcome'}`
    | null
}

/**
 * How a series went up to one point, judged by biological variation over the whole of it. `rising` and `falling`: each of
 * the last `steps` draws went the same way, and together by more than chance. `jumped`: the last step alone did.
 * `higher` and `lower`: than the mean of the draws before. `steady` only where the marker's variation is published
 * (`assumed` is null). `unjudged`: bounds, or figures that are not amounts.
 */
export type Course = {
  kind:
    | ('first' | 'two' | 'rising' | 'falling' | 'jumpedUp' | 'jumpedDown')
    | ('higher' | 'lower' | 'steady' | 'unjudged')
  /** The start of the run: its first draw, or the one before; null if nothing is assessed. */
  since: Pick<TrendPoint, 'day' | 'dayIs'> | null
  steps: number
  /** Whether the value left its range or came back into it with this point; `firstOutside` where it never was before. */
  crossed: 'firstOutside' | 'outside' | 'inside' | null
  /** The variation that is assumed where none is published, in percent. */
  assumed: number | null
}

/** A marker over time, oldest first, in the unit of its newest result. */
export type Trend = { marker: string; unit: string | null; points: TrendPoint[] }

/** A marker over time, and how soon its newest value needs a doctor. */
export type UrgentTrend = Trend & { urgency: Urgency }

/** A marker over time, with the facts that a list of markers shows. */
export type MarkerTrend = UrgentTrend & {
  group: ResultGroup['group']
  /** Whether its newest draw is too old to be urgent now. */
  isOld: boolean
  /** How reports spell it, and its other names, where these differ; the newest first. */
  alsoCalled: string[]
  synonyms: string[]
}

/** The answer of `bloodTests.trendsOfMarker`: one marker's lines, its reports, and the comments on them. */
export type MarkerHistory = {
  trends: MarkerTrend[]
  reports: { id: string; fileName: string }[]
  /** The latest reviews with a comment on reports that have the marker, newest first. */
  reviews: (Review & { collectedOn: string | null })[]
  cut: Trends['cut']
}

/** The answer of `bloodTests.trends`: all markers over time, and the names of unchecked rows that are left out. */
export type Trends = {
  trends: MarkerTrend[]
  unchecked: string[]
  /**
   * How many of the oldest tests, of the oldest values of the others, and of the unchecked names are left out; null
   * when everything is there.
   */
  cut: { tests: number; values: number; unchecked: number } | null
}
