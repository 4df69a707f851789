/** Merges a patient's ticks of one day with the expected doses. */
import type { DoseSlot } from './planItems.ts'
import type { DoseState, TodaysDose, TodaysSlot } from './plans.ts'

/** A tick of one dose: queued by a device, accepted by `plans.setDose`. */
export type DoseUpdate = {
  planId: string
  medication: string
  /** `yyyy-MM-dd` */
  date: string
  slot: DoseSlot
  state: DoseState
  /** Why it was skipped. */
  reason: string | null
  /** How often it was taken that day; once by default. */
  times?: number
  /** When it was taken, if not when it was ticked; an ISO instant. */
  at?: string
  /** When it was ticked, by the device's clock; an ISO instant. */
  saidAt: string
  /** The version of the plan that was shown. */
  version: number
}

type Named = Pick<DoseUpdate, 'planId' | 'medication' | 'slot'>
/** An update from a device, or one that the server has stored. */
type Update = Named &
  Pick<DoseUpdate, 'state' | 'reason' | 'times'> & { at?: string | null | undefined; saidAt?: string }

const keyOf = ({ slot, planId, medication }: Named) => `${slot} ${planId} ${medication}`

/**
 * Applies updates to the doses of one day; the last update of a dose wins. `others` are the updates of doses that are
 * not among them.
 */
export function mergeDoses<Dose extends Named & TodaysDose, Change extends Update>(
  doses: readonly Dose[],
  updates: readonly Change[],
): { doses: Dose[]; others: Change[] } {
  const left = new Map(updates.map((update) => [keyOf(update), update]))
  const merged = doses.map((dose) => {
    const update = left.get(keyOf(dose))
    if (!update) return dose
    left.delete(keyOf(dose))
    const { state } = update
    return {
      ...dose,
      state,
      at: state === 'taken' ? (update.at ?? update.saidAt ?? null) : null,
      reason: state === 'skipped' ? update.reason : null,
      ...(dose.maxPerDay !== undefined && { times: state === 'taken' ? (update.times ?? 1) : 0 }),
    }
  })
  return { doses: merged, others: [...left.values()] }
}

/** The doses of one day as they will be after these updates are sent. Those of other days are left out. */
export function withUpdates(slots: TodaysSlot[], updates: readonly DoseUpdate[], date: string): TodaysSlot[] {
  const ofDay = updates.filter((update) => update.date === date)
  if (ofDay.length === 0) return slots
  return slots.map(({ slot, doses }) => ({
    slot,
    doses: mergeDoses(
      doses.map((dose) => ({ ...dose, slot })),
      ofDay,
    ).doses.map(({ slot: _slot, ...dose }) => dose),
  }))
}
