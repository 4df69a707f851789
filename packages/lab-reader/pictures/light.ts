/** The light on a page: evens out shadows, yellowed paper, pale print and bars to black letters on white paper. */
import { type Picture, shrink } from './picture.ts'

/** Grey levels on a page whose paper is 255: this pale is paper (or a watermark), this dark is ink. */
const PAPER = 222
const INK = 50
/** Faint print is darkened, except where it is paler than this grey level. */
const FAINTEST_INK = 150
/** An area darker than this grey level is not paper in the shade, but a filled box. */
const DARKEST_PAPER = 40

/** Light is measured on a copy with about this longer side, in pixels, and in squares of this many of its pixels. */
const LIGHT_SIDE = 1650
const SQUARE = 4
/**
 * In squares: a dark area narrower than twice this, such as a letter or the bar of a heading, is not paper in the
 * shade.
 */
const CLOSING = 5
/** In squares: ink is measured in larger areas and their neighbours, about the surroundings of a letter. */
const INK_SQUARES = 4

/**
 * How many pixels of a square are brighter than the level taken for its paper, and how many of a larger one are dirt.
 */
const BRIGHTER = 4
const DIRT = 5

/**
 * For each square of `size` pixels, the level that `rank` of its pixels exceed, counted from the bright or the dark
 * end.
 */
function measured(picture: Picture, size: number, rank: number, end: 'bright' | 'dark'): Picture {
  const [width, height] = [Math.ceil(picture.width / size), Math.ceil(picture.height / size)]
  const pixels = new Uint8Array(width * height)
  const extremes = new Uint8Array(rank + 1)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      extremes.fill(0)
      const bottom = Math.min(picture.height, (row + 1) * size)
      const right = Math.min(picture.width, (column + 1) * size)
      for (let y = row * size; y < bottom; y += 1) {
        for (let at = y * picture.width + column * size; at < y * picture.width + right; at += 1) {
          const level = picture.pixels[at] ?? 0
          const extreme = end === 'bright' ? level : 255 - level
          let place = rank
          if (extreme <= (extremes[place] ?? 0)) continue
          for (; place > 0 && extreme > (extremes[place - 1] ?? 0); place -= 1)
            extremes[place] = extremes[place - 1] ?? 0
          extremes[place] = extreme
        }
      }
      const level = extremes[rank] ?? 0
      pixels[row * width + column] = end === 'bright' ? level : 255 - level
    }
  }
  return { pixels, width, height }
}

/** For each pixel of a small picture, the brightest (or darkest) of those up to `radius` beside, above and below it. */
export function spread(picture: Picture, radius: number, pick: 'brightest' | 'darkest'): Picture {
  const pass = (from: Uint8Array, lanes: number, length: number, stride: number, step: number) => {
    const to = new Uint8Array(from.length)
    for (let lane = 0; lane < lanes; lane += 1) {
      for (let at = 0; at < length; at += 1) {
        let found = pick === 'brightest' ? 0 : 255
        const end = Math.min(length - 1, at + radius)
        for (let near = Math.max(0, at - radius); near <= end; near += 1) {
          const level = from[lane * stride + near * step] ?? 0
          if (pick === 'brightest' ? level > found : level < found) found = level
        }
        to[lane * stride + at * step] = found
      }
    }
    return to
  }
  const { width, height } = picture
  const across = pass(picture.pixels, height, width, width, 1)
  return { pixels: pass(across, width, height, 1, width), width, height }
}

/** One row of a map, stretched to a picture's width at height `y`, interpolated between the middles of the squares. */
function rowOf(map: Picture, y: number, { width, height }: Picture, into: Float32Array): void {
  const down = Math.min(map.height - 1, Math.max(0, ((y + 0.5) * map.height) / height - 0.5))
  const row = Math.floor(down)
  const [upper, lower] = [row * map.width, Math.min(map.height - 1, row + 1) * map.width]
  const share = down - row
  const step = map.width / width
  for (let x = 0; x < width; x += 1) {
    const across = Math.min(map.width - 1, Math.max(0, (x + 0.5) * step - 0.5))
    const column = across | 0
    const next = column < map.width - 1 ? column + 1 : column
    const right = across - column
    const one = (map.pixels[upper + column] ?? 0) * (1 - right) + (map.pixels[upper + next] ?? 0) * right
    const other = (map.pixels[lower + column] ?? 0) * (1 - right) + (map.pixels[lower + next] ?? 0) * right
    into[x] = one * (1 - share) + other * share
  }
}

/**
 * Makes paper white and ink black in light and shade. The brightness of the paper is followed up to the edge of a
 * shadow; pale areas (shading, watermarks) become paper, and faint print becomes as dark as other ink.
 */
export async function evenOut(picture: Picture): Promise<Picture> {
  const { width, height } = picture
  const copy = await shrink(picture, LIGHT_SIDE)
  const bright = measured(copy, SQUARE, BRIGHTER, 'bright')
  const paper = spread(spread(bright, CLOSING, 'brightest'), CLOSING, 'darkest')
  const ink = spread(measured(copy, INK_SQUARES * SQUARE, DIRT, 'dark'), 1, 'darkest')
  const pixels = new Uint8Array(width * height)
  const [paperRow, inkRow] = [new Float32Array(width), new Float32Array(width)]
  for (let y = 0; y < height; y += 1) {
    rowOf(paper, y, picture, paperRow)
    rowOf(ink, y, picture, inkRow)
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const scale = 255 / Math.max(DARKEST_PAPER, paperRow[x] ?? 255)
      const black = Math.min(FAINTEST_INK, Math.max(INK, scale * (inkRow[x] ?? 0)))
      const level = (255 * (scale * (picture.pixels[at] ?? 255) - black)) / (PAPER - black)
      pixels[at] = Math.max(0, Math.min(255, level))
    }
  }
  return { pixels, width, height }
}
