import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EntryInput } from '../../../shared/healthInputs.ts'
import { HttpFailure } from '../../ui/failures.ts'
import { keepWaiting, replaceWaiting, sendWaiting, waitingOf } from './outbox.ts'

/** A browser's storage, shared by its tabs. */
function openShelf() {
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

/** A lock as browsers give it to tabs: one after the other. */
function openLock() {
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

let shelf = openShelf()
let alone = openLock()
const sent: unknown[] = []
const send = async ({ waterIntake }: EntryInput) => {
  if (waterIntake === -1) throw new HttpFailure(400, 'Water must be 0 or more')
  sent.push(waterIntake)
}
const waters = (userId = 'eve') =>
  waitingOf(shelf, userId).map(({ entry, refused }) => [entry.waterIntake, refused])

beforeEach(() => {
  shelf = openShelf()
  alone = openLock()
  sent.length = 0
})

describe('entries that wait', () => {
  it('are sent in the order in which they were written, whatever the clock did', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(10_000), { maxLength: 12 }), async (clock) => {
        shelf = openShelf()
        sent.length = 0
        for (const [index, now] of clock.entries()) keepWaiting(shelf, 'eve', water(index), now)
        await sendWaiting({ shelf, send, alone }, 'eve')
        expect(sent).toEqual(clock.map((_, index) => index))
        expect(waters()).toEqual([])
      }),
    )
  })

  it('are sent once by two tabs that both hear the network return', async () => {
    for (const glasses of [1, 2, 3]) keepWaiting(shelf, 'eve', water(glasses))
    await Promise.all([
      sendWaiting({ shelf, send, alone }, 'eve'),
      sendWaiting({ shelf, send, alone }, 'eve'),
    ])
    expect(sent).toEqual([1, 2, 3])
  })

  it('stay, all of them, while the server cannot be reached', async () => {
    keepWaiting(shelf, 'eve', water(1))
    keepWaiting(shelf, 'eve', water(2))
    const { cause } = await sendWaiting({ shelf, send: unreachable, alone }, 'eve')
    expect(cause).toBeInstanceOf(TypeError)
    expect(waters()).toEqual([
      [1, null],
      [2, null],
    ])
  })

  it.each([401, 429, 500])('stay, and none overtakes another, at a %s', async (status) => {
    keepWaiting(shelf, 'eve', water(1))
    keepWaiting(shelf, 'eve', water(2))
    const calls: unknown[] = []
    const refuse = async (entry: EntryInput) => {
      calls.push(entry.waterIntake)
      throw new HttpFailure(status, 'Not now')
    }
    await sendWaiting({ shelf, send: refuse, alone }, 'eve')
    expect(calls).toEqual([1])
    expect(waters()).toHaveLength(2)
  })

  it('keep the sentence of a refusal, let the next ones pass, and are not sent again', async () => {
    keepWaiting(shelf, 'eve', water(-1))
    keepWaiting(shelf, 'eve', water(2))
    const { refused } = await sendWaiting({ shelf, send, alone }, 'eve')
    expect(refused).toEqual(['Water must be 0 or more'])
    expect(sent).toEqual([2])
    expect(waters()).toEqual([[-1, 'Water must be 0 or more']])
    expect(await sendWaiting({ shelf, send, alone }, 'eve')).toMatchObject({ sent: 0, refused: [] })
  })

  it('go out after a refusal once they are edited', async () => {
    keepWaiting(shelf, 'eve', water(-1))
    await sendWaiting({ shelf, send, alone }, 'eve')
    const [item] = waitingOf(shelf, 'eve')
    replaceWaiting(shelf, item?.key ?? '', water(4))
    await sendWaiting({ shelf, send, alone }, 'eve')
    expect(sent).toEqual([4])
    expect(waters()).toEqual([])
  })

  it('go once more when they were edited on their way', async () => {
    keepWaiting(shelf, 'eve', water(1))
    const editing = async (entry: EntryInput) => {
      sent.push(entry.waterIntake)
      const [item] = waitingOf(shelf, 'eve')
      if (entry.waterIntake === 1) replaceWaiting(shelf, item?.key ?? '', water(5))
    }
    await sendWaiting({ shelf, send: editing, alone }, 'eve')
    expect(sent).toEqual([1, 5])
    expect(waters()).toEqual([])
  })

  it('belong to who wrote them', async () => {
    keepWaiting(shelf, 'eve', water(1))
    keepWaiting(shelf, 'maya', water(2))
    await sendWaiting({ shelf, send, alone }, 'maya')
    expect(sent).toEqual([2])
    expect(waters('eve')).toEqual([[1, null]])
  })
})

describe('without https, where browsers have no crypto.randomUUID', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('keeps two entries of the same moment apart', () => {
    const { crypto } = globalThis
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    for (const glasses of [3, 4]) keepWaiting(shelf, 'eve', water(glasses), 1_000)
    expect(waters()).toEqual([
      [3, null],
      [4, null],
    ])
  })
})
