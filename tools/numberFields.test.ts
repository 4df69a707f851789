import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Reads numbers as people type them, and asks which of two readings is meant. */
const READS_NUMBERS = 'client/layout/NumberInput.tsx'
/** What a text field for a number has, which no other component may have. */
const NUMBER_FIELD =
  /type=(?:"|\{')number|inputMode=(?:"|\{')decimal|role=(?:"|\{')spinbutton|valueAsNumber|\bparseFloat\(/

it('every number field reads numbers as people type them', () => {
  const files = globSync('client/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  expect(files).toContain(READS_NUMBERS)
  expect(files.filter((file) => NUMBER_FIELD.test(readFileSync(file, 'utf8')))).toEqual([])
})
