import { pino } from 'pino'
import { expect, inject, it } from 'vitest'
import { openDoor } from '../test/door.ts'
import { awaitDatabase } from './database.ts'

function openLogged() {
  const lines: { msg: string; host: string; reason: string }[] = []
  return { lines, log: pino({}, { write: (line) => void lines.push(JSON.parse(line)) }) }
}

it('awaitDatabase waits for a database that starts later, and logs one line', async () => {
  const door = await openDoor(inject('postgresUrl'))
  await door.shut()
  const { lines, log } = openLogged()
  const waiting = awaitDatabase(door.url, log)
  await expect.poll(() => lines.length).toBe(1)
  // It has tried more than once by then.
  const early = await Promise.race([waiting, new Promise((later) => setTimeout(later, 1_000, 'waits'))])
  expect(early).toBe('waits')
  await door.open()
  await waiting
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'waiting for the database', host: door.host, reason: 'ECONNREFUSED' }),
  ])
  await door.shut()
})

it('awaitDatabase names the host and the reason once it gives up', async () => {
  const door = await openDoor(inject('postgresUrl'))
  await door.shut()
  await expect(awaitDatabase(door.url, openLogged().log, 500)).rejects.toMatchObject({
    name: 'CannotStart',
    message: expect.stringContaining(`${door.host} did not answer within 1 seconds (ECONNREFUSED)`),
  })
})

it('awaitDatabase waits for a name that does not resolve yet', async () => {
  const { lines, log } = openLogged()
  await expect(awaitDatabase('postgres://a:b@database.invalid/c', log, 500)).rejects.toThrow(
    /^The database at database\.invalid did not answer/,
  )
  expect(lines).toHaveLength(1)
})

it('awaitDatabase does not wait for another password', async () => {
  const url = new URL(inject('postgresUrl'))
  url.password = 'not this one'
  const { lines, log } = openLogged()
  await expect(awaitDatabase(url.href, log)).rejects.toThrow('password authentication failed')
  expect(lines).toEqual([])
})
