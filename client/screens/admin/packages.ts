import { trpc } from '../../app/trpc.ts'
import { t } from '../../locale/messages.tsx'

/** Active or not, ascending by credits. */
export function usePackages() {
  return trpc.admin.packages.list.useQuery(undefined, {
    meta: { errorTitle: t('credits.packages.failedTitle') },
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
