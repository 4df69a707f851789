import { useT } from '../../locale/messages.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'

/** A placeholder in the shape of the list. */
export const ListSkeleton = () => (
  <Skeletons
    card
    className="grid gap-6 p-5"
    bars={['h-7 w-40', 'h-14 w-full', 'h-14 w-full', 'h-14 w-full']}
  />
)

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

/** Placeholder of a result beside the list while it loads; `failed` retries. */
export function PaneSkeleton({ failed }: { failed: (() => void) | undefined }) {
  const t = useT()
  if (failed) return <LoadError onRetry={failed}>{t('bloodTests.list.resultNotLoaded')}</LoadError>
  return (
    <Skeletons
      card
      className="grid content-start gap-5 p-6"
      bars={['h-7 w-64 max-w-full', 'h-5 w-full', 'h-5 w-4/5', 'mt-4 h-40 w-full']}
    />
  )
}
