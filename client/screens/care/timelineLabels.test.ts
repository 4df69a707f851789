import fc from 'fast-check'
import { expect, it } from 'vitest'
import { labelsWithRoom, limitPlaces } from './timelineLabels.ts'

const DIGIT = 7

it('labelsWithRoom keeps the newest label, and none overlaps another or leaves the lane', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.double({ min: 200, max: 600, noNaN: true }), fc.integer({ min: 1, max: 99_999 })),
        {
          minLength: 1,
          maxLength: 40,
        },
      ),
      (values) => {
        const sorted = values.toSorted(([one], [other]) => one - other)
        const xs = sorted.map(([x]) => x)
        const texts = sorted.map(([, value]) => String(value))
        const placed = labelsWithRoom(xs, texts, [200, 600])
        expect(placed.at(-1)?.index).toBe(values.length - 1)
        const boxes = placed.map(({ index, x, anchor }) => {
          const width = (texts[index] ?? '').length * DIGIT
          const from = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
          return { from, until: from + width }
        })
        for (const [at, { from, until }] of boxes.entries()) {
          expect(from).toBeGreaterThanOrEqual(200)
          expect(until).toBeLessThanOrEqual(600)
          expect(from).toBeGreaterThan(boxes[at - 1]?.until ?? 0)
        }
      },
    ),
  )
})

it('labelsWithRoom leaves out what is too near to the newest and the oldest value', () => {
  const placed = labelsWithRoom([210, 216, 300, 380, 388], ['34', '33', '29', '24', '18'], [200, 400])
  expect(placed.map(({ index }) => index)).toEqual([0, 2, 4])
})

it('limitPlaces moves two near limits apart, and leaves others where they are', () => {
  expect(limitPlaces(20, 60)).toEqual([20, 60])
  expect(limitPlaces(30, 34)).toEqual([25.5, 38.5])
  expect(limitPlaces(null, 34)).toEqual([null, 34])
})
