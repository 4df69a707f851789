/** The key of local storage under which the browser keeps the cart. */
export const CART = 'cart'

/** Whether this browser keeps a cart. For pages that do not read its lines at once. */
export function isCartStored() {
  try {
    return (localStorage.getItem(CART) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
