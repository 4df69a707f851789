import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BloodTest } from './status.ts'

/**
 * One page of a report as an address for pictures, fetched once for all of its pieces; undefined until it is there, and
 * null for a page that cannot be shown.
 */
export function usePageImage({ id, contentType }: Pick<BloodTest, 'id' | 'contentType'>, page: number) {
  const source = contentType.startsWith('image/') ? 'file' : `pages/${page}`
  const image = useQuery({
    queryKey: ['blood-test-page', id, source],
    async queryFn({ signal }) {
      const answer = await fetch(`/api/blood-tests/${id}/${source}`, { signal })
      return answer.ok ? answer.blob() : null
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
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
