import { trpc } from '../../app/trpc.ts'

/** Returns a function that reloads the dashboard's figures and the admin's own credits. */
export function useCreditsChanged() {
  const utils = trpc.useUtils()
  return () =>
    Promise.all([
      utils.admin.stats.invalidate(),
      utils.credits.balance.invalidate(),
      utils.credits.statement.invalidate(),
    ])
}
