import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { HttpFailure, statusOf } from '../../ui/failures.ts'
import type { BloodTest } from './status.ts'

/** Of one report the server lets one page wait, the newest: pages are asked for one after the other. */
let last: Promise<unknown> = Promise.resolve()

function afterTheOthers<T>(fetchPage: () => Promise<T>): Promise<T> {
  const mine = last.then(fetchPage)
  last = mine.catch(() => undefined)
  return mine
}

/** The page was not drawn this time: another window asked for a newer one, or the portal is busy. */
const isPassing = (error: unknown) => [429, 503].includes(statusOf(error) ?? 0)
/** As long as the server asks to wait after a replaced page; milliseconds. */
const TRY_AGAIN_AFTER = 2_000
const TRIES = 5

/**
 * One page of a report as an address for pictures, fetched once for all of its pieces; undefined until it is there, and
 * null for a page that cannot be shown.
 */
export function usePageImage({ id, contentType }: Pick<BloodTest, 'id' | 'contentType'>, page: number) {
  const source = contentType.startsWith('image/') ? 'file' : `pages/${page}`
  const image = useQuery({
    queryKey: ['blood-test-page', id, source],
    queryFn: ({ signal }) =>
      afterTheOthers(async () => {
        const answer = await fetch(`/api/blood-tests/${id}/${source}`, { signal })
        if (answer.status === 429 || answer.status === 503)
          throw new HttpFailure(answer.status, 'The page was not drawn.')
        return answer.ok ? await answer.blob() : null
      }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < TRIES && isPassing(error),
    retryDelay: TRY_AGAIN_AFTER,
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
