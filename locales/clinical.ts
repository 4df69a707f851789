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

/** Alarms, safety findings, emergency lines and what explains a blood test: how the ids of their messages begin. */
export const CLINICAL = [
  'emergencies.',
  'measurements.danger.',
  'messages.emergency',
  ...['notices.outside.critical', 'notices.outside.emergency', 'notices.outside.today'],
  ...['now.advice', 'now.checkNow', 'now.mayBe', 'now.other', 'now.several', 'now.takeReport', 'now.title'],
  ...['safety.hazard.', 'safety.limit.', 'safety.rule.'],
  ...['care.critical.title', 'care.critical.why', 'care.worklist.critical', 'care.worklist.emergency'],
  ...[
    'bloodTests.ask.',
    'bloodTests.check.maybe',
    'bloodTests.check.unwell',
    'bloodTests.finding.',
    'bloodTests.habits.',
    'bloodTests.marker.',
    'bloodTests.possible.',
    'bloodTests.readWith.',
    'bloodTests.summary.',
    'bloodTests.urgent.',
    'bloodTests.verdict.',
  ],
] as const

/** What those sentences name (figures, limits, days, lists), and the other parts of the texts that they are in. */
export const IN_CLINICAL = [
  ...['app.commas', 'care.day.', 'care.figure.', 'care.worklist.drawnOn', 'care.worklist.moreResults'],
  ...['measurements.unit', 'measurements.value', 'measurements.pressureValue'],
  ...['care.worklist.value', 'bloodTests.day', 'bloodTests.figure.', 'bloodTests.flag.', 'bloodTests.group.'],
  ...['bloodTests.limit', 'bloodTests.more', 'bloodTests.named'],
  ...['bloodTests.corrected.', 'bloodTests.inWords.', 'bloodTests.left.', 'bloodTests.made.'],
  'bloodTests.open.',
] as const

/** Whether clinical sentences of a language are shown with the English ones beside them. */
export const isUnreviewed = (language: Language) => language !== 'en' && REVIEWS[language].reviewedBy === null

/** Whether the English message is loaded besides: it is clinical, or a clinical sentence may name it. */
export const needsEnglish = (language: Language, id: string) =>
  isUnreviewed(language) && [...CLINICAL, ...IN_CLINICAL].some((beginning) => id.startsWith(beginning))
