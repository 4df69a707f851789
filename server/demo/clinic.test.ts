import { afterAll, beforeAll, expect, it } from 'vitest'
import { products } from '../../drizzle/schema.ts'
import { UNIT_NAMES } from '../../shared/planItems.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { seedDemo } from './clinic.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ DEMO_LANGUAGE: 'es', ROLE: 'web' })
  await seedDemo(portal.deps)
})
afterAll(() => portal.close())

it('packs of a demo clinic in another language are counted in the units of plans', async () => {
  const shelf = await portal.deps.db.select({ unit: products.unitName }).from(products)
  const units = shelf.flatMap(({ unit }) => unit ?? [])
  expect(units).not.toEqual([])
  expect(units.filter((unit) => !UNIT_NAMES.some((name) => name === unit))).toEqual([])
})
