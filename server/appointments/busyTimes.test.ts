import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { certificateFor } from '../test/certificate.ts'
import { busyTimesAt } from './busyTimes.ts'

const HOST = 'calendar.example'
const ZONE = 'Europe/Helsinki'
const DAY = 86_400_000

/** What the server answers at each path. */
const answers = new Map<string, RequestListener>()
let port = 0
let network: Parameters<typeof busyTimesAt>[2]
let close: () => void
beforeAll(async () => {
  const { cert, key } = await certificateFor(HOST)
  const server = createServer({ cert, key }, (request, response) => {
    const answer = answers.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
  network = {
    resolve: async (name) => [{ address: name === HOST ? '127.0.0.1' : '10.0.0.1', family: 4 }],
    allows: (address) => address === '127.0.0.1',
    ca: cert,
  }
  close = () => {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(() => close())

const timesAt = (path: string) =>
  busyTimesAt(`https://${HOST}:${port}${path}`, { person: crypto.randomUUID(), timeZone: ZONE }, network)

let answered = 0
/** The busy times of a calendar with this text. */
function timesOf(text: string) {
  const path = `/${++answered}.ics`
  answers.set(path, (_request, response) => response.end(text))
  return timesAt(path)
}

const calendar = (body: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\n${body.trim().replaceAll(/\r?\n/g, '\r\n')}\r\nEND:VCALENDAR\r\n`
let uids = 0
const event = (fields: string) =>
  `BEGIN:VEVENT\n${fields.includes('UID:') ? '' : `UID:${++uids}\n`}DTSTAMP:20260101T000000Z\nSUMMARY:Dentist\n${fields}\nEND:VEVENT\n`

/** A day ahead of now, and an instant of it in a form of the calendar's. */
const day = (ahead: number) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10)
const basic = (text: string) => text.replaceAll(/[-:]/g, '')
const utc = (ahead: number, time: string) => `${basic(`${day(ahead)}T${time}`)}00Z`
const at = (ahead: number, time: string, zone = 'UTC') =>
  Temporal.PlainDateTime.from(`${day(ahead)}T${time}`).toZonedDateTime(zone).epochMilliseconds
const hour = (ahead: number, time: string, more = '') =>
  event(`DTSTART:${utc(ahead, time)}\nDURATION:PT1H\n${more}`)

describe('the busy times of a calendar', () => {
  it('the busy times of a calendar are those of its entries, joined where they overlap, within the horizon', async () => {
    const entries = [
      hour(3, '10:00'),
      hour(2, '08:00'),
      hour(2, '08:30'),
      hour(-9, '08:00'),
      hour(402, '08:00'),
    ]
    expect(await timesOf(calendar(entries.join('')))).toEqual([
      [at(2, '08:00'), at(2, '09:30')],
      [at(3, '10:00'), at(3, '11:00')],
    ])
  })

  it('leave out free and cancelled entries', async () => {
    const entries = [
      hour(2, '08:00', 'TRANSP:TRANSPARENT'),
      hour(3, '08:00', 'STATUS:CANCELLED'),
      hour(4, '08:00', 'STATUS:TENTATIVE'),
    ]
    expect(await timesOf(calendar(entries.join('')))).toEqual([[at(4, '08:00'), at(4, '09:00')]])
  })

  it('follow the time zones of the entries; without one, and for whole days, the clinic’s', async () => {
    const [one, other] = [basic(day(2)), basic(day(6))]
    const entries = [
      event(`DTSTART;TZID=America/New_York:${one}T090000\nDTEND;TZID=America/New_York:${one}T100000`),
      event(`DTSTART:${basic(day(4))}T090000\nDURATION:PT45M`),
      event(`DTSTART;VALUE=DATE:${other}`),
    ]
    expect(await timesOf(calendar(entries.join('')))).toEqual([
      [at(2, '09:00', 'America/New_York'), at(2, '10:00', 'America/New_York')],
      [at(4, '09:00', ZONE), at(4, '09:45', ZONE)],
      [at(6, '00:00', ZONE), at(7, '00:00', ZONE)],
    ])
  })

  it('the busy times of a calendar have each instance of a series, apart from those that were moved, freed or cancelled', async () => {
    const start = (ahead: number, time: string) => `DTSTART:${utc(ahead, time)}\nDURATION:PT1H`
    const instead = (ahead: number, fields: string) =>
      event(`UID:series\nRECURRENCE-ID:${utc(ahead, '08:00')}\n${fields}`)
    const entries = [
      event(`UID:series\n${start(1, '08:00')}\nRRULE:FREQ=DAILY;COUNT=6\nEXDATE:${utc(2, '08:00')}`),
      instead(3, start(3, '15:00')),
      instead(4, `${start(4, '08:00')}\nTRANSP:TRANSPARENT`),
      instead(5, `${start(5, '08:00')}\nSTATUS:CANCELLED`),
    ]
    const expected = [
      [at(1, '08:00'), at(1, '09:00')],
      [at(3, '15:00'), at(3, '16:00')],
      [at(6, '08:00'), at(6, '09:00')],
    ]
    expect(await timesOf(calendar(entries.join('')))).toEqual(expected)
    expect(await timesOf(calendar(entries.toReversed().join('')))).toEqual(expected)
  })

  it('the busy times of a calendar have every instance that came without its series', async () => {
    const one = (ahead: number) => hour(ahead, '08:00', `RECURRENCE-ID:${utc(ahead, '07:00')}\nUID:alone`)
    expect(await timesOf(calendar(one(2) + one(3)))).toEqual([
      [at(2, '08:00'), at(2, '09:00')],
      [at(3, '08:00'), at(3, '09:00')],
    ])
  })

  it('the busy times of a calendar are those that a calendar of busy times lists', async () => {
    const listed = `${utc(2, '08:00')}/${utc(2, '09:00')},${utc(3, '08:00')}/PT30M`
    const free = `FREEBUSY;FBTYPE=FREE:${utc(4, '08:00')}/PT1H`
    expect(
      await timesOf(
        calendar(`BEGIN:VFREEBUSY\nUID:a\nFREEBUSY;FBTYPE=BUSY:${listed}\n${free}\nEND:VFREEBUSY`),
      ),
    ).toEqual([
      [at(2, '08:00'), at(2, '09:00')],
      [at(3, '08:00'), at(3, '08:30')],
    ])
  })

  it('the busy times of a calendar are none for an empty calendar', async () => {
    expect(await timesOf(calendar(''))).toEqual([])
  })
})

describe('a calendar that is not read whole is refused', () => {
  it.each([
    ['a page for signing in', '<!doctype html><title>Sign in</title>', 'notCalendar'],
    ['no text', '', 'notCalendar'],
    [
      'bytes without meaning',
      String.fromCharCode(...Array.from({ length: 9_999 }, (_, n) => (n * 7919) % 256)),
      'notCalendar',
    ],
    ['one that was cut off', calendar(hour(2, '08:00')).slice(0, -20), 'notCalendar'],
    ['a date that is none', calendar(event('DTSTART:99999999T999999Z\nDTEND:-1')), 'unreadable'],
    [
      'an end before its begin',
      calendar(event(`DTSTART:${utc(2, '08:00')}\nDTEND:${utc(1, '08:00')}`)),
      'unreadable',
    ],
    [
      'a rule that repeats every zero days',
      calendar(hour(2, '08:00', 'RRULE:FREQ=DAILY;INTERVAL=0')),
      'unreadable',
    ],
    ['single further dates', calendar(hour(2, '08:00', `RDATE:${utc(4, '08:00')}`)), 'unreadable'],
    [
      'two entries with one UID',
      calendar(hour(2, '08:00', 'UID:a') + hour(3, '08:00', 'UID:a')),
      'unreadable',
    ],
  ])('%s', async (_what, text, failure) => {
    await expect(timesOf(text)).rejects.toThrow(`appointments.busy.${failure}`)
  })

  it('more than 5,000 busy times', async () => {
    const series = Array.from({ length: 14 }, (_, n) =>
      event(`DTSTART:${utc(0, `${String(n + 5).padStart(2, '0')}:00`)}\nDURATION:PT30M\nRRULE:FREQ=DAILY`),
    )
    await expect(timesOf(calendar(series.join('')))).rejects.toThrow(
      'appointments.busy.tooMany {"most":5000}',
    )
  })
})

/** The longest that one may take, with the start of a process on a busy machine; milliseconds. */
const LONGEST = 8_000
const zone = (rule: string, start = '19700101T000000') => {
  const part = (name: string, from: string, to: string) =>
    `BEGIN:${name}\nDTSTART:${start}\nTZOFFSETFROM:${from}\nTZOFFSETTO:${to}\n${rule}\nEND:${name}\n`
  return `BEGIN:VTIMEZONE\nTZID:Loop\n${part('STANDARD', '+0100', '+0200')}${part('DAYLIGHT', '+0200', '+0100')}END:VTIMEZONE\n`
}
const inLoop = () =>
  event(
    `DTSTART;TZID=Loop:${basic(day(2))}T080000\nDTEND;TZID=Loop:${basic(day(2))}T090000\nRRULE:FREQ=DAILY`,
  )
const repeated = (rule: string) => calendar(hour(1, '08:00', `RRULE:${rule}`))
const all = (count: number) => Array.from({ length: count }, (_, n) => n).join(',')

describe('a hostile calendar is refused, or capped, in time', () => {
  it.each([
    ['ten million instances', repeated('FREQ=SECONDLY;COUNT=10000000')],
    [
      'an instance each second since 1970',
      calendar(event('DTSTART:19700101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY')),
    ],
    [
      'a rule for each second of a year',
      repeated(`FREQ=YEARLY;BYHOUR=${all(24)};BYMINUTE=${all(60)};BYSECOND=${all(60)}`),
    ],
    ['a rule that no second meets', repeated('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30')],
    ['a rule that no day meets', repeated('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')],
    [
      '20,000 series',
      calendar(Array.from({ length: 20_000 }, () => hour(1, '08:00', 'RRULE:FREQ=DAILY')).join('')),
    ],
    [
      '150,000 exceptions',
      calendar(hour(1, '08:00', `RRULE:FREQ=DAILY\n${`EXDATE:${utc(3, '08:00')}\n`.repeat(150_000)}`)),
    ],
    ['a time zone that changes each second', calendar(zone('RRULE:FREQ=SECONDLY') + inLoop())],
    [
      'a time zone since the year 1 whose rule is never met',
      calendar(zone('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '00010101T000000') + inLoop()),
    ],
    [
      '200,000 components within each other',
      `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(200_000)}END:VCALENDAR`,
    ],
    [
      'a folded line of 1,200,000 lines',
      calendar(event(`DTSTART:${utc(1, '08:00')}\nX:${'a\n '.repeat(1_200_000)}`)),
    ],
    [
      'a property with a million parameters',
      calendar(hour(1, '08:00', `ATTENDEE${';X=a'.repeat(1_000_000)}:mailto:a@b.example`)),
    ],
    [
      'names of the language',
      calendar(hour(1, '08:00', 'UID:__proto__') + hour(2, '08:00', 'UID:constructor')),
    ],
  ])('%s', async (_what, text) => {
    const begun = performance.now()
    const times = await timesOf(text).catch((error: Error) => error.message)
    expect(performance.now() - begun).toBeLessThan(LONGEST)
    if (typeof times === 'string') expect(times).toMatch(/^appointments\.busy\.|^app\.fetch\.large/)
    else expect(times.length).toBeLessThanOrEqual(5_000)
  })

  it('others are answered while it is read', async () => {
    const hostile = timesOf(
      calendar(Array.from({ length: 20_000 }, () => hour(1, '08:00', 'RRULE:FREQ=DAILY')).join('')),
    )
    const refused = expect(hostile).rejects.toThrow('appointments.busy.tooMuch')
    let ended = false
    void refused.finally(() => {
      ended = true
    })
    // Microseconds of one turn: a busy machine adds none.
    let longest = 0
    while (!ended) {
      const before = process.threadCpuUsage()
      await new Promise((next) => setTimeout(next, 5))
      const { user, system } = process.threadCpuUsage(before)
      longest = Math.max(longest, user + system)
    }
    await refused
    expect(longest).toBeLessThan(300_000)
  })
})

describe('an address is refused', () => {
  const gigabyte: RequestListener = (_request, response) => {
    const chunk = Buffer.alloc(1_000_000, 'x')
    pipeline(Readable.from(Array<Buffer>(1_000).fill(chunk)), response, () => {})
  }
  const redirect =
    (location: string): RequestListener =>
    (_request, response) =>
      response.writeHead(302, { location }).end()

  it.each<[string, RequestListener, string]>([
    ['that sends a gigabyte', gigabyte, 'app.fetch.large'],
    ['that never answers', () => {}, 'app.fetch.slow'],
    [
      'whose answer does not end',
      (_request, response) => response.write('BEGIN:VCALENDAR\r\n'),
      'app.fetch.slow',
    ],
    ['that leads to this machine', redirect('https://127.0.0.2/'), 'app.fetch.notPublic'],
    ['that leads to a private network', redirect('https://intern.example/'), 'app.fetch.notPublic'],
    ['that leads to http', redirect('http://calendar.example/'), 'app.fetch.notHttps'],
    ['that leads to itself', redirect('/that'), 'app.fetch.redirects'],
    ['that answers 404', (_request, response) => response.writeHead(404).end(), 'app.fetch.status'],
  ])('%s', async (_what, answer, failure) => {
    answers.set('/that', answer)
    const begun = performance.now()
    await expect(timesAt('/that')).rejects.toThrow(failure)
    expect(performance.now() - begun).toBeLessThan(2_500)
  })

  it.each([
    ['http://calendar.example/a.ics', 'app.fetch.notHttps'],
    ['https://127.0.0.1/a.ics', 'app.fetch.notPublic'],
    ['https://localhost/a.ics', 'app.fetch.notPublic'],
    ['https://[::1]/a.ics', 'app.fetch.notPublic'],
    ['https://169.254.169.254/latest', 'app.fetch.notPublic'],
  ])('%s', async (url, failure) => {
    await expect(busyTimesAt(url, { person: 'one', timeZone: ZONE })).rejects.toThrow(failure)
  })
})
