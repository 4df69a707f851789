import { CircleCheck, Droplet, Footprints, type LucideIcon, Moon, Plus, Smile, Sparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { GOALS, goalsOf } from '../../../shared/health.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Progress } from '../../ui/Progress.tsx'
import type { Entry } from './days.ts'
import { playPulse } from './pulseAnimation.ts'

export type GoalField = 'waterIntake' | 'sleepHours' | 'exerciseMinutes' | 'mood'

type Goal = {
  title: string
  icon: LucideIcon
  field: GoalField
  value: string
  unit: string
  /** 0 to 100. */
  percent: number
  met: boolean
}

const share = (value: number, goal: number) => Math.min(100, (value / goal) * 100)

function goalsOfDay(today: Entry | null): Goal[] {
  const met = goalsOf(today)
  const [water, sleep, exercise] = [
    today?.waterIntake ?? 0,
    today?.sleepHours ?? 0,
    today?.exerciseMinutes ?? 0,
  ]
  return [
    {
      title: 'Water',
      icon: Droplet,
      field: 'waterIntake',
      value: String(water),
      unit: `of ${GOALS.water} glasses`,
      percent: share(water, GOALS.water),
      met: met.water,
    },
    {
      title: 'Sleep',
      icon: Moon,
      field: 'sleepHours',
      value: String(sleep),
      unit: `of ${GOALS.sleep} hours`,
      percent: share(sleep, GOALS.sleep),
      met: met.sleep,
    },
    {
      title: 'Exercise',
      icon: Footprints,
      field: 'exerciseMinutes',
      value: String(exercise),
      unit: `of ${GOALS.exercise} min`,
      percent: share(exercise, GOALS.exercise),
      met: met.exercise,
    },
    {
      title: 'Mood',
      icon: Smile,
      field: 'mood',
      value: today?.mood ?? '–',
      unit: today?.mood ? 'today' : 'not logged yet',
      percent: met.mood ? 100 : 0,
      met: met.mood,
    },
  ]
}

function GoalCard({ goal, onLog }: { goal: Goal; onLog: (field: GoalField) => void }) {
  const { title, icon: Icon, field, value, unit, percent, met } = goal
  const log = () => onLog(field)
  return (
    <li
      className={`flex flex-col gap-2.5 rounded-lg border p-3.5 md:p-5 ${met ? 'border-transparent bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <h3 className="flex items-center gap-2 text-base font-medium">
        <Icon size={20} className="text-accent-text" />
        {title}
      </h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-[1.75rem]/8 font-figure">{value}</span>
        <span className={`text-xs ${met ? 'text-ink-2' : 'text-ink-3'}`}>{unit}</span>
      </p>
      <Progress
        percent={percent}
        label={`${title} today`}
        valueText={met ? 'Goal met' : `${value} ${unit}`}
      />
      {met ? (
        <div className="flex items-center justify-between">
          <p className="flex items-center gap-1.5 text-sm font-medium text-on-accent-soft md:gap-2">
            <CircleCheck size={18} />
            Goal met
          </p>
          <button
            type="button"
            onClick={log}
            className="-mr-2 min-h-tap min-w-tap rounded-md px-2 text-sm font-strong text-on-accent-soft hover:bg-accent-soft-hover"
          >
            Log<span className="sr-only"> {title.toLowerCase()}</span>
          </button>
        </div>
      ) : (
        <Button look="soft" size="tight" onClick={log}>
          <Plus size={18} />
          <span>
            Log<span className="sr-only"> {title.toLowerCase()}</span>
          </span>
        </Button>
      )}
    </li>
  )
}

type GoalsProps = { today: Entry | null; onLog: (field: GoalField) => void }

/** Today's four goals. Meeting all is a Perfect Day, and the list pulses once. */
export function Goals({ today, onLog }: GoalsProps) {
  const goals = goalsOfDay(today)
  const met = goals.filter((goal) => goal.met).length
  const perfect = met === goals.length
  const list = useRef<HTMLUListElement>(null)
  const was = useRef(perfect)
  useEffect(() => {
    if (perfect && !was.current) playPulse(list.current)
    was.current = perfect
  }, [perfect])
  return (
    <section aria-labelledby="todays-goals">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="todays-goals" className="font-display text-xl font-title">
          Today's Goals
        </h2>
        <p role="status" className="flex items-center gap-3 text-sm text-ink-2">
          {perfect && (
            <Badge tone="warm" icon={Sparkles}>
              Perfect Day!
            </Badge>
          )}
          {met} of {goals.length} met
        </p>
      </div>
      <ul ref={list} className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {goals.map((goal) => (
          <GoalCard key={goal.field} goal={goal} onLog={onLog} />
        ))}
      </ul>
    </section>
  )
}
