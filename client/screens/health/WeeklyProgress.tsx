import type { ReactNode } from 'react'
import { type HealthSummary, WINDOW } from '../../../shared/health.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatWeekdayInitial } from '../../ui/format.ts'
import { Progress } from '../../ui/Progress.tsx'
import type { Entry } from './days.ts'
import { MEASURES } from './measures.ts'

/** Height of the goal line as a share of the column, unless a value needs more room. */
const GOAL_HEIGHT = 0.8

type ColumnsProps = { entries: Entry[]; of: (entry: Entry) => number | null; goal: number }

/** One column per day: filled if the goal was met, outlined if not, empty without a value. */
function Columns({ entries, of, goal }: ColumnsProps) {
  const top = Math.max(goal / GOAL_HEIGHT, ...entries.map((entry) => of(entry) ?? 0))
  return (
    <div className="relative flex gap-1.5" aria-hidden>
      <span
        className="absolute inset-x-0 border-t border-dashed border-chart-goal"
        style={{ top: `${(1 - goal / top) * 2.25}rem` }}
      />
      {entries.map((entry) => {
        const value = of(entry)
        const met = value !== null && value >= goal
        return (
          <div key={entry.date} className="flex min-w-0 flex-1 flex-col items-center">
            <span className="flex h-9 w-full max-w-5 items-end rounded-sm bg-sunken">
              {value !== null && value > 0 && (
                <span
                  className={`w-full rounded-sm ${met ? 'bg-accent-mark' : 'border border-accent-mark bg-accent-soft'}`}
                  style={{ height: `${Math.max(8, (value / top) * 100)}%` }}
                />
              )}
            </span>
            <span className="mt-1 text-2xs text-ink-3">{formatWeekdayInitial(entry.date)}</span>
          </div>
        )
      })}
    </div>
  )
}

const Strong = (text: ReactNode) => <strong className="font-strong text-ink">{text}</strong>

type WeeklyProgressProps = { weekly: HealthSummary['weekly']; entries: Entry[] }

/** Averages of the latest seven entries with their goals, and the values behind them. */
export function WeeklyProgress({ weekly, entries }: WeeklyProgressProps) {
  const t = useT()
  const week = entries.slice(0, WINDOW).reverse()
  return (
    <Card as="section" aria-labelledby="weekly-progress" className="p-5 md:p-6">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="weekly-progress" className="font-display text-xl font-title">
          {t('health.weekly.title')}
        </h2>
        <p className="text-sm text-ink-2">{t('health.weekly.of', { count: WINDOW })}</p>
      </div>
      <ul className="grid gap-x-7 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
        {MEASURES.map(({ name: measure, title, of }) => {
          const { average, goal, percent } = weekly[measure]
          const name = t(title)
          return (
            <li key={measure}>
              <p className="flex items-baseline justify-between gap-2 text-sm">
                <span className="text-base font-medium">{name}</span>
                <span className="text-ink-2">
                  <Rich id="health.weekly.average" values={{ average, goal, measure, strong: Strong }} />
                </span>
              </p>
              <div className="mt-1 mb-2.5 grid grid-cols-[1fr_2.75rem] items-center gap-2">
                <Progress
                  percent={percent}
                  label={t('health.weekly.label', { name })}
                  valueText={t('health.weekly.spoken', { average, goal, measure, percent })}
                />
                <span className="text-right text-sm text-ink-2">
                  {t('health.weekly.percent', { percent })}
                </span>
              </div>
              {week.length > 0 && <Columns entries={week} of={of} goal={goal} />}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
