/** The child process that reads one calendar: see busyTimes.ts, which ends it when its time is used up. */
import ical, { type CalendarComponent, type VEvent } from 'node-ical'
import type { BusyAnswer, BusyReady, BusyTask } from './busyTimes.ts'
import type { Span } from './freeTimes.ts'

const EVENT = /^BEGIN:VEVENT\s*$/gim

/** An entry that the library cannot read in full. */
class Unreadable extends Error {}

/** The entries of one UID: a single one, or a series with its changed instances. */
const differing = ({ recurrences = {} }: VEvent) => new Set(Object.values(recurrences)) as Set<VEvent>

/** The instances of an entry within the horizon that make its owner busy. */
function busyOf(event: VEvent, from: Date, to: Date): Span[] {
  // An invitation to a single instance comes without its series.
  const alone = event.rrule ? [] : [...differing(event)]
  return [event, ...alone].flatMap((one) => {
    if ('rdate' in one || !(Number(one.start) < Number(one.end ?? one.start) + 1)) throw new Unreadable()
    const instances = ical.expandRecurringEvent(one, { from, to, expandOngoing: true })
    return instances.flatMap(({ start, end, event: { transparency, status } }): Span[] =>
      transparency === 'TRANSPARENT' || status === 'CANCELLED' ? [] : [[Number(start), Number(end)]],
    )
  })
}

function busyIn(part: CalendarComponent, from: Date, to: Date): Span[] {
  if (part.type === 'VEVENT') return busyOf(part, from, to)
  if (part.type !== 'VFREEBUSY') return []
  const { freebusy = [] } = part
  return freebusy.filter(({ type }) => type !== 'FREE').map(({ start, end }) => [Number(start), Number(end)])
}

/** Sorts the spans and merges those that overlap or touch. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans.toSorted(([one], [other]) => one - other)) {
    const last = all.at(-1)
    if (last && span[0] <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], span[1])]
    else all.push(span)
  }
  return all
}

function read({ bytes, from, until }: BusyTask): BusyAnswer {
  const text = Buffer.from(bytes).toString().trim()
  // A page for signing in, or a calendar that was cut off, must not look like an empty one.
  if (!/^BEGIN:VCALENDAR\b/i.test(text) || !/\bEND:VCALENDAR$/i.test(text)) return { failure: 'notCalendar' }
  // The library ignores that an exception applies to all later instances.
  if (text.includes('RANGE=THISANDFUTURE')) return { failure: 'unreadable' }
  const parts = Object.values(ical.sync.parseICS(text)).filter((part) => part !== undefined)
  const events = parts.filter((part) => part.type === 'VEVENT')
  const found = events.reduce((sum, event) => {
    const others = differing(event).size
    // Without its series, the first instance represents it too.
    return sum + others + (event.recurrenceid && others > 0 ? 0 : 1)
  }, 0)
  if (found !== (text.match(EVENT)?.length ?? 0)) return { failure: 'unreadable' }
  const [first, last] = [new Date(from), new Date(until)]
  const spans = parts.flatMap((part) => busyIn(part, first, last))
  const within = spans
    .map(([begin, end]): Span => [Math.max(begin, from), Math.min(end, until)])
    .filter(([begin, end]) => begin < end)
  return { busy: joined(within) }
}

process.once('disconnect', () => process.exit())
process.once('message', (task: BusyTask) => {
  let answer: BusyAnswer
  try {
    answer = read(task)
  } catch {
    answer = { failure: 'unreadable' }
  }
  process.send?.(answer, () => process.exit())
})
process.send?.('ready' satisfies BusyReady)
