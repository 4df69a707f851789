import { PDFDocument, StandardFonts } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { readPrinted } from '../process/readReport.ts'

/** A page with these lines, their cells at fixed columns. */
async function pageOf(lines: readonly (readonly string[])[]) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage()
  lines.forEach((cells, row) => {
    cells.forEach((text, column) => {
      page.drawText(text, { x: 56 + 110 * column, y: 780 - 22 * row, size: 10, font })
    })
  })
  const [printed] = await readPrinted(await document.save({ useObjectStreams: false }), 'application/pdf')
  if (!printed) throw new Error('no page')
  return printed
}

/** What the first line proposes: name, value, unit and range of each number. */
async function proposed(...cells: string[]) {
  const { numbers } = await pageOf([cells, ['Befund', 'Wert']])
  return numbers.map(({ name, value, unit, range }) => [name, value, unit, range])
}

describe('printedPages', () => {
  it('a number has the name before it, the unit and the range behind it', async () => {
    expect(await proposed('Hämoglobin', '13,4', 'g/dl', '12,0 - 15,5')).toEqual([
      ['Hämoglobin', '13,4', 'g/dl', '12,0 - 15,5'],
    ])
  })

  it.each([
    ['single-spaced', ['Total protein 71 g/L 60-80'], ['Total protein', '71', 'g/L', '60-80']],
    [
      'a flag between them',
      ['Zonulin:', 'H', '48,3', 'ng/ml', '(< 38)'],
      ['Zonulin', '48,3', 'ng/ml', '< 38'],
    ],
    ['a comparator', ['Arsenic', '< 0.5', 'mg/kg', '< 1.2'], ['Arsenic', '< 0.5', 'mg/kg', '< 1.2']],
    [
      'a unit before the number',
      ['Ferritin', 'ng/ml', '18', '30-150'],
      ['Ferritin', '18', 'ng/ml', '30-150'],
    ],
    ['a name that is a unit elsewhere', ['INR', '2.4'], ['INR', '2.4', '', '']],
    ['a number with its flag', ['Kalium', '6,4+', 'mmol/l'], ['Kalium', '6,4', 'mmol/l', '']],
  ])('%s is proposed as printed', async (_what, cells, row) => {
    expect(await proposed(...cells)).toEqual([row])
  })

  it('two results on one line have their own names', async () => {
    expect(await proposed('Natrium', '139 mmol/l', 'Kalium', '4,1 mmol/l')).toEqual([
      ['Natrium', '139', 'mmol/l', ''],
      ['Kalium', '4,1', 'mmol/l', ''],
    ])
  })

  it('a number alone on its line proposes no name', async () => {
    expect(await proposed('60', 'U/L')).toEqual([['', '60', 'U/L', '']])
  })

  it('every word has its text and a box on the page, and a number refers to its own word', async () => {
    const { words, numbers, page } = await pageOf([
      ['Ferritin', '18', 'ng/ml'],
      ['Eisen', '7 mmol/l'],
    ])
    expect(page).toBe(1)
    expect(words.map(({ text }) => text)).toEqual(['Ferritin', '18', 'ng/ml', 'Eisen', '7', 'mmol/l'])
    expect(numbers.map(({ at }) => words[at]?.text)).toEqual(['18', '7'])
    expect(numbers[1]?.words.map((at) => words[at]?.text)).toEqual(['Eisen', '7', 'mmol/l'])
    for (const { box } of words) {
      const [x, y, width, height] = box
      expect(Math.min(x, y, width, height)).toBeGreaterThan(0)
      expect(Math.max(x + width, y + height)).toBeLessThan(1)
    }
  })
})
