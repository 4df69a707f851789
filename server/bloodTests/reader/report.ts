/** A result as a PDF to keep, to print or to pass on: the findings, every row, and the origin of the text. */
import { PageSizes, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import {
  type Correction,
  isUrgent,
  type MarkerRow,
  type QualitativeRow,
  type UnreadLine,
} from '../../../shared/bloodTests.ts'
import { checksOf, uncheckedItems } from './checks.ts'

const INK = rgb(0.13, 0.17, 0.16)
const FAINT = rgb(0.38, 0.43, 0.41)
const LINE = rgb(0.8, 0.84, 0.82)
const DANGER = rgb(0.6, 0.15, 0.12)
/** In points. */
const MARGIN = 52
const SIZE = 10
const LEADING = 1.45
const COLUMNS = { name: MARGIN, value: 270, range: 375, result: 465 }

const DISCLAIMER =
  'For information only. It does not replace medical advice; please discuss it with your practitioner.'

/** The data of a printed result. `patient` is the patient's name. */
export type Printed = {
  clinic: string
  patient: string
  fileName: string
  collectedOn: string | null
  createdAt: Date
  analysis: string | null
  markers: MarkerRow[]
  unread: UnreadLine[]
  qualitative: QualitativeRow[]
  corrections: Correction[]
}

const longDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

function rangeText({ low, high }: MarkerRow): string {
  if (low !== null && high !== null) return `${low} to ${high}`
  if (high !== null) return `up to ${high}`
  return low === null ? '' : `from ${low}`
}

function resultText({ plausible, flag }: MarkerRow): string {
  if (!plausible) return 'Not plausible'
  return flag === 'low' ? 'Low' : flag === 'high' ? 'High' : flag === 'normal' ? 'In range' : 'No range'
}

/** Pages that are filled from the top; a new page begins when one is full. */
class Sheets {
  private readonly document: PDFDocument
  private readonly text: PDFFont
  private readonly bold: PDFFont
  private page: PDFPage
  private y = 0

  constructor(document: PDFDocument, text: PDFFont, bold: PDFFont) {
    this.document = document
    this.text = text
    this.bold = bold
    this.page = this.newPage()
  }

  newPage(): PDFPage {
    this.page = this.document.addPage(PageSizes.A4)
    this.y = this.page.getHeight() - MARGIN
    return this.page
  }

  /**
   * The standard fonts contain the Western alphabet only: other signs are replaced by their base letter or a question
   * mark.
   */
  private plain(text: string, font: PDFFont): string {
    const known = new Set(font.getCharacterSet())
    return [...text.replaceAll('≤', '<=').replaceAll('≥', '>=').replaceAll('−', '-').replaceAll('μ', 'µ')]
      .map((sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : '?'))
      .join('')
  }

  private linesOf(text: string, font: PDFFont, size: number, width: number): string[] {
    const lines: string[] = []
    for (const word of text.split(/\s+/)) {
      const line = lines.at(-1)
      const longer = line === undefined ? word : `${line} ${word}`
      if (line !== undefined && font.widthOfTextAtSize(longer, size) <= width)
        lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  private room(height: number) {
    if (this.y - height < MARGIN + 24) this.newPage()
  }

  space(height: number) {
    this.y -= height
  }

  write(text: string, style: { size?: number; bold?: boolean; color?: typeof INK; indent?: number } = {}) {
    const { size = SIZE, bold = false, color = INK, indent = 0 } = style
    const font = bold ? this.bold : this.text
    const width = this.page.getWidth() - 2 * MARGIN - indent
    for (const line of this.linesOf(this.plain(text, font), font, size, width)) {
      this.room(size * LEADING)
      this.y -= size * LEADING
      this.page.drawText(line, { x: MARGIN + indent, y: this.y, size, font, color })
    }
  }

  /** A row of the table; a long name takes several lines. */
  row(name: string, value: string, range: string, result: string, bold = false) {
    const font = bold ? this.bold : this.text
    const lines = this.linesOf(this.plain(name, font), font, SIZE, COLUMNS.value - COLUMNS.name - 12)
    const height = lines.length * SIZE * 1.3 + 6
    this.room(height)
    const top = this.y - SIZE * 1.3
    const cell = (text: string, x: number, y: number) =>
      this.page.drawText(this.plain(text, font), { x, y, size: SIZE, font, color: INK })
    lines.forEach((line, index) => {
      cell(line, COLUMNS.name, top - index * SIZE * 1.3)
    })
    cell(value, COLUMNS.value, top)
    cell(range, COLUMNS.range, top)
    cell(result, COLUMNS.result, top)
    this.y -= height
    this.page.drawLine({
      start: { x: MARGIN, y: this.y },
      end: { x: this.page.getWidth() - MARGIN, y: this.y },
      thickness: 0.5,
      color: LINE,
    })
  }

  finish() {
    const pages = this.document.getPages()
    pages.forEach((page, index) => {
      const style = { y: MARGIN - 18, size: 8, font: this.text, color: FAINT }
      page.drawText(DISCLAIMER, { x: MARGIN, ...style })
      page.drawText(`${index + 1} / ${pages.length}`, { x: page.getWidth() - MARGIN - 20, ...style })
    })
    return this.document.save()
  }
}

function writeAnalysis(sheets: Sheets, analysis: string) {
  for (const block of analysis.split(/\n\s*\n/)) {
    for (const line of block.split('\n')) {
      if (line.startsWith('## ')) {
        sheets.space(6)
        sheets.write(line.slice(3), { bold: true, size: 11.5 })
      } else if (line.startsWith('- ')) {
        sheets.write(`• ${line.slice(2)}`, { indent: 10 })
      } else {
        const urgent = isUrgent(line)
        sheets.write(line, { bold: urgent, color: urgent ? DANGER : INK })
      }
    }
    sheets.space(4)
  }
}

/** Draws a completed blood test as a PDF (A4). Unchecked rows are listed separately, without an interpretation. */
export async function drawResult(result: Printed): Promise<Uint8Array> {
  const { clinic, patient, fileName, collectedOn, createdAt, analysis, markers, qualitative } = result
  const document = await PDFDocument.create()
  const title = collectedOn
    ? `Blood test of ${longDay.format(new Date(`${collectedOn}T00:00:00Z`))}`
    : 'Blood test'
  document.setTitle(title)
  document.setCreationDate(createdAt)
  document.setModificationDate(createdAt)
  const text = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const sheets = new Sheets(document, text, bold)

  sheets.write(clinic, { color: FAINT })
  sheets.write(title, { bold: true, size: 18 })
  sheets.write(`${patient} - ${fileName}, uploaded ${longDay.format(createdAt)}`, { color: FAINT })
  sheets.space(10)
  const [opening = '', ...rest] = (analysis ?? '').split('\n\n## ')
  writeAnalysis(sheets, opening)
  sheets.space(6)
  sheets.row('Marker', 'Value', 'Range', 'Result', true)
  for (const row of markers.filter(({ doubtful }) => !doubtful)) {
    const value = `${row.comparator ?? ''}${row.value}${row.unit ? ` ${row.unit}` : ''}`
    sheets.row(row.name, value, rangeText(row), resultText(row))
  }
  for (const { name, text: words } of qualitative) sheets.row(name, words, '', 'In words')
  const unchecked = uncheckedItems(checksOf(result))
  if (unchecked.length > 0) {
    sheets.space(8)
    sheets.write('Not yet checked, and not part of this result', { bold: true, size: 11.5 })
    for (const item of unchecked) sheets.write(`• ${item}`, { indent: 10 })
  }
  sheets.space(8)
  writeAnalysis(sheets, rest.map((part) => `## ${part}`).join('\n\n'))
  return sheets.finish()
}
