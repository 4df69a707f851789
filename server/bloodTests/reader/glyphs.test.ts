import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { cssOf, type Face } from './generator/paper.ts'
import { signAt, withMicro } from './glyphs.ts'
import type { Picture } from './picture.ts'
import { spotsOf } from './spots.ts'

/** A text as a picture, 42 pixels in size, and the box of all its ink. */
function drawn(text: string, face: Face) {
  const canvas = createCanvas(100, 80)
  const pen = canvas.getContext('2d')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, 100, 80)
  pen.fillStyle = 'black'
  pen.font = cssOf({ face, bold: false, size: 42 })
  pen.fillText(text, 20, 55)
  const { data } = pen.getImageData(0, 0, 100, 80)
  const picture: Picture = {
    pixels: Uint8Array.from({ length: 8000 }, (_, at) => data[4 * at] ?? 255),
    width: 100,
    height: 80,
  }
  const spots = spotsOf(picture, 160) ?? []
  const box = {
    x0: Math.min(...spots.map(({ x0 }) => x0)),
    y0: Math.min(...spots.map(({ y0 }) => y0)),
    x1: Math.max(...spots.map(({ x1 }) => x1)),
    y1: Math.max(...spots.map(({ y1 }) => y1)),
  }
  return { picture, box }
}

const FACES: Face[] = ['sans', 'serif', 'mono', 'wide', 'narrow']

describe.each(FACES)('in %s letters', (face) => {
  it('µ that was taken for p is told by its shape, and p stays', () => {
    const recognised = (first: { picture: Picture; box: ReturnType<typeof drawn>['box'] }) =>
      withMicro(
        'pmol/L',
        [...'pmol/L'].map((text) => ({ text, bbox: first.box })),
        first.picture,
      )
    expect(recognised(drawn('µ', face))).toBe('µmol/L')
    expect(recognised(drawn('p', face))).toBe('pmol/L')
  })

  it.each([
    ['÷', '÷'],
    ['≤', '≤'],
    ['≥', '≥'],
    ['+', null],
    ['=', null],
    ['-', null],
  ])('%s is seen as %s', (text, sign) => {
    const { picture, box } = drawn(text, face)
    expect(signAt(box, picture)).toBe(sign)
  })
})
