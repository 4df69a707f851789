/** The content of a report as rows and lines, people's answers about them, and the conclusions. */
import type { MarkerGroup } from './markers/schema.ts'
import type { Specimen, SpecimenGroup } from './specimen.ts'

export type { Specimen }

/** A report's type by its content. A FHIR R4 bundle comes from another system and is read without recognition. */
export type ReportType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'application/fhir+json'

/** The page that is being recognised, and the number of pages. */
export type Progress = (page: number, pages: number) => void

/** A value relative to its range: below, within or above. Null if neither a range nor a printed flag decides. */
export type MarkerFlag = 'low' | 'normal' | 'high' | null

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
  /**
   * What was examined, as printed in the name, beside it or above it; where nothing is printed, the marker's specimen.
   * Null for an unknown test without one. Absent in older results, where it is the marker's.
   */
  specimen?: Specimen | null
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
export type Doubt = 'sign' | 'number' | 'picture' | 'arithmetic' | 'missing' | 'contradiction'

/** A printed word: its text, the number of its cell on the page, and its box (x, y, width, height) as in `MarkerPlace`. */
export type PrintedWord = { text: string; cell: number; box: readonly [number, number, number, number] }

/**
 * A number on a page as printed, and what its line proposes as its name, unit and range; empty texts where it proposes
 * none. `at` is the index of its word, `words` are those of all four.
 */
export type PrintedNumber = {
  at: number
  name: string
  value: string
  unit: string
  range: string
  words: number[]
}

/** All words and numbers of a page. `turn` as in `MarkerPlace`. */
export type PrintedPage = {
  page: number
  turn?: 90 | 180 | 270
  words: PrintedWord[]
  numbers: PrintedNumber[]
}

/** A word of a line that may be a result, with its box (x, y, width, height) as in `MarkerPlace`. */
export type LineWord = { text: string; box: readonly [number, number, number, number] }

/** The lines of a page that are results or may be some, each as its words. `turn` as in `MarkerPlace`. */
export type PageLines = { page: number; turn?: 90 | 180 | 270; lines: LineWord[][] }

/** The lines of a page as a JPEG, upright, on white: nothing else of the page is on it. */
export type LinesPicture = { page: number; jpeg: Uint8Array }

/** A test's name and value as a second reader sees them on a page, both as printed. */
export type SeenRow = { page: number; name: string; value: string }

/** A line that may be a result but was not understood, as printed. */
export type UnreadLine = { text: string; page: number; place: MarkerPlace }

/** A qualitative result ("negative", "1:64"), shown as printed; `positive.ts` decides which are positive. */
export type QualitativeRow = {
  name: string
  text: string
  page: number
  doubtful: boolean
  place: MarkerPlace
}

/** The answers for a line to check: as it was read, the other reading, a typed value, not a result, or unreadable. */
export type Answer = 'as read' | 'other reading' | 'typed' | 'no result' | 'unreadable'

/**
 * An answer with its time (ISO instant) and author (a user's id). Older corrections have no `by` and no `said`, and are
 * the owner's.
 */
type AnswerRecord = { corrected: MarkerRow | null; at: string; by?: string; said?: Answer; day?: string }

/**
 * A correction by a person: what was read (null for an added row) and what is valid now (null for a removed row, and
 * for an unread line that stays unreadable). `unread` is the index, from 0, of the answered line among the report's
 * unread lines. `day` is the day of the blood draw if a person entered it. `earlier` holds earlier answers, oldest
 * first.
 */
export type Correction = AnswerRecord & {
  printed: MarkerRow | null
  unread?: number
  earlier?: AnswerRecord[]
}

/** The names of the rows above and below a line on its page, at least one of them. */
export type Neighbours = { above: string | null; below: string | null }

/** A field of a doubtful row that may be wrong, with alternatives; none if nothing is likely. */
export type Ask =
  | { field: 'name'; names: string[] }
  /** `isCritical`: the value is in a critical band. */
  | { field: 'value'; values: { value: number; isCritical: boolean }[] }
  | { field: 'unit'; units: string[] }
  /** `flag` is the printed flag's meaning for the value. */
  | { field: 'range'; ranges: { low: number | null; high: number | null }[]; flag: MarkerFlag }

/** A line of a report that a person must check, and the answer. */
export type Check = {
  /** Stable for the report's lifetime, because answers refer to it. */
  id: string
  /** The doubtful row as it was read; null when the line was not understood. */
  read: MarkerRow | null
  unread: UnreadLine | null
  /** Null when there are no neighbouring rows. */
  where: Neighbours | null
  /** The questions about the row, in order; absent if only the value is in doubt. */
  asks?: Ask[]
  /** The current answer. */
  answer: Correction | null
  /**
   * A value in a critical band. `sure` is false while the line may mean another value and no person has confirmed this
   * one. `drawnOn` are the possible days of an old blood draw: such a value does not need a doctor today.
   */
  critical: { value: number; sure: boolean; drawnOn?: string[] } | null
}

/**
 * The result of reading a report. `collectedOn` is the day of the blood draw (yyyy-MM-dd), never the report's own date.
 * `possibleDays` are the days that an ambiguous date (3/5/2026) may mean, otherwise empty. `unread` are the lines that
 * may be results but were not understood. `language` is the ISO 639-1 code of the page's language. `omissions` say what
 * else the file contains.
 */
export type ReportReading = {
  collectedOn: string | null
  possibleDays: string[]
  markers: MarkerRow[]
  unread: UnreadLine[]
  qualitative: QualitativeRow[]
  language: string | null
  omissions?: Omission[]
}

/**
 * What a file contains besides what was read: pages that could not be read, pages in a script that is not supported, pictures in a
 * script that is recognised less surely, lists of which only the first entries were
 * kept, other days than the newest, results whose form is not valid.
 */
export type Omission =
  | { kind: 'pages' | 'script' | 'letters'; pages: number[] }
  | { kind: 'rows' | 'unread' | 'qualitative'; found: number; kept: number }
  | { kind: 'days'; days: number; newest: string }
  | { kind: 'invalid'; count: number }

/**
 * How soon a result needs a doctor: today (a value is, or may be, critical), the same day (far above its range), or not
 * at all.
 */
export type Urgency = 'none' | 'sameDay' | 'today'

/** A limit beyond which hospital laboratories telephone the doctor; `bound` is in the row's own unit. */
export type CriticalLimit = { is: 'below' | 'atMost' | 'above' | 'atLeast'; bound: number }

/** The source of a limit (its name; opened, or only cited so far), and other sources' limits. */
export type LimitFrom = {
  from: { source: string; isOpened: boolean }
  differs: { source: string; isOpened: boolean; limit: CriticalLimit }[]
}

type Side = 'low' | 'high'

/** A limit that a value exceeds, in the row's own unit, and to whom it applies. */
type OfLimit = {
  limit: CriticalLimit
  /** Whether the limit is one for children, or for pregnancy. */
  isOfAge: boolean
  isOfPregnancy: boolean
  /** Whether an adult's limit was used against the printed range, because the age is not known. */
  isAgeMissing: boolean
  /** Where the limit was published. */
  source: string
} & LimitFrom

/** The value behind a finding, and the index of its row; null if the result no longer has that row. */
type OfRow = { row: number | null; specimen: Specimen | null } & Pick<
  MarkerRow,
  'marker' | 'value' | 'comparator' | 'unit' | 'low' | 'high'
>

/**
 * A positive result: the index of its row, or that of its result in words. `id` is the rule of `positive.json` that says
 * how soon it needs a doctor; null for any other positive word. `isSure` is false while it may have been misread.
 */
type PositiveFinding = {
  kind: 'positive'
  row: number | null
  inWords: number | null
  direction: null
  id: string | null
  urgency: Urgency
  source: string | null
  isSure: boolean
}

/**
 * A line to check that may hold a result that laboratories telephone. `check` is its id, `name` and `said` are as printed; a
 * comment of the laboratory has no name.
 */
type LineFinding = {
  kind: 'urgentLine'
  row: null
  direction: null
  check: string
  name: string
  said: string
  urgency: Urgency
}

/** One finding of a result. `direction` is the side of the range on which the value lies; null if unknown. */
export type Finding = PositiveFinding | LineFinding | FindingOfRow

type FindingOfRow = OfRow &
  (
    | ({ kind: 'critical'; direction: Side } & OfLimit)
    /** The line of the check `check` may be critical. */
    | { kind: 'possiblyCritical'; direction: null; check: string }
    /** More than `times` the upper limit: the printed one, or that of any usual test. */
    | { kind: 'sameDay'; direction: 'high'; times: number; limit: null; isPrinted: boolean; source: string }
    /** Beyond a limit for seeing a doctor the same day. */
    | ({ kind: 'sameDay'; direction: Side; times: null } & OfLimit)
    | {
        kind: 'outside'
        direction: Side
        /** The distance from the range, in the row's unit and in whole percent of the bound; null if undefined. */
        difference: number | null
        percent: number | null
        /** Whether such a value is usually good news. */
        isWelcome: boolean
        /** Whether anything is often seen with such a value. */
        isSeenWith: boolean
      }
    /** Not possible in blood. */
    | { kind: 'implausible'; direction: null }
    /** The printed flag contradicts the range. */
    | { kind: 'disputed'; direction: MarkerFlag }
  )

/**
 * Rows read together with others of the report (`with`), with markers missing from it (`missing`, canonical names), or
 * with facts about the person. `kind` is the code of a rule in `together.json`.
 */
export type ReadWith = { kind: string; rows: number[]; with: number[]; missing: string[] }

/** The rows of one group of markers, or of one specimen, by their indices. */
export type ResultGroup = {
  group: MarkerGroup | SpecimenGroup | 'other'
  /** Outside their range, the most important first. */
  outside: number[]
  /** Keys of facts about food and habits, with the rows that each is about. */
  habits: { keys: string[]; rows: number[] }[]
  readWith: ReadWith[]
  inside: number[]
  /** Rows without anything to compare with. */
  unranged: number[]
}

/** A question for the practitioner, with the rows that it is about. */
export type Question =
  | { kind: 'explain'; rows: number[] }
  /** Levels of medicines. */
  | { kind: 'level'; rows: number[] }
  | { kind: 'unknown'; rows: number[] }
  | { kind: 'implausible' | 'disputed'; row: number }
  | { kind: 'repeat' }

/** What is unclear, or left out of the conclusions. */
export type NotRead =
  | { kind: 'unchecked'; check: string }
  | { kind: 'implausible' | 'disputed'; row: number }
  /** Rows of markers that no rule covers. */
  | { kind: 'unknown'; rows: number[] }
  /** The possible meanings of the printed day. */
  | { kind: 'day'; days: string[] }

/**
 * The conclusions from a result by fixed rules: codes, numbers, days, and indices of its rows. Doubtful rows count for
 * nothing. Deterministic for a result, person and day.
 */
export type Conclusions = {
  urgency: Urgency
  /** The day of the blood draw, and the possible days of one that is too old to be urgent. */
  collectedOn: string | null
  oldDraw: string[] | null
  /** Whether nothing could be read. */
  isEmpty: boolean
  /** Whether every line is certain; nothing reassures before. */
  isComplete: boolean
  /** Pages with many unchecked unread lines, and fewer results. */
  barelyRead: number[]
  findings: Finding[]
  /** Rows above and below their range, the farthest first, and those that are usually good news. */
  summary: { high: number[]; low: number[]; welcome: number[] }
  /**
   * The end of the summary; null while the result is incomplete. `toRead` if anything is critical, positive or marked,
   * so that nothing may reassure.
   */
  verdict: 'concerns' | 'toRead' | 'none' | 'noOther' | 'nothingToCompare' | null
  /** Indices of results in words that a person must compare with the report. */
  doubtfulWords: number[]
  groups: ResultGroup[]
  questions: Question[]
  notRead: NotRead[]
  /** Corrected rows, without confirmed ones. */
  corrected: number[]
  howMade: { by: 'rules'; from: 'rows' | 'correctedRows' }
}
