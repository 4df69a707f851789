import { z } from 'zod'
import { message } from '../locales/translate.ts'
import { SLOTS } from './planItems.ts'

export const NOTICE_KINDS = [
  'analysis-finished',
  'analysis-failed',
  'result-today',
  'plan-written',
  'plan-changed',
  'order-moved',
  'account-changed',
  'result-reviewed',
  'retest-due',
  'retest-ending',
  'note-released',
  'link-asked',
  'share-locked',
  'share-opened',
  'form-sent',
  // For both sides of an appointment.
  'appointment-asked',
  'appointment-offered',
  'appointment-confirmed',
  'appointment-moved',
  'appointment-cancelled',
  'appointment-tomorrow',
  'appointment-earlier',
  'consent-asked',
  // For both sides of a consent.
  'consent-signed',
  // For practitioners, about a patient in their care.
  'consent-declined',
  'consent-withdrawn',
  'consent-question',
  'consent-stopped',
  'result-new',
  'result-critical',
  'emergency',
  'measurement-rule',
  'order-warning',
  'care-asked',
  'form-submitted',
  'form-declined',
  // For both sides of a thread.
  'message-new',
  // For admins.
  'practitioner-waiting',
  'stock-low',
  'backup-overdue',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

// ---------------------------------------------------------------- settings

/** Reminders, in addition to notices. */
const REMINDER_KINDS = ['doses', 'entry'] as const

/** Kinds pinned to the top of every list until dealt with. */
export const URGENT_KINDS = [
  'result-today',
  'result-critical',
  'emergency',
] as const satisfies readonly NoticeKind[]

/** Kinds that can be sent outside the portal. Changes of the account are always mailed. */
export const SENT_KINDS = [
  ...NOTICE_KINDS.filter((kind) => kind !== 'account-changed'),
  ...REMINDER_KINDS,
] as const
export type SentKind = (typeof SENT_KINDS)[number]

export const isUrgentKind = (kind: SentKind | NoticeKind) => URGENT_KINDS.some((urgent) => urgent === kind)

/** The reminders of a day: the doses of a time of the day, and the health entry. */
export const REMINDER_SLOTS = [...SLOTS, 'entry'] as const
export type ReminderSlot = (typeof REMINDER_SLOTS)[number]

/** A time of the day, HH:mm. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, message('notices.invalid.time'))
const NO_ZONE = message('notices.invalid.zone')
/** A time zone of the platform: Europe/Stockholm, but also CET and +02:00. */
export const timeZone = z.string().max(60).refine(isTimeZone, NO_ZONE)
/** "Europe/Stockholm" or UTC: what PostgreSQL reads like the platform. It reads IST as Israel's time, +02:00 as UTC-2. */
export const placeZone = timeZone.regex(/^(?:UTC|[a-z]+\/.+)$/i, NO_ZONE)

/** Whether the runtime supports a time zone such as Europe/Stockholm. */
function isTimeZone(name: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}

const channels = z.object({ mail: z.boolean(), device: z.boolean() })
export type Channels = z.infer<typeof channels>

/** Kinds sent by default, unless the reader chose otherwise. */
export const SENT_UNASKED: { readonly [kind in SentKind]?: Channels } = {
  'result-today': { mail: true, device: true },
  'appointment-tomorrow': { mail: true, device: true },
}

export const settingsInput = z.object({
  timeZone: placeZone,
  times: z.object({ morning: clock, midday: clock, evening: clock, night: clock, entry: clock }),
  /** Reminders within them are dropped; null for no quiet hours. */
  quiet: z.object({ from: clock, until: clock }).nullable(),
  kinds: z.partialRecord(z.enum(SENT_KINDS), channels),
})
export type NoticeSettings = z.infer<typeof settingsInput>

/** Settings of a new account: only `SENT_UNASKED` is sent outside the portal. */
export const DEFAULT_SETTINGS: NoticeSettings = {
  timeZone: 'UTC',
  times: { morning: '08:00', midday: '12:30', evening: '18:00', night: '21:30', entry: '20:00' },
  quiet: { from: '22:00', until: '07:00' },
  kinds: {},
}

/** What a notification's tag begins with where it is a reminder: the portal closes those when it opens. */
export const REMINDER_TAG = 'reminder'
