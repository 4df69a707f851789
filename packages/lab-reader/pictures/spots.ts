/** Connected dark spots of a picture: letters, pieces of letters, and other shapes. */

import type { Box } from '../page/projection.ts'
import type { Picture } from './picture.ts'

/** A spot's box and how many of its pixels are dark. */
export type Spot = Box & { area: number }

/** The most spots of a page; more are noise. */
const MOST_SPOTS = 60_000

/** The connected spots darker than a level, with diagonal neighbours; null if there are too many to be letters. */
export function spotsOf({ pixels, width, height }: Picture, dark: number): Spot[] | null {
  const parents: number[] = []
  const spots: Spot[] = []
  const rootOf = (label: number) => {
    let root = label
    while ((parents[root] ?? root) !== root) root = parents[root] ?? root
    return root
  }
  // The dark runs of this row and of the row above: where they begin and end, and the label of their spot.
  let above: [from: number, to: number, label: number][] = []
  for (let y = 0; y < height; y += 1) {
    const here: typeof above = []
    let near = 0
    for (let x = 0; x < width; x += 1) {
      if ((pixels[y * width + x] ?? 255) >= dark) continue
      const from = x
      while (x < width && (pixels[y * width + x] ?? 255) < dark) x += 1
      while (near < above.length && (above[near]?.[1] ?? 0) < from) near += 1
      let label = -1
      for (let each = near; each < above.length; each += 1) {
        const [start, , other] = above[each] ?? [x + 1, 0, 0]
        if (start > x) break
        const root = rootOf(other)
        if (label === -1) label = root
        else if (root !== label) {
          parents[Math.max(root, label)] = Math.min(root, label)
          label = Math.min(root, label)
        }
      }
      if (label === -1) {
        label = parents.length
        if (label >= 4 * MOST_SPOTS) return null
        parents.push(label)
        spots.push({ x0: from, y0: y, x1: x, y1: y + 1, area: 0 })
      }
      const spot = spots[label]
      if (spot) {
        spot.x0 = Math.min(spot.x0, from)
        spot.x1 = Math.max(spot.x1, x)
        spot.y1 = y + 1
        spot.area += x - from
      }
      here.push([from, x, label])
    }
    above = here
  }
  for (let label = spots.length - 1; label >= 0; label -= 1) {
    const root = rootOf(label)
    const [spot, whole] = [spots[label], spots[root]]
    if (root === label || !spot || !whole) continue
    whole.x0 = Math.min(whole.x0, spot.x0)
    whole.y0 = Math.min(whole.y0, spot.y0)
    whole.x1 = Math.max(whole.x1, spot.x1)
    whole.y1 = Math.max(whole.y1, spot.y1)
    whole.area += spot.area
  }
  const whole = spots.filter((_, label) => parents[label] === label)
  return whole.length > MOST_SPOTS ? null : whole
}
