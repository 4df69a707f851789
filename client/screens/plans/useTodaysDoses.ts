import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import type { TodaysDoses } from './MedicationList.tsx'

/** Today's doses of each plan. A tick shows at once, and is reverted when the server refuses it. */
export function useTodaysDoses(): (planId: string) => TodaysDoses {
  const date = useToday()
  const utils = trpc.useUtils()
  const doses = trpc.plans.doses.useQuery({ date }, { meta: { errorTitle: 'Error loading treatment plans' } })
  const set = trpc.plans.setDose.useMutation({
    onMutate: async ({ planId, medication, taken }) => {
      await utils.plans.doses.cancel({ date })
      utils.plans.doses.setData({ date }, (known = []) => {
        const others = known.filter((dose) => dose.planId !== planId || dose.medication !== medication)
        return taken ? [...others, { planId, medication }] : others
      })
    },
    onSettled: () => utils.plans.doses.invalidate({ date }),
    meta: { errorTitle: 'Error' },
  })
  return (planId) => ({
    taken: new Set(
      doses.data?.filter((dose) => dose.planId === planId).map(({ medication }) => medication) ?? [],
    ),
    set: (medication, taken) => set.mutate({ planId, medication, date, taken }),
  })
}
