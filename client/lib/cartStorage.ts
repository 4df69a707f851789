/** Local storage key. */
export const CART = 'cart'

/** Whether this browser has a cart, without parsing its lines. */
export function isCartStored() {
  try {
    return (localStorage.getItem(CART) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
