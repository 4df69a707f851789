import { createCanvas } from '@napi-rs/canvas'
import { beforeEach, expect, it } from 'vitest'
import { scaling } from '../page/projection.ts'
import { cssOf } from '../testing/paper.ts'
import type { CleanPicture } from './clean.ts'
import type { Reread } from './readings.ts'
import type { Recogniser } from './recogniser.ts'
import { recogniseAgain } from './secondReading.ts'

const [WIDTH, HEIGHT, BASELINE] = [900, 90, 60]
const canvas = createCanvas(WIDTH, HEIGHT)
const pen = canvas.getContext('2d')
pen.font = cssOf({ face: 'sans', bold: false, size: 42 })

/** A number that is drawn at x. The boxes of its last signs are cut off on the right by some pixels. */
function seen(text: string, x: number, cut = 0): Reread {
  pen.fillText(text, x, BASELINE)
  const rightOf = (part: string) => Math.round(x + pen.measureText(part).width)
  const [y0, y1] = [BASELINE - 32, BASELINE + 1]
  const symbols = [...text].map((sign, at) => {
    const x1 = rightOf(text.slice(0, at + 1)) - (at > text.length - 3 ? cut : 0)
    return { text: sign, bbox: { x0: rightOf(text.slice(0, at)), y0, x1, y1 } }
  })
  const box = { x0: x, y0, x1: rightOf(text), y1 }
  return {
    word: { text, x, y: 20, width: box.x1 - x, height: 42, angle: 0, confidence: 0.9 },
    box,
    symbols,
  }
}

/** A recogniser that reads these texts, one after the other, each with a confidence of 90 %. */
function reading(...texts: string[]): Recogniser {
  const linesIn = async () => {
    const text = texts.shift() ?? ''
    const bbox = { x0: 24, y0: 24, x1: 24 + 40 * text.length, y1: 88 }
    const symbols = [...text].map((sign, at) => ({
      text: sign,
      bbox: { ...bbox, x0: 24 + 40 * at, x1: 64 + 40 * at },
    }))
    return [{ baseline: { ...bbox, y0: 88 }, words: [{ text, confidence: 90, bbox, symbols }] }]
  }
  return { linesIn } as unknown as Recogniser
}

/** What has been drawn. */
function page(): CleanPicture {
  const { data } = pen.getImageData(0, 0, WIDTH, HEIGHT)
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => data[4 * at] ?? 255)
  return { pixels, width: WIDTH, height: HEIGHT, toPicture: scaling(1, 1) }
}

beforeEach(() => {
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = 'black'
})

it('recogniseAgain is not sure of a number without its last figures, which its box may cut off', async () => {
  const found = [seen('22', 20), seen('29', 120), seen('92', 220), seen('99', 320), seen('2229)', 420, 24)]
  await recogniseAgain(reading('22', '29', '92', '99', '222'), page(), found)
  expect(found[0]?.word.confidence).toBeGreaterThan(0.8)
  expect(found[4]?.word).toMatchObject({ text: '2229)', other: '222)', confidence: 0.5 })
})

it('recogniseAgain takes no bracket for a one where the upper limit has its bracket and a reading has no one', async () => {
  const limits = (upper: string) => {
    const lower = seen('14,20', 20)
    lower.readings = [{ text: '4,20', confidence: 0.9 }]
    return [lower, seen('-', 160), seen(upper, 200)]
  }
  const [bracketed, bare] = [limits('5,60)'), limits('15,60')]
  await recogniseAgain(reading('14,20', '5,60'), page(), bracketed)
  expect(bracketed[0]?.word).toMatchObject({ text: '(4,20', confidence: 0.5 })
  await recogniseAgain(reading('14,20', '15,60'), page(), bare)
  expect(bare[0]?.word.text).toBe('14,20')
})

it('recogniseAgain is not sure of a unit that was first read as another one', async () => {
  const unitAfter = async (first: string, again: string) => {
    const found = [seen('8000', 20), seen(first, 160)]
    Object.assign(found[1]?.word ?? {}, { confidence: 0.3 })
    await recogniseAgain(reading(again, '8000'), page(), found)
    return found[1]?.word
  }
  expect(await unitAfter('/ul', 'U/L')).toMatchObject({ text: 'U/L', confidence: 0.4 })
  expect(await unitAfter('ug/l', 'µg/L')).toMatchObject({ text: 'µg/L', confidence: 0.9 })
})

it('recogniseAgain takes a one for the bracket that closes a range, and is not sure of it', async () => {
  const found = [seen('(1.8', 20), seen('-', 140), seen('7.51', 180)]
  await recogniseAgain(reading('1.8', '7.51'), page(), found)
  expect(found[2]?.word).toMatchObject({ text: '7.5]', other: '7.51', confidence: 0.5 })
})

it.each([
  ['the range is closed', ['(1.8', '-', '7.51)']],
  ['the range is closed behind its unit', ['(1.8', '-', '7.51', 'g/L)']],
  ['nothing opens the range', ['1.8', '-', '7.51']],
])('recogniseAgain keeps a one where %s', async (_, texts) => {
  const found = texts.map((text, at) => seen(text, 20 + 160 * at))
  await recogniseAgain(reading('1.8', '7.51', ''), page(), found)
  expect(found[2]?.word.text).toMatch(/^7\.51/)
})

it('recogniseAgain recognises all figures of a number of which some were recognised as letters', async () => {
  const found = ['308', '308', '12', '38'].map((text, at) => seen(text, 20 + 120 * at))
  const [guessed] = found
  if (guessed) {
    guessed.word.confidence = 0.3
    guessed.readings = [{ text: '308', confidence: 0.96 }]
    for (const [at, letter] of ['з', 'о'].entries())
      Object.assign(guessed.symbols[at] ?? {}, { text: letter })
  }
  const widths: number[] = []
  const recogniser = reading('308', '308', '12', '38')
  const linesIn: Recogniser['linesIn'] = async (picture, way) => {
    widths.push(picture.width)
    return await recogniser.linesIn(picture, way)
  }
  await recogniseAgain({ linesIn } as unknown as Recogniser, page(), found)
  expect(guessed?.word.text).toBe('308')
  expect(widths[0]).toBe(widths[1])
})

it('recogniseAgain is not sure of a number that a line of a table went through', async () => {
  const found = [seen('221', 20), seen('196', 160)]
  const uprights = new Uint8Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y += 1) uprights.fill(1, y * WIDTH + 200, y * WIDTH + 203)
  await recogniseAgain(reading('221', '196'), { ...page(), uprights }, found)
  expect(found.map(({ word }) => word.confidence)).toEqual([expect.closeTo(0.99), 0.5])
})
