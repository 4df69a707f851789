import { CheckCheck } from 'lucide-react'
import { useId } from 'react'
import type { DoseSlot } from '../../../shared/planItems.ts'
import { slotTitle } from '../../../shared/planItemText.ts'
import { partOfDay } from '../../lib/partOfDay.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { DoseRow } from './DoseRow.tsx'
import { type Dose, openDoses, partText } from './dosesOfDay.ts'
import { NeededRow } from './NeededRow.tsx'

type DosePartProps = {
  slot: DoseSlot
  doses: Dose[]
  date: string
  /** The hour of the device; null for a past day. */
  hour: number | null
  /** Whether it is the only part and spans the card. */
  alone: boolean
  onTick: (dose: Dose, taken: boolean) => void
  /** Sets how often a dose was taken that has a daily maximum. */
  onTimes: (dose: Dose, times: number) => void
  /** How often a medication was taken that day. */
  takenOf: (dose: Dose) => number
  onTakeAll: (open: Dose[]) => void
  menuOf: Dose | undefined
  onMenu: (dose: Dose, button: HTMLButtonElement) => void
  onNear: () => void
}

const isSame = (one: Dose, other: Dose | undefined) =>
  one.planId === other?.planId && one.medication === other.medication && one.slot === other.slot

/** A part of the day with its doses. The current part can be taken at once. */
export function DosePart({ slot, doses, date, hour, alone, menuOf, ...on }: DosePartProps) {
  const t = useT()
  const id = useId()
  const open = openDoses(doses)
  const isNow = hour !== null && slot === partOfDay(hour)
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col bg-surface px-5 pt-4.5 pb-5 max-md:pb-4 md:px-6 md:max-lg:last:odd:col-span-2"
    >
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <h3 id={id} className="text-base font-strong">
          {slotTitle(slot, t)}
        </h3>
        <span className="shrink-0 text-xs text-ink-2">{partText(slot, doses, hour)}</span>
      </div>
      <ul className={alone ? 'lg:grid lg:grid-cols-2 lg:gap-x-14' : ''}>
        {doses.map((dose) =>
          dose.maxPerDay ? (
            <NeededRow
              key={`${dose.planId} ${dose.medication}`}
              dose={dose}
              date={date}
              most={dose.maxPerDay}
              taken={on.takenOf(dose)}
              onTimes={(times) => on.onTimes(dose, times)}
            />
          ) : (
            <DoseRow
              key={`${dose.planId} ${dose.medication}`}
              dose={dose}
              date={date}
              day={hour === null ? 'yesterday' : 'today'}
              onTick={(taken) => on.onTick(dose, taken)}
              menuOpen={isSame(dose, menuOf)}
              onMenu={(button) => on.onMenu(dose, button)}
              onNear={on.onNear}
            />
          ),
        )}
      </ul>
      {isNow && open.length >= 2 && (
        <Button className={`mt-3.5 ${alone ? 'lg:self-start' : ''}`} onClick={() => on.onTakeAll(open)}>
          <CheckCheck size={18} />
          {t(`plans.today.takeAll.${slot}`)}
        </Button>
      )}
    </section>
  )
}
