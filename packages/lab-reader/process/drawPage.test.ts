import { degrees, PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { TEXT_LIMITS, UnreadableReport } from '../limits.ts'
import { readRows } from '../rows/rows.ts'
import { drawReport } from '../testing/sample.ts'
import type { MarkerPlace } from '../types.ts'
import { drawPage } from './drawPage.ts'
import { readWords } from './readReport.ts'
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
  return { darkest: Math.min(...data), brightest: Math.max(...data) }
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
