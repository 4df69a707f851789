import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line } from '../../lib/cart.ts'
import { attemptedNotes, attemptKey, endAttempt } from './orderAttempt.ts'

const line = (id: string, quantity: number): Line => ({
  product: { id, name: id, priceCents: 100, stock: 9, imageUrl: null },
  quantity,
})
const cart = [line('a', 1), line('b', 2)]

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

const refusing = () => {
  throw new Error('storage is switched off')
}
const nothing = { getItem: refusing, setItem: refusing, removeItem: refusing }

afterEach(() => {
  endAttempt('me')
  endAttempt('you')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each([
  ['with browser storage', memory],
  ['without browser storage', () => nothing],
])('attemptKey %s', (_where, storage) => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('localStorage', storage())
  })

  it('is the same for retries of the same cart, in whatever order its lines are', () => {
    const key = attemptKey('me', cart, 'Front desk')
    expect(attemptKey('me', cart, 'Front desk ')).toBe(key)
    expect(attemptKey('me', cart.toReversed(), 'Front desk')).toBe(key)
  })

  it('changes with the cart or the notes', () => {
    const key = attemptKey('me', cart, '')
    const fewer = attemptKey('me', [line('a', 1)], '')
    const noted = attemptKey('me', [line('a', 1)], 'Front desk')
    expect(new Set([key, fewer, noted]).size).toBe(3)
  })

  it('changes once the order is placed', () => {
    const key = attemptKey('me', cart, '')
    endAttempt('me')
    expect(attemptKey('me', cart, '')).not.toBe(key)
  })

  it('stores the notes for attemptedNotes, for this cart and person only', () => {
    attemptKey('me', cart, 'Front desk')
    expect(attemptedNotes('me', cart)).toBe('Front desk')
    expect(attemptedNotes('me', [line('a', 1)])).toBe('')
    expect(attemptedNotes('you', cart)).toBe('')
  })
})

it('attemptKey survives a reload', async () => {
  vi.stubGlobal('localStorage', memory())
  const key = attemptKey('me', cart, 'Front desk')
  vi.resetModules()
  const reloaded = await import('./orderAttempt.ts')
  expect(reloaded.attemptKey('me', cart, 'Front desk')).toBe(key)
})
