import type { ReactNode } from 'react'
import { useT } from '../locale/messages.tsx'
import { LoadError } from './LoadError.tsx'
import { Skeleton } from './Skeleton.tsx'

type LoadStateProps = {
  query: { isPending: boolean; isPaused: boolean; isError: boolean; data: unknown; refetch: () => unknown }
  /** The placeholder; of a single bar, its classes. */
  loading: ReactNode
  /** What could not be loaded, as a sentence. */
  error: string
}

/** A query's placeholder or error, or a sentence while the browser is offline; renders nothing once there is data. */
export function LoadState({ query, loading, error }: LoadStateProps) {
  const t = useT()
  if (query.isPending && query.isPaused) return <LoadError>{t('app.offline.notKept')}</LoadError>
  if (query.isPending) return typeof loading === 'string' ? <Skeleton className={loading} /> : loading
  return query.isError && !query.data ? <LoadError onRetry={() => query.refetch()}>{error}</LoadError> : null
}
