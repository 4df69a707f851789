import { describe, expect, it } from 'vitest'
import type { Line } from '../../lib/cart.ts'
import { t } from '../../locale/messages.tsx'
import type { Product } from './catalogue.ts'
import { checkLines } from './checkedLine.ts'

const ginger: Product = {
  id: 'g',
  name: 'Ginger',
  description: null,
  category: null,
  priceCents: 1240,
  stock: 5,
  imageUrl: null,
  pictureUrl: null,
  unitsPerPack: null,
  unitName: null,
}
const two: Line = { product: { ...ginger }, quantity: 2 }
const live = (line: Line, ...catalogue: Product[]) => {
  const [checked] = checkLines([line], catalogue)
  if (!checked) throw new Error('the line is gone')
  return checked
}

describe('checkLines', () => {
  it('checkLines adds no notice when nothing has changed', () => {
    expect(live(two, ginger)).toMatchObject({ priceCents: 1240, totalCents: 2480, notices: [] })
  })

  it('checkLines reports a changed price and uses the new one', () => {
    const line = live(two, { ...ginger, priceCents: 1300 })
    expect(line.totalCents).toBe(2600)
    expect(line.notices).toEqual([t('shop.line.price', { before: '$12.40', now: '$13.00' })])
  })

  it('checkLines reports a product that is no longer sold, and leaves it out of the total', () => {
    expect(live(two)).toMatchObject({
      name: 'Ginger',
      gone: true,
      totalCents: 0,
      notices: [t('shop.line.gone')],
    })
  })

  it('checkLines reports how many are left when the stock is below the quantity', () => {
    expect(live(two, { ...ginger, stock: 1 }).notices).toEqual([t('shop.line.left', { left: 1 })])
    expect(live(two, { ...ginger, stock: 0 }).notices).toEqual([t('shop.line.out')])
    expect(live(two, { ...ginger, stock: 2 }).notices).toEqual([])
  })

  it('checkLines shows the current name', () => {
    expect(live(two, { ...ginger, name: 'Ginger tea' }).name).toBe('Ginger tea')
  })
})

it('checkLines returns the stored lines until the catalogue is loaded', () => {
  expect(checkLines([two], undefined)).toMatchObject([{ totalCents: 2480, gone: false, notices: [] }])
})
