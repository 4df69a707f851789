import type { ReactNode } from 'react'
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  type DotItemDotProps,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { utcDay } from '../../../locales/translate.ts'
import { MOODS } from '../../../shared/health.ts'
import { moodText } from '../../../shared/healthText.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { formatShortDay } from '../../ui/format.ts'
import { axisTicks } from './chartAxis.ts'
import type { Day } from './days.ts'
import { type Measure, moodHeight } from './measures.ts'

const LABEL = { fontSize: 13, fill: 'var(--chart-axis)' }
/** Shared by both charts, so that their days align. The right margin holds the goal's label. */
const MARGIN = { top: 8, right: 58, bottom: 8, left: 0 }
const AXIS_WIDTH = 30

type DayChartProps = {
  days: Day[]
  measure: Measure
  /** Accessible name: a description of the chart. */
  label: string
}

/** A day's point: filled if the goal was met, outlined otherwise. */
function point(goal: number) {
  return ({ cx, cy, value, index }: DotItemDotProps) => {
    const measured = Array.isArray(value) ? value[1] : value
    if (cx === undefined || cy === undefined || typeof measured !== 'number') return null
    const met = measured >= goal
    return (
      <circle
        key={index}
        cx={cx}
        cy={cy}
        r={2.75}
        fill={met ? 'var(--chart-1)' : 'var(--accent-soft)'}
        stroke="var(--chart-1)"
        strokeWidth={1.25}
      />
    )
  }
}

type HintProps = { active?: boolean; payload?: ReadonlyArray<{ payload?: Day }> }

const Strong = (text: ReactNode) => <strong className="font-strong">{text}</strong>

function hint({ name, of }: Measure) {
  return ({ active, payload }: HintProps) => {
    const day = payload?.[0]?.payload
    const value = day?.entry ? of(day.entry) : null
    if (!active || !day || value === null) return null
    return (
      <p className="lift-2 rounded-sm border border-line bg-raised px-3 py-1.5 text-xs text-ink">
        <Rich
          id="health.chart.value"
          values={{ day: utcDay(day.date), value, measure: name, strong: Strong }}
        />
      </p>
    )
  }
}

function MoodStrip({ days, dates }: { days: Day[]; dates: string[] }) {
  const t = useT()
  return (
    <>
      <div className="relative">
        <span className="absolute top-1 right-0 w-13 text-2xs text-ink-3">{t('health.chart.mood')}</span>
        <BarChart
          responsive
          data={days}
          margin={{ ...MARGIN, top: 0, bottom: 0 }}
          accessibilityLayer={false}
          style={{ width: '100%', height: 54 }}
        >
          <XAxis
            dataKey="date"
            scale="band"
            axisLine={false}
            tickLine={false}
            ticks={dates}
            interval={0}
            tickFormatter={formatShortDay}
            tick={LABEL}
            height={28}
          />
          <YAxis
            width={AXIS_WIDTH}
            domain={[0, MOODS.length]}
            tick={false}
            axisLine={false}
            tickLine={false}
          />
          <Bar
            dataKey={(day: Day) => (day.entry?.mood ? moodHeight(day.entry.mood) : null)}
            fill="var(--chart-3)"
            radius={1}
            isAnimationActive={false}
          />
        </BarChart>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-2xs text-ink-2" aria-hidden>
        {[...MOODS].reverse().map((mood) => (
          <li key={mood} className="flex items-end gap-1.5">
            <span className="mb-1 w-2.5 rounded-xs bg-chart-3" style={{ height: moodHeight(mood) * 3 }} />
            {moodText(mood, t)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A measure over 30 days with its goal, above the mood of the same days. */
export function DayChart({ days, measure, label }: DayChartProps) {
  const t = useT()
  const { goal, of } = measure
  const values = days.map((day) => (day.entry ? (of(day.entry) ?? 0) : 0))
  const ticks = axisTicks(Math.max(goal, ...values))
  const dates = [days[0], days[Math.floor(days.length / 2)], days.at(-1)].flatMap((day) => day?.date ?? [])
  return (
    <div role="img" aria-label={label} className="flex flex-1 flex-col">
      <div className="relative min-h-49 flex-1">
        <AreaChart
          responsive
          data={days}
          margin={MARGIN}
          accessibilityLayer={false}
          style={{ position: 'absolute', width: '100%', height: '100%' }}
        >
          <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
          <XAxis dataKey="date" scale="band" hide />
          <YAxis
            width={AXIS_WIDTH}
            domain={[0, ticks.at(-1) ?? goal]}
            ticks={ticks}
            interval={0}
            axisLine={false}
            tickLine={false}
            tick={LABEL}
          />
          <ReferenceLine
            y={goal}
            stroke="var(--chart-goal)"
            strokeDasharray="3 3"
            label={{ value: t('health.chart.goal', { goal }), position: 'right', ...LABEL }}
          />
          <Tooltip content={hint(measure)} cursor={{ stroke: 'var(--line-strong)' }} />
          <Area
            dataKey={(day: Day) => (day.entry ? of(day.entry) : null)}
            stroke="var(--chart-1)"
            strokeWidth={1.75}
            fill="var(--chart-1)"
            fillOpacity={0.09}
            dot={point(goal)}
            activeDot={false}
            animationDuration={700}
          />
        </AreaChart>
      </div>
      <MoodStrip days={days} dates={dates} />
    </div>
  )
}
