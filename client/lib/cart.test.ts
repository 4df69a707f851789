import { describe, expect, it } from 'vitest'
import { addToCart, type CartProduct, changeQuantity, type Line, readCart, removeLine } from './cart.ts'

const ginger: CartProduct = { id: 'g', name: 'Ginger', priceCents: 1240, stock: 3, imageUrl: null }
const turmeric: CartProduct = { id: 't', name: 'Turmeric', priceCents: 1950, stock: 5_000, imageUrl: null }
const line = (product: CartProduct, quantity: number): Line => ({ product, quantity })

describe('addToCart', () => {
  it('addToCart adds a line for the first item and counts up for the next', () => {
    const once = addToCart([line(turmeric, 2)], ginger)
    expect(once).toEqual([line(turmeric, 2), line(ginger, 1)])
    expect(addToCart(once ?? [], ginger)).toEqual([line(turmeric, 2), line(ginger, 2)])
  })

  it('addToCart refuses more than the stock, and a product without stock', () => {
    expect(addToCart([line(ginger, 3)], ginger)).toBeNull()
    expect(addToCart([], { ...ginger, stock: 0 })).toBeNull()
  })

  it('addToCart refuses more than one order may contain of a product', () => {
    expect(addToCart([line(turmeric, 999)], turmeric)).toBeNull()
  })

  it('addToCart stores the price at which the product was added last', () => {
    const dearer = { ...ginger, priceCents: 1300 }
    expect(addToCart([line(ginger, 1)], dearer)).toEqual([line(dearer, 2)])
  })

  it('addToCart stores no other fields of the product', () => {
    const [added] = addToCart([], { ...ginger, description: 'Dried rhizome' } as CartProduct) ?? []
    expect(added).toEqual(line(ginger, 1))
  })
})

describe('changeQuantity', () => {
  const lines = [line(ginger, 2), line(turmeric, 1)]

  it('changeQuantity changes only the line of the product', () => {
    expect(changeQuantity(lines, 'g', 3, 3)).toEqual([line(ginger, 3), line(turmeric, 1)])
  })

  it('changeQuantity refuses more than the current stock, whatever stock the line has stored', () => {
    expect(changeQuantity(lines, 'g', 3, 2)).toBeNull()
  })

  it('changeQuantity allows a lower quantity after the stock has fallen', () => {
    expect(changeQuantity([line(ginger, 3)], 'g', 2, 2)).toEqual([line(ginger, 2)])
  })

  it.each([0, -1])('changeQuantity removes the line at %i', (quantity) => {
    expect(changeQuantity(lines, 'g', quantity, 3)).toEqual([line(turmeric, 1)])
  })
})

it('removeLine removes one line', () => {
  expect(removeLine([line(ginger, 2), line(turmeric, 1)], 'g')).toEqual([line(turmeric, 1)])
})

describe('readCart', () => {
  it('readCart returns the lines that were stored', () => {
    const lines = [line(ginger, 2), line(turmeric, 1)]
    expect(readCart(JSON.stringify(lines))).toEqual(lines)
  })

  it.each([null, '', 'not json', '{', 'null', '{}', '"cart"', '[null]', '[[]]', '[{"product":null}]'])(
    'is empty when the browser stored %j',
    (text) => expect(readCart(text)).toEqual([]),
  )

  it.each([0, -1, 1.5, '2', null, undefined, 1e300])(
    'readCart drops a line with the quantity %j',
    (quantity) => {
      const kept = [{ product: ginger, quantity }, line(turmeric, 1)]
      expect(readCart(JSON.stringify(kept))).toEqual([line(turmeric, 1)])
    },
  )

  it('readCart drops a product with other fields', () => {
    const kept = [{ product: { id: 'g', name: 'Ginger', price: 12.4 }, quantity: 1 }, line(turmeric, 1)]
    expect(readCart(JSON.stringify(kept))).toEqual([line(turmeric, 1)])
  })

  it('readCart reads a product that is stored twice only once', () => {
    expect(readCart(JSON.stringify([line(ginger, 1), line(ginger, 3)]))).toEqual([line(ginger, 1)])
  })

  it('limits a quantity to what an order may contain', () => {
    expect(readCart(JSON.stringify([line(turmeric, 4_000)]))).toEqual([line(turmeric, 999)])
  })
})
