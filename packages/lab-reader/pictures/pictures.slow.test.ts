import { fork } from 'node:child_process'
import { once } from 'node:events'
import { crc32 } from 'node:zlib'
import { fill, PDFDocument, type PDFOperator, rectangle } from 'pdf-lib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readReport, readWords } from '../process/readReport.ts'
import { READER, type Task } from '../process/runReader.ts'
import { readRows } from '../rows/rows.ts'
import { draw, printed, ROWS, row, TABLE_LINES } from '../testing/labReport.ts'
import { photoOf, pictureOf } from '../testing/photo.ts'
import type { Picture } from './picture.ts'

// Recognising a page takes seconds, and minutes where other work keeps the cores busy, to which it gives way.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })
const patient = { milliseconds: 240_000, pageMilliseconds: 120_000 }

const OTHER_ROWS = [
  row('Sodium', 141, 'mmol/L', 135, 145, 'NORMAL'),
  row('Creatinine', 1.42, 'mg/dL', 0.6, 1.2, 'HIGH'),
]

let sheet: Picture
beforeAll(async () => {
  sheet = await pictureOf(await draw('ruled'), TABLE_LINES)
})

describe('a photo of a report', () => {
  it('a photo of a report is read although it is askew, blurred, ruled and shaded', async () => {
    const progress: [number, number][] = []
    const photo = await photoOf(sheet)
    const pages = await readWords(photo, 'image/jpeg', {
      limits: patient,
      onProgress: (page, of) => progress.push([page, of]),
    })
    const reading = readRows(pages)
    expect(reading.markers.map(printed)).toEqual(ROWS.map(printed))
    expect(reading.collectedOn).toBe('2025-06-30')
    expect(progress).toEqual([[1, 1]])
    // Places refer to the uploaded picture: it is askew, so the right end of a row is lower.
    const [first] = reading.markers
    expect(first?.place.y).toBeGreaterThan(0.17)
    expect(first?.place.y).toBeLessThan(0.22)
    expect(first?.place.height).toBeGreaterThan(0.02)
  })
})

/** A page on which every letter is a shape, as written by programs that do not embed fonts. */
async function drawOutlined(document: PDFDocument, picture: Picture) {
  const { pixels, width, height } = picture
  const size = 72 / 150
  const shapes: PDFOperator[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, start = 0; x <= width; x += 1) {
      if (x < width && (pixels[y * width + x] ?? 255) < 128) continue
      if (x > start) shapes.push(rectangle(start * size, (height - y - 1) * size, (x - start) * size, size))
      start = x + 1
    }
  }
  document.addPage([width * size, height * size]).pushOperators(...shapes, fill())
}

describe('a scanned PDF', () => {
  it('a scanned PDF is read page by page together with pages of text, and reports its progress', async () => {
    const document = await PDFDocument.create()
    const scan = await document.embedJpg(await photoOf(sheet, { degrees: 0.7 }))
    const letterhead = document.addPage([612, 792])
    letterhead.drawImage(scan, { x: 0, y: 0, width: 612, height: 792 })
    letterhead.drawText('Fernwood Clinical Laboratory, scanned by the front desk on the 30th of June', {
      size: 6,
    })
    await drawOutlined(document, await pictureOf(await draw('plain', OTHER_ROWS)))
    const other = await PDFDocument.load(
      await draw('plain', [row('Ferritin', 41, 'ng/mL', 15, 150, 'NORMAL')]),
    )
    const [page] = await document.copyPages(other, [0])
    if (page) document.addPage(page)
    const progress: [number, number][] = []
    const pages = await readWords(await document.save(), 'application/pdf', {
      limits: patient,
      onProgress: (page, of) => progress.push([page, of]),
    })
    const { markers } = readRows(pages)
    expect(markers.map(printed)).toEqual([
      ...ROWS.map(printed),
      ...OTHER_ROWS.map(printed),
      expect.objectContaining({ name: 'Ferritin' }),
    ])
    expect(markers.map(({ place }) => place.page)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 3])
    expect(markers.at(-1)).toMatchObject({ doubtful: false })
    expect(progress).toEqual([
      [1, 2],
      [2, 2],
    ])
  })
})

it('is not read further when the parent process is gone', async () => {
  const child = fork(READER, [], {
    serialization: 'advanced',
  })
  const ended = once(child, 'exit')
  const limits = {
    milliseconds: 60_000,
    pageMilliseconds: 30_000,
    megabytes: 2000,
    heapMegabytes: 500,
    pages: 1,
    scans: 1,
    words: 1000,
  }
  child.send({ kind: 'picture', wanted: 'reading', bytes: await photoOf(sheet), limits } satisfies Task)
  const [message] = await once(child, 'message')
  expect(message).toEqual({ page: 1, of: 1 })
  // A killed parent leaves a closed channel.
  child.disconnect()
  expect(await ended).toEqual([null, 'SIGKILL'])
})

describe('a page that is not read in time', () => {
  const limits = { pageMilliseconds: 1 }

  it('a page that is not read in time is refused with advice on what would help', async () => {
    await expect(readReport(await photoOf(sheet), 'image/jpeg', { limits })).rejects.toMatchObject({
      why: 'unclear',
    })
  })

  it('a page that is not read in time becomes one of the lines to check, and the other pages are read', async () => {
    const document = await PDFDocument.load(await draw('plain', OTHER_ROWS))
    const scan = await document.embedJpg(await photoOf(sheet))
    document.addPage([612, 792]).drawImage(scan, { x: 0, y: 0, width: 612, height: 792 })
    const reading = await readReport(await document.save(), 'application/pdf', { limits })
    expect(reading.markers.map(printed)).toEqual(OTHER_ROWS.map(printed))
    expect(reading.unread).toEqual([
      { text: 'Page 2', page: 2, place: { page: 2, x: 0, y: 0, width: 1, height: 1 } },
    ])
    expect(reading.omissions).toEqual([{ kind: 'pages', pages: [2] }])
  })
})

describe('a picture is refused', () => {
  it('by its header alone where it has too many pixels', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    // Decoding it would find that its pixels are missing, and call it damaged.
    picture.writeUInt32BE(17_000, 16)
    picture.writeUInt32BE(17_000, 20)
    picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29)
    await expect(readWords(picture, 'image/png')).rejects.toMatchObject({ why: 'pixels' })
  })

  it('a picture is refused where it is not a picture, is empty or is cut off', async () => {
    const refused = { why: 'picture' }
    await expect(readWords(new Uint8Array([1]), 'image/png')).rejects.toMatchObject(refused)
    const photo = await photoOf(sheet)
    await expect(readWords(photo.subarray(0, photo.length / 2), 'image/jpeg')).rejects.toMatchObject(refused)
  })

  it('a picture is refused where it contains no text', async () => {
    const blank = await sharp({ create: { width: 600, height: 800, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer()
    await expect(readWords(blank, 'image/jpeg')).rejects.toMatchObject({ why: 'unclear' })
  })
})
