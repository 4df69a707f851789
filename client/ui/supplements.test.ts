import { expect, it } from 'vitest'
import { drawingOf } from './supplements.ts'

const PLANTS = [
  'Ashwagandha',
  'Chamomile',
  'Echinacea',
  'Elderberry',
  'Ginger',
  'Milk Thistle',
  'Rhodiola',
  'Turmeric',
  'Valerian',
]

it.each(PLANTS)('drawingOf %s has a drawing with the Latin name of its plant', (name) => {
  expect(drawingOf(name)?.latinName).toMatch(/^[A-Z][a-z]+ [a-z]+$/)
})

it.each(['Vitamin D', 'Magnesium', 'Omega-3'])('drawingOf %s has a drawing without a Latin name', (name) => {
  expect(drawingOf(name)?.art).toContain('svg')
  expect(drawingOf(name)?.latinName).toBeUndefined()
})
