import { expect, it } from 'vitest'
import { recognise } from '../recognise.ts'

it.each([
  ['Spasfon', ['phloroglucinol']],
  ['Mebeverine', ['mebeverine']],
  ['Spasmonal', []],
  ['Sinupret', ['sinupret']],
  ['Arnica C30', []],
  ['bladder and kidney tea', []],
  ['at a minimum', []],
  ['with fruit and yogurt', []],
  ['Doxycycline 100 mg, no milk for 2 hours', ['doxycycline']],
  ['Milk', ['dairy']],
  ['Almond milk', ['plant-milk']],
  ['Milk thistle', ['milk-thistle']],
  ['Salami', ['aged-cheese']],
  ['Metohexal', []],
  ['Nasenspray', []],
  ['Nasentropfen', []],
  ['Kamillentee', ['chamomile']],
  ['Artischockenextrakt', ['artichoke']],
  ['Brandnetelthee', ['nettle']],
  ['Mother tincture', []],
  ['Tabletki na noc', []],
  ['eenmaal daags', []],
  ['raz dziennie', []],
  ['una volta al giorno', []],
  ['morgens und abends', []],
  ['nach dem Essen', []],
  ['before bed', []],
  ['z wodą', []],
  ['op de nuchtere maag', []],
])('the recognition of substances reads %s as %s, and does not guess', (text, ids) => {
  expect(recognise(text)).toEqual(ids)
})
