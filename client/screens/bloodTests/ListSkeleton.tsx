import { useT } from '../../locale/messages.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** A placeholder in the shape of the list. */
export function ListSkeleton() {
  const t = useT()
  return (
    <Card role="status" aria-label={t('app.loading')} className="grid gap-6 p-5">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </Card>
  )
}

/** Placeholder of a result's page while it loads; `failed` retries. */
export function StorySkeleton({ failed }: { failed: (() => void) | undefined }) {
  const t = useT()
  return (
    <div className="content pt-5 pb-16">
      <BackLink to="/blood-tests">{t('bloodTests.title')}</BackLink>
      <div className="mt-2">
        <PaneSkeleton failed={failed} />
      </div>
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

/** Placeholder of a result beside the list while it loads; `failed` retries. */
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
