import type { Role } from '../../../shared/auth.ts'
import { type Channels, type NoticeSettings, SENT_UNASKED, type SentKind } from '../../../shared/notices.ts'

/** Kinds of notices that share their channels, by the name of their group. */
const GROUPS = {
  doses: ['doses'],
  entry: ['entry'],
  results: ['analysis-finished', 'analysis-failed', 'result-reviewed'],
  today: ['result-today'],
  retests: ['retest-due', 'retest-ending'],
  plans: ['plan-written', 'plan-changed'],
  visits: ['note-released'],
  orders: ['order-moved'],
  messages: ['message-new'],
  patientsResults: ['result-new'],
  patientsMeasurements: ['measurement-rule'],
  patientsOrders: ['order-warning'],
  critical: ['result-critical', 'emergency'],
  appointments: [
    'appointment-asked',
    'appointment-offered',
    'appointment-confirmed',
    'appointment-moved',
    'appointment-cancelled',
    'appointment-earlier',
  ],
  tomorrow: ['appointment-tomorrow'],
  forms: ['form-sent'],
  patientsForms: ['form-submitted', 'form-declined'],
  consents: [
    'consent-asked',
    'consent-signed',
    'consent-declined',
    'consent-withdrawn',
    'consent-question',
    'consent-stopped',
  ],
  care: ['link-asked'],
  shares: ['share-locked', 'share-opened'],
  careAsked: ['care-asked'],
  waiting: ['practitioner-waiting'],
  stock: ['stock-low'],
  backups: ['backup-overdue'],
} as const satisfies Record<string, readonly [SentKind, ...SentKind[]]>
export type ReminderGroup = keyof typeof GROUPS

export const kindsOf = (group: ReminderGroup): readonly [SentKind, ...SentKind[]] => GROUPS[group]

/** What concerns the patients in care. */
const OF_PATIENTS = [
  ...(['patientsResults', 'patientsMeasurements', 'patientsOrders', 'patientsForms', 'critical'] as const),
  ...(['messages', 'appointments', 'tomorrow', 'consents'] as const),
]

/**
 * The groups that a role can get outside the portal. Practitioners and admins have blood tests and orders of their own,
 * and admins may care for patients.
 */
export function reminderGroups(role: Role | null): readonly ReminderGroup[] {
  if (role === 'practitioner') return [...OF_PATIENTS, 'careAsked', 'results', 'today', 'orders']
  if (role === 'admin') return ['waiting', 'stock', 'backups', ...OF_PATIENTS, 'results', 'today', 'orders']
  return [
    'doses',
    'entry',
    'today',
    'results',
    'retests',
    'plans',
    'visits',
    'forms',
    'messages',
    'appointments',
    'tomorrow',
    'consents',
    'care',
    'shares',
    'orders',
  ]
}

export type Way = keyof Channels
type Kinds = NoticeSettings['kinds']

/** The channels of a group; none means only in the portal. */
export function waysOf(kinds: Kinds, group: ReminderGroup): Way[] {
  const [kind] = kindsOf(group)
  const { mail = false, device = false } = kinds[kind] ?? SENT_UNASKED[kind] ?? {}
  return [...(mail ? ['mail' as const] : []), ...(device ? ['device' as const] : [])]
}

/**
 * Sets the channels of each kind of a group. Groups without a channel have no entry, except kinds that are sent unasked.
 */
export function withWays(kinds: Kinds, group: ReminderGroup, ways: readonly Way[]): Kinds {
  const ofGroup = kindsOf(group)
  const channels = { mail: ways.includes('mail'), device: ways.includes('device') }
  const others = Object.entries(kinds).filter(([kind]) => !ofGroup.some((one) => one === kind))
  const stored = ofGroup.filter((kind) => ways.length > 0 || kind in SENT_UNASKED)
  const chosen = stored.map((kind) => [kind, channels])
  return Object.fromEntries([...others, ...chosen])
}
