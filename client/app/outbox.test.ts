import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DoseUpdate } from '../../shared/doses.ts'
import type { EntryInput } from '../../shared/healthInputs.ts'
import type { MeasurementInput } from '../../shared/measurementInputs.ts'
import { HttpFailure } from '../ui/failures.ts'
import { addWaiting, type OutboxItem, replaceWaiting, sendWaiting, waitingOf } from './outbox.ts'

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

const glasses = (waterIntake: number): EntryInput => ({
  date: '2026-03-01',
  waterIntake,
  symptoms: null,
  notes: null,
})
const water = (waterIntake: number): OutboxItem => ({ kind: 'entry', entry: glasses(waterIntake) })

const tick = (medication: string): OutboxItem => {
  const dose: DoseUpdate = {
    planId: '5b0b5e5c-8f0e-4f4c-9a52-2f6a1f0c9f10',
    medication,
    date: '2026-03-01',
    slot: 'morning',
    state: 'taken',
    reason: null,
    saidAt: '2026-03-01T07:40:00.000Z',
    version: 2,
  }
  return { kind: 'dose', dose }
}
const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

let storage = createStorage()
let withLock = createLock()
const sent: unknown[] = []
const subjectOf = (item: OutboxItem) => {
  if (item.kind === 'message') return item.message.text
  return item.kind === 'entry' ? item.entry.waterIntake : item.kind === 'dose' && item.dose.medication
}
const send = async (item: OutboxItem) => {
  if (subjectOf(item) === -1) throw new HttpFailure(400, 'Water must be 0 or more')
  if (subjectOf(item) === 'Stopped') throw new HttpFailure(404, 'Your plan has no such dose on that day.')
  sent.push(subjectOf(item))
}
const waiting = (userId = 'eve') => waitingOf(storage, userId).map((item) => [subjectOf(item), item.refused])

beforeEach(() => {
  storage = createStorage()
  withLock = createLock()
  sent.length = 0
})

describe('sendWaiting', () => {
  it('sendWaiting sends entries in the order in which they were added, whatever the clock did', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(10_000), { maxLength: 12 }), async (clock) => {
        storage = createStorage()
        sent.length = 0
        for (const [index, now] of clock.entries()) addWaiting(storage, 'eve', water(index), now)
        await sendWaiting({ storage, send, withLock }, 'eve')
        expect(sent).toEqual(clock.map((_, index) => index))
        expect(waiting()).toEqual([])
      }),
    )
  })

  it('sendWaiting sends each entry once when two tabs start at the same time', async () => {
    for (const count of [1, 2, 3]) addWaiting(storage, 'eve', water(count))
    await Promise.all([
      sendWaiting({ storage, send, withLock }, 'eve'),
      sendWaiting({ storage, send, withLock }, 'eve'),
    ])
    expect(sent).toEqual([1, 2, 3])
  })

  it('sendWaiting keeps all entries while the server cannot be reached', async () => {
    addWaiting(storage, 'eve', water(1))
    addWaiting(storage, 'eve', water(2))
    const { cause } = await sendWaiting({ storage, send: unreachable, withLock }, 'eve')
    expect(cause).toBeInstanceOf(TypeError)
    expect(waiting()).toEqual([
      [1, null],
      [2, null],
    ])
  })

  it.each([401, 429, 500])('sendWaiting keeps all entries, and skips none, after a %s', async (status) => {
    addWaiting(storage, 'eve', water(1))
    addWaiting(storage, 'eve', water(2))
    const calls: unknown[] = []
    const refuse = async (item: OutboxItem) => {
      calls.push(subjectOf(item))
      throw new HttpFailure(status, 'Not now')
    }
    await sendWaiting({ storage, send: refuse, withLock }, 'eve')
    expect(calls).toEqual([1])
    expect(waiting()).toHaveLength(2)
  })

  it('sendWaiting keeps a refused entry with its message, sends the next ones, and does not retry it', async () => {
    addWaiting(storage, 'eve', water(-1))
    addWaiting(storage, 'eve', water(2))
    const { refused } = await sendWaiting({ storage, send, withLock }, 'eve')
    expect(refused).toMatchObject([{ refused: 'Water must be 0 or more' }])
    expect(sent).toEqual([2])
    expect(waiting()).toEqual([[-1, 'Water must be 0 or more']])
    expect(await sendWaiting({ storage, send, withLock }, 'eve')).toMatchObject({ sent: [], refused: [] })
  })

  it('a message beyond the limit is refused, so that later items do not wait behind it', async () => {
    const message = { threadWith: 'elena', text: 'Hello', quote: null, files: [], key: 'one' }
    addWaiting(storage, 'eve', { kind: 'message', message })
    addWaiting(storage, 'eve', water(2))
    const limited = async (item: OutboxItem) => {
      if (item.kind === 'message') throw new HttpFailure(429, 'Too many tries.')
      await send(item)
    }
    const { refused, cause } = await sendWaiting({ storage, send: limited, withLock }, 'eve')
    expect([refused, cause]).toMatchObject([[{ message, refused: 'Too many tries.' }], null])
    expect(sent).toEqual([2])
    expect(waitingOf(storage, 'eve')).toMatchObject([
      { kind: 'message', message, refused: 'Too many tries.' },
    ])
  })

  it('sendWaiting sends a refused entry again once it is edited', async () => {
    addWaiting(storage, 'eve', water(-1))
    await sendWaiting({ storage, send, withLock }, 'eve')
    const [item] = waitingOf(storage, 'eve')
    replaceWaiting(storage, item?.key ?? '', water(4))
    await sendWaiting({ storage, send, withLock }, 'eve')
    expect(sent).toEqual([4])
    expect(waiting()).toEqual([])
  })

  it('sendWaiting sends an entry once more when it was edited while being sent', async () => {
    addWaiting(storage, 'eve', water(1))
    const editing = async (item: OutboxItem) => {
      sent.push(subjectOf(item))
      const [first] = waitingOf(storage, 'eve')
      if (subjectOf(item) === 1) replaceWaiting(storage, first?.key ?? '', water(5))
    }
    await sendWaiting({ storage, send: editing, withLock }, 'eve')
    expect(sent).toEqual([1, 5])
    expect(waiting()).toEqual([])
  })

  it('sendWaiting sends only the entries of the given user', async () => {
    addWaiting(storage, 'eve', water(1))
    addWaiting(storage, 'maya', water(2))
    await sendWaiting({ storage, send, withLock }, 'maya')
    expect(sent).toEqual([2])
    expect(waiting('eve')).toEqual([[1, null]])
  })
})

describe('an outbox with entries and ticks', () => {
  it('sendWaiting sends entries and ticks in the order in which they were added', async () => {
    for (const item of [water(1), tick('Zinc'), water(2), tick('Iron')])
      addWaiting(storage, 'eve', item, 1_000)
    await sendWaiting({ storage, send, withLock }, 'eve')
    expect(sent).toEqual([1, 'Zinc', 2, 'Iron'])
    expect(waiting()).toEqual([])
  })

  it('sendWaiting keeps a refused tick with the server’s message, and sends later items', async () => {
    for (const item of [tick('Stopped'), tick('Zinc')]) addWaiting(storage, 'eve', item)
    const { refused } = await sendWaiting({ storage, send, withLock }, 'eve')
    expect(refused).toMatchObject([{ kind: 'dose', dose: { medication: 'Stopped' } }])
    expect(sent).toEqual(['Zinc'])
    expect(waiting()).toEqual([['Stopped', 'Your plan has no such dose on that day.']])
  })

  it('sendWaiting keeps an entry behind a tick that the server cannot take yet', async () => {
    for (const item of [tick('Zinc'), water(1)]) addWaiting(storage, 'eve', item)
    await sendWaiting({ storage, send: unreachable, withLock }, 'eve')
    expect(waiting()).toEqual([
      ['Zinc', null],
      [1, null],
    ])
  })

  it('sendWaiting sends an entry that was stored before ticks could wait', async () => {
    const key = 'waiting:eve:000001772352000000-7f1c'
    storage.setItem(key, JSON.stringify({ entry: glasses(5), refused: null }))
    addWaiting(storage, 'eve', tick('Zinc'))
    await sendWaiting({ storage, send, withLock }, 'eve')
    expect(sent).toEqual([5, 'Zinc'])
  })

  it('addWaiting stores ticks where a tab with the earlier version does not look for entries', () => {
    const key = addWaiting(storage, 'eve', tick('Zinc'))
    expect(key.startsWith('waiting:')).toBe(false)
  })

  it('sendWaiting sends a measurement with the key that it was stored with', async () => {
    const measurement: MeasurementInput = {
      ...{ at: '2026-11-23T07:40:00+01:00', kind: 'weight', values: { value: 72.4 }, unit: 'kg', key: 'one' },
    }
    addWaiting(storage, 'eve', { kind: 'measurement', measurement })
    const posted: OutboxItem[] = []
    await sendWaiting({ storage, send: async (item) => posted.push(item), withLock }, 'eve')
    expect(posted).toMatchObject([{ kind: 'measurement', measurement }])
    expect(waiting()).toEqual([])
  })

  it.each(['', 'null', '[]', '{"refused":null}', '{"dose":{}}', 'no json'])(
    'passes over the stored value %j',
    async (text) => {
      storage.setItem('waiting:eve:000001772352000000-7f1c', text)
      storage.setItem('waiting.dose:eve:000001772352000001-7f1c', text)
      addWaiting(storage, 'eve', tick('Zinc'))
      expect(waiting()).toEqual([['Zinc', null]])
      await sendWaiting({ storage, send, withLock }, 'eve')
      expect(sent).toEqual(['Zinc'])
    },
  )
})

describe('addWaiting without https, where browsers have no crypto.randomUUID', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('stores two entries of the same millisecond separately', () => {
    const { crypto } = globalThis
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    for (const count of [3, 4]) addWaiting(storage, 'eve', water(count), 1_000)
    expect(waiting()).toEqual([
      [3, null],
      [4, null],
    ])
  })
})
