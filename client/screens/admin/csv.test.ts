import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { allRows, csvText, MOST_ROWS } from './csv.ts'
import { amountCell, momentCell } from './csvCells.ts'

/** Pages of 100 of the numbers from 1 to `count`. */
const numbers = (count: number) => async (cursor: number | undefined) => {
  const from = cursor ?? 0
  const rows = Array.from({ length: Math.min(100, count - from) }, (_, index) => from + index + 1)
  return { rows, nextCursor: from + rows.length < count ? from + rows.length : null }
}

describe('allRows', () => {
  it('reads pages until the last, and says how many rows there are', async () => {
    const counts: number[] = []
    const { rows, isCut } = await allRows(numbers(250), (count) => counts.push(count))
    expect(rows).toEqual(Array.from({ length: 250 }, (_, index) => index + 1))
    expect(counts).toEqual([100, 200, 250])
    expect(isCut).toBe(false)
  })

  it.each([
    [0, 0, false],
    [100, 100, false],
    [MOST_ROWS, MOST_ROWS, false],
    [MOST_ROWS + 1, MOST_ROWS, true],
  ])('of %i rows reads %i', async (count, read, cut) => {
    const { rows, isCut } = await allRows(numbers(count), () => undefined)
    expect(rows).toHaveLength(read)
    expect(isCut).toBe(cut)
  })
})

describe('csvText', () => {
  it.each(['=HYPERLINK("https://a.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'keeps a spreadsheet from running %j',
    (name) => {
      const text = csvText([{ title: 'Name', of: (row: string) => row }], [name])
      expect(Papa.parse<string[]>(text).data[1]).toEqual([`'${name}`])
    },
  )

  it('keeps quotes, commas, lines, numbers and what is missing', () => {
    const text = csvText<string | number | null>(
      [{ title: 'A, "b"', of: (row) => row }],
      ['x, "y"\nz', -5, null],
    )
    expect(Papa.parse<string[]>(text).data).toEqual([['A, "b"'], ['x, "y"\nz'], ['-5'], ['']])
  })
})

it('a moment sorts as text, and an amount has its cents', () => {
  expect(momentCell(new Date(2026, 10, 5, 14, 20).toISOString())).toBe('2026-11-05 14:20')
  expect(momentCell(new Date(2026, 10, 5, 9, 5).toISOString())).toBe('2026-11-05 09:05')
  expect([0, 5, 1250, 123456].map(amountCell)).toEqual(['0.00', '0.05', '12.50', '1234.56'])
})
