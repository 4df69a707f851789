import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, failedSignIns } from '../../drizzle/schema.ts'
import { recordFailedSignIns } from '../audit/failedSignIns.ts'
import { callerOf, cookiesOf, PASSWORD, type Person, send, signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { keyOf, totp } from '../test/totp.ts'
import { LIMITS } from './limits.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.close())

const post = (path: string, body: object, cookie = '') =>
  send(portal, 'POST', `/api/auth/${path}`, body, { headers: { cookie } })
const signIn = ({ email }: Pick<Person, 'email'>, password = PASSWORD) =>
  post('sign-in/email', { email, password })

/** What the audit log says about somebody, oldest first. */
const recorded = ({ id }: Person) =>
  portal.deps.db
    .select({ action: auditLog.action, actorId: auditLog.actorId, detail: auditLog.detail })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(asc(auditLog.id))

const failures = (where = sql`true`) =>
  portal.deps.db.select({ tries: failedSignIns.tries }).from(failedSignIns).where(where)
const failuresOf = ({ id }: Person) => failures(eq(failedSignIns.userId, id))

/** Moves every count to the hour before. */
const endHour = () => portal.deps.db.execute(sql`update failed_sign_ins set hour = hour - interval '1 hour'`)

async function withApp(person: Person) {
  const started = await post('two-factor/enable', { password: PASSWORD }, person.cookie)
  const key = keyOf(started.json<{ totpURI: string }>().totpURI)
  await post('two-factor/verify-totp', { code: totp(key) }, person.cookie)
  return key
}

describe('a sign-in', () => {
  it('a sign-in is recorded once, with its method; a renewed session is not', async () => {
    const maya = await signUp(portal)
    expect((await signIn(maya)).statusCode).toBe(200)
    const changed = { currentPassword: PASSWORD, newPassword: 'another password' }
    expect((await post('change-password', changed, maya.cookie)).statusCode).toBe(200)
    const line = { action: 'session.begin', actorId: maya.id, detail: { method: 'password' } }
    expect((await recorded(maya)).filter(({ action }) => action !== 'password.change')).toEqual([line, line])
  })

  it('auth.me tells the first session of an account from later ones, also after a change of the password', async () => {
    const isFirst = async (cookie: string) => (await callerOf(portal, cookie).auth.me())?.isFirstSession
    const maya = await signUp(portal)
    expect(await isFirst(maya.cookie)).toBe(true)
    const changed = { currentPassword: PASSWORD, newPassword: 'another password', revokeOtherSessions: true }
    const renewed = await post('change-password', changed, maya.cookie)
    expect(await isFirst(cookiesOf(renewed))).toBe(true)
    expect(await isFirst(cookiesOf(await signIn(maya, 'another password')))).toBe(false)
  })

  it('a sign-in with a second factor is recorded after the correct code, and not before', async () => {
    const maya = await signUp(portal)
    const key = await withApp(maya)
    const before = await recorded(maya)
    expect(before.map(({ action }) => action)).toEqual(['session.begin', 'factor.app-add'])
    const half = cookiesOf(await signIn(maya))
    expect(await recorded(maya)).toEqual(before)
    expect((await post('two-factor/verify-totp', { code: totp(key, 1) }, half)).statusCode).toBe(200)
    expect((await recorded(maya)).slice(2)).toEqual([
      { action: 'session.begin', actorId: maya.id, detail: { method: 'totp' } },
    ])
  })
})

describe('failed sign-ins', () => {
  it('failed sign-ins are counted for each account and hour, and recorded when the hour is over, without an address', async () => {
    const [maya, jonas] = [await signUp(portal), await signUp(portal)]
    for (let n = 0; n < 3; n++) expect((await signIn(maya, 'wrong password')).statusCode).toBe(401)
    await signIn({ email: jonas.email.toUpperCase() }, 'wrong password')
    await recordFailedSignIns(portal.deps.db)
    expect([await failuresOf(maya), await failuresOf(jonas)]).toEqual([[{ tries: 3 }], [{ tries: 1 }]])
    await endHour()
    await signIn(maya, 'wrong password')
    await recordFailedSignIns(portal.deps.db)
    await recordFailedSignIns(portal.deps.db)
    expect(await failuresOf(maya)).toEqual([{ tries: 1 }])
    const [, told, ...more] = await recorded(maya)
    expect(told).toEqual({
      action: 'sign-in.failed',
      actorId: null,
      detail: { tries: 3, hour: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/) },
    })
    expect(more).toEqual([])
  })

  it('failed sign-ins at unknown addresses are counted together', async () => {
    for (const name of ['one', 'two']) await signIn({ email: `${name}@nowhere.test` }, 'wrong password')
    expect(await failures(sql`user_id is null`)).toEqual([{ tries: 2 }])
  })

  it('failed sign-ins include those with a wrong code', async () => {
    const maya = await signUp(portal)
    await withApp(maya)
    const half = cookiesOf(await signIn(maya))
    expect((await post('two-factor/verify-totp', { code: '000000' }, half)).statusCode).toBe(401)
    expect(await failuresOf(maya)).toEqual([{ tries: 1 }])
  })
})

describe('account locks', () => {
  const locks = async (person: Person) =>
    (await recorded(person)).filter(({ action }) => action === 'sign-in.lock')

  it('a lock after too many passwords is recorded once, and never for an unknown address', async () => {
    const maya = await signUp(portal)
    const { tries } = LIMITS.signInPerAccountAndIp
    for (let n = 0; n < tries + 3; n++) await signIn(maya, 'wrong password')
    expect(await locks(maya)).toEqual([
      { action: 'sign-in.lock', actorId: null, detail: { limit: 'signInPerAccountAndIp' } },
    ])
    expect(await failuresOf(maya)).toEqual([{ tries }])
  })

  it('a lock after too many guesses of the own password is recorded once', async () => {
    const maya = await signUp(portal)
    for (let n = 0; n < LIMITS.passwordPerUser.tries + 2; n++)
      await maya.api.auth.prove({ password: 'wrong password' }).catch(() => {})
    expect(await locks(maya)).toEqual([
      { action: 'sign-in.lock', actorId: null, detail: { limit: 'passwordPerUser' } },
    ])
  })

  it('a lock after too many codes is recorded once', async () => {
    const maya = await signUp(portal)
    await withApp(maya)
    await portal.deps.db.execute(
      sql`update two_factors set failed_verification_count = 9 where user_id = ${maya.id}`,
    )
    const half = cookiesOf(await signIn(maya))
    for (let n = 0; n < 3; n++) await post('two-factor/verify-totp', { code: '000000' }, half)
    expect(await locks(maya)).toEqual([
      { action: 'sign-in.lock', actorId: null, detail: { limit: 'secondFactor' } },
    ])
  })
})
