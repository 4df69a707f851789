import { markerRow } from '@verbena/lab-reader/markerRow'
import { describe, expect, it } from 'vitest'
import type { Check, MarkerPlace, MarkerRow, PrintedPage } from '../../../shared/bloodTests.ts'
import {
  cellOf,
  type Mark,
  marksOf,
  nearest,
  nextOpen,
  type OpenMark,
  placeOfWords,
  runsOf,
} from './pageMarks.ts'

const HEIGHT = 0.01
const line = (row: number): MarkerPlace => ({ page: 1, x: 0.1, y: 0.1 * row, width: 0.6, height: HEIGHT })

/** A page whose lines are a name of two words, a value, a unit and an earlier value, one for each name. */
function pageOf(...names: string[]): PrintedPage {
  const words = names.flatMap((name, row) =>
    [name, 'total', `${row + 1}.5`, 'mg/dL', `${row + 1}.1`].map((text, column) => ({
      text,
      cell: 10 * row + Math.max(0, column - 1),
      box: [0.1 + 0.12 * column, 0.1 * row, 0.08, HEIGHT] as const,
    })),
  )
  const numbers = names.flatMap((name, row) =>
    [2, 4].map((column) => ({
      ...{ at: 5 * row + column, name: `${name} total`, value: `${row + 1}.5`, unit: 'mg/dL', range: '' },
      words: [0, 1, column, 3].map((one) => 5 * row + one).sort((one, other) => one - other),
    })),
  )
  return { page: 1, words, numbers }
}
const row = (at: number, over: Partial<MarkerRow> = {}) =>
  markerRow({ place: line(at), doubtful: false, ...over })
const check = (over: Partial<Check>): Check => ({
  ...{ id: 'one', read: null, unread: null, where: null, answer: null, critical: null },
  ...over,
})
const kinds = (marks: readonly Mark[]) => marks.map(({ kind }) => kind)
const isOpen = (mark: Mark): mark is OpenMark => mark.kind === 'open'
const nothing = { markers: [], qualitative: [], checks: [] }

describe('marksOf', () => {
  it('numbers in no row are open, from top to bottom and left to right', () => {
    const marks = marksOf(nothing, 1, pageOf('Iron', 'Zinc'))
    expect(marks.filter(isOpen).map(({ number }) => number.at)).toEqual([2, 4, 7, 9])
  })

  it('a row that was read takes its numbers, a doubtful one too', () => {
    const read = row(1, { doubtful: true })
    const test = { ...nothing, markers: [row(0), read], checks: [check({ read })] }
    expect(kinds(marksOf(test, 1, pageOf('Iron', 'Zinc', 'Copper')))).toEqual([
      'read',
      'doubtful',
      'open',
      'open',
    ])
  })

  it('a row that was called no result gives its numbers back', () => {
    const read = row(0, { doubtful: true })
    const answer = { printed: read, corrected: null, at: '', said: 'no result' as const }
    const test = { ...nothing, checks: [check({ read, answer })] }
    expect(kinds(marksOf(test, 1, pageOf('Iron')))).toEqual(['open', 'open'])
  })

  it('a number knows the unread line that it is on, but not an unread page', () => {
    const unread = { text: 'Iron', page: 1, place: line(0) }
    const page = { text: 'Page 1', page: 1, place: { page: 1, x: 0, y: 0, width: 1, height: 1 } }
    const of = (one: typeof unread) =>
      marksOf({ ...nothing, checks: [check({ unread: one })] }, 1, pageOf('Iron')).filter(isOpen)[0]?.check
        ?.id
    expect([of(unread), of(page)]).toEqual(['one', undefined])
  })

  it('an unread line without a number is itself a mark', () => {
    const unread = { text: 'Urea #?#', page: 1, place: line(4) }
    expect(kinds(marksOf({ ...nothing, checks: [check({ unread })] }, 1, pageOf('Iron')))).toContain(
      'doubtful',
    )
  })

  it('a number that is being saved, and what is on other pages, is not marked', () => {
    const marks = marksOf(
      { ...nothing, markers: [row(0)] },
      2,
      { ...pageOf('Iron'), page: 2 },
      new Set([2, 4]),
    )
    expect(marks).toEqual([])
  })
})

describe('nextOpen', () => {
  it('nextOpen goes to the next line, past the earlier value on the same one, and round to the first', () => {
    const marks = marksOf(nothing, 1, pageOf('Iron', 'Zinc')).filter(isOpen)
    const next = (at: number) => nextOpen(marks, marks[at] as OpenMark)?.number.at
    expect([next(0), next(2)]).toEqual([7, 2])
  })

  it('nextOpen is null where no other number has a name and a unit or a range', () => {
    const page = pageOf('Iron', 'Zinc')
    const numbers = page.numbers.map((one) => (one.at > 4 ? { ...one, unit: '' } : one))
    const marks = marksOf(nothing, 1, { ...page, numbers }).filter(isOpen)
    expect(nextOpen(marks, marks[0] as OpenMark)).toBeNull()
  })
})

describe('places', () => {
  it('placeOfWords is the box around words, with the turn of their page', () => {
    expect(placeOfWords({ ...pageOf('Iron', 'Zinc'), turn: 90 }, [0, 3, 8])).toEqual({
      ...{ page: 1, x: 0.1, y: 0, width: 0.44, height: 0.11, turn: 90 },
    })
  })

  it('runsOf is one box for neighbouring words of a cell', () => {
    const boxes = runsOf(pageOf('Iron', 'Zinc'), [3, 0, 1, 5])
    expect(boxes.map(({ x, y, width }) => [x, y, width].map((share) => Number(share.toFixed(4))))).toEqual([
      [0.1, 0, 0.2],
      [0.46, 0, 0.08],
      [0.1, 0.1, 0.08],
    ])
  })

  it('cellOf has all words of a cell', () => {
    expect(cellOf(pageOf('Iron', 'Zinc'), 6)).toEqual([5, 6])
  })

  it('nearest finds the closest box within reach', () => {
    const boxes = [0.1, 0.5].map((x) => ({ x, box: { x, y: 0.5, width: 0.1, height: 0.02 } }))
    const size = { width: 1_000, height: 1_000 }
    expect(nearest(boxes, { x: 0.48, y: 0.51 }, size, 24)?.x).toBe(0.5)
    expect(nearest(boxes, { x: 0.35, y: 0.51 }, size, 24)).toBeNull()
  })
})
