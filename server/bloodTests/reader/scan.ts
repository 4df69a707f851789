/**
 * The picture of a scanned PDF page: scanners put one picture on a page, or several strips, or ink as a mask over a
 * background. They are drawn onto white paper where the page places them; everything else of the page is left out.
 */
import { getResolvedPDFJS } from 'unpdf'
import { MAX_PIXELS } from './limits.ts'
import type { PdfDocument } from './pdf.ts'
import { combine, darkest, type Matrix, type Picture } from './picture.ts'

type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
/** A picture and where its unit square lies on the page, in points from the top left corner. */
type Placed = { picture: Picture; place: Matrix }

/** pdf.js's kinds of pixels: packed bits, red-green-blue, the same with opacity. */
const BITS = 1
const CHANNELS: Record<number, number> = { 2: 3, 3: 4 }

/** A picture as pdf.js decodes it. */
type Decoded = { width: number; height: number; data: Uint8Array; kind?: number }

const isDecoded = (value: unknown): value is Decoded =>
  typeof value === 'object' &&
  value !== null &&
  'width' in value &&
  'height' in value &&
  'data' in value &&
  ArrayBuffer.isView(value.data)

/** Packed bits become black and white; `ink` is the bit that is black. */
function unpack({ data, width, height }: Decoded, ink: 0 | 1): Picture {
  const pixels = new Uint8Array(width * height).fill(255)
  const stride = (width + 7) >> 3
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = ((data[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
      if (bit === ink) pixels[y * width + x] = 0
    }
  }
  return { pixels, width, height }
}

function toPicture(image: Decoded): Picture | null {
  if (image.kind === BITS) return unpack(image, 0)
  const channels = CHANNELS[image.kind ?? 0]
  return channels ? darkest(image.data, image.width, image.height, channels) : null
}

/** pdf.js hands a picture over once it is decoded, under its name; pictures of several pages have a common store. */
async function named(page: PdfPage, name: string): Promise<unknown> {
  return await new Promise((resolve) => {
    ;(name.startsWith('g_') ? page.commonObjs : page.objs).get(name, resolve)
  })
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

const isMatrix = (value: unknown): value is Matrix =>
  (Array.isArray(value) || ArrayBuffer.isView(value)) && 'length' in value && value.length === 6

/** All pictures of a page with their places, in drawing order. */
async function picturesOn(page: PdfPage): Promise<Placed[]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform
  let place: Matrix = [a, b, c, d, e, f]
  const saved: Matrix[] = []
  const found: Placed[] = []
  let pixels = 0
  for (const [index, operation] of fnArray.entries()) {
    const args: unknown[] = argsArray[index] ?? []
    const [first] = args
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) saved.push(place)
    if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) place = saved.pop() ?? place
    if (operation === OPS.paintFormXObjectBegin) place = combine(isMatrix(first) ? first : IDENTITY, place)
    if (operation === OPS.transform && isMatrix(args)) place = combine(args, place)
    let picture: Picture | null = null
    if (operation === OPS.paintImageXObject && typeof first === 'string') {
      const image = await named(page, first)
      if (isDecoded(image)) picture = toPicture(image)
    } else if (operation === OPS.paintInlineImageXObject && isDecoded(first)) picture = toPicture(first)
    else if (operation === OPS.paintImageMaskXObject && typeof first === 'object' && first !== null) {
      const data = 'data' in first && typeof first.data === 'string' ? await named(page, first.data) : first
      if (isDecoded(data)) picture = unpack(data, 0)
    }
    if (!picture) continue
    pixels += picture.pixels.length
    if (pixels > MAX_PIXELS) break
    found.push({ picture, place })
  }
  return found
}

/** Draws a picture, darker over lighter, so that ink on a background of its own stays. */
function draw({ picture, place }: Placed, scale: number, paper: Picture): void {
  // The unit square's y grows upwards, the picture's rows downwards.
  const flip: Matrix = [1 / picture.width, 0, 0, -1 / picture.height, 0, 1]
  const [a, b, c, d, e, f] = combine(combine(flip, place), [scale, 0, 0, scale, 0, 0])
  const area = a * d - b * c
  if (!Number.isFinite(area) || Math.abs(area) < 1e-9) return
  const { width, height } = picture
  const corners = [
    [e, f],
    [a * width + e, b * width + f],
    [c * height + e, d * height + f],
    [a * width + c * height + e, b * width + d * height + f],
  ] as const
  const limit = (value: number, most: number) => Math.min(most, Math.max(0, value))
  const left = limit(Math.floor(Math.min(...corners.map(([x]) => x))), paper.width)
  const right = limit(Math.ceil(Math.max(...corners.map(([x]) => x))), paper.width)
  const top = limit(Math.floor(Math.min(...corners.map(([, y]) => y))), paper.height)
  const bottom = limit(Math.ceil(Math.max(...corners.map(([, y]) => y))), paper.height)
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      let sum = 0
      let count = 0
      // Four samples a pixel: enough for scans of twice the resolution.
      for (let sample = 0; sample < 4; sample += 1) {
        const dx = x + 0.25 + 0.5 * (sample & 1) - e
        const dy = y + 0.25 + 0.5 * (sample >> 1) - f
        const column = Math.floor((d * dx - c * dy) / area)
        const row = Math.floor((a * dy - b * dx) / area)
        if (column < 0 || row < 0 || column >= width || row >= height) continue
        sum += picture.pixels[row * width + column] ?? 255
        count += 1
      }
      if (count === 0) continue
      const at = y * paper.width + x
      paper.pixels[at] = Math.min(paper.pixels[at] ?? 255, sum / count)
    }
  }
}

/** A letter or A4 page of 300 dots per inch is this long. */
const LONGEST_SIDE = 3500
/** A picture smaller than this share of its page is a logo, no scan. */
const SCANNED_SHARE = 0.3

/** The picture of a page that is a scan; null where the page's pictures cover too little of it. */
export async function scannedPage(page: PdfPage): Promise<Picture | null> {
  const { width, height } = page.getViewport({ scale: 1 })
  const placed = await picturesOn(page)
  const covered = placed.reduce((sum, { place: [a, b, c, d] }) => sum + Math.abs(a * d - b * c), 0)
  if (covered < SCANNED_SHARE * width * height) return null
  const finest = Math.max(
    ...placed.map(({ picture, place: [a, b] }) => picture.width / Math.max(1, Math.hypot(a, b))),
  )
  const scale = Math.min(finest, LONGEST_SIDE / Math.max(width, height))
  const paper = {
    pixels: new Uint8Array(Math.round(width * scale) * Math.round(height * scale)).fill(255),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
  for (const each of placed) draw(each, scale, paper)
  return paper
}
