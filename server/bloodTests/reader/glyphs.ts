/** Signs that the recogniser does not know and takes for others: told apart by their shape in the picture. */
import { isUnit } from './cells.ts'
import type { Picture } from './picture.ts'
import type { Box } from './projection.ts'
import { spell } from './spelling.ts'
import { spotsOf } from './spots.ts'

type Symbol = { text: string; bbox: Box }

const DARK_LEVELS = [130, 160, 190, 215]
/** Of a letter's box: a smaller hole is a speck. */
const LEAST_HOLE = 0.03

/** The part of a picture in a box, with white paper around it. */
function cut({ pixels, width, height }: Picture, { x0, y0, x1, y1 }: Box): Picture {
  const [columns, rows] = [x1 - x0 + 2, y1 - y0 + 2]
  const part = new Uint8Array(columns * rows).fill(255)
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y += 1) {
    for (let x = Math.max(0, x0); x < Math.min(width, x1); x += 1)
      part[(y - y0 + 1) * columns + x - x0 + 1] = pixels[y * width + x] ?? 255
  }
  return { pixels: part, width: columns, height: rows }
}

/** Whether a letter encloses paper, as p does and µ does not. */
function hasHole(picture: Picture, box: Box): boolean {
  const part = cut(picture, box)
  return DARK_LEVELS.some((dark) => {
    const inverse = { ...part, pixels: part.pixels.map((level) => (level >= dark ? 0 : 255)) }
    const spots = spotsOf(inverse, 128) ?? []
    return spots.some(
      ({ x0, y0, x1, y1, area }) =>
        x0 > 0 &&
        y0 > 0 &&
        x1 < part.width &&
        y1 < part.height &&
        area >= LEAST_HOLE * part.width * part.height,
    )
  })
}

/** Where a unit's prefix stands. */
const PREFIX = /(?<=^|[/\d])[pHhyj](?=[\p{L}1])/u

/** A unit with its µ, where that was taken for a letter that looks like it. */
export function withMicro(text: string, symbols: Symbol[], picture: Picture): string {
  const at = text.search(PREFIX)
  const symbol = symbols[at]
  if (at < 0 || !symbol || symbols.length !== text.length) return text
  const micro = `${text.slice(0, at)}µ${text.slice(at + 1)}`
  if (!isUnit(micro) && !isUnit(spell(micro).text)) return text
  return symbol.text === 'p' && hasHole(picture, symbol.bbox) ? text : micro
}

/** Whether a sign is ÷, which Italian laboratories print between two limits: a dash with a point above and below. */
export function isObelus(box: Box, picture: Picture): boolean {
  const part = cut(picture, box)
  return DARK_LEVELS.some((dark) => {
    const spots = (spotsOf(part, dark) ?? []).toSorted((one, other) => one.y0 - other.y0)
    const [above, dash, below] = spots
    if (!above || !dash || !below || spots.length !== 3) return false
    const wide = dash.x1 - dash.x0
    return (
      [above, below].every(({ x0, x1 }) => x1 - x0 < 0.6 * wide) && above.y1 <= dash.y0 && dash.y1 <= below.y0
    )
  })
}
