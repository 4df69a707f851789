import { atom, getDefaultStore, useAtom, useAtomValue } from 'jotai'
import { atomWithStorage, RESET } from 'jotai/utils'
import { MAX_QUANTITY } from '../../shared/shop.ts'
import { CART } from './cartStorage.ts'

/** A snapshot of the product from when it was added. Price in cents. */
export type CartProduct = {
  id: string
  name: string
  priceCents: number
  stock: number
  imageUrl: string | null
}
export type Line = { product: CartProduct; quantity: number }

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function readLine(value: unknown): Line | null {
  const { product, quantity } = (value ?? {}) as { product?: Partial<CartProduct> | null; quantity?: unknown }
  if (typeof product !== 'object' || !isCount(quantity) || quantity === 0) return null
  const { id, name, priceCents, stock, imageUrl } = product ?? {}
  if (typeof id !== 'string' || typeof name !== 'string' || !isCount(priceCents) || !isCount(stock))
    return null
  return {
    product: { id, name, priceCents, stock, imageUrl: typeof imageUrl === 'string' ? imageUrl : null },
    quantity: Math.min(quantity, MAX_QUANTITY),
  }
}

/** Parses the stored cart. Drops malformed, outdated and duplicate lines. */
export function readCart(text: string | null): Line[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    const lines = new Map<string, Line>()
    for (const value of Array.isArray(stored) ? stored : []) {
      const line = readLine(value)
      if (line && !lines.has(line.product.id)) lines.set(line.product.id, line)
    }
    return [...lines.values()]
  } catch {
    return []
  }
}

/** Sets a line's quantity; 0 or less removes the line. Returns null beyond the stock or the order limit. */
export function changeQuantity(
  lines: Line[],
  productId: string,
  quantity: number,
  stock: number,
): Line[] | null {
  if (quantity <= 0) return removeLine(lines, productId)
  if (quantity > Math.min(stock, MAX_QUANTITY)) return null
  return lines.map((line) => (line.product.id === productId ? { ...line, quantity } : line))
}

/** Adds one of a product at its current price. Returns null beyond the stock or the order limit. */
export function addToCart(lines: Line[], product: CartProduct): Line[] | null {
  const { id, name, priceCents, stock, imageUrl } = product
  const before = lines.find((line) => line.product.id === id)?.quantity ?? 0
  if (before + 1 > Math.min(stock, MAX_QUANTITY)) return null
  const line = { product: { id, name, priceCents, stock, imageUrl }, quantity: before + 1 }
  return before === 0 ? [...lines, line] : lines.map((other) => (other.product.id === id ? line : other))
}

export const removeLine = (lines: Line[], productId: string) =>
  lines.filter(({ product }) => product.id !== productId)

/** Without storage the cart lasts until the page is left. Other tabs see changes at once. */
const cartAtom = atomWithStorage<Line[]>(
  CART,
  [],
  {
    getItem(key, nothing) {
      try {
        return readCart(localStorage.getItem(key))
      } catch {
        return nothing
      }
    },
    setItem(key, lines) {
      try {
        localStorage.setItem(key, JSON.stringify(lines))
      } catch (error) {
        console.error('The browser could not store the cart', error)
      }
    },
    removeItem: (key) => localStorage.removeItem(key),
    subscribe(key, callback) {
      const listen = (event: StorageEvent) => {
        // The key is null when the whole storage was cleared.
        if (event.key === key || event.key === null) callback(readCart(event.newValue))
      }
      addEventListener('storage', listen)
      return () => removeEventListener('storage', listen)
    },
  },
  { getOnInit: true },
)

export const useCart = () => useAtom(cartAtom)

export const emptyCart = () => getDefaultStore().set(cartAtom, RESET)

const addAtom = atom(null, (get, set, product: CartProduct) => {
  const lines = addToCart(get(cartAtom), product)
  if (lines) set(cartAtom, lines)
  return lines !== null
})

/** Returns a function that adds one of a product to the cart, or returns false beyond the stock. */
export const useAddToCart = () => useAtom(addAtom)[1]

const countAtom = atom((get) => get(cartAtom).length)

/** Counts lines, not pieces. */
export const useCartCount = () => useAtomValue(countAtom)
