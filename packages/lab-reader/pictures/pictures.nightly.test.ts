import { beforeAll, expect, it, vi } from 'vitest'
import { readReport, readWords } from '../process/readReport.ts'
import { readRows } from '../rows/rows.ts'
import { draw, printed, ROWS, TABLE_LINES } from '../testing/labReport.ts'
import { photoOf, pictureOf } from '../testing/photo.ts'
import { reportOf } from '../testing/report.ts'
import type { ReportRow } from '../testing/sample.ts'
import type { MarkerRow } from '../types.ts'
import type { Picture } from './picture.ts'

// Recognising a page takes seconds, more where other tests use the cores too.
vi.setConfig({ testTimeout: 60_000 })

let sheet: Picture
beforeAll(async () => {
  sheet = await pictureOf(await draw('ruled'), TABLE_LINES)
})

const rowsOf = async (photo: Uint8Array) => readRows(await readWords(photo, 'image/jpeg'))

const figures = ({ value, low, high }: MarkerRow | ReportRow) => ({ value, low, high })

it('a photo is turned as its EXIF orientation says', async () => {
  const photo = await photoOf(sheet, { degrees: 90, blur: 0.5, orientation: 8 })
  expect((await rowsOf(photo)).markers.map(printed)).toEqual(ROWS.map(printed))
})

it('a photo may lie on its side, askew, on a dark table', async () => {
  const photo = await photoOf(sheet, { degrees: 92, blur: 0.3, table: '#6b6259' })
  expect((await rowsOf(photo)).markers.map(figures)).toEqual(ROWS.map(figures))
})

it('a photo may lie upside down', async () => {
  const photo = await photoOf(sheet, { degrees: 180, blur: 0.3 })
  expect((await rowsOf(photo)).markers.map(figures)).toEqual(ROWS.map(figures))
})

it('a photo that is out of focus is refused without any row', async () => {
  await expect(readReport(await photoOf(sheet, { blur: 6 }), 'image/jpeg')).rejects.toMatchObject({
    why: 'unclear',
  })
})

it('a photo of cards is read as well; what small print made unclear is doubtful', async () => {
  const photo = await photoOf(await pictureOf(await draw('cards')), { degrees: -1.5 })
  const { markers } = await rowsOf(photo)
  expect(markers).toHaveLength(ROWS.length)
  for (const { name, value, unit, low, high } of ROWS) {
    expect(markers).toContainEqual(expect.objectContaining({ name, value, unit }))
    const found = markers.find((marker) => marker.name === name)
    expect(found).toMatchObject(found?.doubtful ? { doubt: 'picture' } : { low, high })
  }
})

/** A drawn report whose names have umlauts. */
const GERMAN = 3

it('a photo in another language is read with the letters of that language', async () => {
  const report = reportOf(GERMAN, {
    layout: 'table',
    country: 'de',
    onePage: true,
    camera: { dpi: 150, degrees: 1.2, quality: 70 },
  })
  const pages = await readWords(await report.picture(), 'image/jpeg')
  const text = pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ')
  const names = report.truth.rows.filter(({ page }) => page === 1).map(({ name }) => name)
  expect(names.join()).toMatch(/[äöüß]/)
  expect(names.filter((name) => !text.includes(name))).toEqual([])
})
