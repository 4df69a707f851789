import pg from 'pg'
import { expect, it } from 'vitest'
import { freshDatabase } from '../test/portal.ts'
import { openLive } from './live.ts'
import { openLog } from './log.ts'

it('after a lost connection every subscriber gets a tick, and goes on', async () => {
  const url = await freshDatabase()
  const live = await openLive(url, openLog('silent'))
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const closed = new AbortController()
  const ticks: Record<string, number> = { maya: 0, tom: 0 }
  const listening = Object.keys(ticks).map(async (user) => {
    for await (const _tick of live.ticks(['orders'], user, closed.signal))
      ticks[user] = (ticks[user] ?? 0) + 1
  })
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal-live' and datname = current_database()",
  )
  await expect.poll(() => ticks, { timeout: 20_000 }).toEqual({ maya: 1, tom: 1 })
  for (const user of Object.keys(ticks)) {
    await admin.query("select pg_notify('live', $1)", [JSON.stringify({ topic: 'orders', userId: user })])
  }
  await expect.poll(() => ticks, { timeout: 20_000 }).toEqual({ maya: 2, tom: 2 })
  closed.abort()
  await Promise.all(listening)
  await live.close()
  await admin.end()
})
