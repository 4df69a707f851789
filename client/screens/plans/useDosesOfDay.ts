import { useMemo } from 'react'
import { type DoseUpdate, withUpdates } from '../../../shared/doses.ts'
import type { TodaysSlot } from '../../../shared/plans.ts'
import { sayDoses, useOutbox } from '../../app/outboxSync.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useOnline } from '../../app/useOnline.ts'
import { readStored } from '../../lib/userStorage.ts'
import { statusOf } from '../../ui/failures.ts'
import { type Dose, dosesIn } from './dosesOfDay.ts'

/** The doses that this browser keeps, by day. */
export type KeptDoses = Record<string, TodaysSlot[]>

/** What the patient says about doses. */
export type Word = Pick<DoseUpdate, 'state'> & Partial<Pick<DoseUpdate, 'reason' | 'at'>>

/**
 * The patient's doses of a day, with what is said here and not sent yet. Without an answer of the server, those that
 * this browser keeps.
 */
export function useDosesOfDay(date: string, enabled = true) {
  const userId = useSession()?.user.id ?? ''
  const query = trpc.plans.today.useQuery(
    { date },
    { enabled: enabled && date !== '', meta: { errorTitle: 'Error loading treatment plans' } },
  )
  const { doses: waiting, stalled } = useOutbox(userId)
  const online = useOnline()
  const unreachable = !online || (query.failureReason !== null && statusOf(query.failureReason) === null)
  const answered = query.data?.slots
  const known = useMemo(
    () => answered ?? (unreachable ? readStored<KeptDoses>(userId, 'doses')?.[date] : undefined),
    [answered, unreachable, userId, date],
  )
  const slots = useMemo(() => {
    const unsent = waiting.filter(({ refused }) => refused === null).map(({ dose }) => dose)
    return known && withUpdates(known, unsent, date)
  }, [known, waiting, date])
  return {
    /** By time of the day. Undefined while they are not known. */
    slots,
    /** What the server answered, without what waits here. */
    answered,
    /** The server left some out. */
    isCut: query.data?.cut ?? false,
    /** The server could not be reached. */
    unreachable: unreachable || stalled,
    /** What was said about doses of any day and waits here, or was refused. */
    waiting,
    failed: query.isError,
    retry: () => void query.refetch(),
    say: (doses: readonly Dose[], word: Word) => {
      const saidAt = new Date().toISOString()
      const said = doses.map(({ planId, medication, slot, version }) => ({
        ...{ planId, medication, slot, version, date, saidAt },
        ...{ reason: null, ...word },
      }))
      void sayDoses(userId, said)
    },
  }
}

/** The doses of one plan, for its card and its dialog. */
export type PlanDoses = {
  /** Undefined while they are not known. */
  doses: Dose[] | undefined
  set: (dose: Dose, taken: boolean) => void
}

/** Today's doses of each plan. */
export function useDosesOfPlans(today: string): (planId: string) => PlanDoses {
  const { slots, say } = useDosesOfDay(today)
  const all = slots && dosesIn(slots)
  return (planId) => ({
    doses: all?.filter((dose) => dose.planId === planId),
    set: (dose, taken) => say([dose], { state: taken ? 'taken' : 'open' }),
  })
}
