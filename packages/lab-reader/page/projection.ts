/** Projective maps of the plane: the position of a straightened page in the uploaded picture. */

export type Point = { x: number; y: number }

/** A part of a picture or page; the right and lower edges are exclusive. */
export type Box = { x0: number; y0: number; x1: number; y1: number }

/**
 * x' = (a·x + b·y + c) / (g·x + h·y + i), y' = (d·x + e·y + f) / (g·x + h·y + i): a 3 × 3 matrix by rows. For turning,
 * shifting and scaling g and h are 0; a page photographed at an angle needs them.
 */
export type Projection = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
]

/** The composition: first `first`, then `second`. */
export function combine(first: Projection, second: Projection): Projection {
  const [a, b, c, d, e, f, g, h, i] = first
  const row = (p: number, q: number, r: number) =>
    [p * a + q * d + r * g, p * b + q * e + r * h, p * c + q * f + r * i] as const
  const [j, k, l, m, n, o, p, q, r] = second
  return [...row(j, k, l), ...row(m, n, o), ...row(p, q, r)]
}

/** The inverse projection. The matrix must be invertible. */
export function invert([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  const minors: Projection = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
  const scale = 1 / (a * minors[0] + b * minors[3] + c * minors[6])
  const [j, k, l, m, n, o, p, q, r] = minors
  return [j * scale, k * scale, l * scale, m * scale, n * scale, o * scale, p * scale, q * scale, r * scale]
}

/** The image of a point. */
export function project([a, b, c, d, e, f, g, h, i]: Projection, { x, y }: Point): Point {
  const w = g * x + h * y + i
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
}

/** Scales a picture; factors along x and y. */
export const scaling = (x: number, y: number): Projection => [x, 0, 0, 0, y, 0, 0, 0, 1]

/** Shifts a picture, in pixels. */
export const shifting = (x: number, y: number): Projection => [1, 0, x, 0, 1, y, 0, 0, 1]

/** Turns clockwise about the origin, with y growing downwards; in degrees. */
export function turning(degrees: number): Projection {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [cos, -sin, 0, sin, cos, 0, 0, 0, 1]
}

/** The four corners of a sheet in a picture: those that become top left, top right, bottom right and bottom left. */
export type Corners = readonly [Point, Point, Point, Point]

/** The projection of the unit square onto a convex quadrilateral, corner by corner. */
export function ontoCorners([one, two, three, four]: Corners): Projection {
  const [ax, ay] = [two.x - three.x, two.y - three.y]
  const [bx, by] = [four.x - three.x, four.y - three.y]
  const [sx, sy] = [one.x - two.x + three.x - four.x, one.y - two.y + three.y - four.y]
  const flat = ax * by - bx * ay
  const g = (sx * by - bx * sy) / flat
  const h = (ax * sy - sx * ay) / flat
  return [
    two.x - one.x + g * two.x,
    four.x - one.x + h * four.x,
    one.x,
    two.y - one.y + g * two.y,
    four.y - one.y + h * four.y,
    one.y,
    g,
    h,
    1,
  ]
}

/** The upright bounding box of a box's image. */
export function boundsOf(projection: Projection, { x0, y0, x1, y1 }: Box): Box {
  const corners = [x0, x1].flatMap((x) => [y0, y1].map((y) => project(projection, { x, y })))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
}

/** By how much the content of a box is turned clockwise in its image, in quarter turns: 0, 90, 180 or 270 degrees. */
export function quarterTurnOf(projection: Projection, { x0, y0, x1, y1 }: Box): 0 | 90 | 180 | 270 {
  const y = (y0 + y1) / 2
  const [left, right] = [project(projection, { x: x0, y }), project(projection, { x: x1, y })]
  const [across, down] = [right.x - left.x, right.y - left.y]
  if (Math.abs(across) >= Math.abs(down)) return across > 0 ? 0 : 180
  return down > 0 ? 90 : 270
}
