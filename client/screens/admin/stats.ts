import { trpc } from '../../app/trpc.ts'
import { t } from '../../locale/messages.tsx'

export function useStats() {
  return trpc.admin.stats.useQuery(undefined, { meta: { errorTitle: t('admin.figures.failedTitle') } })
}

export type Stats = NonNullable<ReturnType<typeof useStats>['data']>
export type Week = Stats['weeks'][number]
