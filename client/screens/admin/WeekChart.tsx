import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { utcDay } from '../../../locales/translate.ts'
import { t } from '../../locale/messages.tsx'
import { usePhone } from '../../ui/breakpoints.ts'
import { formatCount, formatShortDay } from '../../ui/format.ts'
import type { Week } from './stats.ts'

const LABEL = { fontSize: 13, fill: 'var(--chart-axis)' }
const MARGIN = { top: 8, right: 4, bottom: 0, left: 0 }
/** How many weeks fit on a phone. */
const PHONE_WEEKS = 5

type Series = { key: Exclude<keyof Week, 'week'>; title: string; colour: string }

type WeekChartProps = {
  weeks: Week[]
  series: readonly Series[]
  height: number
  /** Accessible name: a description of the chart. */
  label: string
  /** Formats a value; as a count by default. */
  format?: (value: number) => string
}

type HintProps = { active?: boolean; payload?: ReadonlyArray<{ payload?: Week }> }

function hint(series: readonly Series[], format: (value: number) => string) {
  return ({ active, payload }: HintProps) => {
    const week = payload?.[0]?.payload
    if (!active || !week) return null
    return (
      <div className="lift-2 rounded-sm border border-line bg-raised px-3 py-1.5 text-xs text-ink">
        <p>{t('admin.week.of', { day: utcDay(week.week) })}</p>
        {series.map(({ key, title }) => (
          <p key={key}>
            {title} <strong className="font-strong">{format(week[key])}</strong>
          </p>
        ))}
      </div>
    )
  }
}

/** A bar chart by week, with one unit, starting at 0. */
export function WeekChart({ weeks, series, height, label, format = formatCount }: WeekChartProps) {
  const phone = usePhone()
  return (
    <div role="img" aria-label={label}>
      <BarChart
        responsive
        data={phone ? weeks.slice(-PHONE_WEEKS) : weeks}
        margin={MARGIN}
        barGap={3}
        barCategoryGap="24%"
        accessibilityLayer={false}
        style={{ width: '100%', height }}
      >
        <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
        <XAxis
          dataKey="week"
          axisLine={false}
          tickLine={false}
          tickFormatter={formatShortDay}
          tick={LABEL}
          height={28}
          minTickGap={8}
        />
        <YAxis
          width="auto"
          tickCount={4}
          allowDecimals={false}
          axisLine={false}
          tickLine={false}
          tickFormatter={format}
          tick={LABEL}
        />
        <Tooltip content={hint(series, format)} cursor={{ fill: 'var(--sunken)', opacity: 0.6 }} />
        {series.map(({ key, title, colour }) => (
          <Bar
            key={key}
            dataKey={key}
            name={title}
            fill={colour}
            radius={[3, 3, 0, 0]}
            maxBarSize={26}
            animationDuration={700}
          />
        ))}
      </BarChart>
    </div>
  )
}
