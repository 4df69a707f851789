import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Dose, doseText } from './dosesOfDay.ts'

type NeededRowProps = {
  dose: Dose
  date: string
  /** The most intakes of the day. */
  most: number
  /** Intakes of the day at all times together. */
  taken: number
  /** Sets the intakes at this dose's time. */
  onTimes: (times: number) => void
}

/** A medication taken when needed, counted up to its daily maximum. */
export function NeededRow({ dose, date, most, taken, onTimes }: NeededRowProps) {
  const t = useT()
  const id = useId()
  const { medication, state } = dose
  const times = state === 'taken' ? (dose.times ?? 1) : 0
  const isReached = taken >= most
  return (
    <li className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5">
      <span className="min-w-0">
        <span className="block text-base leading-6 break-words">{medication}</span>
        <span id={id} className="block text-xs break-words text-ink-3">
          {doseText(dose, date)}
        </span>
        <span aria-live="polite" className="block text-xs text-ink-2">
          {taken > 0 && t('plans.needed.count', { taken, most })}
          {isReached && <span className="block font-strong text-warning">{t('plans.needed.reached')}</span>}
        </span>
      </span>
      <span className="-mr-3 flex shrink-0 items-center">
        {times > 0 && (
          <Button
            look="plain"
            size="tight"
            aria-label={t('plans.needed.fewer', { medication })}
            onClick={() => onTimes(times - 1)}
          >
            <Minus size={18} />
          </Button>
        )}
        <Button
          look="plain"
          size="tight"
          aria-label={t('plans.needed.more', { medication })}
          aria-describedby={id}
          disabled={isReached}
          onClick={() => onTimes(times + 1)}
        >
          <Plus size={18} />
          {t('plans.needed.take')}
        </Button>
      </span>
    </li>
  )
}
