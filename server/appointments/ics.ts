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

/** An appointment as it leaves the portal: nothing of its kind, its reason or its practitioner. */
export type Entry = {
  id: string
  at: Date
  until: Date
  place: Place
  /** The SEQUENCE of RFC 5545. */
  sequence: number
}

/** Whose calendar it is for: the clinic's name and the words are in `locale`. */
export type Of = { publicUrl: string; clinic: ClinicSettings; locale: Locale }

const PRODUCT = { company: 'Verbena', product: 'Portal' }
/** How often calendar programs should read a feed again. Seconds. */
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

/** What every entry is called in a patient's calendar, and in a mail. */
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

/** A person's appointments as a calendar: with the clinic's name, or the patient's initials for a practitioner. */
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
