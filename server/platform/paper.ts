/**
 * Text on sheets of paper (A4), as a PDF. Canvas shapes and embeds the text, so that a name in any script can be drawn:
 * Latin, Greek and Cyrillic letters in the portal's own fonts, others in those of the machine.
 */
import { fileURLToPath } from 'node:url'
import {
  type CanvasRenderingContext2D,
  createCanvas,
  GlobalFonts,
  Image,
  PDFDocument,
  type SKRSContext2D,
} from '@napi-rs/canvas'

/** Points. */
const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 56
/** Width between the margins; points. */
export const WIDTH = PAGE.width - 2 * MARGIN
const LEADING = 1.45
const FOOT_SIZE = 7.5

export const INK = '#1c2622'
export const FAINT = '#5b6761'
export const ACCENT = '#1d5f43'
export const DANGER = '#99261f'
const HAIRLINE = '#ccd6d0'

/** The sender of a sheet. */
export type Letterhead = {
  clinic: string
  /** Contact lines; empty if not set. */
  contact: string[]
  /** The clinic's picture (WebP); null without one. */
  logo: Uint8Array | null
}
/** Maximum size of a logo in the upper margin; points. */
const LOGO = { top: 18, width: 120, height: 30 }

const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']

/** Registers each subset of a font under its own family name; returns the names as CSS lists them. */
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

/** The fonts, read when the first sheet is drawn. */
function fonts() {
  if (families) return families
  const text = `${familyOf('Sheet', 'source-sans-3', SUBSETS)}, sans-serif`
  families = { text, title: `${familyOf('Sheet title', 'petrona', ['latin', 'latin-ext'])}, ${text}` }
  return families
}

type Face = 'text' | 'strong' | 'title'
/** `size` in points. */
export type Style = { face: Face; size: number; colour: string }
/**
 * A line of a sheet, in points. `above` is the space before it, except at the top of a page. A text starts `x` from the
 * left margin, with its baseline `y` below the line's top; so are the points of `strokes`. `rule` draws a hairline below
 * the line, over the whole sheet.
 */
export type Line = {
  above: number
  height: number
  texts: { text: string; x: number; y: number; style: Style }[]
  strokes?: { x: number; y: number }[][]
  rule?: boolean
}

const WEIGHTS = { text: 400, strong: 600, title: 500 } satisfies Record<Face, number>
const cssOf = ({ face, size }: Pick<Style, 'face' | 'size'>) =>
  `${WEIGHTS[face]} ${size}px ${face === 'title' ? fonts().title : fonts().text}`

/** Letters are measured at this size and scaled. */
const MEASURED = 100
const pen = createCanvas(1, 1).getContext('2d')
// The letters of a ligature cannot be read back from a PDF, neither by a search nor by a screen reader.
const WITHOUT_LIGATURES = 'none'
pen.fontVariantLigatures = WITHOUT_LIGATURES
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Replaces characters that the fonts lack. */
const drawable = (text: string) => text.replaceAll('≤', '<=').replaceAll('≥', '>=')

/** Breaks texts into lines. Caches the width of each word, so that a sheet can be laid out in several sizes. */
export class Typesetter {
  private readonly widths = new Map<string, number>()

  private widthOf(piece: string, { face, size }: Style): number {
    const key = `${face} ${piece}`
    let width = this.widths.get(key)
    if (width === undefined) {
      pen.font = cssOf({ face, size: MEASURED })
      width = pen.measureText(piece).width
      this.widths.set(key, width)
    }
    return (width * size) / MEASURED
  }

  /** Breaks a text between words, and within a word wider than `widest` (points). */
  private broken(text: string, style: Style, widest: number): string[] {
    const space = this.widthOf(' ', style)
    const lines: string[] = []
    for (const paragraph of drawable(text).split('\n')) {
      let [line, used] = ['', 0]
      const put = (piece: string, gap: string) => {
        const width = this.widthOf(piece, style)
        const needed = line === '' ? width : used + (gap ? space : 0) + width
        if (line !== '' && needed > widest) {
          lines.push(line)
          ;[line, used] = [piece, width]
        } else {
          ;[line, used] = [line === '' ? piece : line + gap + piece, needed]
        }
      }
      for (const word of paragraph.split(/\s+/)) {
        if (this.widthOf(word, style) <= widest) put(word, ' ')
        else for (const { segment, index } of graphemes.segment(word)) put(segment, index === 0 ? ' ' : '')
      }
      lines.push(line)
    }
    return lines
  }

  /** A text across the sheet; `indent` in points. */
  paragraph(text: string, style: Style, { above = 0, indent = 0 } = {}): Line[] {
    const height = style.size * LEADING
    return this.broken(text, style, WIDTH - indent).map((line, index) => ({
      above: index === 0 ? above : 0,
      height,
      // The rest of the leading is below the letters.
      texts: [{ text: line, x: indent, y: height - (LEADING - 1) * style.size, style }],
    }))
  }

  /**
   * Cells side by side, each wrapped to end `gap` before the next, above a hairline; stays on one page. `starts` are
   * the cells' distances from the left margin. Points.
   */
  row(cells: string[], { starts, gap }: { starts: number[]; gap: number }, style: Style): Line {
    const height = style.size * LEADING
    const columns = cells.map((text, column) => {
      const [x = 0, next = WIDTH + gap] = starts.slice(column)
      return this.broken(text, style, next - gap - x).map((line) => ({ text: line, x }))
    })
    const texts = columns.flatMap((lines) =>
      lines.map((cell, line) => ({ ...cell, y: line * height + style.size * 1.3, style })),
    )
    const lines = Math.max(1, ...columns.map((column) => column.length))
    return { above: 0, height: lines * height + style.size * 0.6, texts, rule: true }
  }
}

/** A hairline across the sheet. */
export const hairline = (above: number): Line => ({ above, height: 0, texts: [], rule: true })

/** Maximum height kept on one page; points. */
const KEPT = 160

/** Merges lines that must stay on one page; not above `KEPT`. */
export function together(lines: readonly Line[]): Line[] {
  const [first, ...others] = lines
  if (!first) return []
  let { height } = first
  const texts = [...first.texts]
  for (const line of others) {
    const top = height + line.above
    texts.push(...line.texts.map((text) => ({ ...text, y: top + text.y })))
    height = top + line.height
  }
  return height > KEPT ? [...lines] : [{ ...first, height, texts, rule: lines.at(-1)?.rule ?? false }]
}

export function paginate(lines: Line[]): Line[][] {
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

/** The canvas context with methods that its types lack. */
type Page = CanvasRenderingContext2D & Pick<SKRSContext2D, 'drawImage' | 'fontVariantLigatures'>

/** Width of a stroke; points. */
const STROKE = 1.1

function drawStroke(page: Page, [first, ...others]: { x: number; y: number }[], top: number) {
  if (!first) return
  page.beginPath()
  page.moveTo(MARGIN + first.x, top + first.y)
  for (const { x, y } of others) page.lineTo(MARGIN + x, top + y)
  page.stroke()
}

function drawPage(page: Page, lines: Line[]) {
  page.textBaseline = 'alphabetic'
  page.fontVariantLigatures = WITHOUT_LIGATURES
  let top = MARGIN
  page.strokeStyle = INK
  page.lineWidth = STROKE
  page.lineCap = 'round'
  page.lineJoin = 'round'
  for (const { above, height, texts, strokes = [], rule } of lines) {
    top += above
    for (const stroke of strokes) drawStroke(page, stroke, top)
    for (const { text, x, y, style } of texts) {
      page.font = cssOf(style)
      page.fillStyle = style.colour
      page.fillText(text, MARGIN + x, top + y)
    }
    top += height
    if (rule) {
      page.fillStyle = HAIRLINE
      page.fillRect(MARGIN, top, WIDTH, 0.6)
    }
  }
}

/** Draws the logo at the right of the upper margin, scaled to fit. */
function drawLogo(page: Page, logo: Uint8Array) {
  const picture = new Image()
  picture.src = logo
  const scale = Math.min(LOGO.width / picture.width, LOGO.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  page.drawImage(picture, PAGE.width - MARGIN - width, LOGO.top, width, height)
}

/** Draws the pages as a PDF, with the logo above the first, `foot` below each, and its number where there are several. */
export function drawPages(
  pages: Line[][],
  about: { title: string; author?: string; creator: string },
  { logo, foot = '' }: { logo?: Letterhead['logo']; foot?: string } = {},
): Buffer {
  const document = new PDFDocument(about)
  pages.forEach((lines, index) => {
    const page = document.beginPage(PAGE.width, PAGE.height) as Page
    if (logo && index === 0) drawLogo(page, logo)
    drawPage(page, lines)
    page.font = cssOf({ face: 'text', size: FOOT_SIZE })
    page.fillStyle = FAINT
    const y = PAGE.height - MARGIN / 2
    page.fillText(foot, MARGIN, y)
    if (pages.length > 1) {
      page.textAlign = 'right'
      page.fillText(`${index + 1} / ${pages.length}`, PAGE.width - MARGIN, y)
    }
    document.endPage()
  })
  return document.close()
}
