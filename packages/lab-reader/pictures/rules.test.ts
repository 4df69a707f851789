import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { cssOf } from '../testing/paper.ts'
import type { Picture } from './picture.ts'
import { removeLeaders, removeScaleMarks } from './rules.ts'

type Pen = ReturnType<ReturnType<typeof createCanvas>['getContext']>

/** A picture of a line of text, as on a page at 300 dots per inch. */
function drawn(draw: (pen: Pen) => void): Picture {
  const [width, height] = [900, 90]
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = 'black'
  pen.font = cssOf({ face: 'sans', bold: false, size: 42 })
  draw(pen)
  const { data } = pen.getImageData(0, 0, width, height)
  return {
    pixels: Uint8Array.from({ length: width * height }, (_, at) => data[4 * at] ?? 255),
    width,
    height,
  }
}

/** How much ink there is between two columns. */
function inkBetween({ pixels, width, height }: Picture, from: number, to: number): number {
  let ink = 0
  for (let y = 0; y < height; y += 1)
    for (let x = from; x < to; x += 1) if ((pixels[y * width + x] ?? 255) < 200) ink += 1
  return ink
}

describe('a leader of dots', () => {
  it('a leader of dots is removed, while the name, an ellipsis and the decimal point stay', () => {
    const picture = drawn((pen) => {
      pen.fillText('MCV...', 10, 60)
      for (let x = 200; x < 600; x += 22) pen.fillText('.', x, 60)
      pen.fillText('91.1', 640, 60)
    })
    const before = [inkBetween(picture, 0, 190), inkBetween(picture, 620, 900)]
    removeLeaders(picture)
    expect(inkBetween(picture, 190, 620)).toBe(0)
    expect([inkBetween(picture, 0, 190), inkBetween(picture, 620, 900)]).toEqual(before)
  })

  it('a leader of dots is not a dash: the rest of a table’s line is removed, and a dash stays', () => {
    const picture = drawn((pen) => {
      pen.fillText('4.0 – 10.0', 10, 60)
      pen.fillRect(400, 80, 120, 3)
    })
    const text = inkBetween(picture, 0, 390)
    removeLeaders(picture)
    expect(inkBetween(picture, 390, 900)).toBe(0)
    expect(inkBetween(picture, 0, 390)).toBe(text)
  })
})

describe('the mark on a scale', () => {
  const scale = (pen: Pen) => {
    pen.fillStyle = '#d0d0d0'
    pen.fillRect(300, 38, 240, 12)
    pen.fillStyle = 'black'
    pen.fillRect(420, 26, 9, 36)
    pen.fillText('Il1|', 10, 60)
    pen.fillText('Cell C', 700, 60)
  }

  it('the mark on a scale is removed with its bar, while I, l, 1 and | stay', () => {
    const [page, clean] = [drawn(scale), drawn(scale)]
    // Evened light leaves no bar.
    clean.pixels = clean.pixels.map((level) => (level > 190 ? 255 : level))
    const before = [inkBetween(clean, 0, 250), inkBetween(clean, 600, 900)]
    removeScaleMarks(clean, page)
    expect(inkBetween(clean, 250, 600)).toBe(0)
    expect([inkBetween(clean, 0, 250), inkBetween(clean, 600, 900)]).toEqual(before)
  })
})
