import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { cssOf, type Face } from '../testing/paper.ts'
import { figureLike, shapeBehind, shapesIn } from './figures.ts'
import { angleAt, pointerAt, signAt, withMicro, withSign } from './glyphs.ts'
import type { Picture } from './picture.ts'
import { withPoints } from './points.ts'
import { spotsOf } from './spots.ts'

/** A text as a picture, 42 pixels in size, and the bounding box of its ink. */
function drawn(text: string, face: Face) {
  const canvas = createCanvas(160, 80)
  const pen = canvas.getContext('2d')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, 160, 80)
  pen.fillStyle = 'black'
  pen.font = cssOf({ face, bold: false, size: 42 })
  pen.fillText(text, 20, 55)
  const { data } = pen.getImageData(0, 0, 160, 80)
  const picture: Picture = {
    pixels: Uint8Array.from({ length: 12_800 }, (_, at) => data[4 * at] ?? 255),
    width: 160,
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
  it('a µ recognised as p is restored by its shape, and a p stays', () => {
    const recognised = (first: { picture: Picture; box: ReturnType<typeof drawn>['box'] }, unit = 'pmol/L') =>
      withMicro(
        unit,
        [...unit].map((text) => ({ text, bbox: first.box })),
        first.picture,
      )
    expect(recognised(drawn('µ', face))).toBe('µmol/L')
    expect(recognised(drawn('p', face))).toBe('pmol/L')
    for (const [before, behind] of [
      ['(', ''],
      ['[', ']'],
      ['(', '):'],
    ]) {
      const [unit, micro] = [`${before}pg/mg${behind}`, `${before}µg/mg${behind}`]
      expect(recognised(drawn('µ', face), unit)).toBe(micro)
      expect(recognised(drawn('p', face), unit)).toBe(unit)
    }
  })

  it.each([
    ['÷', '÷'],
    ['≤', '≤'],
    ['≥', '≥'],
    ['+', null],
    ['=', null],
    ['-', null],
  ])('%s is recognised as %s', (text, sign) => {
    const { picture, box } = drawn(text, face)
    expect(signAt(box, picture)).toBe(sign)
  })

  it.each(['↑', '↓', '▲', '▼', '↑↑', '↓↓'])(
    '%s is recognised, whatever letter or figure it was mistaken for',
    (text) => {
      const { picture, box } = drawn(text, face)
      expect(pointerAt(box, picture)).toBe(text)
    },
  )

  it.each([...'VvYyAaTtlIiJr147|!^*+'])('%s is not taken for an arrow or a triangle', (text) => {
    const { picture, box } = drawn(text, face)
    expect(pointerAt(box, picture)).toBeNull()
  })

  it.each(['<', '>'])('%s is recognised by the side on which it closes', (text) => {
    const { picture, box } = drawn(text, face)
    expect(angleAt(box, picture)).toBe(text)
  })

  it('an angle that was read as a dash is recognised before a number, and a dash stays', () => {
    const seen = (sign: string) => {
      const { picture, box } = drawn(sign, face)
      const symbols = ['-', '4', '1'].map((text) => ({ text, bbox: box }))
      return withSign('-41', symbols, box, picture)
    }
    expect(['<', '>', '-', '–'].map(seen)).toEqual(['<41', '>41', '-41', '-41'])
  })

  it('a sign behind a bracket is recognised as well', () => {
    const { picture, box } = drawn('≤', face)
    const symbols = ['[', '='].map((text) => ({ text, bbox: box }))
    expect(withSign('[=', symbols, box, picture)).toBe('[≤')
  })

  it('a dash behind a number is not moved between its figures', () => {
    const { picture, box } = drawn('80-', face)
    const half = (box.x0 + box.x1) / 2
    // The recogniser spreads a word's characters over its whole box.
    const symbols = [
      { text: '8', bbox: { ...box, x1: half } },
      { text: '0', bbox: { ...box, x0: box.x1 - 2 } },
    ]
    expect(withPoints('80', symbols, box, picture)).toBe('80')
  })

  it('a second decimal point, which is dirt, is not added to a number', () => {
    const { picture, box } = drawn('1.5.1', face)
    const endOf = (part: string) => drawn(part, face).box.x1
    const ends = ['1', '1.5', '1.5.', '1.5.1'].map(endOf)
    const symbols = [...'15.1'].map((text, at) => {
      const x1 = ends[at] ?? box.x1
      return { text, bbox: { ...box, x0: x1 - 4, x1 } }
    })
    expect(withPoints('15.1', symbols, box, picture)).toBe('15.1')
    expect(
      withPoints(
        '151',
        symbols.filter(({ text }) => text !== '.'),
        box,
        picture,
      ),
    ).not.toBe('151')
  })

  it('a figure behind a number that is in no word is found', () => {
    const { picture, box } = drawn('41.67', face)
    const short = { ...box, x1: drawn('41.6', face).box.x1 }
    expect(shapeBehind(picture, short, [short])).not.toBeNull()
    expect(shapeBehind(picture, short, [short, { ...box, x0: short.x1 }])).toBeNull()
    expect(shapeBehind(picture, box, [box])).toBeNull()
  })

  it('figures are recognised by others of the page', () => {
    const figuresOf = (text: string) => {
      const { picture, box } = drawn(text, face)
      const shapes = shapesIn(picture, box, text.length) ?? []
      return shapes.map((shape, at) => ({ digit: text.charAt(at), shape }))
    }
    const known = ['012', '345', '678', '09'].flatMap(figuresOf)
    const [eight, zero, six] = figuresOf('806')
    expect([eight, zero, six].map((figure) => figure && figureLike(figure.shape, known))).toEqual([
      '8',
      '0',
      '6',
    ])
    const letter = drawn('A', face)
    const [shape] = shapesIn(letter.picture, letter.box, 1) ?? []
    expect(shape && figureLike(shape, known)).toBeNull()
    // Three figures are not mistaken for two.
    const { picture, box } = drawn('123', face)
    expect(shapesIn(picture, box, 2)).toBeNull()
  })
})
