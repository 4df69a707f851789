import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { cssOf } from '../testing/paper.ts'
import type { Picture } from './picture.ts'
import { invertBars, isCrossed, removeLeaders, removeLines, removeScaleMarks, removeShapes } from './rules.ts'

type Pen = ReturnType<ReturnType<typeof createCanvas>['getContext']>

/** A picture of a line of text, as on a page at 300 dots per inch. */
function drawn(draw: (pen: Pen) => void, height = 90): Picture {
  const width = 900
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

describe('the line of a table', () => {
  it('the line of a table is removed although it is pale, while the text stays', () => {
    const picture = drawn((pen) => {
      pen.fillText('Hemoglobin 14.2', 10, 60)
      pen.fillStyle = '#d8d8d8'
      pen.fillRect(420, 80, 400, 2)
    })
    const text = inkBetween(picture, 0, 410)
    removeLines(picture)
    expect(picture.pixels.some((level, at) => at % 900 > 410 && level < 255)).toBe(false)
    expect(inkBetween(picture, 0, 410)).toBe(text)
  })

  it.each([
    ['crosses a number that it goes through', 135, true],
    ['crosses a number whose first figure it erases', 110, true],
    ['does not cross a number beside it', 85, false],
  ])('the line of a table %s', (_, x, expected) => {
    const picture = drawn((pen) => {
      pen.fillText('196', 100, 120)
      pen.fillRect(x, 0, 3, 200)
    }, 200)
    const uprights = removeLines(picture)
    const number = { x0: x === 110 ? 127 : 103, y0: 89, x1: 180, y1: 121 }
    expect(isCrossed(picture, uprights, number)).toBe(expected)
  })
})

describe('a dark bar', () => {
  const bar = (pen: Pen, text: string) => {
    pen.fillRect(20, 15, 700, 60)
    pen.fillStyle = 'white'
    pen.fillText(text, 60, 60)
  }

  it('a dark bar with white letters becomes black letters on white, in their place', () => {
    const heading = drawn((pen) => bar(pen, 'Result  Low'))
    const plain = drawn((pen) => pen.fillText('Result  Low', 60, 60))
    invertBars(heading)
    const across = [0, 50, 150, 250, 450, 900]
    const inkOf = (picture: Picture) =>
      across.slice(1).map((to, at) => inkBetween(picture, across[at] ?? 0, to))
    for (const [at, ink] of inkOf(plain).entries()) {
      const share = (inkOf(heading)[at] ?? 0) / Math.max(1, ink)
      expect(share).toBeGreaterThanOrEqual(ink === 0 ? 0 : 0.7)
      expect(share).toBeLessThan(ink === 0 ? 1 : 1.3)
    }
  })

  it('the lines between the cells of a dark bar are removed', () => {
    const picture = drawn((pen) => {
      bar(pen, 'Result')
      pen.fillText('Low', 460, 60)
      pen.fillStyle = '#808080'
      pen.fillRect(400, 10, 2, 70)
    })
    invertBars(picture)
    expect(inkBetween(picture, 380, 420)).toBe(0)
    expect(inkBetween(picture, 60, 180)).toBeGreaterThan(500)
  })

  it('a dark bar without letters is removed', () => {
    const picture = drawn((pen) => bar(pen, ''))
    invertBars(picture)
    removeShapes(picture)
    expect(inkBetween(picture, 0, 900)).toBe(0)
  })

  it('a dark bar is not a line of bold text', () => {
    const picture = drawn((pen) => {
      pen.font = cssOf({ face: 'sans', bold: true, size: 60 })
      pen.fillText('HEMOGRAM', 20, 70)
    })
    const before = picture.pixels.slice()
    invertBars(picture)
    expect(picture.pixels).toEqual(before)
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
