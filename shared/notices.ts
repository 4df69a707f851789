import { z } from 'zod'
import { SLOTS } from './planItems.ts'
import { orderNumber } from './shop.ts'
import { counted, plural } from './text.ts'

/** What a notice may be about. */
export const NOTICE_KINDS = [
  'analysis-finished',
  'analysis-failed',
  'plan-written',
  'plan-changed',
  'order-moved',
  'account-changed',
  'result-reviewed',
  'retest-due',
  'retest-ending',
  'note-released',
  // For practitioners, about a patient in their care.
  'result-new',
  'result-critical',
  // For both sides of a thread.
  'message-new',
  // For admins.
  'stock-low',
  'backup-overdue',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** After this many days a notice is deleted. */
export const NOTICE_DAYS = 90

const PAGE = 100
export const noticesInput = z
  .object({ limit: z.number().int().min(1).max(PAGE).optional(), cursor: z.uuid().optional() })
  .optional()
export type NoticesInput = z.infer<typeof noticesInput>
export const markReadInput = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(1_000) }),
  z.object({ all: z.literal(true) }),
])
export type MarkRead = z.infer<typeof markReadInput>

/** What a notice is about, as it is now; null for what does not apply. */
export type NoticeFacts = {
  kind: NoticeKind
  /** Tells matters of one kind apart: a status, a version, a change of the account. */
  matter: string
  targetId: string | null
  patientId: string | null
  patient: string | null
  author: string | null
  plan: string | null
  product: string | null
  stock: number | null
}

/** What was changed about the ways into an account, by the code of the audit log. */
const ACCOUNT_CHANGES: Record<string, string> = {
  'factor.app-add': 'An authenticator app was added to your account',
  'factor.app-remove': 'The authenticator app was removed from your account',
  'factor.codes-renew': 'New recovery codes were made for your account',
  'factor.passkey-add': 'A passkey was added to your account',
  'factor.passkey-remove': 'A passkey was removed from your account',
  'factor.reset-by-operator': 'Your clinic removed the second factors of your account',
  'identity.link': 'An identity at another provider was linked to your account',
  'identity.unlink': 'An identity at another provider was unlinked from your account',
  'password.change': 'The password of your account was changed',
  'password.reset': 'A new password was chosen for your account',
}
const ORDER_STEPS: Record<string, string> = {
  processing: 'is being prepared',
  completed: 'is completed',
  cancelled: 'was cancelled',
}

/** A notice as one sentence, and where it leads. Made when it is read, so that it says what is true then. */
export function noticeText({ kind, matter, targetId, patientId, ...names }: NoticeFacts): {
  text: string
  href: string
} {
  const { patient, author, plan, product, stock } = names
  const results = `/practitioner/patients/${patientId}/blood-tests`
  switch (kind) {
    case 'analysis-finished':
      return { text: 'Your blood test was analysed', href: '/blood-tests' }
    case 'analysis-failed':
      return { text: 'Your blood test could not be analysed', href: '/blood-tests' }
    case 'plan-written':
      return { text: `${author} wrote a plan for you: ${plan}`, href: `/plans/${targetId}/versions` }
    case 'plan-changed':
      return { text: `${plan} has a new version`, href: `/plans/${targetId}/versions` }
    case 'order-moved':
      return {
        text: `Order #${orderNumber(targetId ?? '')} ${ORDER_STEPS[matter.split(' ')[1] ?? ''] ?? 'was changed'}`,
        href: '/orders',
      }
    case 'account-changed':
      return {
        text: ACCOUNT_CHANGES[matter.split(' ')[0] ?? ''] ?? 'Your account was changed',
        href: '/profile',
      }
    case 'result-reviewed':
      return { text: `${author} reviewed your blood test`, href: '/blood-tests' }
    case 'retest-due':
      return { text: 'A blood test that your practitioner asked for is due', href: '/blood-tests' }
    case 'retest-ending':
      return {
        text: 'A blood test that your practitioner asked for is due within a week',
        href: '/blood-tests',
      }
    case 'note-released':
      return { text: `${author} wrote a note for you about your visit`, href: '/my-record' }
    case 'result-new':
      return { text: `${patient} has a new blood test`, href: results }
    case 'result-critical':
      return { text: `${patient}: a value that a doctor must see today`, href: results }
    case 'message-new':
      return { text: `${author} wrote to you`, href: `/messages/${targetId}` }
    case 'stock-low':
      return { text: `${product}: ${stock} left in stock`, href: '/admin/products' }
    case 'backup-overdue':
      return { text: 'The backup of last night is missing', href: '/admin' }
  }
}

// ---------------------------------------------------------------- settings

/** What people may be reminded of, in addition to the notices. */
const REMINDER_KINDS = ['doses', 'entry'] as const

/** The kinds that a person may have sent outside the portal. Changes of the account are always mailed. */
export const SENT_KINDS = [
  ...NOTICE_KINDS.filter((kind) => kind !== 'account-changed'),
  ...REMINDER_KINDS,
] as const
export type SentKind = (typeof SENT_KINDS)[number]

/** The reminders of a day: the doses of a time of the day, and the health entry. */
export const REMINDER_SLOTS = [...SLOTS, 'entry'] as const
export type ReminderSlot = (typeof REMINDER_SLOTS)[number]

/** After this many hours a reminder says nothing useful any more, and is dropped. */
export const STALE_HOURS = 2

/** A time of the day, HH:mm. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time as HH:mm')
/** Said of a time zone that is none. */
export const NO_ZONE = 'Please choose a time zone'
/** A time zone of the platform: Europe/Stockholm, but also CET and +02:00. */
export const timeZone = z.string().max(60).refine(isTimeZone, NO_ZONE)
/** "Europe/Stockholm" or UTC: what PostgreSQL reads like the platform. It reads IST as Israel's time, +02:00 as UTC-2. */
const placeZone = timeZone.regex(/^(?:UTC|[a-z]+\/.+)$/i, NO_ZONE)

/** True for a name that the platform knows, such as Europe/Stockholm. */
function isTimeZone(name: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}

const channels = z.object({ mail: z.boolean(), device: z.boolean() })
export type Channels = z.infer<typeof channels>

export const settingsInput = z.object({
  timeZone: placeZone,
  times: z.object({ morning: clock, midday: clock, evening: clock, night: clock, entry: clock }),
  /** Reminders that fall between the two are dropped; null when there are no quiet hours. */
  quiet: z.object({ from: clock, until: clock }).nullable(),
  kinds: z.partialRecord(z.enum(SENT_KINDS), channels),
})
export type NoticeSettings = z.infer<typeof settingsInput>

/** The settings of a new account: everything only here. */
export const DEFAULT_SETTINGS: NoticeSettings = {
  timeZone: 'UTC',
  times: { morning: '08:00', midday: '12:30', evening: '18:00', night: '21:30', entry: '20:00' },
  quiet: { from: '22:00', until: '07:00' },
  kinds: {},
}

/** Whether a time of the day, HH:mm, lies within the quiet hours, which may include midnight. */
export function isQuiet(time: string, quiet: NoticeSettings['quiet']): boolean {
  if (!quiet) return false
  const { from, until } = quiet
  return from <= until ? time >= from && time < until : time >= from || time < until
}

/**
 * What is said outside the portal, in a mail or on a device: never a remedy, a marker, a value or a person. `open` is
 * the number of open doses of a reminder.
 */
export function outsideText(kind: SentKind, slot?: ReminderSlot, open = 0): string {
  switch (kind) {
    case 'analysis-finished':
    case 'analysis-failed':
    case 'result-reviewed':
      return 'There is news about a blood test.'
    case 'retest-due':
    case 'retest-ending':
      return 'A blood test is due.'
    case 'plan-written':
    case 'plan-changed':
      return 'There is news about a plan.'
    case 'note-released':
      return 'There is news about a visit.'
    case 'order-moved':
      return 'There is news about an order.'
    case 'result-new':
      return 'There is a new result of a patient.'
    case 'result-critical':
      return 'A result of a patient needs you today.'
    case 'message-new':
      return 'There is a new message.'
    case 'stock-low':
      return 'A product is running low.'
    case 'backup-overdue':
      return 'A backup is overdue.'
    case 'doses':
      return `${counted(open, 'dose')} of the ${slot} ${plural(open, 'is', 'are')} open.`
    case 'entry':
      return "Today's health entry is open."
  }
}

/** The page at which it waits: what a click on a notification opens. Without ids. */
export function outsidePath(kind: SentKind): string {
  switch (kind) {
    case 'analysis-finished':
    case 'analysis-failed':
    case 'result-reviewed':
    case 'retest-due':
    case 'retest-ending':
      return '/blood-tests'
    case 'note-released':
      return '/my-record'
    case 'order-moved':
      return '/orders'
    case 'result-new':
    case 'result-critical':
      return '/practitioner/patients'
    case 'message-new':
      return '/messages'
    case 'stock-low':
      return '/admin/products'
    case 'backup-overdue':
      return '/admin'
    case 'entry':
      return '/health-tracking'
    default:
      return '/dashboard'
  }
}

// ---------------------------------------------------------------- devices

/** How many devices of one person get notifications. */
export const MAX_DEVICES = 20

/** What a notification's tag begins with where it is a reminder: the portal closes those when it opens. */
export const REMINDER_TAG = 'reminder'

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), 'This is not a key.')

/** A browser's push subscription, as its `toJSON()` writes it, and a readable name of the browser. */
export const deviceInput = z.object({
  endpoint: z.url({ protocol: /^https$/, error: 'This is not an https address.' }).max(1_000),
  /** An uncompressed point of P-256, and 16 random bytes (RFC 8291). */
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^\P{C}+$/u, 'A name is one line.'),
})
export type DeviceInput = z.infer<typeof deviceInput>

/** What a device is told: the service worker shows it. */
export type PushMessage = { title: string; body: string; tag: string; path: string }
