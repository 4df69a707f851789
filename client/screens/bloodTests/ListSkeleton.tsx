import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** A placeholder in the shape of the list and a result. */
export function ListSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('app.loading')} className="grid gap-5 lg:grid-cols-[19.5rem_1fr]">
      <Card className="grid gap-6 p-5">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </Card>
      <PaneLines />
    </div>
  )
}

const PaneLines = () => (
  <Card className="grid content-start gap-5 p-6">
    <Skeleton className="h-7 w-64 max-w-full" />
    <Skeleton className="h-5 w-full" />
    <Skeleton className="h-5 w-4/5" />
    <Skeleton className="mt-4 h-40 w-full" />
  </Card>
)

/** The place of a result that is being loaded, or was not: `failed` loads it again. */
export function PaneSkeleton({ failed }: { failed: (() => void) | undefined }) {
  const t = useT()
  if (!failed) {
    return (
      <div role="status" aria-label={t('app.loading')}>
        <PaneLines />
      </div>
    )
  }
  return <LoadError onRetry={failed}>{t('bloodTests.list.resultNotLoaded')}</LoadError>
}
