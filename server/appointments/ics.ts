import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
} from 'ical-generator'
import type { Locale } from '../../locales/translate.ts'
import type { Place } from '../../shared/appointments.ts'
import { addressLine, type ClinicSettings, clinicIn } from '../../shared/clinic.ts'
import { initialsOf } from '../../shared/initials.ts'
import { translatorFor } from '../platform/locales.ts'

/** What leaves the portal of an appointment: not its kind, reason or practitioner. */
export type Entry = {
  id: string
  at: Date
  until: Date
  place: Place
  /** The SEQUENCE of RFC 5545. */
  sequence: number
}

/** The clinic, and the language of the calendar's owner. */
export type Of = { publicUrl: string; clinic: ClinicSettings; locale: Locale }

const PRODUCT = { company: 'Verbena', product: 'Portal' }
/** The refresh interval suggested to calendar programs. Seconds. */
const READ_AGAIN = 60 * 60

type Shown = { stamp: Date; status: ICalEventStatus; summary: string }

const addEntry = (calendar: ICalCalendar, { publicUrl, clinic }: Of, entry: Entry, shown: Shown) =>
  calendar.createEvent({
    id: `${entry.id}@${new URL(publicUrl).hostname}`,
    start: entry.at,
    end: entry.until,
    sequence: entry.sequence,
    class: ICalEventClass.PRIVATE,
    location: entry.place === 'practice' && clinic.address ? addressLine(clinic.address) : null,
    ...shown,
  })

/** The title of every entry in a patient's calendar and mails. */
const clinicTitle = ({ clinic, locale }: Of) =>
  translatorFor(locale)('appointments.calendar.entry', { with: clinicIn(clinic, locale).name })

/**
 * A confirmed appointment as an iTIP message (RFC 5546) to one person: the same UID and a higher SEQUENCE replace the
 * former one, CANCEL removes it. Instants are in UTC. `stamp` is when it was made, `from` the address that sends it.
 */
export function invitation(
  of: Of,
  entry: Entry,
  { method, stamp, from, to }: { method: 'REQUEST' | 'CANCEL'; stamp: Date; from: string; to: string },
): string {
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod[method] })
  const event = addEntry(calendar, of, entry, {
    stamp,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: clinicTitle(of),
  })
  event.organizer({ name: clinicIn(of.clinic, of.locale).name, email: from })
  // Accepted in the portal: a calendar must not ask again.
  event.createAttendee({
    email: to,
    rsvp: false,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
  })
  return calendar.toString()
}

/** An appointment of a feed. `patient` is the name of the other person where the feed is the practitioner's. */
export type FeedEntry = Entry & { patient: string | null; stamp: Date }

/**
 * Returns a person's appointments as a calendar. Entries are titled with the clinic's name, or for a practitioner with
 * the patient's initials.
 */
export function feedText(of: Of, entries: readonly FeedEntry[]): string {
  const t = translatorFor(of.locale)
  const calendar = ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    name: t('appointments.calendar.name', { clinic: clinicIn(of.clinic, of.locale).name }),
    ttl: READ_AGAIN,
  })
  for (const entry of entries) {
    addEntry(calendar, of, entry, {
      stamp: entry.stamp,
      status: ICalEventStatus.CONFIRMED,
      summary:
        entry.patient === null
          ? clinicTitle(of)
          : t('appointments.calendar.entry', { with: initialsOf(entry.patient) }),
    })
  }
  return calendar.toString()
}
