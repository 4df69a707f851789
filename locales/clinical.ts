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

/** Alarms, safety findings and emergency lines: how the ids of their messages begin. */
export const CLINICAL = [
  ...[
    'emergencies.',
    'now.advice',
    'now.checkNow',
    'now.mayBe',
    'now.several',
    'now.takeReport',
    'now.title',
  ],
  ...['safety.hazard.', 'safety.limit.', 'safety.rule.'],
] as const

/** Whether a message must be shown with the English one beside it. */
export const needsEnglish = (language: Language, id: string) =>
  language !== 'en' &&
  REVIEWS[language].reviewedBy === null &&
  CLINICAL.some((beginning) => id.startsWith(beginning))
