import { randomUUID } from 'node:crypto'
import { keptReading } from '@verbena/lab-reader/testing'
import { bloodTestResults } from '../../drizzle/schema.ts'
import type { RowInput } from '../../shared/bloodTestInputs.ts'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { translatorFor } from '../platform/locales.ts'
import type { Person } from './caller.ts'
import type { TestPortal } from './portal.ts'

/** Exactly so many characters, of three bytes each. */
export const long = (characters: number) => '睡眠不佳，在湖边散步'.repeat(characters).slice(0, characters)

const TOO_MANY = translatorFor('en')('bloodTests.refused.tooManyRows')

const placeOf = (n: number) => ({ page: 1, x: 0.123456, y: n / 1_000, width: 0.823456, height: 0.000456 })
const doubtful = (n: number): MarkerRow => ({
  ...{ name: `${n} ${long(195)}`, marker: 'Fasting glucose', loinc: '2276-4', value: 212_000 + n },
  ...{ comparator: null, unit: long(40), low: 30.25, high: 300.5, flag: 'low', printedFlag: long(60) },
  ...{ plausible: true, doubtful: true, doubt: 'number', printedValue: `${212_000 + n}`.padEnd(40, '.') },
  otherValue: 212 + n / 1_000,
  place: placeOf(n),
})
const typed = (n: number): RowInput => ({
  ...{ name: `${n} ${long(195)}`, value: 12.345678 + n, comparator: '<=', unit: long(40) },
  ...{ low: 0.123456, high: 9_999.123456 },
})

/** A completed result of a file that has all that a file may have; `length` characters a name, so many rows a file. */
async function insertLargest(portal: TestPortal, { id }: Person, rows: number, name: number) {
  const reading = keptReading({
    ...{ collectedOn: null, possibleDays: [], language: null },
    markers: Array.from({ length: rows }, (_, n) => ({
      ...doubtful(n),
      name: doubtful(n).name.slice(0, name),
      ...(name < 50 && { unit: 'mg/dL', printedFlag: null }),
    })),
    unread: Array.from({ length: 200 }, (_, n) => ({
      text: `${n} ${long(495)}`.slice(0, 2.5 * name),
      page: 1,
      place: placeOf(n + 0.5),
    })),
    qualitative: Array.from({ length: 200 }, (_, n) => ({
      ...{ name: `${n} ${long(195)}`.slice(0, name), text: long(name), page: 1, doubtful: true },
      place: placeOf(n),
    })),
  })
  const [row] = await portal.deps.db
    .insert(bloodTestResults)
    .values({
      userId: id,
      filePath: `blood-tests/${id}/${randomUUID()}.pdf`,
      fileName: long(200),
      contentType: 'application/pdf',
      fileSize: 1,
      status: 'completed',
      ...reading,
    })
    .returning({ id: bloodTestResults.id })
  return row?.id ?? ''
}

/**
 * The largest result that the portal lets its owner make: of a file with names of so many characters, every line is
 * answered, with the longest row where that is accepted, and then rows are added until one more is refused. Returns its
 * id.
 */
export async function makeLargestResult(portal: TestPortal, person: Person, rows: number, name: number) {
  const id = await insertLargest(portal, person, rows, name)
  const { api } = person
  const accepted = async (change: Promise<unknown>) => {
    try {
      await change
      return true
    } catch (error) {
      if (error instanceof Error && error.message === TOO_MANY) return false
      throw error
    }
  }
  const { checks } = await api.bloodTests.get({ id })
  let more = true
  for (const [n, { id: check, read }] of checks.entries()) {
    const answer = { id, check, seen: null, said: 'typed', row: typed(n) } as const
    more &&= await accepted(api.bloodTests.answerCheck(answer))
    const said = read ? 'as read' : 'unreadable'
    if (!more && !(await accepted(api.bloodTests.answerCheck({ ...answer, said, row: null })))) break
  }
  for (let n = 0; n < 500; n += 1) {
    if (!(await accepted(api.bloodTests.correct({ id, row: null, seen: null, change: typed(1_000 + n) }))))
      return id
  }
  throw new Error('no row was refused')
}
