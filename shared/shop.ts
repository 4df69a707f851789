/** The status of an order; a new one is pending. */
export const ORDER_STATUSES = ['pending', 'processing', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Which statuses an order may be given from where it stands. Cancelling returns the stock. */
export const ORDER_TRANSITIONS = {
  pending: ['processing', 'cancelled'],
  processing: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** Below this many, a stock is low; below the next, medium. */
export const LOW_STOCK = 10
const MEDIUM_STOCK = 50
export type StockBand = 'Out of Stock' | 'Low Stock' | 'Medium Stock' | 'In Stock'

/** The badge of a stock: 0, 1 to 9, 10 to 49, 50 and more. */
export function stockBand(stock: number): StockBand {
  if (stock <= 0) return 'Out of Stock'
  if (stock < LOW_STOCK) return 'Low Stock'
  return stock < MEDIUM_STOCK ? 'Medium Stock' : 'In Stock'
}

/** One line holds at most this many pieces. */
export const MAX_QUANTITY = 999
export const MAX_STOCK = 1_000_000

/** "$24.90" of 2490 cents. Written by hand: a phone needs 15 ms to make its first Intl.NumberFormat. */
export function dollars(cents: number): string {
  const [whole = '', part = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const groups: string[] = []
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end))
  return `${cents < 0 ? '-' : ''}$${groups.join(',')}.${part}`
}

/** The number that people read of an order: the first 8 characters of its id, upper case. */
export const orderNumber = (id: string) => id.slice(0, 8).toUpperCase()

export type CartLine = { productId: string; quantity: number }

/** Lines of the same product become one, and all are sorted by product, so that two carts never deadlock. */
export function mergeLines(lines: CartLine[]): CartLine[] {
  const quantities = new Map<string, number>()
  for (const line of lines) {
    const id = line.productId.toLowerCase()
    quantities.set(id, (quantities.get(id) ?? 0) + line.quantity)
  }
  return [...quantities]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([productId, q]) => ({ productId, quantity: q }))
}

/** Where uploaded product images are served from. */
export const PRODUCT_IMAGES = '/api/product-images/'
/**
 * The product that a plan's medication names: its name stands in the text as whole words ("Ashwagandha 300 mg"), a number
 * behind it does no harm ("Vitamin D3"). The longest name wins; null where none is named.
 */
export function productNamed<P extends { name: string }>(medication: string, products: P[]): P | null {
  const text = medication.toLowerCase()
  const named = products.filter(({ name }) => {
    const at = text.indexOf(name.toLowerCase())
    if (at < 0 || name === '') return false
    const before = text.slice(0, at)
    const after = text.slice(at + name.length)
    return !/[\p{L}\p{N}]$/u.test(before) && !/^(\d*\p{L}|-\p{L})/u.test(after)
  })
  return named.toSorted((a, b) => b.name.length - a.name.length || (a.name < b.name ? -1 : 1))[0] ?? null
}
