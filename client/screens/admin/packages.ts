import { trpc } from '../../app/trpc.ts'

/** Active or not, ascending by credits. */
export function usePackages() {
  return trpc.admin.packages.list.useQuery(undefined, {
    meta: { errorTitle: 'Failed to load credit packages' },
  })
}

export type CreditPackage = NonNullable<ReturnType<typeof usePackages>['data']>[number]

/**
 * Returns a function that reloads what depends on packages: this page, the users' view, and the revenue per package.
 */
export function usePackagesChanged() {
  const utils = trpc.useUtils()
  return () =>
    Promise.all([
      utils.admin.packages.invalidate(),
      utils.credits.packages.invalidate(),
      utils.admin.stats.invalidate(),
    ])
}
