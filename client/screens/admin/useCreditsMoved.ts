import { trpc } from '../../app/trpc.ts'

/** What a sale or an adjustment makes stale: the dashboard's figures, and the admin's own credits. */
export function useCreditsMoved() {
  const utils = trpc.useUtils()
  return () =>
    Promise.all([
      utils.admin.stats.invalidate(),
      utils.credits.balance.invalidate(),
      utils.credits.statement.invalidate(),
    ])
}
