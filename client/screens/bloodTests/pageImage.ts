import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { HttpFailure, statusOf } from '../../ui/failures.ts'
import type { BloodTest } from './bloodTest.ts'

/**
 * The server draws one page of a report at a time and drops older waiting requests, so pages are requested one after
 * the other.
 */
let last: Promise<unknown> = Promise.resolve()

function inSequence<T>(fetchPage: () => Promise<T>): Promise<T> {
  const mine = last.then(fetchPage)
  last = mine.catch(() => undefined)
  return mine
}

/** Whether the error is temporary: another window requested a newer page, or the portal is busy. */
const isTemporary = (error: unknown) => [429, 503].includes(statusOf(error) ?? 0)
/** The wait that the server asks for after it dropped a request. Milliseconds. */
const RETRY_AFTER = 2_000
const MAX_RETRIES = 5

/**
 * The object URL of one page of a report, fetched once for all of its excerpts. Undefined until it is loaded, and null
 * for a page that cannot be shown.
 */
export function usePageImage({ id, contentType }: Pick<BloodTest, 'id' | 'contentType'>, page: number) {
  const source = contentType.startsWith('image/') ? 'file' : `pages/${page}`
  const image = useQuery({
    queryKey: ['blood-test-page', id, source],
    queryFn: ({ signal }) =>
      inSequence(async () => {
        const answer = await fetch(`/api/blood-tests/${id}/${source}`, { signal })
        if (answer.status === 429 || answer.status === 503) throw new HttpFailure(answer.status, '')
        return answer.ok ? await answer.blob() : null
      }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < MAX_RETRIES && isTemporary(error),
    retryDelay: RETRY_AFTER,
    meta: { silent: true },
  })
  const [address, setAddress] = useState<string>()
  const blob = image.data
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return image.isError || blob === null ? null : address
}
