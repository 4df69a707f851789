/**
 * Makes a picture of a report fit for recognition: upright, straight, evenly lit, large enough, without table lines
 * and pale watermarks.
 */
import sharp, { type Sharp } from 'sharp'
import { MAX_PIXELS, Refused } from './limits.ts'

// The other cores belong to the portal, and no picture comes twice.
sharp.concurrency(1)
sharp.cache(false)

/** A grey picture: one byte a pixel, 0 is black. */
export type Picture = { pixels: Uint8Array; width: number; height: number }

/** A part of a picture, in pixels; the right and lower edges lie outside. */
export type Box = { x0: number; y0: number; x1: number; y1: number }

/** A straightened picture. A point (x, y) of it lies at `toPicture` of the picture that was uploaded, in fractions. */
export type CleanPicture = Picture & { toPicture: Matrix }

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** First `first`, then `second`. */
function combine(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [g, h, i, j, k, l] = second
  return [g * a + i * b, h * a + j * b, g * c + i * d, h * c + j * d, g * e + i * f + k, h * e + j * f + l]
}

/** More pixels than this along a side tell nothing about letters. */
const LARGEST_SIDE = 3600

/**
 * Decodes a JPEG or PNG, turned as its EXIF orientation says. Each pixel is the darkest of its three colours: coloured
 * print is as dark as black ink, and pale paper, shading and watermarks stay pale. Refuses by the header alone what has
 * more than `MAX_PIXELS`.
 */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > MAX_PIXELS) throw new Refused('pixels')
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return darkest(data, info.width, info.height, info.channels)
}

/** The darkest colour of each pixel of a raw picture of 1 to 4 channels. */
function darkest(data: Uint8Array, width: number, height: number, channels: number): Picture {
  if (channels < 3) {
    const pixels = new Uint8Array(width * height)
    for (let at = 0; at < pixels.length; at += 1) pixels[at] = data[at * channels] ?? 255
    return { pixels, width, height }
  }
  const pixels = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += channels) {
    pixels[at] = Math.min(data[from] ?? 255, data[from + 1] ?? 255, data[from + 2] ?? 255)
  }
  return { pixels, width, height }
}

const raw = ({ pixels, width, height }: Picture) =>
  sharp(pixels, { raw: { width, height, channels: 1 }, limitInputPixels: false })

async function toPicture(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Grey levels of a page whose paper is 255: as pale as this is paper (or a watermark), as dark as this is ink. */
const PAPER = 222
const INK = 50
/** Faint print is darkened, but nothing that is paler than this. */
const FAINTEST_INK = 150
/** Darker than this is no paper in the shade, but a filled box. */
const DARKEST_PAPER = 110
/** The share of a block's pixels that may be dirt, or may be paper in a block that is full of ink. */
const OUTLIERS = 0.02
const PAPER_SHARE = 0.1

/** The level in a histogram of `count` pixels above which (or below which) the given share of them lies. */
function levelAt(levels: Uint32Array, count: number, from: 'bright' | 'dark'): number {
  let left = count * (from === 'bright' ? PAPER_SHARE : OUTLIERS)
  for (let step = 0; step < 256; step += 1) {
    const level = from === 'bright' ? 255 - step : step
    left -= levels[level] ?? 0
    if (left < 0) return level
  }
  return 255
}

/** For each pixel of a small picture the brightest or darkest of it and its neighbours. */
function spread({ pixels, width, height }: Picture, pick: (...levels: number[]) => number): Picture {
  const spreadOut = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const around: number[] = []
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
          around.push(pixels[row * width + column] ?? 255)
      }
      spreadOut[y * width + x] = pick(...around)
    }
  }
  return { pixels: spreadOut, width, height }
}

/** The brightness of paper and ink all over a picture, measured by blocks and smoothed between them. */
async function lightOf({ pixels, width, height }: Picture): Promise<{ paper: Picture; ink: Picture }> {
  const block = Math.max(8, Math.round(Math.max(width, height) / 100))
  const columns = Math.ceil(width / block)
  const rows = Math.ceil(height / block)
  const bright = { pixels: new Uint8Array(columns * rows), width: columns, height: rows }
  const dark = { pixels: new Uint8Array(columns * rows), width: columns, height: rows }
  const levels = new Uint32Array(256)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      levels.fill(0)
      let count = 0
      for (let y = row * block; y < Math.min(height, (row + 1) * block); y += 1) {
        for (let x = column * block; x < Math.min(width, (column + 1) * block); x += 1) {
          const level = pixels[y * width + x] ?? 255
          levels[level] = (levels[level] ?? 0) + 1
          count += 1
        }
      }
      bright.pixels[row * columns + column] = levelAt(levels, count, 'bright')
      dark.pixels[row * columns + column] = levelAt(levels, count, 'dark')
    }
  }
  const enlarge = (map: Picture) =>
    toPicture(raw(map).resize(columns * block, rows * block, { fit: 'fill', kernel: 'linear' }))
  return { paper: await enlarge(spread(bright, Math.max)), ink: await enlarge(spread(dark, Math.min)) }
}

/** Evens out shadows and yellowed paper, drops what is pale (shading, watermarks), and makes all ink black. */
async function evenOut(picture: Picture): Promise<Picture> {
  const { width, height } = picture
  const { paper, ink } = await lightOf(picture)
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const there = y * paper.width + x
      const scale = 255 / Math.max(DARKEST_PAPER, paper.pixels[there] ?? 255)
      const black = Math.min(FAINTEST_INK, Math.max(INK, scale * (ink.pixels[there] ?? 0)))
      const level = scale * (picture.pixels[y * width + x] ?? 255)
      pixels[y * width + x] = Math.max(0, Math.min(255, (255 * (level - black)) / (PAPER - black)))
    }
  }
  return { pixels, width, height }
}

/** The longer side of the copy on which the page's angle is measured, in pixels. */
const MEASURED_SIDE = 1000
/** No more dark pixels than this are needed to see in which direction lines of text run. */
const MEASURED_PIXELS = 60_000
/** A page lies no more askew than this on a scanner or in a photo; degrees. */
const MOST_ASKEW = 10

/** How sharply the dark pixels fall into rows when the page is turned by `degrees`: lines of text stand out. */
function sharpness(points: Int16Array, size: number, degrees: number): number {
  const radians = (degrees * Math.PI) / 180
  const sin = Math.sin(radians)
  const cos = Math.cos(radians)
  const rows = new Float64Array(4 * size)
  for (let at = 0; at < points.length; at += 2) {
    const y = Math.round((points[at] ?? 0) * sin + (points[at + 1] ?? 0) * cos) + 2 * size
    rows[y] = (rows[y] ?? 0) + 1
  }
  let sum = 0
  for (let y = 1; y < rows.length; y += 1) sum += ((rows[y] ?? 0) - (rows[y - 1] ?? 0)) ** 2
  return sum
}

/** On that copy: no letter is taller or wider. What is, is an edge of the paper, a line of a table or a shadow. */
const LARGEST_LETTER = 32

/** The positions of the dark pixels that may belong to letters, as x, y, x, y … */
function letterPixels({ pixels, width, height }: Picture): number[] {
  const isDark = (at: number) => (pixels[at] ?? 255) < 140
  const long = new Uint8Array(pixels.length)
  const markRuns = (lanes: number, length: number, stride: number, step: number) => {
    for (let lane = 0; lane < lanes; lane += 1) {
      for (let at = 0, start = 0; at <= length; at += 1) {
        if (at < length && isDark(lane * stride + at * step)) continue
        for (let there = start; at - start > LARGEST_LETTER && there < at; there += 1)
          long[lane * stride + there * step] = 1
        start = at + 1
      }
    }
  }
  markRuns(height, width, width, 1)
  markRuns(width, height, 1, width)
  const dark: number[] = []
  pixels.forEach((_, at) => {
    if (isDark(at) && long[at] === 0) dark.push(at % width, Math.floor(at / width))
  })
  return dark
}

/**
 * By how much a page has to be turned clockwise, in degrees, for its lines of text to be level: within ±10° of its
 * sides, or of its sides turned by 90° where the text runs from bottom to top or back.
 */
async function levelling(picture: Picture): Promise<number> {
  const small = await toPicture(
    raw(picture).resize(MEASURED_SIDE, MEASURED_SIDE, { fit: 'inside', withoutEnlargement: true }),
  )
  const dark = letterPixels(small)
  const step = Math.max(1, Math.ceil(dark.length / 2 / MEASURED_PIXELS))
  const points = new Int16Array(2 * Math.floor(dark.length / 2 / step))
  for (let at = 0; at < points.length / 2; at += 1) {
    points[2 * at] = dark[2 * at * step] ?? 0
    points[2 * at + 1] = dark[2 * at * step + 1] ?? 0
  }
  const measure = (degrees: number) => sharpness(points, MEASURED_SIDE, degrees)
  const bestOf = (from: number, to: number, by: number) => {
    let best = { degrees: 0, score: -1 }
    for (let degrees = from; degrees <= to + by / 2; degrees += by) {
      const score = measure(degrees)
      if (score > best.score) best = { degrees, score }
    }
    return best
  }
  const upright = bestOf(-MOST_ASKEW, MOST_ASKEW, 0.5)
  const sideways = bestOf(90 - MOST_ASKEW, 90 + MOST_ASKEW, 0.5)
  const coarse = sideways.score > 1.1 * upright.score ? sideways : upright
  return bestOf(coarse.degrees - 0.5, coarse.degrees + 0.5, 0.05).degrees
}

/** A letter or A4 page of 300 dots per inch is this long: below it decimal points are lost. */
export const FULL_LENGTH = 3300
/** Enlarging more than this invents nothing new. */
const MOST_ENLARGED = 4

/** At 300 dots per inch: no stroke of a letter is longer, and no line of a table thicker, in pixels. */
const LONGEST_STROKE = 100
const THICKEST_LINE = 12
/** Paler than this is paper; a line that runs not quite along the pixels is pale in places. */
const LINE_DARK = 200
/** A run with less than this share of thin places is text whose letters touch. */
const THIN_SHARE = 0.8
const DARK = 150

/** A picture's pixels counted along its rows or its columns. */
type Lanes = { pixels: Uint8Array; length: number; lanes: number; step: number; stride: number }

/** The pixels of a lane from `start` to `end`, with those above and below them, where they make a thin dark line. */
function lineAt({ pixels, lanes, step, stride }: Lanes, lane: number, start: number, end: number): number[] {
  const line: number[] = []
  let thin = 0
  for (let at = start; at < end; at += 1) {
    const dark = (there: number) => (pixels[there * stride + at * step] ?? 255) < LINE_DARK
    let above = lane
    let below = lane
    while (above > 0 && lane - above <= THICKEST_LINE && dark(above - 1)) above -= 1
    while (below < lanes - 1 && below - lane <= THICKEST_LINE && dark(below + 1)) below += 1
    if (below - above > THICKEST_LINE) continue
    thin += 1
    for (let there = Math.max(0, above - 1); there <= Math.min(lanes - 1, below + 1); there += 1)
      line.push(there * stride + at * step)
  }
  return thin >= THIN_SHARE * (end - start) ? line : []
}

function linesAlong(lanes: Lanes): number[] {
  const { pixels, length, step, stride } = lanes
  const found: number[][] = []
  for (let lane = 1; lane < lanes.lanes - 1; lane += 1) {
    let start = 0
    for (let at = 0; at <= length; at += 1) {
      const here = lane * stride + at * step
      // A line that is a little askew goes on in the neighbouring lane.
      const dark =
        (pixels[here] ?? 255) < LINE_DARK ||
        (pixels[here - stride] ?? 255) < LINE_DARK ||
        (pixels[here + stride] ?? 255) < LINE_DARK
      if (at < length && dark) continue
      if (at - start >= LONGEST_STROKE) found.push(lineAt(lanes, lane, start, at))
      start = at + 1
    }
  }
  return found.flat()
}

/** Paints dark runs white that are longer than any stroke and thin: the lines of tables, along rows and columns. */
function removeLines({ pixels, width, height }: Picture): void {
  for (const at of linesAlong({ pixels, length: width, lanes: height, step: 1, stride: width }))
    pixels[at] = 255
  for (const at of linesAlong({ pixels, length: height, lanes: width, step: width, stride: 1 }))
    pixels[at] = 255
}

/** At 300 dots per inch: a square of this side fits into no stroke of a letter, only into bars and dots. */
const SOLID = 22

/** Paints dark shapes white that are thicker than any stroke: bars, dots and bullets of a chart. */
function removeShapes({ pixels, width, height }: Picture): void {
  // For each pixel the side of the largest dark square that ends there, to the right and downwards.
  const side = new Uint8Array(width * height)
  const solid: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      if ((pixels[at] ?? 255) >= DARK) continue
      const around =
        x === 0 || y === 0 ? 0 : Math.min(side[at - 1] ?? 0, side[at - width] ?? 0, side[at - width - 1] ?? 0)
      side[at] = Math.min(SOLID, around + 1)
      if (side[at] === SOLID) solid.push(at)
    }
  }
  for (const at of solid) {
    const x = at % width
    const y = (at - x) / width
    // A shape's soft edge goes with it.
    for (let row = Math.max(0, y - SOLID - 3); row <= Math.min(height - 1, y + 4); row += 1)
      pixels.fill(255, row * width + Math.max(0, x - SOLID - 3), row * width + Math.min(width, x + 5))
  }
}

/** The matrix of a turn clockwise about the middle of a picture onto the middle of another. */
function turning(degrees: number, from: Picture, to: Picture): Matrix {
  const radians = (degrees * Math.PI) / 180
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  const [x, y] = [from.width / 2, from.height / 2]
  return [cos, sin, -sin, cos, to.width / 2 - cos * x + sin * y, to.height / 2 - sin * x - cos * y]
}

/** The picture upright but perhaps upside down, straight, evenly lit, at 300 dots per inch, without table lines. */
export async function cleanPicture(picture: Picture): Promise<CleanPicture> {
  const even = await evenOut(picture)
  const degrees = await levelling(even)
  const scale = Math.min(MOST_ENLARGED, FULL_LENGTH / Math.max(even.width, even.height))
  const large = await toPicture(
    raw(even).resize(Math.round(even.width * scale), Math.round(even.height * scale), {
      fit: 'fill',
      kernel: 'lanczos3',
    }),
  )
  const level = await toPicture(raw(large).rotate(degrees, { background: 'white' }))
  removeLines(level)
  removeShapes(level)
  const toLarge = turning(-degrees, level, large)
  const toFraction: Matrix = [1 / large.width, 0, 0, 1 / large.height, 0, 0]
  return { ...level, toPicture: combine(toLarge, toFraction) }
}

/** A clean picture turned upside down, with its way back to the uploaded picture. */
export async function turnOver(picture: CleanPicture): Promise<CleanPicture> {
  const { width, height } = picture
  const turned = await toPicture(raw(picture).rotate(180))
  return { ...turned, toPicture: combine([-1, 0, 0, -1, width, height], picture.toPicture) }
}

/** White paper around a close-up: the recogniser does not read what touches the edge. */
const CLOSE_UP_MARGIN = 24

/** A part of a picture, twice as large, on white paper. */
export async function enlarge(picture: Picture, { x0, y0, x1, y1 }: Box): Promise<Picture> {
  const left = Math.max(0, x0 - 3)
  const top = Math.max(0, y0 - 3)
  const width = Math.min(picture.width, x1 + 4) - left
  const height = Math.min(picture.height, y1 + 4) - top
  const part = await toPicture(raw(picture).extract({ left, top, width, height }))
  const large = await toPicture(raw(part).resize(2 * width, 2 * height, { fit: 'fill', kernel: 'cubic' }))
  const margin = CLOSE_UP_MARGIN
  return await toPicture(
    raw(large).extend({ top: margin, bottom: margin, left: margin, right: margin, background: 'white' }),
  )
}

/** A picture as PNG, hardly compressed: it is only handed on. */
export async function toPng(picture: Picture): Promise<Buffer> {
  return await raw(picture).png({ compressionLevel: 1 }).toBuffer()
}
