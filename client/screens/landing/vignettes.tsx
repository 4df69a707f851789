import { Check } from 'lucide-react'
import { useT } from '../../locale/messages.tsx'
import { RangeBar } from '../../ui/RangeBar.tsx'

// Pictures, which are hidden from assistive technology: their parts have no labels.

const SLIP = 'flex items-center justify-between rounded-md bg-surface px-3 py-2 text-sm'

/** Two remedies of a plan, one of them taken. */
export function PlanVignette() {
  const t = useT()
  return (
    <div className="grid gap-2">
      <p className={SLIP}>
        <span>
          <span className="font-strong">{t('landing.plan.ashwagandha')}</span>{' '}
          <span className="text-xs text-ink-2">{t('landing.plan.morning')}</span>
        </span>
        <span className="flex size-5.5 items-center justify-center rounded-full bg-accent text-on-accent">
          <Check size={14} />
        </span>
      </p>
      <p className={SLIP}>
        <span>
          <span className="font-strong">{t('landing.plan.magnesium')}</span>{' '}
          <span className="text-xs text-ink-2">{t('landing.plan.evening')}</span>
        </span>
        <span className="size-5.5 rounded-full border border-line-strong" />
      </p>
    </div>
  )
}

/** A marker below its range. */
export function MarkerVignette() {
  const t = useT()
  return (
    <div className="rounded-md bg-surface px-3.5 pt-2.5">
      <p className="mb-1.5 flex justify-between text-sm font-strong">
        {t('landing.marker')} <span className="text-warm">{t('landing.marker.low')}</span>
      </p>
      <RangeBar value={18} range={{ low: 30, high: 150 }} outside label="" write={String} />
    </div>
  )
}

/** A marker within its range. */
export function VitaminVignette() {
  const t = useT()
  return (
    <>
      <p className="mb-1 flex justify-between text-sm font-strong">
        {t('landing.vitamin')}
        <span>
          41 <span className="text-xs font-text text-ink-2">{t('landing.vitamin.unit')}</span>
        </span>
      </p>
      <RangeBar value={41} range={{ low: 30, high: 100 }} outside={false} label="" write={String} />
    </>
  )
}

/** Hours slept in a week, as percent of the bar's height. */
const WEEK = [
  { day: 'sat', hours: 62 },
  { day: 'sun', hours: 76 },
  { day: 'mon', hours: 86 },
  { day: 'tue', hours: 66 },
  { day: 'wed', hours: 74 },
  { day: 'thu', hours: 82 },
  { day: 'fri', hours: 76 },
] as const
const GOAL = 72

/** Seven days with a goal: filled if met, outlined if not. */
export function WeekVignette() {
  const t = useT()
  return (
    <div className="rounded-md bg-surface px-4 pt-3 pb-1.5">
      <div className="relative flex h-11 justify-between">
        {WEEK.map(({ day, hours }) => (
          <span key={day} className="flex w-5 flex-col justify-end overflow-hidden rounded-sm bg-sunken">
            <span
              className={`rounded-sm ${hours >= GOAL ? 'bg-accent-mark' : 'border border-accent-mark bg-range-in'}`}
              style={{ height: `${hours}%` }}
            />
          </span>
        ))}
        <span
          className="absolute inset-x-0 border-t-2 border-dotted border-chart-goal"
          style={{ bottom: `${GOAL}%` }}
        />
      </div>
      <p className="mt-1 flex justify-between text-2xs text-ink-2">
        {WEEK.map(({ day }) => (
          <span key={day} className="w-5 text-center">
            {t(`landing.day.${day}`)}
          </span>
        ))}
      </p>
    </div>
  )
}
