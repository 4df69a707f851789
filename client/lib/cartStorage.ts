import { inStorage } from './storage.ts'

/** Local storage key. */
export const CART = 'cart'

/** Whether this browser has a cart, without parsing its lines. */
export const isCartStored = () => inStorage(() => (localStorage.getItem(CART) ?? '[]') !== '[]', false)
