import type { MessageId } from '../locales/messages.ts'
import type { Translate } from '../locales/translate.ts'
import type { HealthSummary, Mood } from './health.ts'

const MOODS = {
  Great: 'health.mood.great',
  Good: 'health.mood.good',
  Okay: 'health.mood.okay',
  Low: 'health.mood.low',
  Poor: 'health.mood.poor',
} as const satisfies Record<Mood, MessageId>

export const moodText = (mood: Mood, t: Translate) => t(MOODS[mood])

const VERDICTS = {
  Excellent: 'health.verdict.excellent',
  Great: 'health.verdict.great',
  Good: 'health.verdict.good',
  Fair: 'health.verdict.fair',
  'Needs Attention': 'health.verdict.needsAttention',
  'No entries yet': 'health.verdict.noEntries',
} as const satisfies Record<HealthSummary['verdict'], MessageId>

/** A score as it is shown: a dash before the first entry. */
export const scoreText = (score: number, verdict: HealthSummary['verdict']) =>
  VERDICTS[verdict] === 'health.verdict.noEntries' ? '–' : String(score)

/** What a score means, in a word. */
export const verdictText = (verdict: HealthSummary['verdict'], t: Translate) => t(VERDICTS[verdict])
