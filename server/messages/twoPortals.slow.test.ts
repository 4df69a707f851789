import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { practitionerPatients, sessions, userRoles, users } from '../../drizzle/schema.ts'
import { callerOf } from '../test/caller.ts'
import { eventually, startTwoPortals, type TestPortal } from '../test/portal.ts'

const THREADS = 100
const EACH = 3

let one: TestPortal
let other: TestPortal
let close: () => Promise<void>
beforeAll(async () => {
  ;({ one, other, close } = await startTwoPortals())
})
afterAll(() => close())

/** Many people with a session each; inserted, because signing up hashes a password. */
async function people(count: number) {
  const { db } = one.deps
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: count }, () => ({ name: 'Test Person', email: `${randomUUID()}@test.clinic` })),
    )
    .returning({ id: users.id })
  const expiresAt = new Date(Date.now() + 3_600_000)
  const opened = await db
    .insert(sessions)
    .values(rows.map(({ id }) => ({ userId: id, token: randomUUID(), expiresAt })))
    .returning({ id: sessions.userId, token: sessions.token })
  return opened.map(({ id, token }) => ({ id, cookie: `session_token=${token}.` }))
}

it('200 people who write at once into 100 threads at two portals: each message once, one order, and nobody else is told', async () => {
  const { db } = one.deps
  const [patients, practitioners, bystanders] = [
    await people(THREADS),
    await people(THREADS),
    await people(2),
  ]
  await db
    .update(userRoles)
    .set({ role: 'practitioner' })
    .where(sql`${userRoles.userId} = any(${sql.param(practitioners.map(({ id }) => id))}::uuid[])`)
  const pairs = patients.flatMap((patient, at) => {
    const practitioner = practitioners[at]
    return practitioner ? [{ patient, practitioner }] : []
  })
  await db
    .insert(practitionerPatients)
    .values(
      pairs.map(({ patient, practitioner }) => ({ patientId: patient.id, practitionerId: practitioner.id })),
    )

  // Each person has a stream open at the portal where the other one writes.
  const stop = new AbortController()
  const told = new Map<string, number>()
  const listen = async (portal: TestPortal, userId: string) => {
    for await (const { topic } of portal.deps.live.ticks(['messages'], userId, stop.signal))
      if (topic === 'messages') told.set(userId, (told.get(userId) ?? 0) + 1)
  }
  const streams = [
    ...pairs.map(({ patient }) => listen(other, patient.id)),
    ...pairs.map(({ practitioner }) => listen(one, practitioner.id)),
    ...bystanders.map(({ id }) => listen(one, id)),
  ]

  const writers = pairs.flatMap(({ patient, practitioner }) => [
    { portal: one, cookie: patient.cookie, threadWith: practitioner.id },
    { portal: other, cookie: practitioner.cookie, threadWith: patient.id },
  ])
  const sent = await Promise.all(
    writers.map(async ({ portal, cookie, threadWith }) => {
      const mine: string[] = []
      for (let at = 0; at < EACH; at++) {
        const key = randomUUID()
        const write = (to: TestPortal) =>
          callerOf(to, cookie).messages.send({ threadWith, text: `Message ${at}`, key })
        // Every message is sent twice, at both portals at once, as by two tabs.
        const [first, second] = await Promise.all([write(portal), write(portal === one ? other : one)])
        expect(second).toEqual(first)
        mine.push(first.id)
      }
      return mine
    }),
  )
  const bySide = new Map(writers.map(({ cookie }, at) => [cookie, sent[at] ?? []]))

  for (const { patient, practitioner } of pairs) {
    const ofPatient = await callerOf(one, patient.cookie).messages.thread({ threadWith: practitioner.id })
    const ofPractitioner = await callerOf(other, practitioner.cookie).messages.thread({
      threadWith: patient.id,
    })
    const ids = ofPatient.messages.map(({ id }) => id)
    expect(ofPractitioner.messages.map(({ id }) => id)).toEqual(ids)
    expect(ofPatient.messages.map(({ number }) => number)).toEqual(
      Array.from({ length: 2 * EACH }, (_, at) => at + 1),
    )
    const times = ofPatient.messages.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    for (const { cookie, id } of [patient, practitioner]) {
      // Everyone's own messages keep the order in which they were sent.
      expect(ids.filter((one) => bySide.get(cookie)?.includes(one))).toEqual(bySide.get(cookie))
      await eventually(async () => ((told.get(id) ?? 0) >= 2 * EACH ? true : undefined))
    }
  }
  for (const { id } of bystanders) expect(told.get(id)).toBeUndefined()
  stop.abort()
  await Promise.all(streams)
})

it('a message written at one portal reaches the open stream of the other person at the other portal', async () => {
  const [patient, practitioner] = await people(2)
  if (!patient || !practitioner) throw new Error('nobody was made')
  const { db } = one.deps
  await db
    .update(userRoles)
    .set({ role: 'practitioner' })
    .where(sql`${userRoles.userId} = ${practitioner.id}`)
  await db.insert(practitionerPatients).values({ practitionerId: practitioner.id, patientId: patient.id })
  const ticks = (await callerOf(other, practitioner.cookie).messages.onChange())[Symbol.asyncIterator]()
  const tick = ticks.next()
  await callerOf(one, patient.cookie).messages.send({
    threadWith: practitioner.id,
    text: 'Hello',
    key: randomUUID(),
  })
  expect((await tick).value).toMatchObject({ topic: 'messages' })
  const { messages } = await callerOf(other, practitioner.cookie).messages.thread({ threadWith: patient.id })
  expect(messages).toMatchObject([{ text: 'Hello' }])
  await ticks.return?.(undefined)
})
