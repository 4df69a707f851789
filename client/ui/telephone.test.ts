import { expect, it } from 'vitest'
import { telephone } from './telephone.ts'

it.each([
  ['070-174 06 21', 'tel:0701740621'],
  ['+46 (0)70-174 06 21', 'tel:+46701740621'],
  ['(0)70 17', 'tel:07017'],
  ['112', 'tel:112'],
])('telephone %j is %j', (number, link) => {
  expect(telephone(number)).toBe(link)
})
