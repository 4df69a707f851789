import { readFileSync } from 'node:fs'
import { previousRelease } from '../../server/test/previousRelease.ts'
import { compose, fillCopy, query, run, set, startAnew, writeCompose } from './installation.ts'
import { openLoad } from './load.ts'
import { expect, step, until } from './steps.ts'
import { Visitor } from './visitor.ts'

const PATIENCE = 120
const PORTALS = 2

const portals = async () => (await compose('ps', '--quiet', 'portal')).split('\n').filter(Boolean)

/** Replaces two portals of the previous release one by one, as docs/scaling.md says, while people order. */
export async function rollingUpdate() {
  const previous = previousRelease()
  if (!previous) {
    console.log(
      '!!! THE ROLLING UPDATE WAS NOT TESTED: this clone has no history of the previous release !!!',
    )
    return
  }
  const visitor = new Visitor()
  let productId = ''
  await step(`two portals of the previous release (${previous.slice(0, 7)}) behind a balancer`, async () => {
    await startAnew(previous)
    // An update replaces portals, not the balancer: it has this version's settings from the beginning.
    writeCompose('docker/Caddyfile', readFileSync('docker/Caddyfile', 'utf8'))
    await run('make', 'up')
    set('COMPOSE_PROFILES=scale', `PORTALS=${PORTALS}`, 'ROLE=web', 'WORKERS=1', 'PORTAL_PORT=0')
    // All load comes from one address.
    set('RATE_LIMITS=off')
    await run('make', 'up')
    await until('signing up', PATIENCE, () => visitor.signUp())
    productId = await query(
      "insert into products (name, price_cents, stock) values ('Ginger', 900, 100000) returning id",
    )
  })
  await step('they are replaced one by one under load: no failed call, no lost order', async () => {
    const load = openLoad(async () => {
      const id = await visitor.order(productId)
      await visitor.call('shop.orders')
      return id
    })
    try {
      const former = await portals()
      expect(former.length === PORTALS, `there are ${former.length} portals`)
      fillCopy()
      await run('make', '--silent', 'migrate')
      await load.went(20, PATIENCE)
      for (const one of former) {
        await compose(
          ...['up', '--detach', '--wait', '--no-deps', '--no-recreate'],
          ...['--scale', `portal=${PORTALS + 1}`, 'portal'],
        )
        await run('docker', 'stop', one)
        await run('docker', 'rm', one)
        await load.went(20, PATIENCE)
      }
      await load.close()
      const images = new Set<string>()
      for (const one of await portals())
        images.add(await run('docker', 'inspect', '--format', '{{.Image}}', one))
      expect(images.size === 1, 'a portal of the previous release is still there')
      const failed = [...load.failures].map(([what, times]) => `${what} (${times})`)
      expect(failed.length === 0, `failed: ${failed.join(', ')}`)
      const kept = new Set((await query('select id from orders')).split('\n'))
      expect(
        load.acknowledged.every((id) => kept.has(id)),
        'an acknowledged order is gone',
      )
      return `${load.acknowledged.length} orders, none failed`
    } finally {
      await load.close()
    }
  })
}
