import { CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react'
import type {
  BloodTestStatus,
  Check,
  Correction,
  MarkerRow,
  QualitativeRow,
} from '../../../shared/bloodTests.ts'
import type { Tone } from '../../ui/Badge.tsx'

/** One line of the list, as `bloodTests.list` answers it. */
export type BloodTest = {
  id: string
  fileName: string
  status: BloodTestStatus
  analysis: string | null
  /** The model that wrote the analysis; null where fixed rules did. */
  analysisModel: string | null
  contentType: string
  /** A sentence when the analysis failed. */
  failure: string | null
  /** A sentence where the file holds more than was read. */
  notice: string | null
  /** How far the reading of a picture or a scan has come; null where it is text. */
  pagesRead: number | null
  pagesTotal: number | null
  markers: MarkerRow[]
  /** What its owner set right. */
  corrections: Correction[]
  /** Lines that need a person's eyes, with what was answered. */
  checks: Check[]
  /** Results in words. */
  qualitative: QualitativeRow[]
  collectedOn: string | null
  /** The days that the printed date may mean, where nothing settles which. */
  possibleDays: string[]
  /** ISO 639-1 code of what the report is printed in. */
  language: string | null
  createdAt: string
}

/** Word and icon of each status: completed green check, failed error, analyzing spinner, otherwise neutral. */
export const STATUSES: Record<BloodTestStatus, { word: string; icon: LucideIcon; tone: Tone }> = {
  pending: { word: 'Pending', icon: Clock, tone: 'neutral' },
  analyzing: { word: 'Analyzing', icon: LoaderCircle, tone: 'info' },
  completed: { word: 'Completed', icon: CircleCheck, tone: 'success' },
  failed: { word: 'Failed', icon: CircleX, tone: 'danger' },
}
