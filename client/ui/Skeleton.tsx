/** Appears after 200ms, so fast answers show none. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`skeleton block rounded-sm bg-sunken ${className}`} />
}

export function PageSkeleton() {
  const t = useT()
  return (
    <div className="content py-10" role="status" aria-label={t('app.loading')}>
      <Skeleton className="h-9 w-60" />
      <Skeleton className="mt-3 h-5 w-80 max-w-full" />
      <Skeleton className="mt-10 h-40 w-full rounded-lg" />
    </div>
  )
}

import { useT } from '../locale/messages.tsx'
