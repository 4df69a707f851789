import { degrees, PDFDocument, StandardFonts } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { busyShareOf } from '../../../tools/testing/busyShare.ts'
import { UnreadableReport } from '../limits.ts'
import { type Producer, pdfOf } from '../testing/drawing.ts'
import { type Paper, put } from '../testing/paper.ts'
import { readReport, readWords } from './readReport.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const bytes = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'))

async function draw(pages: string[][], turn = 0): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const lines of pages) {
    const page = document.addPage([400, 600])
    page.setRotation(degrees(turn))
    lines.forEach((line, index) => {
      page.drawText(line, { x: 40, y: 550 - 14 * index, size: 9, font })
    })
  }
  return await document.save({ useObjectStreams: false })
}

/** Why a file is refused. */
async function refusal(file: Uint8Array, limits = {}): Promise<string> {
  const error: unknown = await readWords(file, 'application/pdf', { limits }).catch(
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(UnreadableReport)
  return error instanceof UnreadableReport ? [error.why, error.most ?? []].flat().join(' ') : ''
}

const PRODUCER: Producer = {
  ...{ fonts: 'embedded', pieces: 'texts', overprint: 1, order: 'written', turned: 0, seed: 1 },
}

/** A PDF of rows in any letters: names, values and units in three columns. */
async function rowsIn(rows: readonly [string, string, string][]): Promise<Uint8Array> {
  const paper: Paper = {
    ...{ width: 595, height: 842, face: 'wide', size: 10, raised: false },
    sheets: [{ inks: [], fields: [] }],
  }
  rows.forEach((row, line) => {
    for (const [column, text] of row.entries()) put(paper, text, 40 + 200 * column, 80 + 18 * line)
  })
  return await pdfOf(paper, PRODUCER)
}

describe('a report in other letters', () => {
  it('a report in other letters is read where they are Cyrillic or Greek', async () => {
    const reading = await readReport(
      await rowsIn([
        ['Показатель', 'Результат', 'Единицы'],
        ['Гемоглобин', '129', 'г/л'],
        ['Κρεατινίνη', '0,9', 'mg/dL'],
      ]),
      'application/pdf',
    )
    expect(reading.markers.map(({ marker, value, unit }) => [marker, value, unit])).toEqual([
      ['Hemoglobin', 129, 'г/л'],
      ['Creatinine', 0.9, 'mg/dL'],
    ])
  })

  it('a report in other letters that no list knows is refused for its script, not for the light', async () => {
    const report = await rowsIn([
      ['בדיקת דם כללית מעבדה מרכזית', 'תוצאה', 'יחידות'],
      ['המוגלובין בדם ורידי', 'תקין', ''],
      ['ספירת תאים לבנים', 'תקין', ''],
    ])
    await expect(readReport(report, 'application/pdf')).rejects.toMatchObject({ why: 'script' })
  })
})

describe('the words of a PDF', () => {
  it('the words of a PDF have their positions, measured from the top left corner', async () => {
    const [page, ...more] = await readWords(await draw([['Glucose 95 mg/dL']]), 'application/pdf')
    expect(more).toEqual([])
    expect(page).toMatchObject({ number: 1, width: 400, height: 600 })
    expect(page?.words.map((word) => word.text)).toEqual(['Glucose', '95', 'mg/dL'])
    expect(page?.words[0]).toMatchObject({ x: 40, y: 41, height: 9, angle: 0 })
    const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
    const expected = 40 + font.widthOfTextAtSize('Glucose ', 9)
    expect(Math.abs((page?.words[1]?.x ?? 0) - expected)).toBeLessThan(2)
  })

  it('the words of a PDF are turned together with a turned page', async () => {
    const [page] = await readWords(await draw([['Glucose 95']], 90), 'application/pdf')
    expect(page).toMatchObject({ width: 400, height: 600 })
    expect(page?.words.map(({ text, angle }) => [text, angle])).toEqual([
      ['Glucose', 0],
      ['95', 0],
    ])
  })

  it('the words of a PDF contain no control characters', async () => {
    const file = await draw([['Glu cose']])
    const [page] = await readWords(file, 'application/pdf')
    for (const word of page?.words ?? []) expect(word.text).not.toMatch(/\p{Cc}/u)
  })
})

describe('readWords refuses a file', () => {
  it('readWords refuses a file because it is protected by a password', async () => {
    const plain = text(await draw([['Glucose 95']]))
    const encrypt = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`
    const id = `/ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`
    const locked = plain.replace(/trailer\s*<</, `trailer\n<< /Encrypt ${encrypt} ${id}`)
    expect(await refusal(bytes(locked))).toBe('password')
  })

  it.each([
    ['cut off', (file: Uint8Array) => file.subarray(0, file.length / 2)],
    ['empty', () => new Uint8Array()],
    ['not a PDF', () => bytes('MZ this is a program %%EOF')],
    ['HTML', () => bytes('<html><script>alert(1)</script></html>')],
    ['scrambled', (file: Uint8Array) => bytes(`%PDF-1.7 ${'garbage '.repeat(50)}${text(file).slice(-60)}`)],
  ])('readWords refuses a file because it is %s', async (_, spoil) => {
    expect(await refusal(spoil(await draw([['Glucose 95']])))).toBe('damaged')
  })

  it('readWords refuses a file because it has no text', async () => {
    expect(await refusal(await draw([[]]))).toBe('text')
  })

  it('readWords refuses a file because it has too many pages or words', async () => {
    expect(await refusal(await draw([['a'], ['b'], ['c']]), { pages: 2 })).toBe('pages 2')
    expect(await refusal(await draw([['one two three']]), { words: 2 })).toBe('words')
  })

  it('readWords refuses a file because it takes longer than allowed: its process is killed', async () => {
    expect(await refusal(await draw([['Glucose 95']]), { milliseconds: 20 })).toBe('time')
  })

  it('readWords refuses a file because it needs more memory than allowed', async () => {
    for (const limits of [{ heapMegabytes: 1 }, { megabytes: 20 }]) {
      expect(await refusal(await draw([['Glucose 95']]), limits)).toBe('time')
    }
  })
})

it('readWords does not block the event loop', async () => {
  const line = Array.from({ length: 12 }, (_, index) => `word${index}`).join(' ')
  const file = await draw(Array.from({ length: 15 }, () => Array.from({ length: 30 }, () => line)))
  // Reading in this process would keep the loop busy all the time.
  expect(await busyShareOf(() => readWords(file, 'application/pdf'))).toBeLessThan(0.5)
})
