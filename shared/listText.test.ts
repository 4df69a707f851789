import { expect, it } from 'vitest'
import { translatorFor } from '../server/platform/locales.ts'
import { onOneLine } from './listText.ts'

it('onOneLine separates the lines of a text, and leaves out empty ones', () => {
  const t = translatorFor('en')
  expect(onOneLine(t, 'Nickel, ragweed\n \nPenicillin: a rash as a child\n')).toBe(
    'Nickel, ragweed; Penicillin: a rash as a child',
  )
  expect(onOneLine(t, '')).toBe('')
})
