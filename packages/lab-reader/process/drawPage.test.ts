import { degrees, PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { LINES, TEXT_LIMITS, UnreadableReport } from '../limits.ts'
import { readRows } from '../rows/rows.ts'
import { drawReport } from '../testing/sample.ts'
import type { MarkerPlace } from '../types.ts'
import { drawLines, drawPage } from './drawPage.ts'
import { readReportAndLines, readWords } from './readReport.ts'
import { runReader } from './runReader.ts'

const report = () =>
  drawReport({
    layout: 'plain',
    patient: { name: 'Rosa Marten', birthDate: '1984-03-09', sex: 'F' },
    collectedOn: '2025-06-30',
    panel: 'Wellness panel',
    rows: [
      { name: 'Ferritin', value: 41, comparator: null, unit: 'ng/mL', low: 15, high: 150, printedFlag: null },
    ],
  })

/** The darkest and the brightest grey in a part of a picture. */
async function shadesIn(png: Uint8Array, { x, y, width, height }: Omit<MarkerPlace, 'page'>) {
  const { width: pageWidth = 0, height: pageHeight = 0 } = await sharp(png).metadata()
  const { data } = await sharp(png)
    .extract({
      left: Math.floor(x * pageWidth),
      top: Math.floor(y * pageHeight),
      width: Math.ceil(width * pageWidth),
      height: Math.ceil(height * pageHeight),
    })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const shades = data.toSorted()
  return { darkest: shades[0], brightest: shades.at(-1) }
}

describe('drawPage', () => {
  it('drawPage shows a page’s rows where they were read', async () => {
    const file = await report()
    const [row] = readRows(await readWords(file, 'application/pdf')).markers
    const png = await drawPage(file, 1)
    const shades = await shadesIn(png, row?.place ?? { x: 0, y: 0, width: 0, height: 0 })
    expect(shades.darkest).toBeLessThan(100)
    expect(shades.brightest).toBeGreaterThan(240)
    expect((await sharp(png).metadata()).height).toBe(1800)
  })

  it.each([90, 180, 270])(
    'shows them there too where the page is turned by %i°, and returns the turn',
    async (turn) => {
      const document = await PDFDocument.load(await report())
      document.getPage(0).setRotation(degrees(turn))
      const file = await document.save({ useObjectStreams: false })
      const [row] = readRows(await readWords(file, 'application/pdf')).markers
      expect(row?.place).toMatchObject({ turn })
      const shades = await shadesIn(
        await drawPage(file, 1),
        row?.place ?? { x: 0, y: 0, width: 0, height: 0 },
      )
      expect(shades.darkest).toBeLessThan(100)
    },
  )

  it('drawPage refuses a missing page and a file that is not a PDF', async () => {
    const file = await report()
    await expect(drawPage(file, 2)).rejects.toThrow(UnreadableReport)
    await expect(drawPage(file.subarray(0, 200), 1)).rejects.toThrow(UnreadableReport)
    // The next page is drawn again.
    expect((await drawPage(file, 1)).length).toBeGreaterThan(1000)
  })
})

it('rejects with our own error, not the file’s, where our own code fails', async () => {
  const asked = runReader({ kind: 'unknown', bytes: new Uint8Array(), limits: TEXT_LIMITS } as never)
  const error: unknown = await asked.catch((reason: unknown) => reason)
  expect(error).not.toBeInstanceOf(UnreadableReport)
  expect(error).toHaveProperty('message', expect.stringMatching(/^the reader failed: TypeError/))
})

/** Where the report's row is when its page is upright. */
async function uprightPlace(): Promise<MarkerPlace> {
  const [row] = readRows(await readWords(await report(), 'application/pdf')).markers
  return row?.place ?? { page: 1, x: 0, y: 0, width: 0, height: 0 }
}

describe('drawLines', () => {
  it('drawLines shows a report’s lines at their places, upright, and nothing else of its pages', async () => {
    for (const turn of [0, 90]) {
      const document = await PDFDocument.load(await report())
      document.getPage(0).setRotation(degrees(turn))
      const file = await document.save({ useObjectStreams: false })
      const { reading, lines } = await readReportAndLines(file, 'application/pdf')
      const [picture, ...more] = await drawLines(file, 'application/pdf', lines)
      expect(more).toEqual([])
      const { width = 0, height = 0 } = await sharp(picture?.jpeg).metadata()
      expect([Math.max(width, height), width < height]).toEqual([LINES.side, true])
      const upright = await uprightPlace()
      expect(reading.markers).toHaveLength(1)
      const { y, height: high } = upright
      const jpeg = picture?.jpeg ?? new Uint8Array()
      expect((await shadesIn(jpeg, upright)).darkest).toBeLessThan(120)
      expect((await shadesIn(jpeg, { x: 0, y: 0, width: 1, height: y - high })).darkest).toBeGreaterThan(240)
      const below = { x: 0, y: y + 2 * high, width: 1, height: 1 - y - 2 * high }
      expect((await shadesIn(jpeg, below)).darkest).toBeGreaterThan(240)
    }
  })

  it('drawLines draws no more than the first pages, and refuses a file that it cannot open', async () => {
    const document = await PDFDocument.load(await report())
    for (let page = 1; page <= LINES.pages; page += 1) {
      const [copy] = await document.copyPages(document, [0])
      if (copy) document.addPage(copy)
    }
    const file = await document.save({ useObjectStreams: false })
    const { lines } = await readReportAndLines(file, 'application/pdf')
    expect(lines).toHaveLength(LINES.pages + 1)
    const pictures = await drawLines(file, 'application/pdf', lines)
    expect(pictures.map(({ page }) => page)).toEqual(Array.from({ length: LINES.pages }, (_, at) => at + 1))
    expect(Math.max(...pictures.map(({ jpeg }) => jpeg.byteLength))).toBeLessThan(LINES.bytes)
    await expect(drawLines(file.subarray(0, 200), 'application/pdf', lines)).rejects.toThrow(UnreadableReport)
  })
})
