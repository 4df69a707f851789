import { trpc } from '../app/trpc.ts'
import { useLive } from '../app/useLive.ts'
import { useT } from '../locale/messages.tsx'

/** What needs attention about one patient, in the order of the worklist. */
export function useOpenMatters(patientId: string) {
  const t = useT()
  return trpc.care.open.useQuery({ patientId }, { meta: { errorTitle: t('care.worklist.failed') } })
}

/** Keeps what the page shows of a patient up to date. */
export function useCareTicks() {
  const utils = trpc.useUtils()
  useLive(trpc.care.onChange, () => {
    void utils.care.open.invalidate()
    void utils.care.counts.invalidate()
  })
}
