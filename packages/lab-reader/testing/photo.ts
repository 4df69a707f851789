/**
 * For tests: turns generated reports into pictures like those of a scanner or a phone, without any font of the system.
 * The words of a PDF are set again at their positions with the letters of `letters.fixture.png`: a sheet of the 95
 * printable characters in cells of 64 × 64 pixels, ten in a row, 44 pixels in size, starting 10 pixels right of the
 * cell's left edge, on a baseline 48 pixels below its top.
 */
import { fileURLToPath } from 'node:url'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import type { Word } from '../page/words.ts'
import type { Picture } from '../pictures/picture.ts'
import { readWords } from '../process/readReport.ts'

const SHEET = fileURLToPath(new URL('./letters.png', import.meta.url))
const CELL = 64
const EM = 44
const LEFT = 10
const BASELINE = 48

/** Print besides the words: a line of a table, a grey field, a pale word across the page. */
export type Extra = { x: number; y: number; width: number; height: number; grey: number }

/** Draws one character; the darker pixel wins. `scale` is the size in pixels. */
function setLetter(page: Picture, sheet: Picture, code: number, x: number, baseline: number, size: number) {
  const index = code - 32
  if (index < 1 || index > 94) return
  const scale = size / EM
  const [cellX, cellY] = [(index % 10) * CELL, Math.floor(index / 10) * CELL]
  const [fromX, fromY] = [x - LEFT * scale, baseline - BASELINE * scale]
  for (let row = Math.max(0, Math.floor(fromY)); row < fromY + CELL * scale; row += 1) {
    for (let column = Math.max(0, Math.floor(fromX)); column < fromX + CELL * scale; column += 1) {
      let sum = 0
      for (let sample = 0; sample < 9; sample += 1) {
        const u = Math.floor((column + ((sample % 3) + 0.5) / 3 - fromX) / scale)
        const v = Math.floor((row + (Math.floor(sample / 3) + 0.5) / 3 - fromY) / scale)
        const inside = u >= 0 && v >= 0 && u < CELL && v < CELL
        sum += inside ? (sheet.pixels[(cellY + v) * sheet.width + cellX + u] ?? 255) : 255
      }
      const at = row * page.width + column
      if (column < page.width && row < page.height) {
        page.pixels[at] = Math.min(page.pixels[at] ?? 255, sum / 9)
      }
    }
  }
}

/** The page of a PDF as a grey picture at 150 dots per inch, with extras placed in points. */
export async function pictureOf(pdf: Uint8Array, extras: Extra[] = [], number = 1): Promise<Picture> {
  const { data, info } = await sharp(SHEET).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const sheet = { pixels: new Uint8Array(data), width: info.width, height: info.height }
  const page = (await readWords(pdf, 'application/pdf')).find((each) => each.number === number)
  if (!page) throw new Error('There is no such page')
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
  const scale = 150 / 72
  const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)]
  const picture = { pixels: new Uint8Array(width * height).fill(255), width, height }
  for (const extra of extras) {
    for (let y = Math.round(extra.y * scale); y < (extra.y + extra.height) * scale; y += 1) {
      const from = y * width + Math.round(extra.x * scale)
      picture.pixels.fill(extra.grey, from, from + Math.max(2, Math.round(extra.width * scale)))
    }
  }
  const setWord = ({ text, x, y, height: size }: Word) => {
    let at = x
    for (const character of text) {
      setLetter(picture, sheet, character.charCodeAt(0), at * scale, (y + size) * scale, size * scale)
      at += font.widthOfTextAtSize(character, size)
    }
  }
  for (const word of page.words) if (word.angle === 0) setWord(word)
  return picture
}

/**
 * A photo or scan of a page: turned clockwise by some degrees, blurred, saved as JPEG. With a `table` the page lies on
 * a surface of that colour.
 */
export async function photoOf(
  { pixels, width, height }: Picture,
  { degrees = 2, blur = 0.6, quality = 80, orientation = 1, table = '' } = {},
): Promise<Buffer> {
  const margin = table ? 60 : 0
  const onTable = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: table || 'white' })
    .png()
    .toBuffer()
  const turned = await sharp(onTable)
    .rotate(degrees, { background: table || 'white' })
    .toColourspace('srgb')
    .png()
    .toBuffer()
  return await sharp(turned).blur(blur).withMetadata({ orientation }).jpeg({ quality }).toBuffer()
}
