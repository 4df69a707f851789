import type { BodySite } from '../../../shared/forms.ts'

export type View = 'front' | 'back'

/** A place on a view of the body, in units of the drawing; x = 0 is the middle. */
export type Place = {
  site: BodySite
  x: number
  y: number
  width: number
  height: number
  /** Whether the other view has the place with its name; this one is for pointers only. */
  isAgain: boolean
}

export const WIDTH = 124
export const HEIGHT = 298

type Box = [x: number, y: number, width: number, height: number]

const FRONT: { [Site in BodySite]?: Box } = {
  head: [0, 11, 28, 14],
  face: [0, 28, 26, 19],
  neck: [0, 45, 18, 13],
  chest: [0, 67, 40, 28],
  upperAbdomen: [0, 94, 42, 23],
  lowerAbdomen: [0, 117, 44, 21],
  pelvis: [0, 140, 30, 22],
}
const BACK: { [Site in BodySite]?: Box } = {
  head: [0, 20, 28, 32],
  nape: [0, 45, 18, 14],
  upperBack: [0, 70, 42, 34],
  lowerBack: [0, 104, 42, 30],
  buttocks: [0, 136, 48, 30],
}
/** Those of one side, with their names without it. */
const SIDES = {
  Shoulder: [28, 62, 19, 17],
  UpperArm: [34, 80, 18, 19],
  Elbow: [37, 99, 18, 18],
  Forearm: [42, 119, 18, 22],
  Hand: [48, 148, 20, 28],
  Hip: [25, 139, 18, 20],
  Thigh: [15, 172, 24, 40],
  Knee: [15, 204, 24, 24],
  LowerLeg: [15, 237, 24, 40],
  Foot: [15, 279, 26, 28],
} satisfies { [name: string]: Box }

/** The places of a view. Right is the person's own right: at the left of the front, at the right of the back. */
export function placesOf(view: View): Place[] {
  const place = (site: BodySite, [x, y, width, height]: Box, isAgain: boolean): Place => ({
    ...{ site, x, y, width, height, isAgain },
  })
  const middle = Object.entries(view === 'front' ? FRONT : BACK) as [BodySite, Box][]
  const isSecond = view === 'back'
  const sides = Object.entries(SIDES) as [keyof typeof SIDES, Box][]
  return [
    ...middle.map(([site, box]) => place(site, box, isSecond && site in FRONT)),
    ...sides
      // Seen from behind, the hip is the side of the buttocks.
      .filter(([name]) => !(isSecond && name === 'Hip'))
      .flatMap(([name, [x, ...box]]) => {
        const left = isSecond ? -x : x
        return [
          place(`right${name}`, [-left, ...box], isSecond),
          place(`left${name}`, [left, ...box], isSecond),
        ]
      }),
  ]
}
