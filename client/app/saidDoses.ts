import type { DoseSlot } from '../../shared/planItems.ts'
import type { DoseState, TodaysSlot } from '../../shared/plans.ts'
import { formatWeekday } from '../ui/format.ts'

/** What the patient said about one dose, as `plans.setDose` takes it. */
export type SaidDose = {
  planId: string
  medication: string
  /** `yyyy-MM-dd` */
  date: string
  slot: DoseSlot
  state: DoseState
  /** Why it was skipped. */
  reason: string | null
  /** When it was taken, where that was not at the tap; an ISO instant. */
  at?: string
  /** When it was said, by the device's clock; an ISO instant. */
  saidAt: string
  /** The version of the plan that was shown. */
  version: number
}

/** The doses of one day as they will be after `said` is sent, in that order. What is said of other days is left out. */
export function withSaid(slots: TodaysSlot[], said: readonly SaidDose[], date: string): TodaysSlot[] {
  const keyOf = (slot: DoseSlot, { planId, medication }: { planId: string; medication: string }) =>
    `${slot} ${planId} ${medication}`
  const latest = new Map(
    said.filter((dose) => dose.date === date).map((dose) => [keyOf(dose.slot, dose), dose]),
  )
  if (latest.size === 0) return slots
  return slots.map(({ slot, doses }) => ({
    slot,
    doses: doses.map((dose) => {
      const word = latest.get(keyOf(slot, dose))
      if (!word) return dose
      const { state } = word
      return {
        ...dose,
        state,
        at: state === 'taken' ? (word.at ?? word.saidAt) : null,
        reason: state === 'skipped' ? word.reason : null,
      }
    }),
  }))
}

/** Names a dose: "Zinc 15 mg, Sunday morning". */
export const doseWords = ({ medication, date, slot }: Pick<SaidDose, 'medication' | 'date' | 'slot'>) =>
  `${medication}, ${formatWeekday(date)}${slot === 'any' ? '' : ` ${slot}`}`
