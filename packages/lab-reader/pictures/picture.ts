/** Pictures of reports as grey pixels: decoding, shrinking, cutting and encoding. */
import sharp, { type Sharp } from 'sharp'
import { MAX_PIXELS, Refused } from '../limits.ts'
import type { Box } from '../page/projection.ts'

// The portal uses the other cores, and no picture is processed twice.
sharp.concurrency(1)
sharp.cache(false)

/** A grey picture: one byte per pixel, 0 is black. */
export type Picture = { pixels: Uint8Array; width: number; height: number }

/** The longest useful side, in pixels; more shows no more of the letters. */
const LARGEST_SIDE = 3600

/**
 * Decodes a JPEG or PNG, turned as its EXIF orientation says. Each pixel is the darkest of its three colours: coloured
 * print is then as dark as black ink, and pale paper, shading and watermarks stay pale. Refuses, by the header alone, a
 * picture with more than `MAX_PIXELS`.
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

/** The darkest channel of each pixel in raw data with 1 to 4 channels. */
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

/** The picture with its longer side reduced to `side` pixels; smaller pictures are unchanged. */
export async function shrink(picture: Picture, side: number): Promise<Picture> {
  if (Math.max(picture.width, picture.height) <= side) return picture
  return await toPicture(raw(picture).resize(side, side, { fit: 'inside' }))
}

/** The picture turned by 180 degrees. */
export async function upsideDown(picture: Picture): Promise<Picture> {
  return await toPicture(raw(picture).rotate(180))
}

/** The white margin around a close-up, in pixels: the recogniser does not read what touches the edge. */
const CLOSE_UP_MARGIN = 24

/** A part of a picture, enlarged twice, on white. */
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

/** A horizontal band of a picture, from one height to another, in pixels. */
export async function cutBand(picture: Picture, { y0, y1 }: Pick<Box, 'y0' | 'y1'>): Promise<Picture> {
  const top = Math.max(0, Math.floor(y0))
  const height = Math.min(picture.height, Math.ceil(y1)) - top
  return await toPicture(raw(picture).extract({ left: 0, top, width: picture.width, height }))
}

/** The blur in pixels that removes the steps of enlarged letters, which mislead the recogniser. */
const SOFTNESS = 1

/** The picture, slightly blurred. */
export async function soften(picture: Picture): Promise<Picture> {
  return await toPicture(raw(picture).blur(SOFTNESS))
}

/** A picture as PNG, with low compression because it is only passed on. */
export async function toPng(picture: Picture): Promise<Buffer> {
  return await raw(picture).png({ compressionLevel: 1 }).toBuffer()
}

/** A picture as JPEG, turned clockwise by 0, 90, 180 or 270 degrees. */
export async function toJpeg(picture: Picture, turn: number): Promise<Uint8Array> {
  return new Uint8Array(await raw(picture).rotate(turn).jpeg({ quality: 85 }).toBuffer())
}
