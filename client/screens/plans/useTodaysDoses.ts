import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import type { TodaysDoses } from './MedicationList.tsx'

/** Today's doses of each plan. */
export function useTodaysDoses(): (planId: string) => TodaysDoses {
  const date = useToday()
  const utils = trpc.useUtils()
  const today = trpc.plans.today.useQuery({ date }, { meta: { errorTitle: 'Error loading treatment plans' } })
  const set = trpc.plans.setDose.useMutation({
    onSettled: () => utils.plans.today.invalidate({ date }),
    meta: { errorTitle: 'Error' },
  })
  const all = today.data?.slots.flatMap(({ doses }) => doses) ?? []
  return (planId) => ({
    taken: new Set(
      all
        .filter((dose) => dose.planId === planId && dose.state === 'taken')
        .map(({ medication }) => medication),
    ),
    set: (medication, taken) => set.mutate({ planId, medication, date, taken }),
  })
}
