import { PAGE } from '@verbena/lab-reader/testing'
import { describe, expect, it } from 'vitest'
import { HEAD_BYTES } from '../platform/upload.ts'
import { patternsOf, slownessOf, slowPatterns } from '../test/patterns.ts'

/** The longest text that a pattern is matched against: a line of a report, or the beginning of a file. */
const LARGEST = Math.max(PAGE.charactersOfLine, HEAD_BYTES)

describe('the regular expressions that are matched against uploads', () => {
  it('the regular expressions that are matched against uploads take linear time: each is timed with its longest input', async () => {
    const patterns = await patternsOf([
      'server/bloodTests/**/*.ts',
      'packages/lab-reader/**/*.ts',
      'shared/bloodTests.ts',
    ])
    expect(patterns.length).toBeGreaterThan(100)
    expect(slowPatterns(patterns, LARGEST)).toEqual([])
  }, 180_000)
})

describe('the search for patterns that are not linear', () => {
  it.each([
    ['exponential, by nested repetition', /^(?:\w+\s?)*$/u],
    ['exponential, by overlapping alternatives', /^(?:\d|\d\d)*x/],
    ['cubic', /\s*\s*x/],
    ['quadratic, because it may begin anywhere', /\s+$/],
    ['quadratic, between two repetitions', /^\s*,?\s*$/],
    ['quadratic, after a required beginning', /^Range:\s*(.*?)\s*$/i],
    ['quadratic, over all its matches', /a(?=.*b)/g],
  ])('the search for patterns that are not linear finds a pattern that is %s', (_how, { source, flags }) => {
    expect(slownessOf({ source, flags }, LARGEST)).not.toBeNull()
  })

  it.each([
    ['anchored', /^\s+/],
    ['of alternatives', /\b(?:glucose|gluten|globulin)\b/giu],
    ['of separate repetitions', /^[<>]?\d+(?:[.,]\d+)?\s?\p{L}*$/u],
  ])(
    'the search for patterns that are not linear does not report a linear pattern, %s',
    (_how, { source, flags }) => {
      expect(slownessOf({ source, flags }, LARGEST)).toBeNull()
    },
  )
})
