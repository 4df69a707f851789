import { useMemo } from 'react'
import { type DoseUpdate, withUpdates } from '../../../shared/doses.ts'
import type { TodaysSlot } from '../../../shared/plans.ts'
import { queueDoses, useOutbox } from '../../app/outboxSync.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useOnline } from '../../app/useOnline.ts'
import { readStored } from '../../lib/userStorage.ts'
import { t } from '../../locale/messages.tsx'
import { statusOf } from '../../ui/failures.ts'
import { type Dose, dosesIn } from './dosesOfDay.ts'

/** Doses stored in this browser, by day. */
export type StoredDoses = Record<string, TodaysSlot[]>

export type DoseChange = Pick<DoseUpdate, 'state'> & Partial<Pick<DoseUpdate, 'reason' | 'at' | 'times'>>

/** The patient's doses of a day, including unsent updates. Offline, those stored in this browser. */
export function useDosesOfDay(date: string, enabled = true) {
  const userId = useSession()?.user.id ?? ''
  const query = trpc.plans.today.useQuery(
    { date },
    { enabled: enabled && date !== '', meta: { errorTitle: t('plans.failed') } },
  )
  const { doses: waiting, stalled } = useOutbox(userId)
  const online = useOnline()
  const unreachable = !online || (query.failureReason !== null && statusOf(query.failureReason) === null)
  const answered = query.data?.slots
  const known = useMemo(
    () => answered ?? (unreachable ? readStored<StoredDoses>(userId, 'doses')?.[date] : undefined),
    [answered, unreachable, userId, date],
  )
  const slots = useMemo(() => {
    const unsent = waiting.filter(({ refused }) => refused === null).map(({ dose }) => dose)
    return known && withUpdates(known, unsent, date)
  }, [known, waiting, date])
  return {
    /** By time of day. Undefined while unknown. */
    slots,
    /** The server's answer, without unsent updates. */
    answered,
    /** The server left some out. */
    isCut: query.data?.cut ?? false,
    /** The server could not be reached. */
    unreachable: unreachable || stalled,
    /** Unsent and refused updates of any day. */
    waiting,
    failed: query.isError,
    retry: () => void query.refetch(),
    updateDoses: (doses: readonly Dose[], change: DoseChange) => {
      const saidAt = new Date().toISOString()
      const updates = doses.map(({ planId, medication, slot, version, times }) => ({
        ...{ planId, medication, slot, version, date, saidAt },
        // Another time or a second tick keeps how often it was taken.
        ...(times && change.state === 'taken' && { times }),
        ...{ reason: null, ...change },
      }))
      void queueDoses(userId, updates)
    },
  }
}

/** The doses of one plan, for its card and its dialog. */
export type PlanDoses = {
  /** Undefined while unknown. */
  doses: Dose[] | undefined
  set: (dose: Dose, taken: boolean) => void
}

export function useDosesOfPlans(today: string): (planId: string) => PlanDoses {
  const { slots, updateDoses } = useDosesOfDay(today)
  const all = slots && dosesIn(slots)
  return (planId) => ({
    doses: all?.filter((dose) => dose.planId === planId),
    set: (dose, taken) => updateDoses([dose], { state: taken ? 'taken' : 'open' }),
  })
}
