import { trpc } from '../../app/trpc.ts'

export function useStats() {
  return trpc.admin.stats.useQuery(undefined, { meta: { errorTitle: 'Failed to load the figures' } })
}

export type Stats = NonNullable<ReturnType<typeof useStats>['data']>
export type Week = Stats['weeks'][number]
