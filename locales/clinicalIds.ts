import type { MessageId } from './messages.ts'

/**
 * Messages that are alarms, safety findings, emergency lines or explanations of a blood test. An entry with a dot at its
 * end is every message that begins so.
 */
export const CLINICAL = [
  'emergencies.',
  'measurements.danger.',
  ...['messages.emergency', 'messages.emergency.closed', 'messages.suspended'],
  ...['notices.outside.critical', 'notices.outside.emergency', 'notices.outside.today'],
  ...['notices.text.emergency', 'notices.text.result-critical', 'notices.text.result-today'],
  ...[
    'now.clinic.urgent',
    'now.advice',
    'now.checkNow',
    'now.failed',
    'now.mayBe',
    'now.other',
    'now.seen',
    'now.several',
  ],
  ...['now.takeReport', 'now.title'],
  ...['safety.about.', 'safety.apart.', 'safety.hazard.', 'safety.limit.', 'safety.rule.', 'safety.verdict.'],
  ...['plans.refused.unsafe', 'shop.refused.unsafe'],
  ...['safety.ageUnknown', 'safety.unknown.', 'safety.history.', 'safety.unreviewed.hint'],
  ...['care.critical.title', 'care.critical.why'],
  ...['care.worklist.critical', 'care.worklist.critical.unchecked', 'care.worklist.emergency'],
  ...['bloodTests.check.maybeCritical', 'bloodTests.check.maybeWasCritical', 'bloodTests.check.unwell'],
  ...['bloodTests.ask.', 'bloodTests.finding.', 'bloodTests.habits.', 'bloodTests.marker.'],
  ...['bloodTests.possible.', 'bloodTests.readWith.', 'bloodTests.summary.', 'bloodTests.urgent.'],
  'bloodTests.verdict.',
] as const

type Entry = (typeof CLINICAL)[number]
type IdOf<One> = One extends `${string}.` ? Extract<MessageId, `${One}${string}`> : Extract<MessageId, One>

/** Messages that only `ClinicalTranslate` words, so that no screen shows one without the English beside it. */
export type ClinicalId = IdOf<Entry>

/** Whether an entry of these lists means a message. */
export const isOf = (entry: string, id: string) => (entry.endsWith('.') ? id.startsWith(entry) : id === entry)
