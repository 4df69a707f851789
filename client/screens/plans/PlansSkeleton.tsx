import { Skeleton } from '../../ui/Skeleton.tsx'

export function PlansSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
    </div>
  )
}
