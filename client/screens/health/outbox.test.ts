import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EntryInput } from '../../../shared/healthInputs.ts'
import { HttpFailure } from '../../ui/failures.ts'
import { addWaiting, replaceWaiting, sendWaiting, waitingOf } from './outbox.ts'

/** An in-memory localStorage, shared by all tabs. */
function createStorage() {
  const all = new Map<string, string>()
  return {
    get length() {
      return all.size
    },
    key: (index: number) => [...all.keys()][index] ?? null,
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
  }
}

/** A lock like the Web Locks API: one holder after the other. */
function createLock() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}

const water = (waterIntake: number, date = '2026-03-01'): EntryInput => ({
  date,
  waterIntake,
  symptoms: null,
  notes: null,
})
const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

let storage = createStorage()
let withLock = createLock()
const sent: unknown[] = []
const send = async ({ waterIntake }: EntryInput) => {
  if (waterIntake === -1) throw new HttpFailure(400, 'Water must be 0 or more')
  sent.push(waterIntake)
}
const waters = (userId = 'eve') =>
  waitingOf(storage, userId).map(({ entry, refused }) => [entry.waterIntake, refused])

beforeEach(() => {
  storage = createStorage()
  withLock = createLock()
  sent.length = 0
})

describe('sendWaiting', () => {
  it('sends entries in the order in which they were added, whatever the clock did', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(10_000), { maxLength: 12 }), async (clock) => {
        storage = createStorage()
        sent.length = 0
        for (const [index, now] of clock.entries()) addWaiting(storage, 'eve', water(index), now)
        await sendWaiting({ storage, send, withLock }, 'eve')
        expect(sent).toEqual(clock.map((_, index) => index))
        expect(waters()).toEqual([])
      }),
    )
  })

  it('sends each entry once when two tabs start at the same time', async () => {
    for (const glasses of [1, 2, 3]) addWaiting(storage, 'eve', water(glasses))
    await Promise.all([
      sendWaiting({ storage, send, withLock }, 'eve'),
      sendWaiting({ storage, send, withLock }, 'eve'),
    ])
    expect(sent).toEqual([1, 2, 3])
  })

  it('keeps all entries while the server cannot be reached', async () => {
    addWaiting(storage, 'eve', water(1))
    addWaiting(storage, 'eve', water(2))
    const { cause } = await sendWaiting({ storage, send: unreachable, withLock }, 'eve')
    expect(cause).toBeInstanceOf(TypeError)
    expect(waters()).toEqual([
      [1, null],
      [2, null],
    ])
  })

  it.each([401, 429, 500])('keeps all entries, and skips none, after a %s', async (status) => {
    addWaiting(storage, 'eve', water(1))
    addWaiting(storage, 'eve', water(2))
    const calls: unknown[] = []
    const refuse = async (entry: EntryInput) => {
      calls.push(entry.waterIntake)
      throw new HttpFailure(status, 'Not now')
    }
    await sendWaiting({ storage, send: refuse, withLock }, 'eve')
    expect(calls).toEqual([1])
    expect(waters()).toHaveLength(2)
  })

  it('keeps a refused entry with its message, sends the next ones, and does not retry it', async () => {
    addWaiting(storage, 'eve', water(-1))
    addWaiting(storage, 'eve', water(2))
    const { refused } = await sendWaiting({ storage, send, withLock }, 'eve')
    expect(refused).toEqual(['Water must be 0 or more'])
    expect(sent).toEqual([2])
    expect(waters()).toEqual([[-1, 'Water must be 0 or more']])
    expect(await sendWaiting({ storage, send, withLock }, 'eve')).toMatchObject({ sent: 0, refused: [] })
  })

  it('sends a refused entry again once it is edited', async () => {
    addWaiting(storage, 'eve', water(-1))
    await sendWaiting({ storage, send, withLock }, 'eve')
    const [item] = waitingOf(storage, 'eve')
    replaceWaiting(storage, item?.key ?? '', water(4))
    await sendWaiting({ storage, send, withLock }, 'eve')
    expect(sent).toEqual([4])
    expect(waters()).toEqual([])
  })

  it('sends an entry once more when it was edited while being sent', async () => {
    addWaiting(storage, 'eve', water(1))
    const editing = async (entry: EntryInput) => {
      sent.push(entry.waterIntake)
      const [item] = waitingOf(storage, 'eve')
      if (entry.waterIntake === 1) replaceWaiting(storage, item?.key ?? '', water(5))
    }
    await sendWaiting({ storage, send: editing, withLock }, 'eve')
    expect(sent).toEqual([1, 5])
    expect(waters()).toEqual([])
  })

  it('sends only the entries of the given user', async () => {
    addWaiting(storage, 'eve', water(1))
    addWaiting(storage, 'maya', water(2))
    await sendWaiting({ storage, send, withLock }, 'maya')
    expect(sent).toEqual([2])
    expect(waters('eve')).toEqual([[1, null]])
  })
})

describe('addWaiting without https, where browsers have no crypto.randomUUID', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('stores two entries of the same millisecond separately', () => {
    const { crypto } = globalThis
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    for (const glasses of [3, 4]) addWaiting(storage, 'eve', water(glasses), 1_000)
    expect(waters()).toEqual([
      [3, null],
      [4, null],
    ])
  })
})
