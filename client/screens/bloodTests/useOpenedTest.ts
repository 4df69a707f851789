import { useMemo } from 'react'
import type { RefusalCode } from '../../../shared/errors.ts'
import { wholeResult } from '../../../shared/sentResult.ts'
import { trpc } from '../../app/trpc.ts'
import { refusalOf } from '../../ui/failures.ts'
import type { BloodTest, BloodTestRow } from './bloodTest.ts'

const UNKNOWN: (RefusalCode | null)[] = ['NOT_FOUND', 'BAD_INPUT']

/**
 * The result that a page opens: the chosen one, or the first of the list where none is chosen or the chosen one does not
 * exist. `test` is undefined until it is loaded. `failed` loads it again after an error; undefined without one.
 */
export function useOpenedTest(
  chosen: string | undefined,
  tests: readonly BloodTestRow[] | undefined,
  patientId?: string,
): { id: string | undefined; test: BloodTest | undefined; failed: (() => void) | undefined } {
  const options = { meta: { silent: true } }
  const inCare = patientId && { patientId }
  const named = trpc.bloodTests.get.useQuery(
    { id: chosen ?? '', ...inCare },
    { ...options, enabled: chosen !== undefined },
  )
  // An address may name anything.
  const isUnknown = chosen === undefined || UNKNOWN.includes(named.error && refusalOf(named.error))
  const first = tests?.[0]?.id
  const other = trpc.bloodTests.get.useQuery(
    { id: first ?? '', ...inCare },
    { ...options, enabled: isUnknown && first !== undefined },
  )
  const { data, isError, refetch } = isUnknown ? other : named
  const test = useMemo(() => data && wholeResult(data), [data])
  return { id: isUnknown ? first : chosen, test, failed: isError ? () => void refetch() : undefined }
}
