import ICAL from 'ical.js'
import ical, { type VEvent } from 'node-ical'
import { expect, it } from 'vitest'
import { DEFAULT_CLINIC } from '../../shared/clinic.ts'
import { translatorFor } from '../platform/locales.ts'
import { type Entry, feedText, invitation, type Of } from './ics.ts'

const titled = (name: string) => translatorFor('en')('appointments.calendar.entry', { with: name })
const clinic = { ...DEFAULT_CLINIC, name: 'Linden, Ash; & Oak', address: 'Am Markt 1\n10117 Berlin' }
const OF: Of = { publicUrl: 'https://portal.clinic.example', clinic, locale: 'en' }
const AT = new Date('2027-01-11T08:00:00Z')
const entry = (more: Partial<Entry> = {}): Entry => ({
  ...{ id: '6f1c9c0e-8d3c-4c0f-9a53-6f3b8a1f6d10', at: AT, until: new Date(AT.getTime() + 3_600_000) },
  ...{ place: 'practice', sequence: 0, ...more },
})
const SENT = {
  stamp: new Date('2027-01-01T00:00:00Z'),
  from: 'no-reply@clinic.example',
  to: 'maya@home.example',
}
const request = (one: Entry, method: 'REQUEST' | 'CANCEL' = 'REQUEST') =>
  invitation(OF, one, { method, ...SENT })

/** The fields of a calendar's only entry, as ical.js reads them. */
function fieldsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent') as ICAL.Component
  const names = event.getAllProperties().map(({ name }) => name)
  const { uid, summary, location, sequence, startDate } = new ICAL.Event(event)
  const status = event.getFirstPropertyValue('status')
  return {
    ...{ method: calendar.getFirstPropertyValue('method'), names, uid, summary, location, sequence, status },
    at: startDate.toJSDate().toISOString(),
  }
}

it('an invitation names the clinic, its address, the time and nothing else', () => {
  const text = request(entry())
  expect(fieldsOf(text)).toEqual({
    method: 'REQUEST',
    uid: '6f1c9c0e-8d3c-4c0f-9a53-6f3b8a1f6d10@portal.clinic.example',
    summary: titled(clinic.name),
    location: 'Am Markt 1, 10117 Berlin',
    sequence: 0,
    status: 'CONFIRMED',
    at: AT.toISOString(),
    names: [
      ...['uid', 'sequence', 'dtstamp', 'dtstart', 'dtend', 'summary', 'location', 'organizer'],
      ...['attendee', 'status', 'class'],
    ],
  })
  expect(text).toContain('DTSTAMP:20270101T000000Z\r\n')
  expect(text.replaceAll('\r\n ', '')).toMatch(/^ORGANIZER.*:mailto:no-reply@clinic\.example$/im)
})

it.each(['video', 'telephone'] as const)('an invitation to a %s call has no location', (place) => {
  expect(fieldsOf(request(entry({ place }))).names).not.toContain('location')
})

it('an invitation is in the language of its reader, with the clinic’s name in it', () => {
  const german = {
    ...OF,
    clinic: { ...clinic, translations: { de: { name: 'Lindenpraxis' } } },
    locale: 'de' as const,
  }
  expect(fieldsOf(invitation(german, entry(), { method: 'REQUEST', ...SENT })).summary).toBe(
    'Termin, Lindenpraxis',
  )
})

/** A calendar program: the entries that it has after these messages, by RFC 5546. */
function calendarAfter(messages: string[]) {
  const kept = new Map<string, { sequence: number; at: string }>()
  for (const message of messages) {
    const read = ical.sync.parseICS(message)
    const event = Object.values(read).find((part) => part?.type === 'VEVENT') as VEvent
    const { uid, sequence = 0, start, status } = event
    if (sequence < (kept.get(uid)?.sequence ?? 0)) continue
    if (read.vcalendar?.method === 'CANCEL' && status === 'CANCELLED') kept.delete(uid)
    else kept.set(uid, { sequence, at: start.toISOString() })
  }
  return [...kept.values()]
}

it('a request, its update and its cancellation leave a calendar without the appointment', () => {
  const later = new Date('2027-01-12T09:00:00Z')
  const moved = entry({ at: later, until: new Date('2027-01-12T10:00:00Z'), sequence: 1 })
  const messages = [request(entry()), request(moved)]
  expect(calendarAfter(messages)).toEqual([{ sequence: 1, at: later.toISOString() }])
  // An older one that arrives late changes nothing.
  expect(calendarAfter(messages.toReversed())).toEqual([{ sequence: 1, at: later.toISOString() }])
  expect(calendarAfter([...messages, request({ ...moved, sequence: 2 }, 'CANCEL')])).toEqual([])
})

const FIRST = Temporal.PlainDate.from('2026-11-01')
const TWO_YEARS = Array.from({ length: 731 }, (_, days) => FIRST.add({ days }))
const wallClock = (at: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDateTime()

it('10:00 in Helsinki is 8:00 in London on every day of two years, for both readers', () => {
  for (const day of TWO_YEARS) {
    const begin = day.toZonedDateTime({ timeZone: 'Europe/Helsinki', plainTime: '10:00' })
    const at = new Date(begin.epochMilliseconds)
    const text = request(entry({ at, until: new Date(at.getTime() + 3_600_000) }))
    const event = Object.values(ical.sync.parseICS(text)).find((part) => part?.type === 'VEVENT') as VEvent
    for (const read of [new Date(fieldsOf(text).at), new Date(event.start)]) {
      const [there, here] = [wallClock(read, 'Europe/Helsinki'), wallClock(read, 'Europe/London')]
      expect(there.toString()).toBe(`${day}T10:00:00`)
      expect(here.until(there).toString()).toBe('PT2H')
    }
  }
})

it('a feed has the clinic’s name for a patient, and the patient’s initials for a practitioner', () => {
  const one = { ...entry(), stamp: SENT.stamp }
  const text = feedText(OF, [
    { ...one, id: 'one', patient: null },
    { ...one, id: 'other', patient: 'Dr. Maya Lindqvist' },
  ])
  const events = Object.values(ical.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT') as VEvent[]
  expect(events.map(({ summary }) => summary)).toEqual([titled(clinic.name), titled('ML')])
  expect(text).not.toMatch(/Lindqvist|ATTENDEE|DESCRIPTION|ORGANIZER/)
})

it('no name breaks out of its line', () => {
  const hostile = { ...OF, clinic: { ...clinic, name: 'A"\r\nATTENDEE:mailto:x@y.example\r\nX:' } }
  const { names } = fieldsOf(invitation(hostile, entry(), { method: 'REQUEST', ...SENT }))
  expect(names.filter((name) => name === 'attendee')).toHaveLength(1)
  expect(names).not.toContain('x')
})
