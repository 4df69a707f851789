import { trpc } from '../../app/trpc.ts'

/** Every package, active or not, ascending by credits. */
export function usePackages() {
  return trpc.admin.packages.list.useQuery(undefined, {
    meta: { errorTitle: 'Failed to load credit packages' },
  })
}

export type CreditPackage = NonNullable<ReturnType<typeof usePackages>['data']>[number]

/** What every change of a package makes stale: this page, what users see, and the revenue per package. */
export function usePackagesChanged() {
  const utils = trpc.useUtils()
  return () =>
    Promise.all([
      utils.admin.packages.invalidate(),
      utils.credits.packages.invalidate(),
      utils.admin.stats.invalidate(),
    ])
}
