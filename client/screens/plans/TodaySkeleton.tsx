import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const ROWS = ['w-48', 'w-56', 'w-44']

export function DosesSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('app.loading')} className="px-5 pb-4 md:px-6">
      {ROWS.map((width) => (
        <div key={width} className="flex min-h-15 items-center justify-between gap-4 border-t border-line">
          <div>
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="mt-2 h-3 w-28" />
          </div>
          <Skeleton className="size-6 rounded-full" />
        </div>
      ))}
    </div>
  )
}

export function TodaySkeleton() {
  const t = useT()
  return (
    <Card>
      <p className="px-5 pt-5 pb-4 font-display text-xl font-title md:px-6 md:pt-6">
        {t('plans.today.title', { day: 'today' })}
      </p>
      <DosesSkeleton />
    </Card>
  )
}
