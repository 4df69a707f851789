import type { Role } from '../../../shared/auth.ts'
import type { Channels, NoticeSettings, SentKind } from '../../../shared/notices.ts'

/** Kinds of notices that share their channels. */
export type ReminderGroup = {
  title: string
  hint: string
  kinds: readonly [SentKind, ...SentKind[]]
}

const group = (title: string, hint: string, kinds: ReminderGroup['kinds']): ReminderGroup => ({
  title,
  hint,
  kinds,
})

const DOSES = group('Doses of the day', 'At the times below, while a dose is open', ['doses'])
const ENTRY = group('Health entry', 'At the time below, if the day has none', ['entry'])
const RESULTS = group('Results', 'When a report of yours was analysed or reviewed', [
  'analysis-finished',
  'analysis-failed',
  'result-reviewed',
])
const RETESTS = group('Retests', 'When a blood test is due, and a week before it is late', [
  'retest-due',
  'retest-ending',
])
const PLANS = group('Plans', 'When a plan is written for you or changed', ['plan-written', 'plan-changed'])
const VISITS = group('Visit notes', 'When your practitioner wrote a note for you', ['note-released'])
const ORDERS = group('Orders', 'When an order moves on', ['order-moved'])
const MESSAGES = group('Messages', 'When somebody writes to you', ['message-new'])
const PATIENTS_RESULTS = group('Results of patients', 'When a patient in your care has a new result', [
  'result-new',
])
const CRITICAL = group('Critical values', 'When a result needs a doctor today', ['result-critical'])
const STOCK = group('Low stock', 'When a product is running low', ['stock-low'])
const BACKUPS = group('Backups', 'When the backup of a night is missing', ['backup-overdue'])

/**
 * The kinds that a role can get outside the portal. Practitioners and admins have blood tests and orders of their own,
 * and admins may care for patients.
 */
export function reminderGroups(role: Role | null): readonly ReminderGroup[] {
  if (role === 'practitioner') return [PATIENTS_RESULTS, CRITICAL, MESSAGES, RESULTS, ORDERS]
  if (role === 'admin') return [STOCK, BACKUPS, PATIENTS_RESULTS, CRITICAL, MESSAGES, RESULTS, ORDERS]
  return [DOSES, ENTRY, RESULTS, RETESTS, PLANS, VISITS, MESSAGES, ORDERS]
}

export type Way = keyof Channels
type Kinds = NoticeSettings['kinds']

/** The channels of a group; none means only in the portal. */
export function waysOf(kinds: Kinds, { kinds: [first] }: ReminderGroup): Way[] {
  const { mail = false, device = false } = kinds[first] ?? {}
  return [...(mail ? ['mail' as const] : []), ...(device ? ['device' as const] : [])]
}

/** Sets the channels of each kind of a group. Groups without a channel have no entry. */
export function withWays(kinds: Kinds, { kinds: ofGroup }: ReminderGroup, ways: readonly Way[]): Kinds {
  const channels = { mail: ways.includes('mail'), device: ways.includes('device') }
  const others = Object.entries(kinds).filter(([kind]) => !ofGroup.some((one) => one === kind))
  const chosen = ways.length > 0 ? ofGroup.map((kind) => [kind, channels]) : []
  return Object.fromEntries([...others, ...chosen])
}
