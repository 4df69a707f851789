import type { Person } from './caller.ts'

/** One's own blood test once its analysis has ended; undefined until then. */
export async function endedResult({ api }: Pick<Person, 'api'>, id: string) {
  const test = await api.bloodTests.get({ id })
  return test.status === 'completed' || test.status === 'failed' ? test : undefined
}
