import { describe, expect, it } from 'vitest'
import { dollars, orderNumber, productNamed, stockBand } from './shop.ts'

const shelf = ['Ashwagandha', 'Vitamin D', 'Magnesium', 'Magnesium Citrate', 'Ginger', 'Omega-3'].map(
  (name) => ({ name }),
)

describe('productNamed', () => {
  it.each([
    ['Ashwagandha 300 mg', 'Ashwagandha'],
    ['ashwagandha', 'Ashwagandha'],
    ['Vitamin D3 1000 IU', 'Vitamin D'],
    ['magnesium citrate 200 mg at night', 'Magnesium Citrate'],
    ['Magnesium glycinate 200 mg', 'Magnesium'],
    ['Fresh ginger, one slice', 'Ginger'],
    ['Omega-3 capsules', 'Omega-3'],
    ['Gingerbread', null],
    ['Vitamin Deluxe', null],
    ['Iron bisglycinate 25 mg', null],
    ['', null],
  ])('productNamed finds in %j the product %j', (medication, product) => {
    expect(productNamed(medication, shelf)?.name ?? null).toBe(product)
  })
})

describe('texts of the shop', () => {
  it.each([
    [0, 'out'],
    [1, 'low'],
    [9, 'low'],
    [10, 'medium'],
    [49, 'medium'],
    [50, 'enough'],
  ])('stockBand of %i is %s', (stock, band) => {
    expect(stockBand(stock)).toBe(band)
  })

  it('dollars has two decimals, and orderNumber has 8 characters', () => {
    expect([dollars(2490), dollars(0), dollars(123_456)]).toEqual(['$24.90', '$0.00', '$1,234.56'])
    expect(orderNumber('9f3a61c2-0000-4000-8000-000000000000')).toBe('9F3A61C2')
  })
})
