import { CircleCheck, Droplet, Footprints, type LucideIcon, Moon, Plus, Smile, Sparkles } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Translate } from '../../../locales/translate.ts'
import { GOALS, goalsOf, type Mood } from '../../../shared/health.ts'
import { moodText } from '../../../shared/healthText.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Progress } from '../../ui/Progress.tsx'
import type { Entry } from './days.ts'
import { playPulse } from './pulseAnimation.ts'

export type GoalField = 'waterIntake' | 'sleepHours' | 'exerciseMinutes' | 'mood'

type Goal = { field: GoalField; icon: LucideIcon; met: boolean } & (
  | { name: 'water' | 'sleep' | 'exercise'; value: number }
  | { name: 'mood'; value: Mood | null }
)

function goalsOfDay(today: Entry | null): Goal[] {
  const { water, sleep, exercise, mood } = goalsOf(today)
  const { waterIntake, sleepHours, exerciseMinutes } = today ?? {}
  return [
    { name: 'water', field: 'waterIntake', icon: Droplet, value: waterIntake ?? 0, met: water },
    { name: 'sleep', field: 'sleepHours', icon: Moon, value: sleepHours ?? 0, met: sleep },
    {
      name: 'exercise',
      field: 'exerciseMinutes',
      icon: Footprints,
      value: exerciseMinutes ?? 0,
      met: exercise,
    },
    { name: 'mood', field: 'mood', icon: Smile, value: today?.mood ?? null, met: mood },
  ]
}

/** How much of a goal is reached, 0 to 100. */
const percentOf = (goal: Goal) =>
  goal.name === 'mood' ? (goal.met ? 100 : 0) : Math.min(100, (goal.value / GOALS[goal.name]) * 100)

/** The screen reader's text of an unmet goal. */
const spokenOf = (goal: Goal, t: Translate) =>
  goal.name === 'mood'
    ? t('health.goals.spokenNoMood')
    : t('health.goals.spoken', { goal: goal.name, value: goal.value, target: GOALS[goal.name] })

/** The value in large figures, and what it is measured against. */
function GoalValue({ goal }: { goal: Goal }) {
  const t = useT()
  const elements = {
    big: (text: ReactNode) => <span className="text-[1.75rem]/8 font-figure">{text}</span>,
    small: (text: ReactNode) => (
      <span className={`text-xs ${goal.met ? 'text-ink-2' : 'text-ink-3'}`}>{text}</span>
    ),
  }
  if (goal.name !== 'mood') {
    const values = { ...elements, value: goal.value, target: GOALS[goal.name] }
    return <Rich id={`health.goals.${goal.name}`} values={values} />
  }
  if (goal.value === null) return <Rich id="health.goals.noMood" values={elements} />
  return <Rich id="health.goals.mood" values={{ ...elements, mood: moodText(goal.value, t) }} />
}

function GoalCard({ goal, onLog }: { goal: Goal; onLog: (field: GoalField) => void }) {
  const t = useT()
  const { name, icon: Icon, field, met } = goal
  const log = () => onLog(field)
  const logText = <Rich id="health.goals.log" values={{ goal: name }} />
  return (
    <li
      className={`flex flex-col gap-2.5 rounded-lg border p-3.5 md:p-5 ${met ? 'border-transparent bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <h3 className="flex items-center gap-2 text-base font-medium">
        <Icon size={20} className="text-accent-text" />
        {t(`health.field.${name}`)}
      </h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <GoalValue goal={goal} />
      </p>
      <Progress
        percent={percentOf(goal)}
        label={t('health.goals.today', { goal: name })}
        valueText={met ? t('health.goals.met') : spokenOf(goal, t)}
      />
      {met ? (
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <p className="flex items-center gap-1.5 text-sm font-medium text-on-accent-soft md:gap-2">
            <CircleCheck size={18} className="shrink-0" />
            {t('health.goals.met')}
          </p>
          <button
            type="button"
            onClick={log}
            className="-mr-2 min-h-tap min-w-tap shrink-0 rounded-md px-2 text-sm font-strong text-on-accent-soft hover:bg-accent-soft-hover"
          >
            {logText}
          </button>
        </div>
      ) : (
        <Button look="soft" size="tight" onClick={log}>
          <Plus size={18} />
          <span>{logText}</span>
        </Button>
      )}
    </li>
  )
}

type GoalsProps = { today: Entry | null; onLog: (field: GoalField) => void }

/** Today's four goals. Meeting all is a Perfect Day, and the list pulses once. */
export function Goals({ today, onLog }: GoalsProps) {
  const t = useT()
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
          {t('health.goals.title')}
        </h2>
        <p role="status" className="flex items-center gap-3 text-sm text-ink-2">
          {perfect && (
            <Badge tone="warm" icon={Sparkles}>
              {t('health.goals.perfect')}
            </Badge>
          )}
          {t('health.goals.count', { met, all: goals.length })}
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
