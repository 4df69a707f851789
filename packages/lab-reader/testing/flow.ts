/** The position of the next line of a report, across pages. */
import { type Paper, put, type Style, wrap } from './paper.ts'

export type Flow = {
  paper: Paper
  left: number
  right: number
  /** The top of the next line, in points; a line's baseline is its font size below. */
  y: number
  bottom: number
  leading: number
  /** Begins a page and draws on it what every page has. */
  turn(): void
}

/** Begins a new page where less than `height` points are left. Returns whether it did. */
export function need(flow: Flow, height: number): boolean {
  if (flow.y + height <= flow.bottom) return false
  flow.turn()
  return true
}

/** Writes a text over the flow's width, and moves down. */
export function write(
  flow: Flow,
  text: string,
  style: Style & { indent?: number; align?: 'left' | 'right' | 'center' } = {},
) {
  const { paper } = flow
  const { indent = 0, align = 'left', ...rest } = style
  const size = rest.size ?? paper.size
  const face = rest.face ?? paper.face
  const left = flow.left + indent
  for (const line of wrap(text, flow.right - left, { face, bold: rest.bold ?? false, size })) {
    need(flow, size * flow.leading)
    const at = align === 'left' ? left : align === 'right' ? flow.right : (left + flow.right) / 2
    put(paper, line, at, flow.y + size, { ...rest, align })
    flow.y += size * flow.leading
  }
}

export const pageOf = ({ paper }: Flow) => paper.sheets.length
