import type { ReactNode } from 'react'
import { LoadError } from './LoadError.tsx'

type LoadStateProps = {
  query: { isPending: boolean; isError: boolean; data: unknown; refetch: () => unknown }
  loading: ReactNode
  /** What could not be loaded, as a sentence. */
  error: string
}

/** A query's placeholder or error; renders nothing once there is data. */
export function LoadState({ query, loading, error }: LoadStateProps) {
  if (query.isPending) return loading
  return query.isError && !query.data ? <LoadError onRetry={() => query.refetch()}>{error}</LoadError> : null
}
