import { useQuery } from '@tanstack/react-query'
import type { PrintedPage } from '../../../shared/bloodTests.ts'
import { HttpFailure, statusOf } from '../../ui/failures.ts'

/** Milliseconds; the server reads one upload at a time. */
const RETRY_AFTER = 2_000
const MAX_RETRIES = 10

/**
 * Every word and number of a report's pages, with their places. The server reads the file again, which takes a while
 * for a scan.
 */
export function usePrinted(id: string) {
  return useQuery({
    queryKey: ['blood-test-printed', id],
    queryFn: async ({ signal }): Promise<PrintedPage[]> => {
      const answer = await fetch(`/api/blood-tests/${id}/printed`, { signal })
      if (!answer.ok) throw new HttpFailure(answer.status, '')
      return await answer.json()
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < MAX_RETRIES && [429, 503].includes(statusOf(error) ?? 0),
    retryDelay: RETRY_AFTER,
    meta: { silent: true },
  })
}
