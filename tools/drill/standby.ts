import { setTimeout as delay } from 'node:timers/promises'
import { address, compose, query, set, setting, writeCompose } from './installation.ts'
import { openLoad } from './load.ts'
import { expect, step, until } from './steps.ts'
import type { Visitor } from './visitor.ts'

const PATIENCE = 120
/** How long the primary takes no writes, in milliseconds. */
const READ_ONLY_MS = 6_000
/** Orders before and after each interruption. */
const ORDERS = 20

/** A standby beside the database, and both in the portal's addresses. */
const WITH_STANDBY = `services:
  portal:
    environment:
      DATABASE_URL: postgres://portal_app:\${PORTAL_PASSWORD}@db:5432,standby:5432/portal?target_session_attrs=read-write
      DATABASE_OWNER_URL: postgres://portal:\${POSTGRES_PASSWORD}@db:5432,standby:5432/portal?target_session_attrs=read-write
  standby:
    extends: { file: compose.yaml, service: db }
    volumes: !override ["standby:/var/lib/postgresql"]
volumes: { standby: {} }
`

const onStandby = (sql: string) => compose('exec', '-T', 'standby', 'psql', '-U', 'portal', '-Atqc', sql)
/** Changes a setting of the primary, also while its transactions are read-only. */
async function configure(sql: string) {
  await compose(
    ...['exec', '-T', '-e', 'PGOPTIONS=-c default_transaction_read_only=off', 'db'],
    ...['psql', '-U', 'portal', '-Atqc', `alter system ${sql}`],
  )
  await query('select pg_reload_conf()')
}

const isReady = async () => (await fetch(`${address}/readyz`)).ok
const becomes = (ready: boolean) =>
  until(`/readyz ${ready ? 200 : 503}`, PATIENCE, async () =>
    (await isReady()) === ready ? true : undefined,
  )

/** Fails when anything but 503 was answered beside successes. */
function expectOnly503(failures: Map<string, number>) {
  const others = [...failures.keys()].filter((what) => what !== '503')
  expect(others.length === 0, `also answered: ${others.join(', ')}`)
}

/** A primary with a synchronous standby: no writes for some seconds, then a failover. */
export async function standby(visitor: Visitor, productId: string) {
  const order = () => visitor.order(productId)
  await step('a standby follows the database', async () => {
    writeCompose('compose.standby.yaml', WITH_STANDBY)
    set('COMPOSE_FILE=compose.yaml:compose.override.yaml:compose.standby.yaml')
    // All load comes from one address.
    set('RATE_LIMITS=off')
    const hba = 'echo "host replication portal all scram-sha-256" >> "$PGDATA/pg_hba.conf"'
    await compose('exec', '-T', 'db', 'bash', '-c', hba)
    await query('select pg_reload_conf()')
    await compose(
      ...['run', '--rm', '-T', '--no-deps', '--env', `PGPASSWORD=${setting('POSTGRES_PASSWORD')}`],
      ...['--entrypoint', 'bash', 'standby', '-c', 'pg_basebackup -h db -U portal -D "$PGDATA" -X stream -R'],
    )
    await compose('up', '--detach', '--wait', 'standby')
    // No commit is acknowledged that the standby does not have.
    await configure("set synchronous_standby_names = '*'")
    await until('the standby', PATIENCE, async () =>
      (await query('select sync_state from pg_stat_replication')) === 'sync' ? true : undefined,
    )
    await compose('up', '--detach', '--wait', 'portal')
    await until('an order', PATIENCE, order)
  })
  await step('a primary that takes no writes for six seconds: 503 and no 500', async () => {
    const load = openLoad(order)
    try {
      await load.went(ORDERS, PATIENCE)
      await configure('set default_transaction_read_only = on')
      await becomes(false)
      await delay(READ_ONLY_MS)
      await configure('reset default_transaction_read_only')
      const seconds = await load.went(ORDERS, PATIENCE)
      await becomes(true)
      expectOnly503(load.failures)
      return `${load.failures.get('503') ?? 0} answers 503, orders again after ${seconds.toFixed(1)} s`
    } finally {
      await load.close()
    }
  })
  await step('the primary killed and the standby promoted: no acknowledged order lost, no 500', async () => {
    const load = openLoad(order)
    try {
      await load.went(ORDERS, PATIENCE)
      await compose('kill', 'db')
      const killedAt = performance.now()
      await becomes(false)
      await onStandby('select pg_promote()')
      await load.went(ORDERS, PATIENCE)
      const seconds = (performance.now() - killedAt) / 1000
      await becomes(true)
      expectOnly503(load.failures)
      await load.close()
      const kept = new Set((await onStandby('select id from orders')).split('\n'))
      expect(
        load.acknowledged.every((id) => kept.has(id)),
        'an acknowledged order is gone',
      )
      return `${load.acknowledged.length} orders, again ${seconds.toFixed(1)} s after the kill`
    } finally {
      await load.close()
    }
  })
}
