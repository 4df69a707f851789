import { CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react'
import type {
  BloodTestStatus,
  Check,
  Conclusions,
  Correction,
  Failure,
  MarkerRow,
  Omission,
  QualitativeRow,
  Ratio,
  Review,
  Urgency,
  WrittenByModel,
} from '../../../shared/bloodTests.ts'
import type { Tone } from '../../ui/Badge.tsx'

/** A blood test as lists have it. */
export type BloodTestRow = {
  id: string
  fileName: string
  status: BloodTestStatus
  createdAt: string
  collectedOn: string | null
  /** How soon it needs a doctor. */
  urgency: Urgency
  /** How many rows are outside their range, and how many lines a person must still check. */
  outside: number
  toCheck: number
  /** By whom and when it was last reviewed. */
  review: Pick<Review, 'by' | 'at'> | null
  /** False again after the owner has changed something. */
  reviewed: boolean
}

/** A blood test with all that was read, as `bloodTests.get` returns it. */
export type BloodTest = BloodTestRow &
  Conclusions & {
    /** A model's text; null without. */
    written: WrittenByModel | null
    contentType: string
    /** Why the analysis failed; as a sentence alone where an earlier release noted it. */
    failed: Failure | null
    failure: string | null
    /** What the file contains besides what was read; as sentences alone where an earlier release noted it. */
    omissions: Omission[] | null
    notice: string | null
    /** Progress of reading a picture or scan, in pages; null for a text file. */
    pagesRead: number | null
    pagesTotal: number | null
    markers: MarkerRow[]
    /** Corrections by the owner. */
    corrections: Correction[]
    /** Lines that a person must check, with the answers. */
    checks: Check[]
    qualitative: QualitativeRow[]
    /** The days that an ambiguous printed date may mean. */
    possibleDays: string[]
    /** ISO 639-1 code of the report's language. */
    language: string | null
    /** Indices of the rows in a critical band. */
    critical: number[]
    /** What follows from the rows by calculation. */
    ratios: Ratio[]
    /** The latest reviews, and the latest alone. */
    reviews: Review[]
    review: Review | null
    /** Counts the owner's changes; a review stores the revision that it saw. */
    revision: number
    /** The names of those who may review it. */
    practitioners: string[]
  }

/** Icon and tone of each status: completed green check, failed error, analyzing spinner, otherwise neutral. */
export const STATUSES: Record<BloodTestStatus, { icon: LucideIcon; tone: Tone }> = {
  pending: { icon: Clock, tone: 'neutral' },
  analyzing: { icon: LoaderCircle, tone: 'info' },
  completed: { icon: CircleCheck, tone: 'success' },
  failed: { icon: CircleX, tone: 'danger' },
}
