import { describe, expect, it } from 'vitest'
import { inTurn } from './fairQueue.ts'

/** A drawing that ends when `state.end` is called. */
function drawing() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const state = { begun: false, end: resolve }
  const draw = async () => {
    state.begun = true
    await promise
  }
  return { state, draw }
}

const settled = () => new Promise((next) => setImmediate(next))

describe('inTurn', () => {
  it('inTurn runs one drawing of a person at a time and two of all, and a slow one blocks nobody else', async () => {
    const [first, second, other, third] = [drawing(), drawing(), drawing(), drawing()]
    const all = [
      inTurn('Maya', first.draw),
      inTurn('Maya', second.draw),
      inTurn('Noor', other.draw),
      inTurn('Ida', third.draw),
    ]
    const begun = () => [first, second, other, third].map(({ state }) => state.begun)
    await settled()
    expect(begun()).toEqual([true, false, true, false])
    other.state.end()
    await settled()
    expect(begun()).toEqual([true, false, true, true])
    for (const { state } of [first, second, third]) state.end()
    await Promise.all(all)
    expect(begun()).toEqual([true, true, true, true])
  })

  it('inTurn does not start a drawing that was aborted while it waited, and starts the next ones', async () => {
    const [first, other, left, next] = [drawing(), drawing(), drawing(), drawing()]
    const gone = new AbortController()
    const all = [inTurn('Maya', first.draw), inTurn('Noor', other.draw), inTurn('Ida', next.draw)]
    const abandoned = [
      inTurn('Maya', left.draw, { signal: gone.signal }),
      ...Array.from({ length: 5 }, () => inTurn('Eve', left.draw, { signal: gone.signal })),
    ]
    const refused = Promise.allSettled(abandoned)
    await settled()
    gone.abort(new Error('gone'))
    // At once: a refusal does not wait for another's drawing.
    expect((await refused).map(({ status }) => status)).toEqual(Array(6).fill('rejected'))
    for (const { state } of [first, other, next]) state.end()
    await Promise.all(all)
    expect(left.state.begun).toBe(false)
  })

  it('inTurn lets one wait under a name: a newer one replaces it, and the older is refused at once', async () => {
    const [drawn, second, third, other] = [drawing(), drawing(), drawing(), drawing()]
    const ask = ({ draw }: ReturnType<typeof drawing>) => inTurn('Maya', draw, { name: 'report' })
    const first = ask(drawn)
    const elsewhere = inTurn('Maya', other.draw, { name: 'another report' })
    await settled()
    // Any number of times: a replaced one does not count.
    const older = Promise.allSettled(Array.from({ length: 10 }, () => ask(second)))
    const newest = ask(third)
    expect(await older).toEqual(
      Array(10).fill({
        status: 'rejected',
        reason: expect.objectContaining({ code: 'TOO_MANY', retryAfter: 2 }),
      }),
    )
    for (const { state } of [drawn, third, other]) state.end()
    await Promise.all([first, elsewhere, newest])
    expect([drawn, second, third, other].map(({ state }) => state.begun)).toEqual([true, false, true, true])
  })

  it('inTurn refuses the seventh drawing of a person, and takes one again when one has ended or failed', async () => {
    const slow = drawing()
    const asked = Array.from({ length: 6 }, () => inTurn('Maya', slow.draw))
    await expect(inTurn('Maya', slow.draw)).rejects.toMatchObject({ code: 'TOO_MANY', retryAfter: 10 })
    slow.state.end()
    await Promise.all(asked)
    const broken = inTurn('Maya', () => Promise.reject(new Error('no such page')))
    await expect(broken).rejects.toThrow('no such page')
    expect(await inTurn('Maya', async () => 'drawn')).toBe('drawn')
  })
})
