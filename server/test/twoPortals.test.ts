import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../auth/limits.ts'
import { callerOf, send, signUp } from './caller.ts'
import { startTwoPortals, type TestPortal } from './portal.ts'

describe('two portals on one database', () => {
  let one: TestPortal
  let other: TestPortal
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ one, other, close } = await startTwoPortals())
  })
  afterAll(() => close())

  it('a sale recorded at one reaches the patient at the other', async () => {
    const patient = await signUp(one)
    const admin = await signUp(one, 'admin')
    const { id: packageId } = await admin.api.admin.packages.create({
      name: 'Ten',
      credits: 10,
      priceCents: 900,
    })
    const ticks = (await callerOf(other, patient.cookie).credits.onChange())[Symbol.asyncIterator]()
    const tick = ticks.next()
    await admin.api.admin.credits.recordSale({ userId: patient.id, packageId })
    expect((await tick).done).toBe(false)
    expect(await callerOf(other, patient.cookie).credits.balance()).toBe(10)
    await ticks.return?.(undefined)
  })

  it('a session ended at one portal is over at the other', async () => {
    const { cookie } = await signUp(one)
    const me = (portal: TestPortal) =>
      send(portal, 'GET', '/api/trpc/auth.profile', undefined, { headers: { cookie } })
    expect((await me(other)).statusCode).toBe(200)
    await send(one, 'POST', '/api/auth/sign-out', {}, { headers: { cookie } })
    expect((await me(other)).statusCode).toBe(401)
  })

  it('tries of a password are counted together by two portals', async () => {
    const { email } = await signUp(one)
    const guess = (portal: TestPortal) =>
      send(portal, 'POST', '/api/auth/sign-in/email', { email, password: 'not the password' })
    for (let tries = 0; tries < LIMITS.signInPerAccountAndIp.tries; tries++) {
      expect((await guess(tries % 2 ? one : other)).statusCode).toBe(401)
    }
    expect((await guess(one)).statusCode).toBe(429)
    expect((await guess(other)).statusCode).toBe(429)
  })
})
