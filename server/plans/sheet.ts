/**
 * A treatment plan as an A4 document. The canvas shapes and embeds the text, so that names in any script can be
 * drawn: Latin, Greek and Cyrillic letters in the portal's own fonts, others in fonts of the machine.
 */
import { fileURLToPath } from 'node:url'
import { type CanvasRenderingContext2D, createCanvas, GlobalFonts, PDFDocument } from '@napi-rs/canvas'

/** The contents of the document. `patient` and `author` are names. */
export type PlanSheet = {
  clinic: string
  patient: string
  author: string
  title: string
  description: string | null
  medications: string[] | null
  dosageInstructions: string | null
  duration: string | null
  notes: string | null
  createdAt: Date
}

/** A4, in points, as all lengths here. */
const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 56
const WIDTH = PAGE.width - 2 * MARGIN
const LEADING = 1.45
/** The normal text size, the smallest legible one, and the step between sizes. */
const [FULL, SMALLEST, STEP] = [11, 7.5, 0.5]

const INK = '#1c2622'
const FAINT = '#5b6761'
const ACCENT = '#1d5f43'
const HAIRLINE = '#ccd6d0'

const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']

/** Registers every subset of a font under a name of its own; returns the names as a CSS list. */
function familyOf(name: string, font: string, subsets: string[]) {
  return subsets
    .map((subset) => {
      const file = import.meta.resolve(
        `@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`,
      )
      GlobalFonts.registerFromPath(fileURLToPath(file), `${name} ${subset}`)
      return `"${name} ${subset}"`
    })
    .join(', ')
}

let families: { text: string; title: string } | undefined

/** The fonts, loaded when the first plan is drawn. */
function fonts() {
  if (families) return families
  const text = `${familyOf('Sheet', 'source-sans-3', SUBSETS)}, sans-serif`
  families = { text, title: `${familyOf('Sheet title', 'petrona', ['latin', 'latin-ext'])}, ${text}` }
  return families
}

type Face = 'text' | 'strong' | 'title'
type Style = { face: Face; size: number; colour: string }
/** A line of text, or a hairline across the page, with the space above it. Points. */
type Line = { above: number; height: number } & ({ text: string; style: Style } | { hairline: true })

const WEIGHTS = { text: 400, strong: 600, title: 500 } satisfies Record<Face, number>
const cssOf = (face: Face, size: number) =>
  `${WEIGHTS[face]} ${size}px ${face === 'title' ? fonts().title : fonts().text}`

/** Text is measured at this size, and its width scaled. */
const MEASURED = 100
const pen = createCanvas(1, 1).getContext('2d')
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Widths of pieces of text. Each is measured once, although the text is laid out in several sizes. */
class Widths {
  private readonly known = new Map<string, number>()

  of(piece: string, { face, size }: Style): number {
    const key = `${face} ${piece}`
    let width = this.known.get(key)
    if (width === undefined) {
      pen.font = cssOf(face, MEASURED)
      width = pen.measureText(piece).width
      this.known.set(key, width)
    }
    return (width * size) / MEASURED
  }
}

/** Breaks text into lines of the page's width: between words, and within a word that is too wide. */
function linesOf(text: string, style: Style, widths: Widths): string[] {
  const space = widths.of(' ', style)
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let [line, used] = ['', 0]
    const put = (piece: string, gap: string) => {
      const width = widths.of(piece, style)
      const needed = line === '' ? width : used + (gap ? space : 0) + width
      if (line !== '' && needed > WIDTH) {
        lines.push(line)
        ;[line, used] = [piece, width]
      } else {
        ;[line, used] = [line === '' ? piece : line + gap + piece, needed]
      }
    }
    for (const word of paragraph.split(/\s+/)) {
      if (widths.of(word, style) <= WIDTH) put(word, ' ')
      else for (const { segment } of graphemes.segment(word)) put(segment, '')
    }
    lines.push(line)
  }
  return lines
}

const longDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The whole plan as lines, with its text in the given size. */
function layOut(plan: PlanSheet, size: number, widths: Widths): Line[] {
  const lines: Line[] = []
  const write = (text: string, above: number, style: Style) => {
    linesOf(text, style, widths).forEach((line, index) => {
      lines.push({ above: index === 0 ? above : 0, height: style.size * LEADING, text: line, style })
    })
  }
  const rule = (above: number) => lines.push({ above, height: 0, hairline: true })
  const body: Style = { face: 'text', size, colour: INK }
  const strong: Style = { face: 'strong', size, colour: INK }

  write(plan.clinic, 0, { ...strong, colour: ACCENT })
  write(plan.title, size, { face: 'title', size: size * 2, colour: INK })
  write(`For ${plan.patient}`, size / 3, strong)
  write(`${plan.author}, ${longDay.format(plan.createdAt)}`, 0, { ...body, size: size - 1, colour: FAINT })
  if (plan.description) write(plan.description, size * 1.5, body)
  if (plan.medications) {
    write('Medications', size * 1.5, strong)
    for (const medication of plan.medications) {
      rule(size / 2)
      write(medication, size / 2, body)
    }
    rule(size / 2)
  }
  const parts: [name: string, text: string | null][] = [
    ['Dosage', plan.dosageInstructions],
    ['Duration', plan.duration],
    ['Notes', plan.notes],
  ]
  for (const [name, text] of parts) {
    if (!text) continue
    write(name, size * 1.5, strong)
    write(text, size / 4, body)
  }
  return lines
}

/** Splits lines into pages. */
function paginate(lines: Line[]): Line[][] {
  const pages: Line[][] = []
  let left = 0
  for (const line of lines) {
    const needed = line.above + line.height
    if (pages.length === 0 || needed > left) {
      pages.push([])
      left = PAGE.height - 2 * MARGIN
    }
    pages.at(-1)?.push(line)
    left -= needed
  }
  return pages
}

function drawPage(page: CanvasRenderingContext2D, lines: Line[]) {
  page.textBaseline = 'alphabetic'
  let y = MARGIN
  for (const line of lines) {
    y += line.above + line.height
    if ('hairline' in line) {
      page.fillStyle = HAIRLINE
      page.fillRect(MARGIN, y, WIDTH, 0.6)
      continue
    }
    page.font = cssOf(line.style.face, line.style.size)
    page.fillStyle = line.style.colour
    // The rest of the line height is below the letters.
    page.fillText(line.text, MARGIN, y - (LEADING - 1) * line.style.size)
  }
}

/**
 * Draws a plan as a PDF. A long plan gets smaller letters to fit on one page; more pages follow only below the
 * smallest size.
 */
export function drawPlan(plan: PlanSheet): Buffer {
  const widths = new Widths()
  let size = FULL
  let pages = paginate(layOut(plan, size, widths))
  while (pages.length > 1 && size > SMALLEST) {
    size -= STEP
    pages = paginate(layOut(plan, size, widths))
  }
  const document = new PDFDocument({ title: plan.title, author: plan.author, creator: plan.clinic })
  pages.forEach((lines, index) => {
    const page = document.beginPage(PAGE.width, PAGE.height)
    drawPage(page, lines)
    if (pages.length > 1) {
      page.font = cssOf('text', SMALLEST)
      page.fillStyle = FAINT
      page.textAlign = 'right'
      page.fillText(`${index + 1} / ${pages.length}`, PAGE.width - MARGIN, PAGE.height - MARGIN / 2)
    }
    document.endPage()
  })
  return document.close()
}
