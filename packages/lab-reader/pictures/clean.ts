/**
 * Prepares a picture of a report for recognition: the sheet is cut out and shown from straight above, upright and
 * evenly lit, with letters of one size, without table lines and pale watermarks.
 */

import {
  boundsOf,
  type Corners,
  combine,
  invert,
  ontoCorners,
  type Point,
  type Projection,
  project,
  scaling,
  shifting,
} from '../page/projection.ts'
import { evenOut } from './light.ts'
import { MEASURED_SIDE, orientationOf } from './orientation.ts'
import { type Picture, shrink, upsideDown } from './picture.ts'
import { invertBars, removeLeaders, removeLines, removeScaleMarks, removeShapes } from './rules.ts'
import { findSheet, SEARCHED_SIDE } from './sheet.ts'
import { blankOutside, warp } from './warp.ts'

/**
 * A straightened picture. `toPicture` maps a point (x, y) of it to the uploaded picture, in fractions of its sides;
 * `uprights` has a 1 for each pixel of the lines along columns that were removed.
 */
export type CleanPicture = Picture & { toPicture: Projection; uprights?: Uint8Array }

/** The length of a letter or A4 page at 300 dots per inch, in pixels. */
export const FULL_LENGTH = 3300
/** The height to which capitals and figures are scaled, in pixels: that of 10 points at 300 dots per inch. */
const TALL = 30
/** The highest enlargement (more adds no detail), and the longest side of an enlarged page in pixels. */
const MOST_ENLARGED = 4
const LONGEST_SIDE = 4000

/** The width of a sheet's edge and its shadow, as a share of its length; nothing is printed there. */
const RIM = 0.006

/** A flat sheet: its size in pixels, and its position in the picture. */
type Sheet = { width: number; height: number; rim: number; toSource: Projection }

/** The sheet in a photo, as large as its sides are on average; the whole picture where no sheet is found. */
async function sheetIn(picture: Picture): Promise<Sheet> {
  const small = await shrink(picture, SEARCHED_SIDE)
  const found = findSheet(small)
  if (!found) return { width: picture.width, height: picture.height, rim: 0, toSource: scaling(1, 1) }
  const toSource = scaling(picture.width / small.width, picture.height / small.height)
  const corners: Corners = [
    project(toSource, found[0]),
    project(toSource, found[1]),
    project(toSource, found[2]),
    project(toSource, found[3]),
  ]
  const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
  const width = (between(corners[0], corners[1]) + between(corners[3], corners[2])) / 2
  const height = (between(corners[0], corners[3]) + between(corners[1], corners[2])) / 2
  const rim = RIM * Math.max(width, height)
  return { width, height, rim, toSource: combine(scaling(1 / width, 1 / height), ontoCorners(corners)) }
}

/** A small copy of a sheet, and the projection from it to the sheet. */
async function copyOf(picture: Picture, sheet: Sheet): Promise<{ copy: Picture; toSheet: Projection }> {
  const share = Math.min(1, MEASURED_SIDE / Math.max(sheet.width, sheet.height))
  const source = await shrink(picture, Math.round(share * Math.max(picture.width, picture.height)))
  const [width, height] = [Math.round(share * sheet.width), Math.round(share * sheet.height)]
  const toSheet = scaling(sheet.width / width, sheet.height / height)
  const toSmaller = scaling(source.width / picture.width, source.height / picture.height)
  const toSource = combine(combine(toSheet, sheet.toSource), toSmaller)
  return { copy: warp(source, toSource, width, height), toSheet }
}

/**
 * The picture straightened, evenly lit, with letters of one size and without table lines; it may still be upside down.
 */
export async function cleanPicture(picture: Picture): Promise<CleanPicture> {
  const sheet = await sheetIn(picture)
  const { copy, toSheet } = await copyOf(picture, sheet)
  const { toMeasured, tall } = orientationOf(await evenOut(copy))
  const bounds = boundsOf(invert(toMeasured), { x0: 0, y0: 0, x1: copy.width, y1: copy.height })
  const [across, down] = [bounds.x1 - bounds.x0, bounds.y1 - bounds.y0]
  const scale = Math.min(
    tall === null ? FULL_LENGTH / Math.max(across, down) : TALL / tall,
    (MOST_ENLARGED * copy.width) / sheet.width,
    LONGEST_SIDE / Math.max(across, down),
  )
  const toCopy = combine(combine(scaling(1 / scale, 1 / scale), shifting(bounds.x0, bounds.y0)), toMeasured)
  const toFlat = combine(toCopy, toSheet)
  const toSource = combine(toFlat, sheet.toSource)
  const straight = warp(picture, toSource, Math.round(scale * across), Math.round(scale * down))
  const even = await evenOut(straight)
  blankOutside(even, toFlat, sheet)
  invertBars(even)
  const uprights = removeLines(even)
  removeShapes(even)
  removeLeaders(even)
  removeScaleMarks(even, straight)
  return { ...even, uprights, toPicture: combine(toSource, scaling(1 / picture.width, 1 / picture.height)) }
}

/** A clean picture turned upside down, with the projection back to the uploaded picture. */
export async function turnOver(picture: CleanPicture): Promise<CleanPicture> {
  const { width, height } = picture
  const turned = await upsideDown(picture)
  const toPicture = combine([-1, 0, width, 0, -1, height, 0, 0, 1], picture.toPicture)
  return { ...turned, toPicture, ...(picture.uprights && { uprights: picture.uprights.toReversed() }) }
}
