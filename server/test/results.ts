import { randomUUID } from 'node:crypto'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { bloodTestResults } from '../../drizzle/schema.ts'
import { asProse } from '../../shared/bloodTests.ts'
import type { Deps } from '../deps.ts'
import type { Person } from './caller.ts'

export type NewResult = Partial<typeof bloodTestResults.$inferInsert>

/** Stores completed results without their files, as if reports had been uploaded and read; returns their ids. */
export async function storeResults({ db }: Pick<Deps, 'db'>, userId: string, results: readonly NewResult[]) {
  const rows = results.map((over) => ({
    userId,
    filePath: `blood-tests/${userId}/${randomUUID()}.pdf`,
    fileName: 'report.pdf',
    contentType: 'application/pdf',
    fileSize: 1,
    status: 'completed' as const,
    markers: [markerRow()],
    analysis: asProse('The text before.'),
    ...over,
  }))
  const stored = await db.insert(bloodTestResults).values(rows).returning({ id: bloodTestResults.id })
  return stored.map(({ id }) => id)
}

export async function storeResult(deps: Pick<Deps, 'db'>, userId: string, over: NewResult = {}) {
  const [id = ''] = await storeResults(deps, userId, [over])
  return id
}

/** One's own blood test once its analysis has ended; undefined until then. */
export async function endedResult({ api }: Pick<Person, 'api'>, id: string) {
  const test = await api.bloodTests.get({ id })
  return test.status === 'completed' || test.status === 'failed' ? test : undefined
}
