/**
 * Draws lab reports of fictional laboratories. The demo clinic uploads them; the reader's tests draw random rows and
 * read them back. Each layout prints what real laboratories print in such a form, including what they leave out.
 */
import {
  degrees,
  PageSizes,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  type RGB,
  rgb,
  StandardFonts,
} from 'pdf-lib'
import type { MarkerRow } from '../types.ts'

/**
 * `ruled`: a table with lines; `plain`: value and unit in one cell, no lines; `grouped`: no headings; `cards`: two
 * columns of cards; `bars`: a bar instead of the range; `blankFlag`: no word for a normal result; `split`: the table
 * continues on a new page after every few rows; `watermark`: a rotated word across the page.
 */
export const REPORT_LAYOUTS = [
  'ruled',
  'plain',
  'grouped',
  'cards',
  'bars',
  'blankFlag',
  'split',
  'watermark',
] as const
export type ReportLayout = (typeof REPORT_LAYOUTS)[number]

/** One result as the report prints it. */
export type ReportRow = Pick<
  MarkerRow,
  'name' | 'value' | 'comparator' | 'unit' | 'low' | 'high' | 'printedFlag'
>

/** A row with the flag that follows from its range. */
export function reportRow(
  name: string,
  value: number,
  unit: string,
  low: number | null,
  high: number | null,
): ReportRow {
  const printedFlag = low !== null && value < low ? 'LOW' : high !== null && value > high ? 'HIGH' : 'NORMAL'
  return { name, value, comparator: null, unit, low, high, printedFlag }
}

export type Report = {
  layout: ReportLayout
  patient: { name: string; birthDate: string; sex: 'F' | 'M' }
  /** yyyy-MM-dd. */
  collectedOn: string
  panel: string
  rows: ReportRow[]
}

const LABORATORIES: Record<ReportLayout, string> = {
  ruled: 'Fernwood Clinical Laboratory',
  plain: 'Alder & Finch Diagnostics',
  grouped: 'Meridian Blood Sciences',
  cards: 'Clearwater Lab Services',
  bars: 'Juniper Health Laboratory',
  blankFlag: 'Stillbrook Medical Laboratory',
  split: 'Harborlight Reference Laboratory',
  watermark: 'Larkspur Diagnostic Center',
}

const INK = rgb(0.13, 0.17, 0.16)
const FAINT = rgb(0.45, 0.5, 0.48)
const LINE = rgb(0.78, 0.82, 0.8)
const GREEN = rgb(0.12, 0.37, 0.29)
const RED = rgb(0.7, 0.2, 0.14)
const SOFT = rgb(0.95, 0.97, 0.96)

const MARGIN = 42
const SIZE = 9

type Sheet = { page: PDFPage; y: number }
type Fonts = { text: PDFFont; bold: PDFFont }

/** 2025-06-30 as US laboratories print it: 06/30/2025. */
function printedDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

const valueText = (row: ReportRow) => `${row.comparator ?? ''}${row.value}`

function rangeText({ low, high }: ReportRow): string {
  if (low !== null && high !== null) return `${low} - ${high}`
  if (low !== null) return `> ${low}`
  return high === null ? '' : `< ${high}`
}

/** Breaks a text at its spaces, so that no line is wider than `width` points. */
function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && font.widthOfTextAtSize(`${line} ${word}`, size) <= width) {
      lines[lines.length - 1] = `${line} ${word}`
    } else lines.push(word)
  }
  return lines
}

class Drawing {
  readonly document: PDFDocument
  readonly fonts: Fonts
  readonly report: Report
  sheet: Sheet

  private constructor(document: PDFDocument, fonts: Fonts, report: Report) {
    this.document = document
    this.fonts = fonts
    this.report = report
    this.sheet = this.newSheet()
  }

  static async open(report: Report): Promise<Drawing> {
    const document = await PDFDocument.create()
    // A fixed instant, so that the same report has the same bytes.
    document.setCreationDate(new Date(`${report.collectedOn}T12:00:00Z`))
    document.setModificationDate(new Date(`${report.collectedOn}T12:00:00Z`))
    document.setTitle(`${report.panel} - ${LABORATORIES[report.layout]}`)
    const text = await document.embedFont(StandardFonts.Helvetica)
    const bold = await document.embedFont(StandardFonts.HelveticaBold)
    return new Drawing(document, { text, bold }, report)
  }

  write(
    text: string,
    x: number,
    y: number,
    style: { size?: number; bold?: boolean; color?: RGB } = {},
  ): void {
    const { size = SIZE, bold = false, color = INK } = style
    this.sheet.page.drawText(text, { x, y, size, color, font: bold ? this.fonts.bold : this.fonts.text })
  }

  rule(y: number, color = LINE, thickness = 0.6): void {
    const end = { x: this.sheet.page.getWidth() - MARGIN, y }
    this.sheet.page.drawLine({ start: { x: MARGIN, y }, end, color, thickness })
  }

  /** A new page with the laboratory's head and the patient's data. */
  newSheet(): Sheet {
    const page = this.document.addPage(PageSizes.Letter)
    this.sheet = { page, y: page.getHeight() - MARGIN }
    const { patient, collectedOn, panel, layout } = this.report
    const top = this.sheet.y
    this.write(LABORATORIES[layout], MARGIN, top - 10, { size: 15, bold: true, color: GREEN })
    this.write('Laboratory report', MARGIN, top - 25, { color: FAINT })
    this.rule(top - 34, GREEN, 1.2)
    this.write(`Patient: ${patient.name}`, MARGIN, top - 50)
    this.write(`Date of birth: ${printedDate(patient.birthDate)}`, MARGIN + 200, top - 50)
    this.write(`Sex: ${patient.sex}`, MARGIN + 400, top - 50)
    this.write(`Collected: ${printedDate(collectedOn)} 08:15 AM`, MARGIN, top - 64)
    this.write(`Reported: ${printedDate(daysLater(collectedOn, 2))}`, MARGIN + 200, top - 64)
    this.write(panel, MARGIN, top - 94, { size: 12, bold: true })
    this.sheet.y = top - 116
    return this.sheet
  }

  private makeRoom(height: number): boolean {
    if (this.sheet.y - height > MARGIN + 30) return false
    this.newSheet()
    return true
  }

  /** A table with its headings on each page. `at` has the left edges of the columns, in points. */
  table(headings: string[], at: number[], cells: (row: ReportRow) => string[], options: TableOptions): void {
    const { ruled, rowsPerPage = Number.POSITIVE_INFINITY } = options
    const nameWidth = (at[1] ?? 0) - (at[0] ?? 0) - 12
    const heading = () => {
      headings.forEach((text, index) => {
        this.write(text, at[index] ?? MARGIN, this.sheet.y, { bold: true, size: 8.5 })
      })
      this.rule(this.sheet.y - 6, INK, 0.9)
      this.sheet.y -= 22
    }
    heading()
    this.report.rows.forEach((row, number) => {
      const [name = '', ...rest] = cells(row)
      const lines = wrap(name, this.fonts.text, SIZE, nameWidth)
      const height = 18 + (lines.length - 1) * 10.5
      if (number > 0 && number % rowsPerPage === 0) {
        this.newSheet()
        heading()
      } else if (this.makeRoom(height)) heading()
      lines.forEach((line, index) => {
        this.write(line, at[0] ?? MARGIN, this.sheet.y - index * 10.5)
      })
      rest.forEach((text, index) => {
        const isFlag = index === rest.length - 1
        const color = isFlag && /^(?:high|low|h|l)$/i.test(text) ? RED : INK
        this.write(text, at[index + 1] ?? MARGIN, this.sheet.y, { color, bold: isFlag })
      })
      this.sheet.y -= height
      if (ruled) this.rule(this.sheet.y + 12)
    })
  }

  /** Rows without headings, on a shaded ground. */
  grouped(): void {
    for (const row of this.report.rows) {
      this.makeRoom(22)
      const { page, y } = this.sheet
      page.drawRectangle({
        x: MARGIN,
        y: y - 7,
        width: page.getWidth() - 2 * MARGIN,
        height: 20,
        color: SOFT,
      })
      this.nameInOneLine(row.name, MARGIN + 8, 215)
      this.write(row.unit ? `${valueText(row)} ${row.unit}` : valueText(row), MARGIN + 240, y)
      this.write(rangeText(row), MARGIN + 345, y)
      this.write(row.printedFlag ?? '', MARGIN + 440, y, { bold: true })
      this.sheet.y -= 22
    }
  }

  private nameInOneLine(name: string, x: number, width: number, bold = false): void {
    const font = bold ? this.fonts.bold : this.fonts.text
    const size = Math.min(SIZE, width / font.widthOfTextAtSize(name, 1))
    this.write(name, x, this.sheet.y, { size, bold })
  }

  cards(): void {
    const width = (this.sheet.page.getWidth() - 2 * MARGIN - 12) / 2
    this.report.rows.forEach((row, index) => {
      const x = MARGIN + (index % 2) * (width + 12)
      if (index % 2 === 0 && index > 0) this.sheet.y -= 66
      if (index % 2 === 0) this.makeRoom(60)
      const { page, y } = this.sheet
      page.drawRectangle({
        x,
        y: y - 42,
        width,
        height: 56,
        borderColor: LINE,
        borderWidth: 0.8,
        color: SOFT,
      })
      this.nameInOneLine(row.name, x + 9, width - 18, true)
      this.write(row.unit ? `${valueText(row)} ${row.unit}` : valueText(row), x + 9, y - 17, { size: 12 })
      const range = rangeText(row)
      if (range !== '') this.write(`Ref: ${range}`, x + 9, y - 33, { size: 8, color: FAINT })
      const flag = row.printedFlag ?? ''
      const right = x + width - 9 - this.fonts.bold.widthOfTextAtSize(flag, 8)
      this.write(flag, right, y - 33, { size: 8, bold: true })
    })
  }

  bars(): void {
    for (const row of this.report.rows) {
      this.makeRoom(26)
      const { page, y } = this.sheet
      this.nameInOneLine(row.name, MARGIN, 210)
      this.write(valueText(row), MARGIN + 225, y, { bold: true })
      this.write(row.unit ?? '', MARGIN + 285, y, { size: 8, color: FAINT })
      page.drawRectangle({ x: MARGIN + 360, y, width: 90, height: 5, color: LINE })
      const share =
        row.low !== null && row.high !== null ? (row.value - row.low) / (row.high - row.low || 1) : 0.5
      const x = MARGIN + 363 + 84 * Math.min(1, Math.max(0, share))
      page.drawCircle({ x, y: y + 2.5, size: 4.5, color: row.printedFlag === 'NORMAL' ? GREEN : RED })
      this.write(row.printedFlag ?? '', MARGIN + 470, y, { size: 8 })
      this.sheet.y -= 26
    }
  }

  watermark(): void {
    for (const page of this.document.getPages()) {
      page.drawText('SPECIMEN', {
        x: 150,
        y: 230,
        size: 78,
        font: this.fonts.bold,
        color: rgb(0.93, 0.94, 0.94),
        rotate: degrees(45),
      })
    }
  }

  async finish(): Promise<Uint8Array> {
    const pages = this.document.getPages()
    pages.forEach((page, index) => {
      this.sheet = { page, y: MARGIN }
      this.rule(MARGIN + 8)
      this.write(`Page ${index + 1} of ${pages.length}`, page.getWidth() - MARGIN - 50, MARGIN - 6, {
        size: 7.5,
        color: FAINT,
      })
      this.write('Ranges apply to adults. Results are for your treating clinician.', MARGIN, MARGIN - 6, {
        size: 7.5,
        color: FAINT,
      })
    })
    return await this.document.save()
  }
}

type TableOptions = { ruled: boolean; rowsPerPage?: number }

const WIDE = [MARGIN, 250, 312, 392, 500]
const NARROW = [MARGIN, 262, 380, 490]
const COLUMNS = ['Test', 'Result', 'Units', 'Reference range', 'Flag']

/** Draws a report as a PDF (US letter). Takes characters of WinAnsi only; fails on others. */
export async function drawReport(report: Report): Promise<Uint8Array> {
  const drawing = await Drawing.open(report)
  const flagged = (row: ReportRow) => row.printedFlag ?? ''
  const blank = (row: ReportRow) => (row.printedFlag === 'NORMAL' ? '' : flagged(row))
  const wide = (flag: (row: ReportRow) => string) => (row: ReportRow) => [
    row.name,
    valueText(row),
    row.unit ?? '',
    rangeText(row),
    flag(row),
  ]
  const narrow = (row: ReportRow) => [
    row.name,
    row.unit ? `${valueText(row)} ${row.unit}` : valueText(row),
    rangeText(row),
    flagged(row),
  ]
  if (report.layout === 'cards') drawing.cards()
  else if (report.layout === 'bars') drawing.bars()
  else if (report.layout === 'grouped') drawing.grouped()
  else if (report.layout === 'plain')
    drawing.table(['Test name', 'Value', 'Range', 'Status'], NARROW, narrow, { ruled: false })
  else if (report.layout === 'split')
    drawing.table(['Test', 'Value', 'Range', 'Status'], NARROW, narrow, { ruled: true, rowsPerPage: 4 })
  else if (report.layout === 'blankFlag') drawing.table(COLUMNS, WIDE, wide(blank), { ruled: false })
  else drawing.table(COLUMNS, WIDE, wide(flagged), { ruled: report.layout === 'ruled' })
  if (report.layout === 'watermark') drawing.watermark()
  return await drawing.finish()
}
