import { describe, expect, it } from 'vitest'
import { addToCart, type CartProduct, changeQuantity, type Line, readCart, removeLine } from './cart.ts'

const ginger: CartProduct = { id: 'g', name: 'Ginger', priceCents: 1240, stock: 3, imageUrl: null }
const turmeric: CartProduct = { id: 't', name: 'Turmeric', priceCents: 1950, stock: 5_000, imageUrl: null }
const line = (product: CartProduct, quantity: number): Line => ({ product, quantity })

describe('adding', () => {
  it('makes a line of the first and counts the next', () => {
    const once = addToCart([line(turmeric, 2)], ginger)
    expect(once).toEqual([line(turmeric, 2), line(ginger, 1)])
    expect(addToCart(once ?? [], ginger)).toEqual([line(turmeric, 2), line(ginger, 2)])
  })

  it('is refused beyond the stock, and with none at all', () => {
    expect(addToCart([line(ginger, 3)], ginger)).toBeNull()
    expect(addToCart([], { ...ginger, stock: 0 })).toBeNull()
  })

  it('is refused beyond what one order may hold of a product', () => {
    expect(addToCart([line(turmeric, 999)], turmeric)).toBeNull()
  })

  it('remembers the price at which it was added last', () => {
    const dearer = { ...ginger, priceCents: 1300 }
    expect(addToCart([line(ginger, 1)], dearer)).toEqual([line(dearer, 2)])
  })

  it('remembers nothing else of the product', () => {
    const [added] = addToCart([], { ...ginger, description: 'Dried rhizome' } as CartProduct) ?? []
    expect(added).toEqual(line(ginger, 1))
  })
})

describe('changing a quantity', () => {
  const lines = [line(ginger, 2), line(turmeric, 1)]

  it('changes its own line only', () => {
    expect(changeQuantity(lines, 'g', 3, 3)).toEqual([line(ginger, 3), line(turmeric, 1)])
  })

  it('is refused beyond the stock of now, whatever the line remembers', () => {
    expect(changeQuantity(lines, 'g', 3, 2)).toBeNull()
  })

  it('may come down to a stock that has fallen', () => {
    expect(changeQuantity([line(ginger, 3)], 'g', 2, 2)).toEqual([line(ginger, 2)])
  })

  it.each([0, -1])('removes the line at %i', (quantity) => {
    expect(changeQuantity(lines, 'g', quantity, 3)).toEqual([line(turmeric, 1)])
  })
})

it('removes a line', () => {
  expect(removeLine([line(ginger, 2), line(turmeric, 1)], 'g')).toEqual([line(turmeric, 1)])
})

describe('what the browser kept', () => {
  it('comes back as it was written', () => {
    const lines = [line(ginger, 2), line(turmeric, 1)]
    expect(readCart(JSON.stringify(lines))).toEqual(lines)
  })

  it.each([null, '', 'not json', '{', 'null', '{}', '"cart"', '[null]', '[[]]', '[{"product":null}]'])(
    'is an empty cart when it holds %j',
    (text) => expect(readCart(text)).toEqual([]),
  )

  it.each([0, -1, 1.5, '2', null, undefined, 1e300])('leaves out a line with the quantity %j', (quantity) => {
    const kept = [{ product: ginger, quantity }, line(turmeric, 1)]
    expect(readCart(JSON.stringify(kept))).toEqual([line(turmeric, 1)])
  })

  it('leaves out a product of another shape', () => {
    const kept = [{ product: { id: 'g', name: 'Ginger', price: 12.4 }, quantity: 1 }, line(turmeric, 1)]
    expect(readCart(JSON.stringify(kept))).toEqual([line(turmeric, 1)])
  })

  it('takes a product that is there twice once', () => {
    expect(readCart(JSON.stringify([line(ginger, 1), line(ginger, 3)]))).toEqual([line(ginger, 1)])
  })

  it('never holds more of a product than an order may', () => {
    expect(readCart(JSON.stringify([line(turmeric, 4_000)]))).toEqual([line(turmeric, 999)])
  })
})
