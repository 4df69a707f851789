/** The sheets of a generated report: positioned texts, lines and fields, in points from the top left corner. */
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'

export type Face = 'sans' | 'serif' | 'mono' | 'wide' | 'narrow'

/** A text with its position. `angle` turns it clockwise, in degrees; `role` says whether it belongs to a result. */
export type Ink = {
  text: string
  x: number
  baseline: number
  size: number
  bold: boolean
  face: Face
  colour: string
  angle: number
  role: 'row' | 'other'
}
type Field = { x: number; y: number; width: number; height: number; colour: string }
export type Sheet = { inks: Ink[]; fields: Field[] }

const FAMILIES: Record<Face, string> = {
  sans: '"Report sans", "Report spare"',
  serif: '"Report serif", "Report spare"',
  mono: '"Report mono", "Report spare"',
  wide: '"Report spare"',
  narrow: '"Report narrow", "Report spare"',
}

const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic']

let registered = false

/** Registers fonts from packages only, so that a report looks the same on every machine. */
function registerFonts() {
  if (registered) return
  registered = true
  const { resolve } = createRequire(import.meta.url)
  const several: [string, string][] = [
    ['Report sans', 'arimo'],
    ['Report serif', 'tinos'],
    ['Report mono', 'cousine'],
  ]
  for (const [name, font] of several) {
    for (const subset of SUBSETS) {
      for (const weight of [400, 700])
        GlobalFonts.registerFromPath(
          resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff2`),
          `${name} ${subset}`,
        )
    }
    FAMILIES[name.split(' ')[1] as Face] = SUBSETS.map((subset) => `"${name} ${subset}", `)
      .join('')
      .concat('"Report spare"')
  }
  for (const [name, file] of [
    ['Report spare', 'DejaVuSans'],
    ['Report narrow', 'DejaVuSansCondensed'],
  ] as const) {
    for (const weight of ['', '-Bold'])
      GlobalFonts.registerFromPath(resolve(`dejavu-fonts-ttf/ttf/${file}${weight}.ttf`), name)
  }
}

/** A font in canvas syntax; sizes in points. */
export function cssOf({ face, bold, size }: Pick<Ink, 'face' | 'bold' | 'size'>): string {
  registerFonts()
  return `${bold ? 700 : 400} ${size}px ${FAMILIES[face]}`
}

const MEASURED = 100
const pen = createCanvas(1, 1).getContext('2d')
const widths = new Map<string, number>()

/** How wide a text is, in points. */
export function widthOf(text: string, style: Pick<Ink, 'face' | 'bold' | 'size'>): number {
  const font = cssOf({ ...style, size: MEASURED })
  const key = `${font}\n${text}`
  let width = widths.get(key)
  if (width === undefined) {
    pen.font = font
    width = pen.measureText(text).width
    widths.set(key, width)
  }
  return (width * style.size) / MEASURED
}

export type Paper = {
  width: number
  height: number
  face: Face
  /** The size of normal text, in points. */
  size: number
  sheets: Sheet[]
  /** Exponents (10^9) are raised and small, without their sign. */
  raised: boolean
}

export type Style = Partial<Pick<Ink, 'size' | 'bold' | 'face' | 'colour' | 'angle' | 'role'>>

/** Puts a text on the last sheet. `at` says whether x is its start, its end or its middle. */
export function put(
  paper: Paper,
  text: string,
  at: number,
  baseline: number,
  style: Style & { align?: 'left' | 'right' | 'center' } = {},
): Ink | null {
  if (text === '') return null
  const { align = 'left', ...rest } = style
  const ink: Ink = {
    text,
    x: at,
    baseline,
    size: paper.size,
    bold: false,
    face: paper.face,
    colour: '#111111',
    angle: 0,
    role: 'other',
    ...rest,
  }
  const width = widthOf(text, ink)
  ink.x = align === 'right' ? at - width : align === 'center' ? at - width / 2 : at
  const inks = paper.sheets.at(-1)?.inks
  if (paper.raised && /\^\d/.test(text)) inks?.push(...raisedPieces(ink))
  else inks?.push(ink)
  return ink
}

/** A text with its exponents raised: "10^9/L" in three pieces. */
function raisedPieces(ink: Ink): Ink[] {
  let x = ink.x
  return ink.text.split(/(\^\d+)/).flatMap((part) => {
    if (part === '') return []
    const isRaised = /^\^\d/.test(part)
    const piece: Ink = isRaised
      ? { ...ink, text: part.slice(1), x, size: ink.size * 0.65, baseline: ink.baseline - ink.size * 0.35 }
      : { ...ink, text: part, x }
    x += widthOf(piece.text, piece)
    return [piece]
  })
}

/** Puts a line or a field on the last sheet. */
export function fill(paper: Paper, x: number, y: number, width: number, height: number, colour = '#444444') {
  paper.sheets.at(-1)?.fields.push({ x, y, width, height, colour })
}

/** Breaks a text between its words into lines of this width, in points; a single long word is not broken. */
export function wrap(text: string, width: number, style: Pick<Ink, 'face' | 'bold' | 'size'>): string[] {
  const lines: string[] = []
  for (const piece of text.split('\n')) {
    let line = ''
    for (const word of piece.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(longer, style) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    lines.push(line)
  }
  return lines
}
