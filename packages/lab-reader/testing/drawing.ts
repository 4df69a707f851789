/** From sheets to files: PDFs as different programs write them, and pictures. */
import { PDFDocument as CanvasPdf, type CanvasRenderingContext2D, createCanvas } from '@napi-rs/canvas'
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts, degrees as turnedBy } from 'pdf-lib'
import sharp from 'sharp'
import { cssOf, type Face, type Ink, type Paper, type Sheet, widthOf } from './paper.ts'
import { type Dice, diceOf } from './random.ts'

/** How a program writes a text into a PDF. */
export type Producer = {
  /**
   * `standard` uses the fonts that every viewer has, which lack Polish and Turkish letters; `embedded` embeds its own.
   */
  fonts: 'standard' | 'embedded'
  /** `lines` writes a whole line as one text, with spaces between its columns, like line printers. */
  pieces: 'texts' | 'words' | 'letters' | 'lines'
  /** Bold letters are made by drawing them this many times, slightly shifted. */
  overprint: number
  order: 'written' | 'random' | 'columns'
  /** The rotation of the stored page, in degrees. */
  turned: 0 | 90 | 180 | 270
  seed: number
}

export function producerOf(dice: Dice): Producer {
  return {
    fonts: dice.chance(0.5) ? 'standard' : 'embedded',
    pieces: dice.pick(['texts', 'texts', 'words', 'words', 'letters', 'lines'] as const),
    overprint: dice.chance(0.2) ? dice.int(2, 4) : 1,
    order: dice.pick(['written', 'written', 'written', 'random', 'columns'] as const),
    turned: dice.chance(0.03) ? dice.pick([90, 180, 270] as const) : 0,
    seed: dice.int(1, 2 ** 31),
  }
}

/** A text in the pieces that a producer positions separately. */
function piecesOf(ink: Ink, { pieces }: Producer): Ink[] {
  if (pieces === 'texts' || pieces === 'lines') return [ink]
  const parts = pieces === 'words' ? ink.text.split(/(?<= )(?=[^ ])/u) : [...ink.text]
  const turn = (ink.angle * Math.PI) / 180
  let before = ''
  return parts.flatMap((part) => {
    const along = widthOf(before, ink)
    before += part
    const text = part.trimEnd()
    if (text === '') return []
    return [
      { ...ink, text, x: ink.x + along * Math.cos(turn), baseline: ink.baseline + along * Math.sin(turn) },
    ]
  })
}

/** Joins the texts of each line, with as many spaces between them as put them at their positions. */
function joinedLines(inks: Ink[], { overprint }: Producer): Ink[] {
  // Bold text made by overprinting is as wide as plain text, and its program measures it so.
  const wide = (ink: Ink, text: string) => widthOf(text, overprint > 1 ? { ...ink, bold: false } : ink)
  const lines = new Map<string, Ink[]>()
  const joined: Ink[] = []
  for (const ink of inks) {
    const key = `${ink.baseline.toFixed(1)} ${ink.size} ${ink.bold} ${ink.colour}`
    if (ink.angle !== 0) joined.push(ink)
    else lines.set(key, [...(lines.get(key) ?? []), ink])
  }
  for (const line of lines.values()) {
    const [first, ...others] = line.toSorted((one, other) => one.x - other.x)
    if (!first) continue
    let whole = first
    for (const ink of others) {
      const gap = ink.x - whole.x - wide(whole, whole.text)
      const spaces = Math.max(1, Math.round(gap / wide(whole, ' ')))
      // Texts that touch or overlap stay separate.
      if (gap < 0.5 * wide(whole, ' ')) {
        joined.push(whole)
        whole = ink
      } else whole = { ...whole, text: whole.text + ' '.repeat(spaces) + ink.text }
    }
    joined.push(whole)
  }
  return joined
}

/** The inks of a sheet, in the order and as often as a producer draws them. */
function drawnInks(sheet: Sheet, producer: Producer): Ink[] {
  const dice = diceOf(producer.seed)
  const written = producer.pieces === 'lines' ? joinedLines(sheet.inks, producer) : sheet.inks
  const inks = written.flatMap((ink) => {
    const times = ink.bold ? producer.overprint : 1
    const pieces = piecesOf(ink, producer)
    // A program overprints the whole text, not each letter.
    return Array.from({ length: times }, (_, time) =>
      pieces.map((piece) => ({
        ...piece,
        // Such bold text is drawn with a regular font.
        bold: times > 1 ? false : piece.bold,
        x: piece.x + (time === 0 ? 0 : dice.between(0, 0.4)),
        baseline: piece.baseline + (time === 0 ? 0 : dice.between(0, 0.2)),
      })),
    ).flat()
  })
  if (producer.order === 'random') return dice.shuffle(inks)
  if (producer.order === 'columns')
    return inks.toSorted(
      (one, other) => Math.round(one.x / 30) - Math.round(other.x / 30) || one.baseline - other.baseline,
    )
  return inks
}

const STANDARD: Record<Face, [StandardFonts, StandardFonts]> = {
  sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  narrow: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  wide: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  mono: [StandardFonts.Courier, StandardFonts.CourierBold],
}

const colourOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  )
  return rgb(red, green, blue)
}

/** Whether the standard fonts contain every letter of a report. */
function hasLetters(paper: Paper, font: PDFFont): boolean {
  const known = new Set(font.getCharacterSet())
  return paper.sheets.every(({ inks }) =>
    inks.every(
      ({ text, face }) =>
        face !== 'wide' &&
        face !== 'narrow' &&
        [...text].every((letter) => known.has(letter.codePointAt(0) ?? 0)),
    ),
  )
}

async function standardPdf(paper: Paper, producer: Producer): Promise<Uint8Array | null> {
  const document = await PDFDocument.create()
  const fonts = new Map<StandardFonts, PDFFont>()
  const fontOf = ({ face, bold }: Ink) => STANDARD[face][bold ? 1 : 0]
  fonts.set(StandardFonts.Helvetica, await document.embedFont(StandardFonts.Helvetica))
  if (!hasLetters(paper, fonts.get(StandardFonts.Helvetica) as PDFFont)) return null
  document.setCreationDate(new Date(0))
  document.setModificationDate(new Date(0))
  const draw = async (page: PDFPage, ink: Ink) => {
    const name = fontOf(ink)
    const font = fonts.get(name) ?? (await document.embedFont(name))
    fonts.set(name, font)
    page.drawText(ink.text, {
      x: ink.x,
      y: paper.height - ink.baseline,
      size: ink.size,
      font,
      color: colourOf(ink.colour),
      rotate: turnedBy(-ink.angle),
    })
  }
  for (const sheet of paper.sheets) {
    const page = document.addPage([paper.width, paper.height])
    page.setRotation(turnedBy(producer.turned))
    for (const { x, y, width, height, colour } of sheet.fields)
      page.drawRectangle({ x, y: paper.height - y - height, width, height, color: colourOf(colour) })
    for (const ink of drawnInks(sheet, producer)) await draw(page, ink)
  }
  return await document.save()
}

function drawSheet(pen: CanvasRenderingContext2D, sheet: Sheet, inks: Ink[]) {
  pen.textBaseline = 'alphabetic'
  for (const { x, y, width, height, colour } of sheet.fields) {
    pen.fillStyle = colour
    pen.fillRect(x, y, width, height)
  }
  for (const ink of inks) {
    pen.font = cssOf(ink)
    pen.fillStyle = ink.colour
    if (ink.angle === 0) pen.fillText(ink.text, ink.x, ink.baseline)
    else {
      pen.save()
      pen.translate(ink.x, ink.baseline)
      pen.rotate((ink.angle * Math.PI) / 180)
      pen.fillText(ink.text, 0, 0)
      pen.restore()
    }
  }
}

function embeddedPdf(paper: Paper, producer: Producer): Uint8Array {
  const document = new CanvasPdf({ title: 'Report', creationDate: new Date(0) } as ConstructorParameters<
    typeof CanvasPdf
  >[0])
  for (const sheet of paper.sheets) {
    drawSheet(document.beginPage(paper.width, paper.height), sheet, drawnInks(sheet, producer))
    document.endPage()
  }
  return document.close()
}

/** A report as a PDF with text. */
export async function pdfOf(paper: Paper, producer: Producer): Promise<Uint8Array> {
  const standard = producer.fonts === 'standard' ? await standardPdf(paper, producer) : null
  return standard ?? embeddedPdf(paper, producer)
}

/** How a page became a picture: dots per inch, rotation in degrees, JPEG quality, grain from 0 to 1. */
export type Camera = { dpi: number; degrees: number; quality: number; grain: number; blur: number }

/** A page as a picture (JPEG). */
export async function pictureOf(paper: Paper, camera: Camera, number = 1): Promise<Uint8Array> {
  const sheet = paper.sheets[number - 1]
  if (!sheet) throw new Error('There is no such page')
  const scale = camera.dpi / 72
  const [width, height] = [Math.round(paper.width * scale), Math.round(paper.height * scale)]
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.scale(scale, scale)
  drawSheet(pen, sheet, sheet.inks)
  let picture = sharp(canvas.toBuffer('image/png'))
  if (camera.degrees !== 0) picture = picture.rotate(camera.degrees, { background: '#ffffff' })
  if (camera.grain > 0) {
    const raw = await picture.removeAlpha().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
    const dice = diceOf(Math.round(camera.dpi * 1000 + camera.quality))
    for (let at = 0; at < raw.data.length; at += 1) {
      const noisy = (raw.data[at] ?? 255) + (dice.unit() + dice.unit() - 1) * 90 * camera.grain
      raw.data[at] = Math.max(0, Math.min(255, noisy))
    }
    picture = sharp(raw.data, {
      raw: { width: raw.info.width, height: raw.info.height, channels: 1 },
    }).toColourspace('srgb')
  } else picture = sharp(await picture.removeAlpha().png().toBuffer())
  if (camera.blur > 0.3) picture = picture.blur(camera.blur)
  return await picture.jpeg({ quality: camera.quality }).toBuffer()
}
