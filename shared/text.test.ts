import { expect, it } from 'vitest'
import { isFoundIn } from './text.ts'

it('isFoundIn ignores case, accents and spaces around the search', () => {
  expect(isFoundIn('Zoë Müller', ' zoe mu')).toBe(true)
  expect(isFoundIn('Zoe Muller', 'Müll')).toBe(true)
  expect(isFoundIn('Zoe Muller', 'zoey')).toBe(false)
})

it.each([
  ['Heidi Groß', 'gross'],
  ['Heidi GROSS', 'groß'],
  ['STRAẞE', 'strasse'],
  ['Jörg Müller', 'joerg mueller'],
  ['Jo\u0308rg Mu\u0308ller', 'mueller'],
  ['Joerg Mueller', 'jörg'],
  ['Jörg Müller', 'jorg'],
  ['Sœur Agnès', 'soeur agnes'],
  ['Peña', 'pena'],
])('isFoundIn finds "%s" by "%s"', (text, search) => expect(isFoundIn(text, search)).toBe(true))

it('isFoundIn does not find "Mueller" in "Mller"', () => {
  expect(isFoundIn('Mller', 'mueller')).toBe(false)
})
