import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvText } from './csv.ts'

describe('csvText', () => {
  it.each(['=HYPERLINK("https://a.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'keeps a spreadsheet from running %j',
    (name) => {
      const text = csvText([{ title: 'Name', of: (row: string) => row }], [name])
      expect(Papa.parse<string[]>(text).data[1]).toEqual([`'${name}`])
    },
  )

  it('csvText keeps quotes, commas, lines, numbers and what is missing', () => {
    const text = csvText<string | number | null>(
      [{ title: 'A, "b"', of: (row) => row }],
      ['x, "y"\nz', -5, null],
    )
    expect(Papa.parse<string[]>(text).data).toEqual([['A, "b"'], ['x, "y"\nz'], ['-5'], ['']])
  })
})
