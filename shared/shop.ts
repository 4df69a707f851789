/** The status of an order; a new one is pending. */
export const ORDER_STATUSES = ['pending', 'processing', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** How an order reaches its buyer: at the front desk, or by post. */
export const DELIVERIES = ['pickup', 'address'] as const
export type Delivery = (typeof DELIVERIES)[number]
/** The longest delivery address. Characters. */
export const MAX_ADDRESS = 300

/** Whether and how an order is paid; a new one is open. */
export const PAYMENTS = ['open', 'desk', 'transfer'] as const
export type Payment = (typeof PAYMENTS)[number]

/** The next statuses that an order may be given. Cancelling returns the stock. */
export const ORDER_TRANSITIONS = {
  pending: ['processing', 'cancelled'],
  processing: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** Below this many, a stock is low; below the next, medium. */
export const LOW_STOCK = 10
const MEDIUM_STOCK = 50
export type StockBand = 'out' | 'low' | 'medium' | 'enough'

/** The band of a stock: 0, 1 to 9, 10 to 49, 50 and more. */
export function stockBand(stock: number): StockBand {
  if (stock <= 0) return 'out'
  if (stock < LOW_STOCK) return 'low'
  return stock < MEDIUM_STOCK ? 'medium' : 'enough'
}

/** The maximum quantity of one order line. Pieces. */
export const MAX_QUANTITY = 999
export const MAX_STOCK = 1_000_000

/** Formats cents: 2490 is "$24.90". Without Intl, because its first NumberFormat takes a phone 15 ms. */
export function dollars(cents: number): string {
  const [whole = '', part = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const groups: string[] = []
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end))
  return `${cents < 0 ? '-' : ''}$${groups.join(',')}.${part}`
}

/** The order number shown to people: the first 8 characters of its id, in upper case. */
export const orderNumber = (id: string) => id.slice(0, 8).toUpperCase()

export type CartLine = { productId: string; quantity: number }

/** Merges lines of the same product, and sorts by product id, so that two orders never deadlock. */
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

/** The URL prefix of uploaded product images. */
export const PRODUCT_IMAGES = '/api/product-images/'
/**
 * Finds the product that a plan's medication names: the product's name occurs in the text as whole words ("Ashwagandha
 * 300 mg"), and a number directly after it is allowed ("Vitamin D3"). The longest name wins. Null when there is none.
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
