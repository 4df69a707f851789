/**
 * Finds the sheet of paper in a photo: the four straight edges along which it is brighter than its background. Edges
 * may be outside the photo.
 */

import type { Corners, Point } from '../page/projection.ts'
import { spread } from './light.ts'
import type { Picture } from './picture.ts'

/** The longer side of the copy on which the sheet is searched, in pixels. */
export const SEARCHED_SIDE = 400
/**
 * In pixels of that copy: letters and the lines of tables are narrower than twice this, and are merged with the paper.
 */
const LETTERS = 3

/** A straight edge: the points with x·cos + y·sin = distance. Its normal points to the bright side, in degrees. */
type Edge = { normal: number; distance: number; votes: number }

/**
 * Brightness on a logarithmic scale, where doubling adds 32: light and shade hardly change the edges of paper on it.
 */
const LEVELS = Float32Array.from({ length: 256 }, (_, level) => 32 * Math.log2(4 + level))
/** The least contrast of a paper's edge on that scale, about an eighth of its brightness. */
const LEAST_CONTRAST = 5.5
const MOST_VOTES = 24
/** The steps in which edges are searched, in degrees and pixels. */
const ANGLE_STEP = 2
const DISTANCE_STEP = 2

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A copy's levels at the coordinates of a pixel. */
type Levels = { levels: Float32Array; width: number; height: number }

/** The straight edges of a copy, strongest first: each edge pixel votes for the lines that it may belong to. */
function edgesOf({ levels, width, height }: Levels): Edge[] {
  const angles = 360 / ANGLE_STEP
  const reach = Math.ceil(Math.hypot(width, height) / DISTANCE_STEP)
  const votes = new Float32Array(angles * (2 * reach + 1))
  const at = (x: number, y: number) => levels[y * width + x] ?? 0
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const across = at(x + 2, y) + at(x + 1, y) - at(x - 1, y) - at(x - 2, y)
      const down = at(x, y + 2) + at(x, y + 1) - at(x, y - 1) - at(x, y - 2)
      const contrast = Math.hypot(across, down) / 2
      if (contrast < LEAST_CONTRAST) continue
      const normal = (Math.atan2(down, across) * 180) / Math.PI
      for (let off = -2; off <= 2; off += 1) {
        const angle = (Math.round(normal / ANGLE_STEP) + off + angles) % angles
        const turn = radians(angle * ANGLE_STEP)
        const distance = Math.round((x * Math.cos(turn) + y * Math.sin(turn)) / DISTANCE_STEP)
        const cell = angle * (2 * reach + 1) + distance + reach
        votes[cell] = (votes[cell] ?? 0) + Math.min(contrast, MOST_VOTES)
      }
    }
  }
  return strongest(votes, angles, reach)
}

/** The most edges that are combined with one another. */
const MOST_EDGES = 32

function strongest(votes: Float32Array, angles: number, reach: number): Edge[] {
  const edges: Edge[] = []
  while (edges.length < MOST_EDGES) {
    let best = 0
    for (let cell = 1; cell < votes.length; cell += 1)
      if ((votes[cell] ?? 0) > (votes[best] ?? 0)) best = cell
    const most = votes[best] ?? 0
    if (most < 0.1 * (edges[0]?.votes ?? most) || most === 0) break
    const angle = Math.floor(best / (2 * reach + 1))
    const distance = (best % (2 * reach + 1)) - reach
    edges.push({ normal: angle * ANGLE_STEP, distance: distance * DISTANCE_STEP, votes: most })
    // Neighbouring bins are the same edge.
    for (let off = -3; off <= 3; off += 1) {
      const from = ((angle + off + angles) % angles) * (2 * reach + 1) + reach
      for (let near = Math.max(-reach, distance - 3); near <= Math.min(reach, distance + 3); near += 1)
        votes[from + near] = 0
    }
  }
  return edges
}

function meeting(one: Edge, other: Edge): Point {
  const [a, b] = [Math.cos(radians(one.normal)), Math.sin(radians(one.normal))]
  const [c, d] = [Math.cos(radians(other.normal)), Math.sin(radians(other.normal))]
  const flat = a * d - b * c
  return {
    x: (one.distance * d - other.distance * b) / flat,
    y: (a * other.distance - c * one.distance) / flat,
  }
}

/** The mean brightness of a strip of pixels along a line's normal, from `near` to `far`; null outside the copy. */
function strip({ levels, width, height }: Levels, at: Point, normal: Point, near: number, far: number) {
  let [sum, count] = [0, 0]
  for (let off = near; off <= far; off += 1) {
    const [x, y] = [Math.round(at.x + off * normal.x), Math.round(at.y + off * normal.y)]
    if (x < 0 || y < 0 || x >= width || y >= height) return null
    sum += levels[y * width + x] ?? 0
    count += 1
  }
  return sum / count
}

/** In pixels of the copy: the width of the strips of paper and background that are compared along an edge. */
const STRIP = 4
/**
 * In pixels of the copy: at these distances beyond an edge there must be no paper again, as beyond the rim of a bar
 * that is printed on the sheet.
 */
const BEYOND = [12, 20, 28, 36, 44]
const SAMPLES = 80

/**
 * The share of a side, as far as it is within the copy, along which the paper is brighter than the background; 0 if
 * paper continues farther out.
 */
function support(copy: Levels, from: Point, to: Point, { normal }: Edge): number {
  const inwards = { x: Math.cos(radians(normal)), y: Math.sin(radians(normal)) }
  let [good, all] = [0, 0]
  const again = BEYOND.map(() => ({ paper: 0, all: 0 }))
  for (let step = 1; step < SAMPLES; step += 1) {
    const at = {
      x: from.x + ((to.x - from.x) * step) / SAMPLES,
      y: from.y + ((to.y - from.y) * step) / SAMPLES,
    }
    const inside = strip(copy, at, inwards, 2, 1 + STRIP)
    const outside = strip(copy, at, inwards, -1 - STRIP, -2)
    if (inside === null || outside === null) continue
    all += 1
    if (inside - outside > LEAST_CONTRAST) good += 1
    for (const [index, off] of BEYOND.entries()) {
      const farther = strip(copy, at, inwards, -off - STRIP, -off)
      const count = again[index]
      if (farther === null || !count) continue
      count.all += 1
      if (inside - farther < LEAST_CONTRAST / 2) count.paper += 1
    }
  }
  if (all < SAMPLES / 10 || again.some((each) => each.all > all / 2 && each.paper > 0.6 * each.all)) return 0
  return good / all
}

/** The share of a side that must stand out. */
const LEAST_SUPPORT = 0.7
/** The score of an edge outside the photo: less than that of any visible edge. */
const UNSEEN_SUPPORT = 0.4
/** The smallest sheet, as a share of the photo. */
const LEAST_AREA = 0.3
/** The fewest visible edges; fewer are more likely the bars of a letterhead. */
const LEAST_SEEN = 3
/**
 * In degrees: opposite sides of a sheet converge by less than this in a photo, and adjacent sides meet at more than
 * this.
 */
const MOST_OBLIQUE = 32

const angleBetween = (one: number, other: number) => Math.abs(wrapped(one - other))

/** Normalises an angle to -180 to 180 degrees. */
const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

/**
 * The edge of a sheet that is outside the photo: along the photo's border, parallel to the opposite side, or where that
 * is missing too, perpendicular to the mean of the two visible sides.
 */
function beyond(
  direction: number,
  facing: Edge | null,
  beside: [Edge, Edge] | null,
  { width, height }: Levels,
): Edge | null {
  let normal = direction
  if (facing) normal = facing.normal + 180
  else if (beside) {
    const mean = beside[0].normal + wrapped(beside[1].normal + 180 - beside[0].normal) / 2
    normal = mean + (Math.abs(wrapped(mean + 90 - direction)) < 90 ? 90 : -90)
  } else return null
  const [cos, sin] = [Math.cos(radians(normal)), Math.sin(radians(normal))]
  const corners = [0, width].flatMap((x) => [0, height].map((y) => x * cos + y * sin))
  return { normal, distance: Math.min(...corners), votes: 0 }
}

const areaOf = (corners: Corners) =>
  corners.reduce((sum, { x, y }, at) => {
    const next = corners[(at + 1) % 4] ?? corners[0]
    return sum + (x * next.y - next.x * y) / 2
  }, 0)

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** In pixels of the copy: how far an edge may be from the position that the votes gave. */
const OFF = 6

/** The same edge, fitted to the points where the brightness changes most. */
function refine(copy: Levels, from: Point, to: Point, edge: Edge): Edge {
  const [cos, sin] = [Math.cos(radians(edge.normal)), Math.sin(radians(edge.normal))]
  const inwards = { x: cos, y: sin }
  let points: [along: number, off: number][] = []
  for (let step = 2; step < SAMPLES - 1; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / SAMPLES
    const y = from.y + ((to.y - from.y) * step) / SAMPLES
    let [best, most] = [0, LEAST_CONTRAST]
    for (let off = -OFF; off <= OFF; off += 0.5) {
      const at = { x: x + off * cos, y: y + off * sin }
      const inside = strip(copy, at, inwards, 0.5, STRIP)
      const outside = strip(copy, at, inwards, 0.5 - STRIP, -0.5)
      if (inside !== null && outside !== null && inside - outside > most)
        [best, most] = [off, inside - outside]
    }
    if (most > LEAST_CONTRAST) points.push([y * cos - x * sin, x * cos + y * sin + best])
  }
  let [slope, start] = [0, edge.distance]
  for (const tolerance of [Number.POSITIVE_INFINITY, 2, 1]) {
    points = points.filter(([along, off]) => Math.abs(off - start - slope * along) <= tolerance)
    if (points.length < LEAST_POINTS) return edge
    const count = points.length
    const [sumX, sumY] = [points.reduce((sum, [x]) => sum + x, 0), points.reduce((sum, [, y]) => sum + y, 0)]
    const spreadX = points.reduce((sum, [x]) => sum + (x - sumX / count) ** 2, 0)
    slope = points.reduce((sum, [x, y]) => sum + (x - sumX / count) * (y - sumY / count), 0) / spreadX
    start = sumY / count - (slope * sumX) / count
  }
  // off = start + slope · along, in the turned frame, is a line whose normal is inclined by the slope.
  const lean = Math.atan(slope)
  return { ...edge, normal: edge.normal - (lean * 180) / Math.PI, distance: start * Math.cos(lean) }
}

/** The fewest points that define a line. */
const LEAST_POINTS = 24

/** The score of four sides (left, top, right, bottom) as a sheet, with its corners; null if they do not form one. */
function judge(copy: Levels, sides: [Edge, Edge, Edge, Edge]) {
  const corners = cornersOf(sides)
  const room = 0.15 * Math.max(copy.width, copy.height)
  const isNear = ({ x, y }: Point) =>
    x > -room && y > -room && x < copy.width + room && y < copy.height + room
  if (!corners.every(isNear)) return null
  const share = areaOf(corners) / (copy.width * copy.height)
  if (share < LEAST_AREA) return null
  let [sum, all] = [0, 0]
  for (const [at, side] of sides.entries()) {
    const [from, to] = [corners[(at + 3) % 4] ?? corners[0], corners[at] ?? corners[0]]
    const length = distance(from, to)
    const seen = side.votes === 0 ? UNSEEN_SUPPORT : support(copy, from, to, side)
    if (side.votes !== 0 && seen < LEAST_SUPPORT) return null
    sum += seen * length
    all += length
  }
  return { sides, corners, score: sum / all + 0.5 * Math.min(1, share) }
}

const cornersOf = ([left, top, right, bottom]: readonly [Edge, Edge, Edge, Edge]): Corners => [
  meeting(left, top),
  meeting(top, right),
  meeting(right, bottom),
  meeting(bottom, left),
]

/**
 * The corners of the sheet in a small copy of a photo, in its pixels. Null if there is none: a scan, a screenshot,
 * or a sheet larger than the photo.
 */
export function findSheet(small: Picture): Corners | null {
  const { pixels, width, height } = spread(spread(small, LETTERS, 'brightest'), LETTERS, 'darkest')
  const copy = { levels: Float32Array.from(pixels, (level) => LEVELS[level] ?? 0), width, height }
  const edges = edgesOf(copy)
  const towards = (normal: number): (Edge | null)[] => [
    ...edges.filter((edge) => angleBetween(edge.normal, normal) < 46),
    null,
  ]
  const isSquare = (one: Edge, other: Edge) =>
    Math.abs(angleBetween(one.normal, other.normal) - 90) <= MOST_OBLIQUE
  const isFacing = (one: Edge, other: Edge) => angleBetween(one.normal, other.normal) >= 180 - MOST_OBLIQUE
  let best: ReturnType<typeof judge> = null
  const [lefts, tops, rights, bottoms] = [towards(0), towards(90), towards(180), towards(270)]
  for (const left of lefts) {
    for (const right of rights) {
      if (left && right && !isFacing(left, right)) continue
      for (const top of tops) {
        if ([left, right].some((side) => side && top && !isSquare(side, top))) continue
        for (const bottom of bottoms) {
          const seen = [left, top, right, bottom].filter((side) => side !== null)
          if (seen.length < LEAST_SEEN) continue
          if (top && bottom && !isFacing(top, bottom)) continue
          if ([left, right].some((side) => side && bottom && !isSquare(side, bottom))) continue
          const standing: [Edge, Edge] | null = left && right ? [left, right] : null
          const lying: [Edge, Edge] | null = top && bottom ? [top, bottom] : null
          const sides = [
            left ?? beyond(0, right, lying, copy),
            top ?? beyond(90, bottom, standing, copy),
            right ?? beyond(180, left, lying, copy),
            bottom ?? beyond(270, top, standing, copy),
          ] as const
          const [a, b, c, d] = sides
          const found = a && b && c && d ? judge(copy, [a, b, c, d]) : null
          if (found && found.score > (best?.score ?? 0)) best = found
        }
      }
    }
  }
  if (!best) return null
  const { sides, corners } = best
  const refined = sides.map((side, at) =>
    side.votes === 0
      ? side
      : refine(copy, corners[(at + 3) % 4] ?? corners[0], corners[at] ?? corners[0], side),
  )
  const [left = sides[0], top = sides[1], right = sides[2], bottom = sides[3]] = refined
  return cornersOf([left, top, right, bottom])
}
