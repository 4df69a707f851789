import { readFile } from 'node:fs/promises'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asProse } from '../../shared/bloodTests.ts'
import { signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'
import { type NewResult, storeResult } from '../test/results.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off', ROLE: 'web' })
})
afterAll(() => portal.close())

/** Brings a result forward that an earlier version stored, and reads it. */
async function upgraded(stored: NewResult) {
  const maya = await signUp(portal)
  const id = await storeResult(portal.deps, maya.id, stored)
  const migration = await readFile('drizzle/migrations/0030_blood_test_conclusions.sql', 'utf8')
  const statements = migration.split('--> statement-breakpoint')
  await portal.deps.db.execute(sql.raw(statements.at(-1) ?? ''))
  return await maya.api.bloodTests.get({ id })
}

describe('a result that an earlier version stored', () => {
  it('a result of fixed rules is derived from its rows again, whatever its text says', async () => {
    const stored = asProse(
      'Contact a doctor or emergency service today: Ferritin.\n\n## Iron\n\n- Ferritin: 18.',
    )
    const test = await upgraded({ analysis: stored, collectedOn: '2025-06-30' })
    expect(test).toMatchObject({
      urgency: 'none',
      findings: [{ kind: 'outside', row: 0, marker: 'Ferritin', value: 18, direction: 'low', percent: 40 }],
      groups: [{ group: 'iron', outside: [0] }],
      written: null,
      omissions: null,
    })
    expect(String(test.analysis)).not.toContain('Contact a doctor')
  })

  it('a model’s text stays as it is, with its day, beside what follows from the rows', async () => {
    const potassium = markerRow({
      name: 'Potassium',
      value: 6.9,
      unit: 'mmol/L',
      low: 3.5,
      high: 5.1,
      flag: 'high',
    })
    const test = await upgraded({
      markers: [potassium],
      analysis: asProse('All is well.\n\n## Salts\n\nPotassium is fine.'),
      analysisModel: 'a model',
      finishedAt: new Date('2026-05-03T08:00:00Z'),
    })
    expect(test.written).toEqual({
      ...{ model: 'a model', writtenOn: '2026-05-03', sections: [], questions: [] },
      summary: 'All is well.\n\nSalts\n\nPotassium is fine.',
    })
    expect(test).toMatchObject({ urgency: 'today', findings: [{ kind: 'critical' }, { kind: 'outside' }] })
  })

  it('sentences of a failure and of a notice stay as they are', async () => {
    const failed = await upgraded({
      status: 'failed',
      markers: [],
      analysis: null,
      failure: 'It was too dark.',
    })
    expect(failed).toMatchObject({ failed: null, failure: 'It was too dark.', analysis: null })
    expect(await upgraded({ notice: 'Page 2 could not be read.' })).toMatchObject({
      omissions: null,
      notice: 'Page 2 could not be read.',
    })
  })
})
