import { CLINICAL, isOf } from './clinicalIds.ts'
import type { Language } from './translate.ts'

/** Who wrote a language's clinical sentences, and which clinician reviewed them. Days are `yyyy-MM-dd`. */
type Review = { writtenBy: string; writtenOn: string; reviewedBy: string | null; reviewedOn: string | null }

/** English is the text that the others translate: see docs/change.md for how a review is recorded. */
const REVIEWS: Record<Language, Review> = {
  en: { writtenBy: 'Verbena', writtenOn: '2026-11-24', reviewedBy: null, reviewedOn: null },
  de: { writtenBy: 'Verbena', writtenOn: '2026-11-27', reviewedBy: null, reviewedOn: null },
  fr: { writtenBy: 'Verbena', writtenOn: '2026-11-27', reviewedBy: null, reviewedOn: null },
  es: { writtenBy: 'Verbena', writtenOn: '2026-11-27', reviewedBy: null, reviewedOn: null },
}

/** What those sentences name (figures, limits, days, lists), and the other parts of the texts that they are in. */
export const IN_CLINICAL = [
  ...['app.commas', 'care.day.', 'care.figure.', 'care.worklist.drawnOn', 'care.worklist.moreResults'],
  ...['measurements.unit', 'measurements.value', 'measurements.pressureValue'],
  ...['care.worklist.value', 'care.worklist.valueWithRange'],
  ...['bloodTests.day', 'bloodTests.days.or', 'bloodTests.figure.', 'bloodTests.flag.', 'bloodTests.group.'],
  ...['bloodTests.limit', 'bloodTests.limits.', 'bloodTests.more', 'bloodTests.named'],
  ...['bloodTests.corrected.', 'bloodTests.inWords.', 'bloodTests.left.', 'bloodTests.made.'],
  ...['bloodTests.open.', 'auth.condition.', 'safety.condition.'],
] as const

/** Whether clinical sentences of a language are shown with the English ones beside them. */
export const isUnreviewed = (language: Language) => language !== 'en' && REVIEWS[language].reviewedBy === null

/** Whether the English message is loaded besides: it is clinical, or a clinical sentence may name it. */
export const needsEnglish = (language: Language, id: string) =>
  isUnreviewed(language) && [...CLINICAL, ...IN_CLINICAL].some((entry) => isOf(entry, id))
