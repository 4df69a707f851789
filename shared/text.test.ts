import { expect, it } from 'vitest'
import { isFoundIn } from './text.ts'

it('isFoundIn ignores case, accents and spaces around the search', () => {
  expect(isFoundIn('Zoë Müller', ' zoe mu')).toBe(true)
  expect(isFoundIn('Zoe Muller', 'Müll')).toBe(true)
  expect(isFoundIn('Zoe Muller', 'zoey')).toBe(false)
})
