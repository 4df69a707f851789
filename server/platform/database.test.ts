import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { pino } from 'pino'
import { expect, inject, it } from 'vitest'
import { awaitDatabase } from './database.ts'
import { freePort } from './freePort.ts'

function openLogged() {
  const lines: { msg: string; host: string; reason: string }[] = []
  return { lines, log: pino({}, { write: (line) => void lines.push(JSON.parse(line)) }) }
}

/** The URL of the tests' server behind a port that nothing listens on yet. */
async function closedDoor() {
  const to = new URL(inject('postgresUrl'))
  const through = new URL(to)
  through.hostname = '127.0.0.1'
  through.port = String(await freePort())
  return {
    url: through.href,
    host: through.host,
    async open() {
      const server = createServer((near) => {
        const far = connect(Number(to.port), to.hostname)
        near.on('error', () => {}).pipe(far)
        far.on('error', () => {}).pipe(near)
      })
      await once(server.listen(Number(through.port), '127.0.0.1'), 'listening')
      return server
    },
  }
}

it('awaitDatabase waits for a database that starts later, and logs one line', async () => {
  const door = await closedDoor()
  const { lines, log } = openLogged()
  const waiting = awaitDatabase(door.url, log)
  await expect.poll(() => lines.length).toBe(1)
  // It has tried more than once by then.
  const early = await Promise.race([waiting, new Promise((later) => setTimeout(later, 1_000, 'waits'))])
  expect(early).toBe('waits')
  const server = await door.open()
  await waiting
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'waiting for the database', host: door.host, reason: 'ECONNREFUSED' }),
  ])
  server.close()
})

it('awaitDatabase names the host and the reason once it gives up', async () => {
  const door = await closedDoor()
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
